import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import {
  createTransport,
  getAgents,
  getExperiments,
  getJobsV2,
  getResourcePools,
  getTasks,
} from '@trainyard/sdk/calls';
import type { RBACJob, ResourcePool } from '@trainyard/sdk/types';
import {
  forecastPool,
  type JobForecast,
  type PoolState,
  type QueueJob,
  type Range,
} from '../../packages/insights/src/forecast/forecast';
import { heldByEntity, parseAllocations } from '../../packages/insights/src/forecast/past-runs';
import { type JobAnswer, poolState } from '../../packages/insights/src/forecast/pool-state';
import { medianMs, type Row } from './measure';

const minute = 60_000;
const day = 86_400_000;
const startMs = Date.parse('2026-11-18T08:00:00Z');
/**
 * duration of forecasts on a sandbox; it runs for another half, and then unfinished jobs are left
 * out
 */
const spanMs = day / 2;
const forecastEveryMs = 30 * minute;
const readEveryMs = minute;
const seeds = [1, 2];

/**
 * Compares forecasts with the real course on sandboxes that run forward, and measures a long queue;
 * with `--only speed` only that.
 */
export async function benchForecast({ only }: { only?: string }): Promise<Row[]> {
  const speed = [await longQueueRow('preemption'), await longQueueRow('fair share')];
  if (only === 'speed') return speed;
  const judged: Judged[] = [];
  for (const seed of seeds) judged.push(...(await judgeSandbox(seed)));
  return [
    shareRow('waiting jobs that start in their 80 % range', judged, 'starts'),
    shareRow('running jobs that end in their 80 % range', judged, 'ends'),
    await recordedRow(),
    ...speed,
  ];
}

type Forecast = { id: string; kind: 'starts' | 'ends'; at: number; range: Range };
type Judged = Forecast & { truth: number };

const middleOf = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)]?.toFixed(0) ?? '–';

// the queue is read once a minute, so the truth has that precision
const isEarly = ({ range, truth }: Judged) => truth < range.low - readEveryMs;
const isLate = ({ range, truth }: Judged) => truth > range.high + readEveryMs;

function shareRow(what: string, all: readonly Judged[], kind: Forecast['kind']): Row {
  const own = all.filter((each) => each.kind === kind);
  const share = (isCounted: (each: Judged) => boolean) =>
    `${((100 * own.filter(isCounted).length) / own.length).toFixed(0)} %`;
  const errors = own.map(({ range, truth }) => Math.abs(truth - range.median) / minute);
  const widths = own.map(({ range }) => (range.high - range.low) / minute);
  return {
    what,
    figure: `${share((each) => !isEarly(each) && !isLate(each))} of ${own.length}`,
    reference: `${share(isEarly)} earlier, ${share(isLate)} later; median error ${middleOf(errors)} min, range ${middleOf(widths)} min`,
    ratio: '',
    goal: '75–90 %',
  };
}

const rowOf = ({ full, limited }: RBACJob): JobAnswer[] => {
  if (full) return [{ ...full, seen: full }];
  return limited ? [{ ...limited, seen: null }] : [];
};

/** A sandbox, its clock and its answers. */
async function openSandbox(seed: number) {
  const clock = manualClock(startMs);
  const sandbox = createSandbox({ seed, clock });
  const baseUrl = 'http://master';
  const callMaster = async (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(baseUrl + path, init));
  const body = JSON.stringify({ username: 'admin', password: '' });
  const { token } = await (await callMaster('/api/v1/auth/login', { method: 'POST', body })).json();
  const fetch = (request: Request) => sandbox.fetch(request);
  const client = createTransport({ baseUrl, auth: token, fetch });
  const readJobs = async (resourcePool: string) =>
    (await getJobsV2(client, { resourcePool, limit: 0 })).jobs.flatMap(rowOf);
  const readHeld = async () => {
    const time = (at: number) => new Date(at).toISOString();
    const span = `timestamp_after=${time(clock.now() - 7 * day)}&timestamp_before=${time(clock.now())}`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await callMaster(`/resources/allocation/allocations-csv?${span}`, { headers });
    return heldByEntity(parseAllocations(await answer.text()), clock.now());
  };
  const stateOf = async (pool: ResourcePool) => {
    const { agents } = await getAgents(client, {});
    const { allocationIdToSummary } = await getTasks(client, {});
    const { experiments } = await getExperiments(client, {
      ...{ sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_DESC', limit: 300 },
    });
    const allocations = Object.values(allocationIdToSummary);
    const jobs = await readJobs(pool.name);
    const slotTimes = await readHeld();
    return poolState({
      pool,
      agents,
      jobs,
      allocations,
      experiments,
      slotTimes,
      nowMs: clock.now(),
    });
  };
  const { resourcePools: pools } = await getResourcePools(client, {});
  return { clock, pools, readJobs, stateOf, close: () => sandbox.close() };
}

/** Creates forecasts for every pool of a sandbox, and waits for the real course. */
async function judgeSandbox(seed: number): Promise<Judged[]> {
  const { clock, pools, readJobs, stateOf, close } = await openSandbox(seed);
  const judged: Judged[] = [];
  let open: Forecast[] = [];
  for (let at = 0; at < 1.5 * spanMs; at += readEveryMs) {
    const states = new Map<string, 'waits' | 'runs'>();
    for (const { name } of pools)
      for (const { jobId, summary } of await readJobs(name))
        states.set(jobId, summary?.state === 'STATE_QUEUED' ? 'waits' : 'runs');
    const isOpen = (forecast: Forecast) => {
      const state = states.get(forecast.id);
      const truth = clock.now() - forecast.at;
      // a job that was canceled while it waited proves nothing
      if (forecast.kind === 'starts' && state === undefined) return false;
      const isOver = forecast.kind === 'starts' ? state === 'runs' : state === undefined;
      if (!isOver && !isLate({ ...forecast, truth })) return true;
      judged.push({ ...forecast, truth });
      return false;
    };
    open = open.filter(isOpen);
    if (at < spanMs && at % forecastEveryMs === 0) {
      for (const pool of pools) {
        const state = await stateOf(pool);
        if (state) open.push(...forecastsOf(forecastPool(state, { seed }), clock.now()));
      }
    }
    clock.advance(readEveryMs);
  }
  close();
  return judged;
}

const forecastsOf = (forecasts: readonly JobForecast[], at: number): Forecast[] =>
  forecasts.flatMap((forecast) => {
    if (forecast.kind !== 'starts' && forecast.kind !== 'ends') return [];
    const { id, kind, range } = forecast;
    return range && Number.isFinite(range.high) ? [{ id, kind, at, range }] : [];
  });

const recordings = resolve(
  import.meta.dirname,
  '../..',
  process.env.TRAINYARD_RECORDINGS ?? '../shared/recordings',
);

/**
 * Compares the scheduler with queues of a real master. They were recorded at single moments, so
 * that their later course is unknown: compares running jobs with those that would start on the
 * empty pool.
 */
async function recordedRow(): Promise<Row> {
  const what = 'jobs of recorded queues that run, and would start first';
  const empty = { what, reference: '', ratio: '', goal: 'all' };
  const text = await readFile(`${recordings}/0.23.4/queue.ndjson`, 'utf8').catch(() => null);
  if (text === null) return { ...empty, figure: 'no recordings' };
  const queues = text.split('\n').flatMap((line) => {
    if (line === '') return [];
    const { response } = JSON.parse(line);
    const jobs: unknown = response?.body?.jobs;
    return Array.isArray(jobs) && jobs.length > 1 ? [jobs] : [];
  });
  let [right, all] = [0, 0];
  for (const jobs of queues) {
    const used = jobs.reduce((sum, { allocatedSlots }) => sum + allocatedSlots, 0);
    const waiting = jobs.map((each) => ({
      ...each,
      ...{ id: each.jobId, order: each.summary.jobsAhead, running: [], heldMs: 0 },
      ...{ waiting: [each.requestedSlots], owner: null, project: null, kind: 'experiment' },
    }));
    const agents = [{ size: used, free: used, disabled: 0 }];
    const state = { ...emptyState, agents, jobs: waiting };
    const forecasts = new Map(forecastPool(state, { seed: 1 }).map((each) => [each.id, each]));
    for (const { jobId, summary } of jobs) {
      const forecast = forecasts.get(jobId);
      const isFirst = forecast?.kind === 'starts' && forecast.range.high === 0;
      all += 1;
      if (isFirst === (summary.state === 'STATE_SCHEDULED')) right += 1;
    }
  }
  return { ...empty, figure: `${right} of ${all}, ${queues.length} queues` };
}

const emptyState: PoolState = {
  ...{ name: 'default', scheduler: 'priority', agents: [], jobs: [], past: [] },
  ...{ startable: { count: 0, size: 0 }, isUnlimited: false, containers: 100 },
  ...{ arrivalsPerMs: null, defaultPriority: 42 },
};

/** The time for 2,000 jobs that wait for 4,000 slots. */
async function longQueueRow(scheduler: PoolState['scheduler']): Promise<Row> {
  const state = longQueue(scheduler);
  const ms = await medianMs(() => forecastPool(state, { seed: 1 }), 5);
  return {
    what: `forecast of 2,000 waiting jobs, 4,000 slots, ${scheduler}`,
    figure: `${ms.toFixed(0)} ms`,
    ...{ reference: '', ratio: '', goal: '300 ms' },
  };
}

const agentCount = 500;

function longQueue(scheduler: PoolState['scheduler']): PoolState {
  const facts = (index: number) => ({
    ...{ priority: index % 10 === 0 ? 30 : 42, weight: 1, isPreemptible: true },
    ...{ kind: 'experiment', name: `job-${index}`, owner: 'Ana', project: 'Vision' },
  });
  const running = Array.from(
    { length: agentCount },
    (_, agent): QueueJob => ({
      ...{ ...facts(agent), id: `running ${agent}`, order: agent, waiting: [] },
      ...{ heldMs: 60 * minute, progress: ((agent % 19) + 1) / 20 },
      running: [{ slots: 8, spots: [{ agent, count: 8 }] }],
    }),
  );
  const waiting = Array.from(
    { length: 2000 },
    (_, index): QueueJob => ({
      ...{ ...facts(index), id: `waiting ${index}`, order: agentCount + index, running: [] },
      ...{ heldMs: 0, progress: 0, waiting: [[1, 2, 4, 8, 16][index % 5] ?? 1] },
    }),
  );
  const past = Array.from({ length: 300 }, (_, index) => ({
    ...{ ...facts(index), pool: 'gpus', submittedAt: 0, slots: 4, requests: 1 },
    heldMs: (20 + (index % 60)) * minute,
  }));
  const agents = Array.from({ length: agentCount }, () => ({ size: 8, free: 0, disabled: 0 }));
  const jobs = [...running, ...waiting];
  return { ...emptyState, name: 'gpus', scheduler, agents, jobs, past, arrivalsPerMs: 1 / minute };
}
