import { describe, expect, test } from 'vitest';
import type { PastRun } from './durations';
import { forecastPool, type JobForecast, type PoolState, type QueueJob } from './forecast';
import type { AgentFreeSlots } from './free-slots';
import type { Scheduler } from './pool-run';

const minute = 60_000;

const agent = (free: number, size = 8, disabled = 0): AgentFreeSlots => ({ size, free, disabled });

type JobFixture = Partial<QueueJob> & { id: string };

const job = (fixture: JobFixture): QueueJob => ({
  ...{ order: 0, priority: 42, weight: 1, isPreemptible: true, running: [], waiting: [] },
  ...{ kind: 'experiment', name: fixture.id, owner: 'Ana', project: 'Vision' },
  ...{ heldMs: 0, progress: 0 },
  ...fixture,
});

/** A job with slots of the first agent for 30 minutes. */
const running = (fixture: JobFixture & { slots: number }) =>
  job({
    heldMs: 30 * minute,
    running: [{ slots: fixture.slots, spots: [{ agent: 0, count: fixture.slots }] }],
    ...fixture,
  });

const waiting = (id: string, slots: number, order: number, more: Partial<QueueJob> = {}) =>
  job({ id, order, waiting: [slots], ...more });

const pastRun = (minutes: number): PastRun => ({
  ...{ kind: 'experiment', name: 'resnet-1', owner: 'Ana', project: 'Vision', pool: 'gpus' },
  ...{ submittedAt: 0, heldMs: minutes * minute, slots: 4, requests: 1 },
});

type StateFixture = Partial<PoolState> & { jobs: QueueJob[] };

const state = (fixture: StateFixture): PoolState => ({
  ...{ name: 'gpus', scheduler: 'priority', agents: [agent(0)], containers: 10 },
  ...{ startable: { count: 0, size: 0 }, isUnlimited: false, past: [], arrivalsPerMs: null },
  defaultPriority: 42,
  ...fixture,
});

function forecasts(fixture: StateFixture, seed = 1): Map<string, JobForecast> {
  return new Map(forecastPool(state(fixture), { seed }).map((each) => [each.id, each]));
}

function startOf(forecast: JobForecast | undefined) {
  if (forecast?.kind !== 'starts') throw new Error(`no start: ${forecast?.kind}`);
  return forecast.range;
}

describe('a waiting job', () => {
  const half = running({ id: 'half', slots: 8, progress: 0.5 });

  test('starts when running jobs end', () => {
    const forecast = forecasts({ jobs: [half, waiting('next', 8, 1)] }).get('next');
    expect(forecast).toMatchObject({ kind: 'starts', needs: 8, free: 0, basis: { progress: 1 } });
    const { low, median, high } = startOf(forecast);
    expect(median).toBeGreaterThan(20 * minute);
    expect(median).toBeLessThan(35 * minute);
    expect(low).toBeLessThan(median);
    expect(high).toBeGreaterThan(median);
  });

  test('starts now if its slots are free, also without slots', () => {
    const all = forecasts({
      agents: [agent(4)],
      jobs: [waiting('four', 4, 0), waiting('none', 0, 1)],
    });
    expect(startOf(all.get('four'))).toEqual({ low: 0, median: 0, high: 0 });
    expect(startOf(all.get('none'))).toEqual({ low: 0, median: 0, high: 0 });
  });

  test('waits for those before it', () => {
    const past = [30, 60, 90].map(pastRun);
    const all = forecasts({ past, jobs: [half, waiting('a', 8, 1), waiting('b', 8, 2)] });
    expect(startOf(all.get('b')).low).toBeGreaterThan(startOf(all.get('a')).median);
  });

  test('never starts if no agent has that many slots', () => {
    const all = forecasts({ jobs: [half, waiting('wide', 16, 1), waiting('odd', 12, 2)] });
    expect(all.get('wide')).toEqual({ id: 'wide', kind: 'never', needs: 16, capacity: 8 });
    expect(all.get('odd')).toMatchObject({ kind: 'never' });
    const two = forecasts({ agents: [agent(8), agent(8)], jobs: [waiting('wide', 16, 1)] });
    expect(startOf(two.get('wide')).high).toBe(0);
  });

  test('reports that its slots are disabled', () => {
    const all = forecasts({ agents: [agent(2, 8, 6)], jobs: [waiting('four', 4, 0)] });
    expect(all.get('four')).toEqual({ id: 'four', kind: 'disabled', needs: 4, disabled: 6 });
  });

  test('has no forecast if nothing is known about the jobs before it', () => {
    const notebook = running({ id: 'notebook', slots: 8, kind: 'notebook', heldMs: null });
    const all = forecasts({ jobs: [notebook, waiting('next', 4, 1)] });
    expect(all.get('next')).toEqual({ id: 'next', kind: 'unknown', needs: 4, free: 0 });
    expect(all.get('notebook')).toMatchObject({ kind: 'ends', range: null });
  });

  test('waits for an agent that a dynamic pool starts', () => {
    const startable = { count: 1, size: 8 };
    const all = forecasts({ agents: [], startable, jobs: [waiting('a', 8, 0)] });
    const { low, high } = startOf(all.get('a'));
    expect(low).toBeGreaterThan(minute);
    expect(high).toBeLessThan(10 * minute);
  });
});

describe('an empty pool', () => {
  test('has no forecast, and no capacity', () => {
    expect(forecastPool(state({ agents: [], jobs: [] }), { seed: 1 })).toEqual([]);
    const all = forecasts({ agents: [], jobs: [waiting('a', 1, 0)] });
    expect(all.get('a')).toMatchObject({ kind: 'never', capacity: 0 });
  });
});

describe('a running job', () => {
  test('ends by its progress, or like its past runs', () => {
    const past = [40, 50, 60].map(pastRun);
    const all = forecasts({
      past,
      jobs: [
        running({ id: 'known', slots: 4, progress: 0.9 }),
        running({ id: 'resnet-2', slots: 4 }),
      ],
    });
    expect(all.get('known')).toMatchObject({ kind: 'ends', live: 1, basis: { progress: 1 } });
    const like = all.get('resnet-2');
    expect(like).toMatchObject({
      kind: 'ends',
      basis: { past: { count: 3, owner: 'Ana', project: 'Vision' } },
    });
    if (like?.kind !== 'ends' || !like.range) throw new Error('no end');
    expect(like.range.median).toBeGreaterThan(5 * minute);
    expect(like.range.median).toBeLessThan(35 * minute);
  });
});

describe('the scheduler of the pool decides', () => {
  const low = running({ id: 'low', slots: 8, progress: 0.5, priority: 60 });
  const urgent = waiting('urgent', 8, 0, { priority: 10 });
  const startUnder = (scheduler: Scheduler) =>
    startOf(forecasts({ scheduler, jobs: [low, urgent] }).get('urgent')).median;

  test('with preemption an important job starts at once', () => {
    expect(startUnder('preemption')).toBe(0);
    expect(startUnder('priority')).toBeGreaterThan(10 * minute);
    expect(startUnder('round robin')).toBeGreaterThan(10 * minute);
  });

  test('a non-preemptible job keeps its slots', () => {
    const fixed = { ...low, isPreemptible: false };
    const all = forecasts({ scheduler: 'preemption', jobs: [fixed, urgent] });
    expect(startOf(all.get('urgent')).median).toBeGreaterThan(10 * minute);
  });

  test('a large job blocks those of lower priority, and lets equal ones pass', () => {
    const agents = [agent(2)];
    const half = running({ id: 'half', slots: 6, progress: 0.5 });
    const jobs = [half, waiting('large', 8, 1), waiting('same', 2, 2)];
    const later = waiting('lower', 2, 3, { priority: 50 });
    const all = forecasts({ agents, jobs: [...jobs, later] });
    expect(startOf(all.get('same')).high).toBe(0);
    expect(startOf(all.get('lower')).low).toBeGreaterThan(minute);
  });

  test('a fair share takes slots from a job with more than its own', () => {
    const many = job({
      id: 'many',
      heldMs: 30 * minute,
      progress: 0.5,
      running: Array.from({ length: 8 }, () => ({ slots: 1, spots: [{ agent: 0, count: 1 }] })),
    });
    const all = forecasts({ scheduler: 'fair share', jobs: [many, waiting('four', 4, 1)] });
    expect(startOf(all.get('four')).median).toBe(0);
    expect(
      startOf(forecasts({ jobs: [many, waiting('four', 4, 1)] }).get('four')).low,
    ).toBeGreaterThan(minute);
  });
});

describe('random futures', () => {
  const jobs = [running({ id: 'half', slots: 8, progress: 0.3 }), waiting('next', 8, 1)];

  test('are the same for the same seed, others for another', () => {
    expect(forecasts({ jobs }, 5)).toEqual(forecasts({ jobs }, 5));
    expect(forecasts({ jobs }, 5)).not.toEqual(forecasts({ jobs }, 6));
  });

  test('include future work, which passes less important jobs', () => {
    const past = [30, 30, 30].map(pastRun);
    const last = [...jobs, waiting('last', 8, 2, { priority: 90 })];
    const alone = startOf(forecasts({ past, jobs: last }).get('last'));
    const busy = startOf(
      forecasts({ past, jobs: last, arrivalsPerMs: 1 / (20 * minute) }).get('last'),
    );
    expect(busy.median).toBeGreaterThan(alone.median);
  });

  test('make a starving job not visible', () => {
    const past = [60, 60, 60].map(pastRun);
    const starving = [...jobs, waiting('last', 8, 2, { priority: 90 })];
    // an hour of work for half of the slots arrives every ten minutes
    const forecastsById = forecasts({ past, jobs: starving, arrivalsPerMs: 1 / (10 * minute) });
    expect(startOf(forecastsById.get('last')).median).toBe(Number.POSITIVE_INFINITY);
    expect(startOf(forecastsById.get('next')).median).toBeLessThan(24 * 60 * minute);
  });
});
