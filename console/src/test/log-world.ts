import { createSandbox, manualClock, type Sandbox } from '@trainyard/sandbox';
import {
  type Caller,
  createTransport,
  getExperiments,
  getExperimentTrials,
  getTrial,
  launchNotebook,
  login,
} from '@trainyard/sdk/calls';
import { flakyFetch, instantTimers } from '@trainyard/sdk/testing';
import type { LogWindow } from '@trainyard/ui/logs/window/log-window';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, vi } from 'vitest';

export const worldStart = Date.parse('2026-11-20T09:00:00Z');

/** For a whole file: waits between attempts end in the next turn. */
export function withoutWaiting() {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return instantTimers();
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

export type WorldLine = { clock: number; aheadMs: number; text: string };

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.nat(100).map((share) => `\r ${share}%|███`) },
  { weight: 1, arbitrary: fc.constant('Traceback (most recent call last):') },
  { weight: 1, arbitrary: fc.constant('<img src=x onerror=alert(1)>') },
);

/** A line with one of four clocks. */
export const worldLine = fc.record({
  clock: fc.nat(3),
  // many lines have the same time
  aheadMs: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.nat(900) },
  ),
  text,
});

/** Faults of clocks and of the answers of an operation. */
export const faultsOf = (operation: 'trialLogs' | 'taskLogs') => ({
  seed: fc.nat(1_000_000),
  /** offset of this computer's clock */
  skewMs: fc.constantFrom(0, -7_200_000, 7_200_000),
  /** offset of each container's clock */
  clocks: fc.tuple(
    fc.constant(0),
    fc.integer({ min: -40_000, max: 40_000 }),
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom(0, -50_000, 50_000, -3_600_000),
  ),
  faults: fc.subarray([`drop=${operation}:0.15`, `error=${operation}:0.1:503`]),
  firstPage: fc.integer({ min: 1, max: 80 }),
  nextPage: fc.integer({ min: 5, max: 200 }),
});

export type LogWorld = {
  sandbox: Sandbox;
  client: Caller;
  /** the viewer's connection to the master, which breaks */
  flaky: Caller;
};

/** Cuts at any byte; a followed stream may also end regularly, as behind a proxy. */
function breaking(seed: number, fetch: Sandbox['fetch']) {
  const isFollowed = ({ url }: Request) => url.includes('follow=true');
  const cuts = { cutBefore: 0.05, cutAfter: 0.05, cutBody: 0.3, withinBytes: 30_000 };
  const ends = { cutBefore: 0, cutAfter: 0, cutBody: 0, endBody: 0.3, withinBytes: 30_000 };
  const cutting = flakyFetch(seed, { ...cuts, fetch });
  return flakyFetch(seed + 1, { ...ends, fetch: cutting, only: isFollowed });
}

/** The demo cluster, and two connections to it. */
export async function openWorld(seed: number): Promise<LogWorld> {
  const sandbox = createSandbox({ seed, clock: manualClock(worldStart) });
  const { fetch } = sandbox;
  const open = createTransport({ baseUrl: 'http://master', fetch });
  const { token } = await login(open, {
    body: { username: 'admin', password: '', isHashed: true },
  });
  const client = createTransport({ baseUrl: 'http://master', fetch, auth: token });
  const flaky = createTransport({
    baseUrl: 'http://master',
    fetch: breaking(seed, fetch),
    auth: token,
  });
  return { sandbox, client, flaky };
}

/** One of its trials that runs for a while. */
export async function runningTrial({ client }: LogWorld) {
  const { experiments } = await getExperiments(client, {
    sortBy: 'SORT_BY_ID',
    orderBy: 'ORDER_BY_DESC',
  });
  for (const { id } of experiments.filter(({ state }) => state === 'STATE_RUNNING')) {
    const { trials } = await getExperimentTrials(client, { experimentId: id });
    const running = trials.find(({ state }) => state === 'STATE_RUNNING');
    if (!running) continue;
    const { trial } = await getTrial(client, { trialId: running.id });
    return { trialId: running.id, taskId: trial.taskId };
  }
  throw new Error('There is no running trial to write to.');
}

/** Starts tasks that run until they are killed. */
export async function runningTasks({ client, sandbox }: LogWorld, count: number) {
  const taskIds: string[] = [];
  while (taskIds.length < count) {
    const body = { config: { resources: { slots: 0 } } };
    const { notebook } = await launchNotebook(client, { body });
    if (notebook) taskIds.push(notebook.id);
  }
  sandbox.clock.advance(60_000);
  return taskIds;
}

/** Ships lines that a task's containers write now, by their clocks (ms off). */
export async function ship(
  { sandbox }: LogWorld,
  { taskId, lines, clocks }: { taskId: string; lines: WorldLine[]; clocks: readonly number[] },
) {
  const now = sandbox.clock.now();
  const body = lines.map(({ clock, aheadMs, text: log }) => ({
    task_id: taskId,
    timestamp: new Date(now + aheadMs + (clocks[clock] ?? 0)).toISOString(),
    log: `${log}\n`,
    level: 'INFO',
    container_id: `c0ffee0${clock}-0000-4000-8000-000000000000`,
    rank_id: clock,
  }));
  const request = new Request('http://master/task-logs', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect((await sandbox.fetch(request)).status).toBe(200);
}

type WireLine = { id: string; timestamp: string | null; log?: string };

/** Reads the whole log of the master in the order of arrival, without faults. */
export async function truthOf({ sandbox }: LogWorld, read: () => AsyncIterable<WireLine>) {
  const faults = sandbox.faults.list();
  sandbox.faults.set([]);
  const storedLines: Array<{ id: string; time: string | null; at: number; text: string }> = [];
  for await (const { id, timestamp, log } of read())
    storedLines.push({
      id,
      time: timestamp,
      at: Date.parse(timestamp ?? ''),
      text: (log ?? '').replace(/\n$/, ''),
    });
  sandbox.faults.set(faults);
  return storedLines;
}

/** Waits until the window has finished, while time passes, and retries as a user would. */
export async function rest(world: LogWorld, log: LogWindow, isOver = () => true) {
  await vi.waitFor(
    () => {
      world.sandbox.clock.advance(1000);
      const { hasGivenUp, isLoading, error } = log.state();
      if (hasGivenUp) log.retry();
      const rested = { hasGivenUp: false, isLoading: false, isOver: true, error };
      expect({ hasGivenUp, isLoading, isOver: isOver(), error }).toEqual(rested);
    },
    // each check advances the clock and the log, so it does not run too often
    { timeout: 120_000, interval: 20 },
  );
}

export const isWide = process.env.TRAINYARD_WIDE !== undefined;
