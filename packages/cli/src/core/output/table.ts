import { type Column, type Tone, textOf } from './columns';
import { cellText, cut, widthOf } from './terminal-text';

export type TableStyle = {
  hasHeader: boolean;
  hasColor: boolean;
  /** columns of the terminal; the widest column shrinks to fit; undefined cuts none */
  width: number | undefined;
  /** the columns were named, and all of them are shown */
  isChosen?: boolean;
};

const colors: Record<Tone, number> = { good: 32, bad: 31, busy: 36, dim: 2 };
const gap = '  ';
/** A column is not cut below this width. */
const minWidth = 12;
/** A longer cell of a table without a width does not pad the cells above and below it. */
const longestPadding = 200;
/** Maximum characters of one column, including combining marks; more would be unreadable. */
const charactersPerColumn = 8;

type Cell = { text: string; width: number; tone: Tone | undefined };

const emptyCell: Cell = { text: '', width: 0, tone: undefined };

/** Rows as aligned lines. Without trailing spaces, which would wrap in a narrow terminal. */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  style: TableStyle,
): string[] {
  const max = (style.width ?? Number.POSITIVE_INFINITY) * charactersPerColumn;
  const everyCell = rows.map((row) => columns.map((column) => cellOf(column, row, max)));
  const everyHead = columns.map((column) => plainCell(column.header ?? column.key, max));
  const places = style.isChosen
    ? columns.map((_, at) => at)
    : fitting({ columns, head: everyHead, cells: everyCell, limit: style.width });
  const hidden = everyHead.filter((_, at) => !places.includes(at));
  if (hidden.length > 0) {
    const shownColumns = columns.filter((_, at) => places.includes(at));
    const names = hidden.map(({ text }) => text).join(', ');
    return [
      ...tableLines(shownColumns, rows, { ...style, isChosen: true }),
      ...wrapped(`Not shown: ${names}; --columns shows them.`, style.width),
    ];
  }
  const all = style.hasHeader ? [everyHead, ...everyCell] : everyCell;
  const widths = fit(
    columns.map((_, index) => Math.max(0, ...all.map((line) => line[index]?.width ?? 0))),
    style.width,
  );
  const isCut = style.width !== undefined;
  const wraps = columns.map(({ isWrapped }) => isCut && isWrapped === true);
  return all.flatMap((cells, index) =>
    wrappedCells(cells, { widths, wraps }).map((line) =>
      line
        .map((cell, at) =>
          drawCell(cell, {
            width: widths[at] ?? 0,
            isRight: columns[at]?.align === 'right',
            isHead: style.hasHeader && index === 0,
            hasColor: style.hasColor,
            isCut,
          }),
        )
        .join(gap)
        .trimEnd(),
    ),
  );
}

type Wrapping = { widths: readonly number[]; wraps: readonly boolean[] };

/** The cells of a row as those of one line, or of several where a column is wrapped. */
function wrappedCells(cells: readonly Cell[], { widths, wraps }: Wrapping): Cell[][] {
  const parts = cells.map((cell, at) =>
    wraps[at]
      ? wrapped(cell.text, widths[at]).map((text) => ({ ...cell, text, width: widthOf(text) }))
      : [cell],
  );
  const height = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) => parts.map((cell) => cell[line] ?? emptyCell));
}

function cellOf<Row>(column: Column<Row>, row: Row, max: number): Cell {
  const text = column.show ? column.show(row) : textOf(column.value(row));
  return { ...plainCell(text, max), tone: column.tone?.(row) };
}

function plainCell(raw: string, max: number): Cell {
  const text = cellText(raw.length > max ? `${raw.slice(0, max)}…` : raw);
  return { text, width: widthOf(text), tone: undefined };
}

type Place = {
  width: number;
  isRight: boolean;
  isHead: boolean;
  hasColor: boolean;
  isCut: boolean;
};

function drawCell(cell: Cell, { width, isRight, isHead, hasColor, isCut }: Place): string {
  const text = isCut && cell.width > width ? cut(cell.text, width) : cell.text;
  const padding = ' '.repeat(Math.max(0, width - Math.min(cell.width, width)));
  const code = isHead ? 1 : cell.tone && colors[cell.tone];
  const painted =
    hasColor && code !== undefined && text !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;
  return isRight ? padding + painted : painted + padding;
}

type Fitting<Row> = {
  columns: readonly Column<Row>[];
  head: Cell[];
  cells: Cell[][];
  limit: number | undefined;
};

/**
 * The places of the columns that a terminal has room for. Leaves out empty columns first, then minor
 * ones, then those to the right; keeps the first one, names and states.
 */
function fitting<Row>({ columns, head, cells, limit }: Fitting<Row>): number[] {
  const places = columns.map((_, at) => at);
  if (limit === undefined || cells.length === 0) return places;
  const widths = columns.map((_, at) =>
    Math.max(head[at]?.width ?? 0, ...cells.map((line) => line[at]?.width ?? 0)),
  );
  const isEmpty = (at: number) => cells.every((line) => line[at]?.text === '');
  const isKept = (at: number) => at === 0 || /^(name|state)$/.test(columns[at]?.key ?? '');
  const needed = (indexes: number[]) =>
    indexes.reduce((sum, at) => sum + Math.min(widths[at] ?? 0, minWidth), 0) +
    (indexes.length - 1) * gap.length;
  const isMinor = (at: number) => columns[at]?.isMinor === true;
  const others = places.filter((at) => !isEmpty(at) && !isKept(at)).toReversed();
  const order = [
    ...places.filter((at) => isEmpty(at) && at > 0).toReversed(),
    ...others.filter(isMinor),
    ...others.filter((at) => !isMinor(at)),
  ];
  let shownPlaces = places;
  for (const at of order) {
    if (needed(shownPlaces) <= limit) break;
    shownPlaces = shownPlaces.filter((other) => other !== at);
  }
  return shownPlaces;
}

/** A text in lines of a width, broken between words, and within those that are longer. */
function wrapped(text: string, limit = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => inParts(each, limit))) {
    const last = lines.at(-1);
    if (last === undefined || widthOf(last) + 1 + widthOf(word) > limit) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A word such as a path in parts of at most this width. */
function inParts(word: string, limit: number): string[] {
  const parts = [''];
  for (const character of word) {
    const part = `${parts.at(-1)}${character}`;
    if (widthOf(part) > limit) parts.push(character);
    else parts[parts.length - 1] = part;
  }
  return parts;
}

/** Shrinks the widest columns until the line fits; keeps a minimum for names. */
function fit(widths: number[], limit: number | undefined): number[] {
  if (limit === undefined) return widths.map((width) => Math.min(width, longestPadding));
  const room = limit - (widths.length - 1) * gap.length;
  const total = (max: number) => widths.reduce((sum, width) => sum + Math.min(width, max), 0);
  let min = minWidth;
  let max = Math.max(min, ...widths);
  while (min < max) {
    const middle = Math.ceil((min + max) / 2);
    if (total(middle) <= room) min = middle;
    else max = middle - 1;
  }
  // the remaining columns go to the last of those that are cut, one each
  let rest = room - total(max);
  return widths
    .toReversed()
    .map((width) => (width > max && rest-- > 0 ? max + 1 : Math.min(width, max)))
    .toReversed();
}
