import { describe, expect, test } from 'vitest';
import { pageInMemory, pageSql } from './paging';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('lists in memory', () => {
  test.each([
    [{}, 'abcde', 0, 5],
    [{ limit: 2 }, 'ab', 0, 2],
    [{ offset: 3, limit: 10 }, 'de', 3, 5],
    [{ offset: 5 }, '', 5, 5],
    [{ offset: -2 }, 'de', 3, 5],
    [{ offset: -5, limit: 1 }, 'a', 0, 1],
  ])('%o', (query, expected, startIndex, endIndex) => {
    const page = pageInMemory(rows, query);
    expect(page.rows.join('')).toBe(expected);
    expect(page.pagination).toMatchObject({ startIndex, endIndex, total: 5 });
  });

  test('return offset and limit as requested', () => {
    const { pagination } = pageInMemory(rows, { offset: -2, limit: 99 });
    expect(pagination).toMatchObject({ offset: -2, limit: 99 });
  });

  test.each([[{ offset: 6 }], [{ offset: -6 }]])('%o is out of bounds', (query) => {
    expect(() => pageInMemory(rows, query)).toThrow('offset out of bounds');
  });

  test.each([[-1], [-2]])('limit %i makes them fail', (limit) => {
    expect(() => pageInMemory(rows, { limit })).toThrow('slice index out of bounds');
  });
});

describe('lists in the database', () => {
  test.each([
    [{}, 'abcde', 0, 5],
    [{ limit: -1, offset: 1 }, 'bcde', 1, 5],
    [{ limit: -2 }, '', 0, 0],
    [{ limit: 2, offset: 4 }, 'e', 4, 5],
    [{ offset: -2 }, 'de', 3, 5],
    [{ offset: 6 }, '', 5, 5],
    [{ offset: -6 }, '', 5, 5],
  ])('%o', (query, expected, startIndex, endIndex) => {
    const page = pageSql(rows, query);
    expect(page.rows.join('')).toBe(expected);
    expect(page.pagination).toMatchObject({ startIndex, endIndex, total: 5 });
  });

  test('limit 0 is a hundred, or the default of the list', () => {
    const many = Array.from({ length: 250 }, (_, index) => index);
    expect(pageSql(many, {}).rows).toHaveLength(100);
    expect(pageSql(many, { zeroLimit: -1 }).rows).toHaveLength(250);
  });
});
