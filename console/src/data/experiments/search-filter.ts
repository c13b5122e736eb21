import type { ColumnType } from '@trainyard/sdk/types';

/** A condition of a search for experiments, by a field of theirs. */
export const searchCondition = (
  columnName: string,
  type: ColumnType,
  operator: string,
  value: string | number,
) => ({
  kind: 'field',
  columnName,
  location: 'LOCATION_TYPE_EXPERIMENT',
  type,
  operator,
  value,
});

/** The `filter` of a search, as the master reads it; archived experiments count. */
export const searchFilter = (conjunction: 'and' | 'or', conditions: readonly object[]): string =>
  JSON.stringify({
    filterGroup: { kind: 'group', conjunction, children: conditions },
    showArchived: true,
  });

/** The experiments with one of these ids; with another column, those that name one of them in it. */
export const searchByIds = (ids: readonly number[], columnName = 'id'): string =>
  searchFilter(
    'or',
    ids.map((id) => searchCondition(columnName, 'COLUMN_TYPE_NUMBER', '=', id)),
  );
