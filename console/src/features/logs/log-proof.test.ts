import { createSandbox, manualClock, type Sandbox } from '@trainyard/sandbox';
import {
  type Caller,
  createTransport,
  getExperiments,
  getExperimentTrials,
  getTrial,
  login,
  trialLogs,
} from '@trainyard/sdk/calls';
import { flakyFetch } from '@trainyard/sdk/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogWindow, type LogWindow } from '~/components/log-viewer/log-window';
import { trialLogSource } from './trial-log-source';

const start = Date.parse('2026-11-20T09:00:00Z');

// waits between tries are over in the next turn
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const dropped = new Set<number>();
  let count = 0;
  vi.stubGlobal('setTimeout', (run: () => void) => {
    count += 1;
    const id = count;
    setImmediate(() => {
      if (!dropped.delete(id)) run();
    });
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: number | undefined) => {
    if (id !== undefined) dropped.add(id);
  });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Line = { clock: number; aheadMs: number; text: string };
type Step =
  | { do: 'write'; lines: Line[] }
  | { do: 'loadOlder' | 'loadNewer' | 'hide' | 'newest' | 'oldest' }
  | { do: 'jump'; to: number };

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.nat(100).map((share) => `\r ${share}%|███`) },
  { weight: 1, arbitrary: fc.constant('Traceback (most recent call last):') },
  { weight: 1, arbitrary: fc.constant('<img src=x onerror=alert(1)>') },
);

const line = fc.record({
  clock: fc.nat(3),
  // many lines carry the same time
  aheadMs: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.nat(900) },
  ),
  text,
});
const write = fc
  .array(line, { minLength: 1, maxLength: 60 })
  .map((lines): Step => ({ do: 'write', lines }));
const move = fc.constantFrom<Step>(
  { do: 'loadOlder' },
  { do: 'loadNewer' },
  { do: 'hide' },
  { do: 'newest' },
  { do: 'oldest' },
);
const jump = fc.nat(10_000).map((to): Step => ({ do: 'jump', to }));

const story = fc.record({
  seed: fc.nat(1_000_000),
  /** how far this computer's clock is off */
  skewMs: fc.constantFrom(0, -7_200_000, 7_200_000),
  /** how far each container's clock is off */
  clocks: fc.tuple(
    fc.constant(0),
    fc.integer({ min: -40_000, max: 40_000 }),
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom(0, -50_000, 50_000),
  ),
  faults: fc.subarray(['drop=trialLogs:0.15', 'error=trialLogs:0.1:503']),
  firstPage: fc.integer({ min: 1, max: 80 }),
  nextPage: fc.integer({ min: 5, max: 200 }),
  steps: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: write },
      { weight: 4, arbitrary: move },
      { weight: 1, arbitrary: jump },
    ),
    { minLength: 3, maxLength: 14 },
  ),
});

type World = {
  sandbox: Sandbox;
  client: Caller;
  /** the way to the master that the viewer has: it breaks */
  flaky: Caller;
  trialId: number;
  taskId: string;
};

/** Cuts at any byte; a stream that is followed may also end properly, as behind a proxy. */
function breaking(seed: number, fetch: Sandbox['fetch']) {
  const isFollowed = ({ url }: Request) => url.includes('follow=true');
  const cuts = { cutBefore: 0.05, cutAfter: 0.05, cutBody: 0.3, withinBytes: 30_000 };
  const ends = { cutBefore: 0, cutAfter: 0, cutBody: 0, endBody: 0.3, withinBytes: 30_000 };
  const cutting = flakyFetch(seed, { ...cuts, fetch });
  return flakyFetch(seed + 1, { ...ends, fetch: cutting, only: isFollowed });
}

/** A running trial of the demo cluster. */
async function openWorld(seed: number): Promise<World> {
  const sandbox = createSandbox({ seed, clock: manualClock(start) });
  const { fetch } = sandbox;
  const open = createTransport({ baseUrl: 'http://master', fetch });
  const { token } = await login(open, {
    body: { username: 'admin', password: '', isHashed: true },
  });
  const client = createTransport({ baseUrl: 'http://master', fetch, auth: token });
  const { experiments } = await getExperiments(client, {
    sortBy: 'SORT_BY_ID',
    orderBy: 'ORDER_BY_DESC',
  });
  for (const { id } of experiments.filter(({ state }) => state === 'STATE_RUNNING')) {
    const { trials } = await getExperimentTrials(client, { experimentId: id });
    const running = trials.find(({ state }) => state === 'STATE_RUNNING');
    if (!running) continue;
    const { trial } = await getTrial(client, { trialId: running.id });
    const flaky = createTransport({
      baseUrl: 'http://master',
      fetch: breaking(seed, fetch),
      auth: token,
    });
    return { sandbox, client, flaky, trialId: running.id, taskId: trial?.taskId ?? '' };
  }
  throw new Error('There is no running trial to write to.');
}

async function ship({ sandbox, taskId }: World, lines: Line[], clocks: readonly number[]) {
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

/** What the master holds, read while nothing goes wrong. */
async function truth({ sandbox, client, trialId }: World) {
  const faults = sandbox.faults.list();
  sandbox.faults.set([]);
  const found: Array<{ id: string; at: number; text: string }> = [];
  for await (const { id, timestamp, log } of trialLogs(client, { trialId }))
    found.push({ id, at: Date.parse(timestamp ?? ''), text: (log ?? '').replace(/\n$/, '') });
  sandbox.faults.set(faults);
  return found;
}

/** Lets the window finish what it does, with time going on, as a person who asks again would. */
async function rest(world: World, log: LogWindow, isOver = () => true) {
  await vi.waitFor(
    () => {
      world.sandbox.clock.advance(1000);
      const { hasGivenUp, isLoading, error } = log.state();
      if (hasGivenUp) log.retry();
      const rested = { hasGivenUp: false, isLoading: false, isOver: true, error };
      expect({ hasGivenUp, isLoading, isOver: isOver(), error }).toEqual(rested);
    },
    // time goes on with each look, and the log with it: not too often
    { timeout: 120_000, interval: 20 },
  );
}

const idsOf = (lines: ReadonlyArray<{ id: string }>) => lines.map(({ id }) => id);

/** Whatever is shown is a piece of the truth, without a hole, a double or another order. */
async function expectPiece(world: World, log: LogWindow) {
  const shown = idsOf(log.state().entries);
  const whole = idsOf(await truth(world));
  const from = whole.indexOf(shown[0] ?? '');
  expect(shown).toEqual(whole.slice(Math.max(0, from), Math.max(0, from) + shown.length));
}

async function run(world: World, log: LogWindow, step: Step, clocks: readonly number[]) {
  switch (step.do) {
    case 'write':
      await ship(world, step.lines, clocks);
      break;
    case 'hide':
      log.setHidden(true);
      world.sandbox.clock.advance(3000);
      log.setHidden(false);
      break;
    case 'jump': {
      const whole = await truth(world);
      const place = whole[step.to % whole.length];
      if (place) log.open({ at: 'place', place });
      break;
    }
    case 'newest':
    case 'oldest':
      log.open({ at: step.do });
      break;
    default:
      log[step.do]();
  }
  await rest(world, log);
  await expectPiece(world, log);
}

const isWide = process.env.TRAINYARD_WIDE === '1';

test(
  'whatever happens to clocks and connections, what is shown is the log',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        story,
        async ({ seed, skewMs, clocks, faults, firstPage, nextPage, steps }) => {
          vi.setSystemTime(start + skewMs);
          const world = await openWorld(seed);
          const source = trialLogSource(world.flaky, world.trialId, {});
          const log = createLogWindow({ source, firstPage, nextPage });
          try {
            await ship(world, [{ clock: 1, aheadMs: 0, text: 'first' }], clocks);
            world.sandbox.faults.set(faults);
            log.open({ at: 'newest' });
            for (const step of steps) await run(world, log, step, clocks);

            // at the end all of it is read, from one end to the other
            log.open({ at: 'newest' });
            await rest(world, log);
            while (log.state().hasOlder) {
              log.loadOlder();
              await rest(world, log);
            }
            const whole = await truth(world);
            const last = whole.at(-1)?.id;
            await rest(world, log, () => log.state().entries.some(({ id }) => id === last));
            await expectPiece(world, log);
            const shown = log.state().entries.slice(0, whole.length);
            expect(shown.map(({ id, text }) => ({ id, text }))).toEqual(
              whole.map(({ id, text }) => ({ id, text })),
            );
          } finally {
            log.stop();
            world.sandbox.close();
          }
        },
      ),
      { numRuns: isWide ? 300 : 8, endOnFailure: true },
    ),
);
