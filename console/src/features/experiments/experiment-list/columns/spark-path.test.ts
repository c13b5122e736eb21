import { expect, test } from 'vitest';
import { sparkPath } from './spark-path';

const points = (...ys: number[]) => ys.map((y, x) => ({ x, y }));
const room = { width: 40, height: 10 };

test.each([
  ['falls', points(4, 2, 0), room, 'M0 0L20 5L40 10'],
  ['goes on', points(0, 1), { ...room, share: 0.5 }, 'M0 10L20 0'],
  ['is below others', points(0, 1), { ...room, top: 2 }, 'M0 12L40 2'],
  ['is flat', points(3, 3), room, 'M0 5L40 5'],
  ['has one point', points(3), room, 'M0 5h0'],
  ['has gaps', points(Number.NaN, 0, Number.POSITIVE_INFINITY, 1), room, 'M0 10L40 0'],
  ['has the largest numbers', points(-Number.MAX_VALUE, Number.MAX_VALUE), room, 'M0 10L40 0'],
  ['has none', points(), room, ''],
  ['has no finite ones', points(Number.NaN), room, ''],
])('the path of a line that %s', (_, line, size, path) => {
  expect(sparkPath(line, size)).toBe(path);
});
