import { UsageError } from '../option-values';
import { type Column, textOf } from './columns';

/** A parsed text with columns: the texts between the columns, and their names. */
export type Template = { texts: string[]; names: string[] };

/**
 * Parses `{{id}}: {{config.searcher.name}}\n`: names of columns in double braces, `\n` and `\t` as
 * in C.
 * @throws UsageError without any column
 */
export function readTemplate(text: string): Template {
  const parts = text
    .replace(/\\([nt\\])/g, (_, letter: string) => ({ n: '\n', t: '\t' })[letter] ?? letter)
    .split(/\{\{\s*(.+?)\s*\}\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  if (names.length > 0) return { texts: parts.filter((_, index) => index % 2 === 0), names };
  throw new UsageError(
    `--template takes columns such as '{{id}} {{name}}', and "${text}" has none.`,
  );
}

/** The text for one row; `chosen` are the columns of the names, in order. */
export const fillTemplate = <Row>(
  { texts }: Template,
  chosen: readonly Column<Row>[],
  row: Row,
): string =>
  texts
    .map((text, index) => {
      const column = chosen[index];
      return column ? `${text}${textOf(column.value(row))}` : text;
    })
    .join('');
