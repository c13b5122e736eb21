import { expect, test } from 'vitest';
import { toFilterText } from './filter-text';
import { toBulkFilters } from './list-filter';

test('the filter is sent also when it requests nothing', () => {
  expect(toFilterText({ name: '  ', archived: false })).toBe(
    '{"filterGroup":{"children":[],"conjunction":"and","kind":"group"},"showArchived":false}',
  );
});

test('a name becomes one condition, quotes and all', () => {
  const { filterGroup, showArchived } = JSON.parse(
    toFilterText({ name: ' re"s ', archived: true }),
  );
  expect(showArchived).toBe(true);
  expect(filterGroup.children).toEqual([
    {
      columnName: 'name',
      kind: 'field',
      location: 'LOCATION_TYPE_EXPERIMENT',
      operator: 'contains',
      type: 'COLUMN_TYPE_TEXT',
      value: 're"s',
    },
  ]);
});

test('calls on all matches contain the same filter and the exceptions', () => {
  expect(toBulkFilters(4, { name: 'net', archived: false }, [7])).toEqual({
    projectId: 4,
    name: 'net',
    archived: false,
    excludedExperimentIds: [7],
  });
  expect(toBulkFilters(4, { name: '', archived: true }, [])).toEqual({
    projectId: 4,
    excludedExperimentIds: [],
  });
});
