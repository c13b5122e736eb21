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
  const form = JSON.parse(text);
  const some = { kind: 'group', conjunction: 'or', children: only.map(idIs('=')) };
  const children = [
    form.filterGroup,
    ...(only.length > 0 ? [some] : []),
    ...without.map(idIs('!=')),
  ];
  return JSON.stringify({
    ...form,
    filterGroup: { kind: 'group', conjunction: 'and', children },
  });
}
