import { expect, expectTypeOf, test } from 'vitest';
import { flag, int, listOf, optional, searchSchema, text } from './search-param';
import { z } from './zod';

const schema = searchSchema(() => ({
  page: z.catch(int({ min: 0 }), 0),
  sort: z.catch(z.enum(['name', 'startTime']), 'startTime'),
  archived: z.catch(flag, false),
  id: z.catch(listOf(int({ min: 1 })), []),
  q: optional(text),
}));

const read = (search: object) => schema(search as Parameters<typeof schema>[0]);

test('a link without params has the defaults', () => {
  expect(read({})).toEqual({ page: 0, sort: 'startTime', archived: false, id: [] });
  expect(schema.defaults()).toEqual(read({}));
  expectTypeOf(schema.defaults().sort).toEqualTypeOf<'name' | 'startTime'>();
});

test('defaults are an ordinary object', () => {
  expect({ ...schema.defaults(), page: 2 }).toStrictEqual({ ...read({}), page: 2 });
  expect(Object.entries(schema.defaults())).toEqual(Object.entries(read({})));
  expect(JSON.stringify(schema.defaults())).toBe(JSON.stringify(read({})));
  expect('page' in schema.defaults()).toBe(true);
  expect('q' in schema.defaults()).toBe(false);
});

test.each([
  [{ page: 3 }, { page: 3 }],
  [{ page: '3' }, { page: 3 }],
  [{ page: -1 }, { page: 0 }],
  [{ page: 1.5 }, { page: 0 }],
  [{ page: 'x' }, { page: 0 }],
  [{ page: '' }, { page: 0 }],
  [{ sort: 'name' }, { sort: 'name' }],
  [{ sort: 'constructor' }, { sort: 'startTime' }],
  [{ archived: 'true' }, { archived: true }],
  [{ archived: 1 }, { archived: false }],
  [{ id: 7 }, { id: [7] }],
  [{ id: [1, '2', 'x', 0] }, { id: [1, 2] }],
  [{ q: 12 }, { q: '12' }],
  [{ q: true }, { q: 'true' }],
  [{ q: {} }, {}],
  [{ unknown: 1 }, {}],
])('%j means %j', (search, expected) => {
  expect(read(search)).toEqual({ ...schema.defaults(), ...expected });
});
