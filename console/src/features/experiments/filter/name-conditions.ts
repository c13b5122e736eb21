import type { FilterField } from '~/features/experiments/filter/filter-set';

const nameContains = (value: string): FilterField => ({
  columnName: 'name',
  kind: 'field',
  location: 'LOCATION_TYPE_EXPERIMENT',
  operator: 'contains',
  type: 'COLUMN_TYPE_TEXT',
  value,
});

/** The condition that a search by name is; none for an empty one. */
export const nameConditions = (name: string): FilterField[] =>
  name.trim() === '' ? [] : [nameContains(name.trim())];
