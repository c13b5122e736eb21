import { changeFilterText } from './change-filter-text';
import type { FilterField } from './filter-set';

/** Ids of rows that a search includes or excludes. */
export type PinnedIds = { only?: readonly number[]; without?: readonly number[] };

const idIs =
  (operator: '=' | '!=') =>
  (value: number): FilterField => ({
    columnName: 'id',
    kind: 'field',
    location: 'LOCATION_TYPE_EXPERIMENT',
    operator,
    type: 'COLUMN_TYPE_NUMBER',
    value,
  });

/** The `filter` text of the search call, with included or excluded rows. */
export function withPinnedIds(text: string, { only = [], without = [] }: PinnedIds): string {
  const some = { kind: 'group', conjunction: 'or', children: only.map(idIs('=')) };
  const added = [...(only.length > 0 ? [some] : []), ...without.map(idIs('!='))];
  return changeFilterText(text, (group) => ({
    kind: 'group',
    conjunction: 'and',
    children: [group, ...added],
  }));
}
