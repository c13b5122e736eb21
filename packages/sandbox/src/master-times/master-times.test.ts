import { expect, test } from 'vitest';
import { manualClock } from '../lib/clock';
import { createSandbox, type SandboxOptions } from '../sandbox';

/** A sandbox with a real master's times, and a function that measures its answers by its clock. */
async function start(options: SandboxOptions = { scenario: 'huge' }) {
  const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
  const sandbox = createSandbox({ seed: 7, masterTimes: 'measured', clock, ...options });
  const headers = new Headers();
  const send = (path: string, init: RequestInit = {}) =>
    sandbox.fetch(new Request(`http://sandbox${path}`, { headers, ...init }));
  const credentials = { method: 'POST', body: JSON.stringify({ username: 'admin' }) };
  const { token } = await (await send('/api/v1/auth/login', credentials)).json();
  headers.set('Authorization', `Bearer ${token}`);
  const until = async (work: Promise<unknown>) => {
    const from = clock.now();
    let isOver = false;
    work.finally(() => {
      isOver = true;
    });
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (isOver) return clock.now() - from;
      clock.advance(1);
    }
  };
  const read = async (path: string, init?: RequestInit) => (await send(path, init)).text();
  const take = (path: string) => until(read(path));
  return { sandbox, read, take, until };
}

const search = '/api/v1/experiments-search?projectId=2&limit=200';

test('a search takes the time of a real master, by rows, sort and filter', async () => {
  const { take } = await start();
  const name = { columnName: 'name', kind: 'field', operator: 'contains', value: 'detr' };
  const filterGroup = { children: [name], conjunction: 'and', kind: 'group' };
  const filter = encodeURIComponent(JSON.stringify({ filterGroup, showArchived: false }));
  const times = {
    unsorted: await take(search),
    smallPage: await take('/api/v1/experiments-search?projectId=2&limit=50&sort=startTime%3Ddesc'),
    sorted: await take(`${search}&sort=startTime%3Ddesc`),
    far: await take(`${search}&offset=90000`),
    filtered: await take(`${search}&filter=${filter}`),
  };
  // measured: 190, 1,338, 1,338, 1,585, 371
  expect(times).toEqual({
    unsorted: 187,
    smallPage: 1337,
    sorted: 1337,
    far: 1582,
    filtered: 367,
  });
});

test('a small project takes less', async () => {
  const { take } = await start({ scenario: 'huge', experiments: 10_000 });
  // measured: 124, and 430 for its columns
  expect(await take(search)).toBe(124);
  expect(await take('/api/v1/projects/2/columns')).toBe(430);
});

test('concurrent queries slow each other, and a canceled one makes way', async () => {
  const { read, until } = await start();
  const both = () => Promise.all([read(search), read(search)]);
  expect(await until(both())).toBe(2 * 187);
  const controller = new AbortController();
  const canceled = read(search, { signal: controller.signal }).catch(() => 'canceled');
  const other = read(search);
  controller.abort();
  expect(await until(other)).toBeLessThanOrEqual(188);
  expect(await canceled).toBe('canceled');
});

test('a log is scanned for each thousand of its lines', async () => {
  const { take, read, until } = await start();
  const answer = read('/api/v1/experiments?name=million-lines&limit=1');
  await until(answer);
  const { id } = JSON.parse(await answer).experiments[0];
  const trials = read(`/api/v1/experiments/${id}/trials`);
  await until(trials);
  const log = `/api/v1/trials/${JSON.parse(await trials).trials[0].id}/logs`;
  // measured: 256; the sandbox's own reading adds some turns of this test's clock
  expect(await take(`${log}?limit=100&orderBy=ORDER_BY_DESC`)).toBeCloseTo(253, -2);
  expect(await take(`${log}?limit=3000`)).toBeGreaterThanOrEqual(3 * 253);
});

test('without master times an answer does not wait', async () => {
  const { take } = await start({ scenario: 'huge', masterTimes: undefined });
  expect(await take(search)).toBe(0);
});

test('unknown master times are rejected', () => {
  expect(() => createSandbox({ masterTimes: 'slow' })).toThrow(
    'There are no master times "slow"; there is measured.',
  );
});
