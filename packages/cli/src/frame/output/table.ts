import type { Column, Tone } from './column';
import { textOf } from './column';
import { cut, harmless, widthOf } from './width';

export type TableStyle = {
  hasHeader: boolean;
  hasColor: boolean;
  /** columns of the terminal; the widest column gives way, none is cut where this is unset */
  width: number | undefined;
};

const colors: Record<Tone, number> = { good: 32, bad: 31, busy: 36, dim: 2 };
const gap = '  ';

type Cell = { text: string; width: number; tone: Tone | undefined };

/** Rows as aligned lines. No trailing spaces: they would wrap in a narrow terminal. */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  style: TableStyle,
): string[] {
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row)));
  const head = columns.map((column) => plainCell(column.header ?? column.key));
  const all = style.hasHeader ? [head, ...cells] : cells;
  const widths = fit(
    columns.map((_, index) => Math.max(0, ...all.map((line) => line[index]?.width ?? 0))),
    style.width,
  );
  return all.map((line, index) => {
    const isHead = style.hasHeader && index === 0;
    return line
      .map((cell, at) =>
        drawn(cell, {
          width: widths[at] ?? 0,
          isRight: columns[at]?.align === 'right',
          isHead,
          hasColor: style.hasColor,
        }),
      )
      .join(gap)
      .trimEnd();
  });
}

function cellOf<Row>(column: Column<Row>, row: Row): Cell {
  const text = column.show ? column.show(row) : textOf(column.value(row));
  return { ...plainCell(text), tone: column.tone?.(row) };
}

function plainCell(raw: string): Cell {
  const text = harmless(raw);
  return { text, width: widthOf(text), tone: undefined };
}

type Place = { width: number; isRight: boolean; isHead: boolean; hasColor: boolean };

function drawn(cell: Cell, { width, isRight, isHead, hasColor }: Place): string {
  const text = cell.width > width ? cut(cell.text, width) : cell.text;
  const padding = ' '.repeat(Math.max(0, width - Math.min(cell.width, width)));
  const code = isHead ? 1 : cell.tone && colors[cell.tone];
  const painted =
    hasColor && code !== undefined && text !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;
  return isRight ? padding + painted : painted + padding;
}

/** Takes from the widest columns until the line fits; none falls below what a name needs. */
function fit(widths: number[], limit: number | undefined): number[] {
  if (limit === undefined) return widths;
  const fitted = [...widths];
  const total = () => fitted.reduce((sum, width) => sum + width, (fitted.length - 1) * gap.length);
  let over = total() - limit;
  while (over > 0) {
    const widest = Math.max(...fitted);
    if (widest <= 12) break;
    fitted[fitted.indexOf(widest)] = widest - 1;
    over -= 1;
  }
  return fitted;
}
