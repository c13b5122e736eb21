import { columnStarts, menuWidth } from '@trainyard/ui/table/grid/columns';
import { expect, test } from 'vitest';
import { fieldOf } from '~/features/experiments/base/fields';
import { firstColumns, firstLayout, layoutOf, searchOf } from './column-layout';

test('a link without columns shows those at first, and they need no link', () => {
  expect(layoutOf({ columns: [], pinned: 2 })).toEqual(firstLayout);
  expect(searchOf(firstLayout)).toEqual({ columns: [], pinned: 2 });
});

test('the columns at first fit beside the side bar of a window of 1440 pixels', () => {
  const columns = firstColumns.flatMap(({ id }) => fieldOf(id) ?? []);
  expect(columns).toHaveLength(firstColumns.length);
  expect((columnStarts(columns).at(-1) ?? 0) + menuWidth).toBeLessThanOrEqual(1440 - 216);
});

test('what is arranged goes into the link and comes back', () => {
  const layout = {
    columns: [{ id: 'name', width: 240 }, { id: 'hp.a:b' }, { id: 'state' }],
    pinned: 1,
  };
  expect(searchOf(layout)).toEqual({ columns: ['name:240', 'hp.a:b', 'state'], pinned: 1 });
  expect(layoutOf(searchOf(layout))).toEqual(layout);
});

test('a width alone is a change too', () => {
  const [id, ...rest] = firstColumns;
  const wider = { columns: [{ id: id?.id ?? '', width: 90 }, ...rest], pinned: 2 };
  expect(searchOf(wider).columns[0]).toBe('id:90');
});

test('the valid parts of an invalid link are read', () => {
  expect(layoutOf({ columns: ['name', 'name:300', 'id:3'], pinned: 9 })).toEqual({
    columns: [{ id: 'name' }, { id: 'id', width: 40 }],
    pinned: 2,
  });
});

test('an id that ends as a width would comes back as it is', () => {
  const columns = [
    { id: 'fx.a=b', width: 90 },
    { id: 'hp.layer:32' },
    { id: 'hp.layer:64', width: 120 },
    { id: 'hp.layer:8:' },
  ];
  const linked = searchOf({ columns, pinned: 0 });
  expect(linked.columns).toEqual(['fx.a=b:90', 'hp.layer:32:', 'hp.layer:64:120', 'hp.layer:8::']);
  expect(layoutOf(linked).columns).toEqual(columns);
});
