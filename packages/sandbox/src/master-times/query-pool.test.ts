import { expect, test } from 'vitest';
import { manualClock } from '../lib/clock';
import { createQueryPool } from './query-pool';

/** A pool on a manual clock, and a list of the ended queries. */
function start({ connections, speed }: { connections?: number; speed?: number } = {}) {
  const clock = manualClock(0);
  const pool = createQueryPool({ clock, connections, speed });
  const ended: string[] = [];
  const run = (name: string, ms: number, signal = new AbortController().signal) =>
    pool.run(ms, signal).then(() => ended.push(name));
  const endedAfter = async (ms: number) => {
    clock.advance(ms);
    await new Promise((resolve) => setImmediate(resolve));
    return [...ended];
  };
  return { run, endedAfter };
}

test('a single query takes its own time', async () => {
  const { run, endedAfter } = start();
  run('a', 100);
  expect(await endedAfter(99)).toEqual([]);
  expect(await endedAfter(1)).toEqual(['a']);
});

test('concurrent queries slow each other, and the shorter ends first', async () => {
  const { run, endedAfter } = start();
  run('long', 300);
  run('short', 100);
  expect(await endedAfter(199)).toEqual([]);
  expect(await endedAfter(1)).toEqual(['short']);
  expect(await endedAfter(199)).toEqual(['short']);
  expect(await endedAfter(1)).toEqual(['short', 'long']);
});

test('a later query gets its share from then on', async () => {
  const { run, endedAfter } = start();
  run('first', 100);
  await endedAfter(60);
  run('second', 100);
  expect(await endedAfter(79)).toEqual([]);
  expect(await endedAfter(1)).toEqual(['first']);
  expect(await endedAfter(60)).toEqual(['first', 'second']);
});

test('more queries than connections wait in line', async () => {
  const { run, endedAfter } = start();
  for (let query = 0; query < 9; query++) run(`${query}`, 10);
  expect(await endedAfter(80)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(await endedAfter(9)).toHaveLength(8);
  expect(await endedAfter(1)).toHaveLength(9);
});

test.each(['running', 'waiting'])('a canceled query that is %s makes way', async (place) => {
  const { run, endedAfter } = start({ connections: 1 });
  const canceled = new AbortController();
  if (place === 'running') run('canceled', 1000, canceled.signal);
  run('other', 100);
  if (place === 'waiting') run('canceled', 1000, canceled.signal);
  run('last', 100);
  canceled.abort();
  expect(await endedAfter(100)).toEqual(['canceled', 'other']);
  expect(await endedAfter(100)).toEqual(['canceled', 'other', 'last']);
});

test('a query of a disconnected caller takes no time', async () => {
  const { run, endedAfter } = start();
  run('gone', 1000, AbortSignal.abort());
  run('other', 100);
  expect(await endedAfter(100)).toEqual(['gone', 'other']);
});

test('a fast clock does not shorten a query', async () => {
  const { run, endedAfter } = start({ speed: 10 });
  run('a', 100);
  expect(await endedAfter(999)).toEqual([]);
  expect(await endedAfter(1)).toEqual(['a']);
});
