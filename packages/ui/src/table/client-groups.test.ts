import { expect, test } from 'vitest';
import { clientGroups } from './client-groups';

type Item = { kind: string; at: number };
const items = (kind: string, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ kind, at }));
const labelOf = ({ kind }: Item) => kind;

const outline = (rows: Item[], folded: string[] = [], page = 0) => {
  const groups = clientGroups({ rows, labelOf, folded, page, pageSize: 40 });
  return {
    ...groups,
    groups: groups.groups.map((each) => [each.label, each.count, each.rows.length]),
  };
};

test('groups are ordered by name, rows without one last, and rows keep their order', () => {
  const rows = [...items('', 1), ...items('b10', 2), ...items('b9', 1)];
  expect(outline(rows).groups).toEqual([
    ['b9', 1, 1],
    ['b10', 2, 2],
    ['', 1, 1],
  ]);
  const [, second] = clientGroups({ rows, labelOf, folded: [], page: 0, pageSize: 40 }).groups;
  expect(second?.rows.map(({ at }) => at)).toEqual([0, 1]);
});

test('groups with a fixed order keep it, on every page', () => {
  const rows = [...items('b', 2), ...items('a', 1)];
  const options = { rows, labelOf, folded: [], order: ['b', 'a'], pageSize: 2 };
  const labels = (page: number) =>
    clientGroups({ ...options, page }).groups.map(({ label }) => label);
  expect(labels(0)).toEqual(['b']);
  expect(labels(1)).toEqual(['a']);
});

test('a group continues on the next page, with its name again', () => {
  const rows = [...items('a', 30), ...items('b', 20)];
  expect(outline(rows).groups).toEqual([
    ['a', 30, 30],
    ['b', 20, 10],
  ]);
  expect(outline(rows, [], 1)).toEqual({ groups: [['b', 20, 10]], page: 1, total: 50 });
});

test('folded rows are on no page, and their header is shown once', () => {
  const rows = [...items('a', 50), ...items('b', 45), ...items('c', 3)];
  expect(outline(rows, ['a', 'c'])).toEqual({
    groups: [
      ['a', 50, 0],
      ['b', 45, 40],
    ],
    page: 0,
    total: 45,
  });
  expect(outline(rows, ['a', 'c'], 1).groups).toEqual([
    ['b', 45, 5],
    ['c', 3, 0],
  ]);
  expect(outline(rows, ['a', 'b', 'c'], 7)).toEqual({
    groups: [
      ['a', 50, 0],
      ['b', 45, 0],
      ['c', 3, 0],
    ],
    page: 0,
    total: 0,
  });
});
