import type { QueryClient } from '@tanstack/react-query';
import {
  describeForecast,
  type ForecastDescription,
  listPoolsWithFreeSlots,
} from '@trainyard/insights/forecast/describe-forecast';
import {
  forecastPool,
  type JobForecast,
  type PoolState,
  type QueueJob,
} from '@trainyard/insights/forecast/forecast';
import { poolState } from '@trainyard/insights/forecast/pool-state';
import type { ResourcePool } from '@trainyard/sdk/types';
import { startTrustedWorker } from '@trainyard/ui/lib/trusted-worker';
import { fetchData } from '~/app/loading/load-query';
import { staleMs } from '~/app/polling/polling-intervals';
import { agentsQuery, allocationsQuery } from '~/data/cluster/agents';
import { poolQueries } from '~/data/cluster/pools';
import { masterNow } from '~/lib/master-now';
import workerUrl from './forecast-worker?worker&url';
import { historyQuery } from './history-queries';

const orUndefined = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch(() => undefined);

/** The answers that a forecast needs; those that other parts of the page have are asked once. */
async function answersOf(queryClient: QueryClient) {
  const staleTime = staleMs.sums;
  const [pools, agents, stats, allocations, history] = await Promise.all([
    fetchData(queryClient, { ...poolQueries.list(), staleTime }),
    orUndefined(fetchData(queryClient, { ...agentsQuery, staleTime })),
    orUndefined(fetchData(queryClient, { ...poolQueries.stats(), staleTime })),
    orUndefined(fetchData(queryClient, { ...allocationsQuery, staleTime })),
    orUndefined(queryClient.fetchQuery(historyQuery)),
  ]);
  return { pools, agents, stats, allocations, history };
}

type Answers = Awaited<ReturnType<typeof answersOf>>;

async function stateOf(
  queryClient: QueryClient,
  pool: ResourcePool,
  { agents, allocations, history }: Answers,
) {
  const query = { ...poolQueries.jobs(pool.name, 'all'), staleTime: staleMs.sums };
  const jobs = await fetchData(queryClient, query);
  const { experiments = [], slotTimes } = history ?? {};
  const nowMs = masterNow();
  const state = poolState({
    pool,
    agents,
    jobs,
    allocations,
    experiments,
    slotTimes,
    nowMs,
  });
  return state && { state, jobs };
}

let worker: Worker | undefined;
let lastAnswer: Promise<unknown> = Promise.resolve();

/** Draws the futures of a pool beside the page, one pool after the other in the same worker. */
function requestForecast(state: PoolState): Promise<JobForecast[]> {
  if (typeof Worker !== 'function') return Promise.resolve(forecastPool(state, { seed: 1 }));
  const answer = lastAnswer.then(() => requestFromWorker(state));
  lastAnswer = orUndefined(answer);
  return answer;
}

function requestFromWorker(state: PoolState): Promise<JobForecast[]> {
  worker ??= startTrustedWorker(workerUrl);
  const own = worker;
  const done = new AbortController();
  const { signal } = done;
  return new Promise<JobForecast[]>((resolve, reject) => {
    own.addEventListener('message', ({ data }: MessageEvent<JobForecast[]>) => resolve(data), {
      signal,
    });
    own.addEventListener('error', ({ message }) => reject(new Error(message)), { signal });
    own.postMessage(state);
  }).finally(() => done.abort());
}

/** Forecasts the jobs of a pool; by the id of the job, and by that of its experiment or task. */
export async function forecastJobs(
  queryClient: QueryClient,
  poolName: string,
): Promise<Record<string, ForecastDescription>> {
  const answers = await answersOf(queryClient);
  const { pools, agents = [], stats = [] } = answers;
  const pool = pools.find(({ name }) => name === poolName);
  const poolState = pool && (await stateOf(queryClient, pool, answers));
  if (!poolState) return {};
  const entityOf = new Map(poolState.jobs.map(({ jobId, seen }) => [jobId, seen?.entityId]));
  const freePools = listPoolsWithFreeSlots({ pool, pools, agents, stats });
  const forecastById: Record<string, ForecastDescription> = {};
  for (const forecast of await requestForecast(poolState.state)) {
    const text = describeForecast(forecast, freePools);
    if (!text) continue;
    forecastById[forecast.id] = text;
    const entityId = entityOf.get(forecast.id);
    if (entityId !== undefined) forecastById[entityId] = text;
  }
  return forecastById;
}

/** places a job that is not submitted yet after all submitted ones */
const lastPlace = 1_000_000;

const launchOf = (slots: number, { defaultPriority }: PoolState): QueueJob => ({
  ...{ id: 'launch', order: lastPlace, priority: defaultPriority, weight: 1 },
  ...{ isPreemptible: false, running: [], waiting: [slots], heldMs: 0, progress: 0 },
  ...{ kind: 'launch', name: null, owner: null, project: null },
});

/** Forecasts for each pool the start and end of a job that is submitted there now. */
export async function forecastLaunch(
  queryClient: QueryClient,
  slots: number,
): Promise<Record<string, ForecastDescription>> {
  const answers = await answersOf(queryClient);
  const forecastById: Record<string, ForecastDescription> = {};
  for (const pool of answers.pools) {
    const queue = await orUndefined(stateOf(queryClient, pool, answers));
    if (!queue) continue;
    const jobs = [...queue.state.jobs, launchOf(slots, queue.state)];
    const forecast = (await requestForecast({ ...queue.state, jobs })).at(-1);
    const text = forecast && describeForecast(forecast, () => []);
    if (text) forecastById[pool.name] = text;
  }
  return forecastById;
}
