import type { FilterField } from './filter-set';
import { printQueryLine } from './print-query-line';
import { tokensOf } from './query-tokens';

/** The line that lists the rows with a tag. The master compares tags by a part of their text. */
export function tagLine(tag: string): string {
  const condition: FilterField = {
    kind: 'field',
    columnName: 'tags',
    location: 'LOCATION_TYPE_EXPERIMENT',
    type: 'COLUMN_TYPE_TEXT',
    operator: 'contains',
    value: tag,
  };
  return printQueryLine(
    { kind: 'group', conjunction: 'and', children: [condition] },
    { choices: {} },
  );
}

/** A line with the condition of a tag in addition; a line that cannot be read is replaced. */
export function withTag(line: string, tag: string): string {
  const condition = tagLine(tag);
  const isAlternative = hasAlternatives(line);
  if (line === '' || isAlternative === undefined) return condition;
  // the tag is clicked again
  if (line === condition || line.endsWith(` and ${condition}`)) return line;
  return `${isAlternative ? `(${line})` : line} and ${condition}`;
}

/** True if an "or" outside of all parentheses joins the line; undefined if it cannot be read. */
function hasAlternatives(line: string): boolean | undefined {
  let depth = 0;
  try {
    return tokensOf(line).some(({ kind, text, isQuoted }) => {
      if (kind === 'sign') depth += Number(text === '(') - Number(text === ')');
      return depth === 0 && kind === 'word' && !isQuoted && text.toLowerCase() === 'or';
    });
  } catch {
    return undefined;
  }
}
