import {
  describeForecast,
  listPoolsWithFreeSlots,
} from '@trainyard/insights/forecast/describe-forecast';
import { forecastPool } from '@trainyard/insights/forecast/forecast';
import type { ForecastText } from '@trainyard/insights/forecast/forecast-text';
import { heldByEntity, parseAllocations } from '@trainyard/insights/forecast/past-runs';
import { poolState } from '@trainyard/insights/forecast/pool-state';
import type { Caller, CallOptions } from '@trainyard/sdk';
import {
  getAgents,
  getExperiments,
  getJobQueueStats,
  getJobsV2,
  getResourcePools,
  getTasks,
} from '@trainyard/sdk/calls';

const week = 7 * 86_400_000;
const pastExperiments = 300;

type Options = { nowMs: number; signal: AbortSignal };

/**
 * Forecasts the start or end of a job as the console does: by the running jobs of its pool and the
 * runs of the last week. Null where the scheduler is unknown, or the user may not see the agents.
 */
export async function forecastJob(
  client: Caller,
  { jobId, poolName }: { jobId: string; poolName: string },
  { nowMs, signal }: Options,
): Promise<ForecastText | null> {
  const options = { signal };
  const newest = { sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_DESC' } as const;
  const [{ resourcePools: pools }, { jobs }, agents, stats, tasks, past, slotTimes] =
    await Promise.all([
      getResourcePools(client, {}, options),
      getJobsV2(client, { resourcePool: poolName, limit: 0 }, options),
      orNothing(getAgents(client, {}, options)),
      orNothing(getJobQueueStats(client, {}, options)),
      orNothing(getTasks(client, {}, options)),
      orNothing(getExperiments(client, { ...newest, limit: pastExperiments }, options)),
      orNothing(readHeld(client, nowMs, options)),
    ]);
  const pool = pools.find(({ name }) => name === poolName);
  const state =
    pool &&
    poolState({
      pool,
      agents: agents?.agents,
      jobs: jobs.flatMap(({ full, limited }) => {
        if (full) return { ...full, seen: full };
        return limited ? { ...limited, seen: null } : [];
      }),
      allocations: tasks && Object.values(tasks.allocationIdToSummary),
      experiments: past?.experiments ?? [],
      slotTimes,
      nowMs,
    });
  const forecast = state && forecastPool(state, { seed: 1 }).find(({ id }) => id === jobId);
  if (!forecast) return null;
  const sources = { pool, pools, agents: agents?.agents ?? [], stats: stats?.results ?? [] };
  return describeForecast(forecast, listPoolsWithFreeSlots(sources));
}

/** Undefined where the user may not see an answer: the forecast works without it. */
const orNothing = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch(() => undefined);

const csvRoute = {
  id: 'allocationsCsv',
  method: 'GET',
  path: '/resources/allocation/allocations-csv',
  required: '',
};

/** Reads the time in which each experiment and task had slots in the last week. */
async function readHeld(client: Caller, nowMs: number, options: CallOptions) {
  const times = {
    timestamp_after: new Date(nowMs - week).toISOString(),
    timestamp_before: new Date(nowMs).toISOString(),
  };
  const response = await client.send(csvRoute, times, options);
  return heldByEntity(parseAllocations(await response.text()), nowMs);
}
