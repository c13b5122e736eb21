import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../errors/errors';
import { offsetPages, rowKey } from './offset-pages';
import type { FetchRows, Place } from './page';

type Row = { id: number };
type Family = 'A' | 'B';

const outOfBounds = () =>
  refusal('getUsers', { status: 400, statusText: '' }, { error: 'offset out of bounds' });

/** A list of the master that changes after each answer, and its requests. */
function movingList(rows: Row[], family: Family, changes: Array<(rows: Row[]) => Row[]>) {
  let list = rows;
  const requests: Place[] = [];
  const fetchRows: FetchRows<Row> = async (place) => {
    const { offset = 0, limit } = place;
    requests.push(place);
    const total = list.length;
    if (offset > total && family === 'A') throw outOfBounds();
    const startIndex = offset < 0 ? Math.max(0, total + offset) : Math.min(offset, total);
    const answer = { rows: list.slice(startIndex, startIndex + limit), startIndex, total };
    list = changes.shift()?.(list) ?? list;
    return answer;
  };
  return { fetchRows, requests, now: () => list };
}

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const numbered = (count: number) => rowsOf(...Array.from({ length: count }, (_, index) => index));
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

async function read(fetchRows: FetchRows<Row>, { size = 10, start = 0 } = {}) {
  const all: number[][] = [];
  for await (const { page } of offsetPages({ fetchRows, size, max: 500, start }))
    all.push(idsOf(page.items));
  return all;
}

describe('a list that does not change', () => {
  test('is read in pages, each request overlapping by one row', async () => {
    const { fetchRows, requests } = movingList(numbered(25), 'A', []);
    const pages = await read(fetchRows);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(pages.flat()).toEqual(idsOf(numbered(25)));
    expect(requests).toEqual([
      { offset: 0, limit: 10 },
      { offset: 9, limit: 11 },
      { offset: 19, limit: 11 },
    ]);
  });

  test('yields one empty page when it is empty', async () => {
    expect(await read(movingList([], 'A', []).fetchRows)).toEqual([[]]);
    expect(await read(movingList([], 'B', []).fetchRows)).toEqual([[]]);
  });

  test('begins at the given offset, also from the end', async () => {
    const { fetchRows } = movingList(numbered(25), 'B', []);
    expect((await read(fetchRows, { start: 18, size: 4 })).flat()).toEqual([
      18, 19, 20, 21, 22, 23, 24,
    ]);
    expect((await read(fetchRows, { start: -3, size: 2 })).flat()).toEqual([22, 23, 24]);
  });

  test('ends where its end lies before the offset', async () => {
    expect(await read(movingList(numbered(3), 'A', []).fetchRows, { start: 7 })).toEqual([[]]);
  });
});

describe('a list that changes', () => {
  test('loses no row when earlier ones are deleted', async () => {
    const { fetchRows } = movingList(numbered(30), 'A', [(rows) => rows.slice(10)]);
    expect((await read(fetchRows)).flat()).toEqual(idsOf(numbered(30)));
  });

  test('loses no row when it becomes shorter than the offset', async () => {
    for (const family of ['A', 'B'] as const) {
      const { fetchRows } = movingList(numbered(30), family, [
        (rows) => rows,
        (rows) => rows.filter(({ id }) => id % 4 === 0),
      ]);
      expect((await read(fetchRows)).flat()).toEqual([...idsOf(numbered(20)), 20, 24, 28]);
    }
  });

  test('repeats no row when others are inserted before', async () => {
    const { fetchRows } = movingList(numbered(25), 'A', [
      (rows) => [...rowsOf(-3, -2, -1), ...rows],
      (rows) => [...rowsOf(-4), ...rows],
    ]);
    const all = (await read(fetchRows)).flat();
    expect(all.filter((id) => id >= 0)).toEqual(idsOf(numbered(25)));
  });

  test('passes on other refusals', async () => {
    const fetchRows = () =>
      Promise.reject(refusal('getUsers', { status: 400, statusText: '' }, { error: 'bad sort' }));
    await expect(read(fetchRows)).rejects.toThrow('bad sort');
  });
});

const change = fc.record({ insertAt: fc.nat(60), insert: fc.nat(8), drop: fc.array(fc.nat(60)) });

test('after any inserts and deletes, remaining rows are yielded exactly once, in order', async () => {
  let next = 1000;
  const apply =
    ({ insertAt, insert, drop }: { insertAt: number; insert: number; drop: number[] }) =>
    (rows: Row[]) => {
      const rest = rows.filter((_, index) => !drop.includes(index));
      rest.splice(insertAt, 0, ...Array.from({ length: insert }, () => ({ id: next++ })));
      return rest;
    };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Family>('A', 'B'),
      fc.nat(60),
      fc.integer({ min: 1, max: 12 }),
      fc.array(change, { maxLength: 12 }),
      async (family, count, size, changes) => {
        const first = idsOf(numbered(count));
        const { fetchRows, now } = movingList(numbered(count), family, changes.map(apply));
        const all = (await read(fetchRows, { size })).flat();
        const left = new Set(idsOf(now()));
        expect(new Set(all).size).toBe(all.length);
        expect(all.filter((id) => id < 1000 && left.has(id))).toEqual(
          first.filter((id) => left.has(id)),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  [{ id: 7, name: 'a', state: 'STATE_PAUSED' }, '7'],
  [{ uuid: '0d1f', taskId: '1.x' }, '0d1f'],
  [{ name: 'template', workspaceId: 1 }, 'template'],
  [{ summary: null, jobId: 'job', name: 'anything' }, 'job'],
  [{ full: { jobId: 'job' } }, 'job'],
  [{ group: { groupId: 4, name: 'g' }, numMembers: 2 }, '4'],
  [{ experiment: { id: 9 }, bestTrial: { id: 3 } }, '9'],
  [{ training: { totalBatches: 100, metrics: { id: 1 } } }, 'training 100'],
  [{ validation: { totalBatches: 100 } }, 'validation 100'],
  [{ checkpoint: { uuid: 'c0', totalBatches: 100 } }, 'checkpoint c0'],
  [3, '3'],
  ['default', '"default"'],
  [{ odd: 1 }, '{"odd":1}'],
])('%j has the key %s', (row, key) => {
  expect(rowKey(row)).toBe(key);
});
