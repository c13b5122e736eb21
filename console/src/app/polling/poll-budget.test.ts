import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { createTransport, getMaster } from '@trainyard/sdk/calls';
import { composedQuery } from '@trainyard/sdk/query';
import { resetPage } from '@trainyard/ui/lib/page-store';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollEvery, pollWhile } from './poll';

const sandbox = createSandbox({ clock: manualClock(Date.parse('2026-11-20T09:00:00Z')) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Polled = { everyMs: number; requests: number; call?: string };

const idleMs = 1_500_000;

/**
 * Shows queries for 25 minutes, the first of them as one whose end matters, and returns the times of the
 * requests of each, in ms from the start.
 */
async function leaveAlone(polled: readonly Polled[], hasLeader: boolean): Promise<number[][]> {
  resetPage();
  const start = Date.now();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.mount();
  const sent = polled.map((): number[] => []);
  let shortestMs = Number.POSITIVE_INFINITY;
  const stops = polled.map(({ everyMs, requests, call }, at) => {
    const client = createTransport({
      baseUrl: 'http://master',
      fetch: (request) => {
        sent[at]?.push(Date.now() - start);
        return sandbox.fetch(request);
      },
    });
    const read = composedQuery(client, `query ${at}`, {}, async (caller) => {
      await Promise.all(Array.from({ length: requests }, () => getMaster(caller)));
      return Date.now();
    });
    const interval =
      hasLeader && at === 0
        ? pollWhile(() => true, { liveMs: everyMs })
        : pollEvery(everyMs, { call });
    const refetchInterval: typeof interval = (query) => {
      const ms = interval(query);
      shortestMs = Math.min(shortestMs, ms || shortestMs);
      return ms;
    };
    return new QueryObserver(queryClient, { ...read, refetchInterval }).subscribe(() => {});
  });
  await vi.advanceTimersByTimeAsync(idleMs);
  // a rest of a ms would fire again and again while a slow master has not answered
  expect(shortestMs).toBeGreaterThan(50);
  for (const stop of stops) stop();
  queryClient.unmount();
  queryClient.clear();
  return sent;
}

/** The most requests in any minute after the first one, in which a page loads. */
const maxPerMinute = (times: readonly number[]): number =>
  Math.max(
    ...times.map(
      (from) =>
        times.filter((at) => at >= from && at < from + 60_000).length * Number(from > 60_000),
    ),
  );

const pausesOf = (times: readonly number[]): number[] =>
  times.slice(1).map((at, index) => at - (times[index] ?? 0));

const intervals = [5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 180_000];
const query = fc.record({
  everyMs: fc.constantFrom(...intervals),
  requests: fc.constantFrom(1, 1, 1, 4, 6),
});

test('a page asks its master at most 20 times a minute, however much it shows (stale-pages T4)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(query, { minLength: 1, maxLength: 25 }),
      fc.boolean(),
      async (others, hasLeader) => {
        const polled = hasLeader ? [{ everyMs: 5_000, requests: 1 }, ...others] : others;
        const sent = await leaveAlone(polled, hasLeader);
        expect(maxPerMinute(sent.flat())).toBeLessThanOrEqual(20);
        // none is forgotten
        for (const times of sent) expect(times.length).toBeGreaterThan(1);
      },
    ),
    { numRuns: 8 },
  );
});

test('a query whose end matters keeps its five seconds beside many others (stale-pages T4)', async () => {
  const others = Array.from({ length: 12 }, () => ({ everyMs: 5_000, requests: 1 }));
  const [leading = []] = await leaveAlone([{ everyMs: 5_000, requests: 1 }, ...others], true);
  expect(Math.max(...pausesOf(leading))).toBeLessThanOrEqual(5_100);
});

const single = (everyMs: number, call?: string): Polled => ({
  everyMs,
  requests: 1,
  ...(call && { call }),
});

test('what a page is about follows within twelve seconds beside a run, and within ten alone (stale-pages T4)', async () => {
  const rest = [15_000, 15_000, 60_000, 60_000, 60_000, 60_000, 180_000].map((ms) => single(ms));
  const [, besideRun = [], ...others] = await leaveAlone(
    [single(5_000), single(5_000), ...rest],
    true,
  );
  expect(Math.max(...pausesOf(besideRun))).toBeLessThanOrEqual(12_500);
  for (const times of others) expect(times.length).toBeGreaterThan(1);
  const [alone = []] = await leaveAlone([single(5_000), ...rest], false);
  expect(Math.max(...pausesOf(alone))).toBeLessThanOrEqual(10_000);
});

test('queries that share a call are sent together, so that more of them are not asked less often', async () => {
  const charts = Array.from({ length: 8 }, () => single(5_000, 'curves of trial 7'));
  const [, ...sent] = await leaveAlone([single(5_000), ...charts, single(60_000)], true);
  const [first = []] = sent;
  expect(Math.max(...pausesOf(first))).toBeLessThanOrEqual(12_500);
  for (const times of sent.slice(0, charts.length)) expect(times).toEqual(first);
});

test('an experiment that follows its trial leaves the room beside it to the curves', async () => {
  resetPage();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.mount();
  const client = createTransport({ baseUrl: 'http://master', fetch: sandbox.fetch });
  const sent: Record<string, number[]> = { trial: [], experiment: [], curves: [] };
  const show = (name: string, refetchInterval: ReturnType<typeof pollEvery>) =>
    new QueryObserver(queryClient, {
      ...composedQuery(client, name, {}, async (caller) => {
        await getMaster(caller);
        sent[name]?.push(Date.now());
        return name;
      }),
      refetchInterval,
    }).subscribe(() => {});
  const stateOf = () => 'STATE_RUNNING';
  const stops = [
    show(
      'trial',
      pollWhile(() => true, { rank: 3, stateOf }),
    ),
    show(
      'experiment',
      pollWhile(() => true, { rank: 2, stateOf }),
    ),
    show('curves', pollEvery(5_000)),
  ];
  await vi.advanceTimersByTimeAsync(600_000);
  expect(Math.max(...pausesOf(sent.trial ?? []))).toBeLessThanOrEqual(5_100);
  expect(Math.max(...pausesOf(sent.curves ?? []))).toBeLessThanOrEqual(12_500);
  expect(Math.min(...pausesOf(sent.experiment ?? []).slice(1))).toBeGreaterThanOrEqual(30_000);
  for (const stop of stops) stop();
  queryClient.unmount();
  queryClient.clear();
});

test('the run of a page keeps its five seconds when the run of the last page was still shown as it opened', async () => {
  resetPage();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.mount();
  const sent: number[] = [];
  const client = createTransport({ baseUrl: 'http://master', fetch: sandbox.fetch });
  const show = (name: string, refetchInterval: ReturnType<typeof pollEvery>) =>
    new QueryObserver(queryClient, {
      ...composedQuery(client, name, {}, async (caller) => {
        await getMaster(caller);
        if (name === 'opened run') sent.push(Date.now());
        return Date.now();
      }),
      refetchInterval,
    }).subscribe(() => {});
  const lead = pollWhile(() => true, { liveMs: 5_000, rank: 3 });
  const others = Array.from({ length: 12 }, (_, at) => show(`other ${at}`, pollEvery(5_000)));
  const closeLast = show('last run', lead);
  await vi.advanceTimersByTimeAsync(20_000);
  const opened = Date.now();
  const stop = show('opened run', lead);
  await vi.advanceTimersByTimeAsync(1_000);
  closeLast();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Math.max(...pausesOf([opened, ...sent, Date.now()]))).toBeLessThanOrEqual(5_100);
  for (const stopOther of [...others, stop]) stopOther();
  queryClient.unmount();
  queryClient.clear();
});

test('what polls little keeps its intervals', async () => {
  const sent = await leaveAlone(
    [
      { everyMs: 15_000, requests: 1 },
      { everyMs: 60_000, requests: 1 },
    ],
    false,
  );
  // two polls that meet are sent one after the other
  expect(sent.map((times) => Math.max(...pausesOf(times)) / 1000)).toEqual([
    expect.closeTo(15, -1),
    expect.closeTo(60, -1),
  ]);
});

test('polls go on when the clock of the computer is set back by an hour', async () => {
  const hours = leaveAlone(
    [5_000, 5_000, 60_000].map((ms) => single(ms)),
    true,
  );
  setTimeout(() => vi.setSystemTime(Date.now() - 3_600_000), idleMs / 2);
  const sent = await hours;
  for (const times of sent) expect(times.length).toBeGreaterThan(idleMs / 2 / 60_000 + 5);
});
