import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, getExperiments, login, postWorkspace } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSandbox } from './open-sandbox';

const day = 86_400_000;
const start = Date.parse('2026-11-20T08:00:00Z');

/** Lets a number of days pass while the directory is closed. */
const passDays = (days: number) => vi.setSystemTime(Date.now() + days * day);

async function openIn(dataDirectory: string) {
  const notices: string[] = [];
  const notify = (sentence: string) => void notices.push(sentence);
  const sandbox = await openSandbox({ dataDirectory, notify });
  const open = createTransport({ baseUrl: 'http://sandbox', fetch: sandbox.fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const client = createTransport({
    ...{ baseUrl: 'http://sandbox', fetch: sandbox.fetch, auth: token },
  });
  const states = async () => {
    const { experiments } = await getExperiments(client, { limit: -1 });
    return experiments.map(({ id, name, state, startTime }) => ({ id, name, state, startTime }));
  };
  return { sandbox, notices, states, client };
}

test('of years in which a directory was closed the last day is simulated, the same after a restart', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
  const directory = await mkdtemp(join(tmpdir(), 'trainyard-closed-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const first = await openIn(directory);
  const before = await first.states();
  expect(first.notices).toEqual([]);
  await first.sandbox.close();
  passDays(1825);
  const second = await openIn(directory);
  expect(second.notices).toEqual([
    'The data directory was closed for 1825 days. Only the last day of them was simulated.',
  ]);
  const after = await second.states();
  const added = after.filter(({ id }) => before.every((each) => each.id !== id));
  expect(added.length).toBeGreaterThan(20);
  expect(added.length).toBeLessThan(500);
  expect(added.every(({ startTime }) => Date.parse(startTime ?? '') > start + 1823 * day)).toBe(
    true,
  );
  expect(after.some(({ state }) => state === 'STATE_RUNNING')).toBe(true);
  await postWorkspace(second.client, { body: { name: 'After' } });
  await second.sandbox.close();
  const third = await openIn(directory);
  expect(third.notices).toEqual([]);
  expect(await third.states()).toEqual(after);
  await third.sandbox.close();
  expect(await readFile(join(directory, 'writes-1.jsonl'), 'utf8')).toMatch(/"quiet":\d+,"until"/);
});
