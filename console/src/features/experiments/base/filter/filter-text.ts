import type { FilterField } from './filter-set';

/** The filter of the list without its line. */
export type NamedFilter = { name: string; archived: boolean };

const nameContains = (value: string): FilterField => ({
  columnName: 'name',
  kind: 'field',
  location: 'LOCATION_TYPE_EXPERIMENT',
  operator: 'contains',
  type: 'COLUMN_TYPE_TEXT',
  value,
});

/** Returns the condition of a search by name; none for an empty text. */
export const nameConditions = (name: string): FilterField[] =>
  name.trim() === '' ? [] : [nameContains(name.trim())];

/**
 * The `filter` text of the search call for a list without a line. It is sent also when it requests
 * nothing: without one the master adds archived experiments.
 */
export const toFilterText = ({ name, archived }: NamedFilter): string =>
  formText(nameConditions(name), archived);

/** The same with conditions in place of a name. */
const formText = (children: FilterField[], archived: boolean): string =>
  JSON.stringify({
    filterGroup: { children, conjunction: 'and', kind: 'group' },
    showArchived: archived,
  });
