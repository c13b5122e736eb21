/** What the list narrows itself to. */
export type ExperimentFilter = { name: string; archived: boolean };

const nameContains = (value: string) => ({
  columnName: 'name',
  kind: 'field',
  location: 'LOCATION_TYPE_EXPERIMENT',
  operator: 'contains',
  type: 'COLUMN_TYPE_TEXT',
  value,
});

/**
 * The `filter` text of the search call. It is sent also when it asks for nothing: without one the
 * master adds archived experiments.
 */
export function toFilterText({ name, archived }: ExperimentFilter): string {
  const children = name.trim() === '' ? [] : [nameContains(name.trim())];
  return JSON.stringify({
    filterGroup: { children, conjunction: 'and', kind: 'group' },
    showArchived: archived,
  });
}

/** The same narrowing for calls on many experiments, which do not read the search filter. */
export const toBulkFilters = (
  projectId: number,
  { name, archived }: ExperimentFilter,
  excludedExperimentIds: number[],
) => ({
  projectId,
  excludedExperimentIds,
  ...(name.trim() === '' ? {} : { name: name.trim() }),
  ...(archived ? {} : { archived: false }),
});

export const isFiltered = ({ name }: ExperimentFilter) => name.trim() !== '';
