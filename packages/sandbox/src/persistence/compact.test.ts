import { expect, test } from 'vitest';
import { compactLines, isWorthCompacting } from './compact';
import type { Line } from './line';

let count = 0;
function wrote(operation: string, body: object, status = 200): Line[] {
  count += 1;
  const write = count;
  return [
    {
      write,
      at: write,
      operation,
      method: 'POST',
      url: '/api/v1/x',
      body: JSON.stringify(body),
      session: 1,
    },
    { done: write, status },
  ];
}

const setting = (key: string, value: string) => ({
  settings: [{ storagePath: 'home', key, value }],
});

test('of settings that replace each other the last is kept', () => {
  const first = wrote('postUserSetting', setting('columns', '1'));
  const other = wrote('postUserSetting', setting('theme', 'dark'));
  const last = wrote('postUserSetting', setting('columns', '2'));
  expect(compactLines([...first, ...other, ...last])).toEqual([...other, ...last]);
});

test('a refused setting replaces nothing', () => {
  const good = wrote('postUserSetting', setting('columns', '1'));
  const bad = wrote('postUserSetting', setting('columns', '2'), 400);
  expect(compactLines([...good, ...bad])).toEqual([...good, ...bad]);
});

test('writes that use up an id stay, and of times the last', () => {
  const writes = [
    ...wrote('postWorkspace', { name: 'a' }),
    ...wrote('postWorkspace', { name: 'a' }, 409),
  ];
  expect(compactLines([{ time: 5 }, ...writes, { time: 9 }])).toEqual([...writes, { time: 9 }]);
});

test('a log is rewritten when most of it is obsolete', () => {
  expect(isWorthCompacting(3000, 1000)).toBe(true);
  expect(isWorthCompacting(3000, 2000)).toBe(false);
  expect(isWorthCompacting(100, 0)).toBe(false);
});
