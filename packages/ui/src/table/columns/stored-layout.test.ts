import { expect, test } from 'vitest';
import { firstLayoutOf, storedHeight, storedLayout, toStored } from './stored-layout';

const columns = [{ id: 'name' }, { id: 'state' }, { id: 'user' }];

test('shows every column until a user changes the layout', () => {
  expect(storedLayout(columns, {})).toEqual(firstLayoutOf(columns));
});

test('reads its stored layout', () => {
  const layout = { columns: [{ id: 'user', width: 120 }, { id: 'name' }], pinned: 1 };
  expect(storedLayout(columns, toStored(layout))).toEqual(layout);
});

test.each([
  { columns: 'name' },
  { columns: ['<img src=x onerror=alert(1)>', 7, null] },
  { columns: [] },
])('ignores stored values without a column: %j', (stored) => {
  expect(storedLayout(columns, stored)).toEqual(firstLayoutOf(columns));
});

test('leaves out removed columns, duplicates and invalid widths', () => {
  const stored = {
    columns: ['gone', 'state', 'state', 'name', 'user'],
    columnWidths: [90, 70.4, 300, '80', 1e9],
    pinnedColumnsCount: 9,
  };
  expect(storedLayout(columns, stored)).toEqual({
    columns: [{ id: 'state', width: 70 }, { id: 'name' }, { id: 'user' }],
    pinned: 3,
  });
});

test('accepts the known row heights', () => {
  expect(storedHeight({ rowHeight: 'xl' })).toBe('xl');
  expect(storedHeight({ rowHeight: 'toString' })).toBe('medium');
});
