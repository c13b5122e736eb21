import { useQuery } from '@tanstack/react-query';
import type { ForecastDescription } from '@trainyard/insights/forecast/describe-forecast';
import {
  getAgents,
  getExperiments,
  getJobsV2,
  getResourcePools,
  getTasks,
} from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed } from '~/data/q';

const shared = {
  poll: 'forecasts',
  staleTime: pollMs.forecasts,
  retry: false,
  // without a forecast nothing is shown; what it is made of changes it
  ...showsOf(getJobsV2, getExperiments, getAgents, getResourcePools, getTasks),
} as const;

/** The forecast of the jobs of a pool. */
export const jobForecastsQuery = (pool: string) =>
  composed(
    'forecastOfJobs',
    { pool },
    async (_, { client }) => (await import('./forecast-in-worker')).forecastJobs(client, pool),
    shared,
  );

const launchQuery = (slots: number) =>
  composed(
    'forecastOfLaunch',
    { slots },
    async (_, { client }) => (await import('./forecast-in-worker')).forecastLaunch(client, slots),
    shared,
  );

type Forecasts = Record<string, ForecastDescription>;

const noForecasts: Forecasts = {};

/**
 * Returns the forecasts of the jobs of a pool, by the id of a job or of its experiment or task, once
 * a `LateQuery` has requested them; what is not known, or may not be seen, is missing.
 */
export const useJobForecasts = (pool: string | undefined): Forecasts =>
  useJobForecastsQuery(pool).data ?? noForecasts;

/** The forecast of a job, or `coming` while it is on its way. */
export function useJobForecast(
  pool: string | undefined,
  id: number,
): ForecastDescription | 'coming' | undefined {
  const { data, isPending } = useJobForecastsQuery(pool);
  return pool && isPending ? 'coming' : data?.[id];
}

const useJobForecastsQuery = (pool: string | undefined) =>
  useQuery({ ...jobForecastsQuery(pool ?? ''), enabled: false });

/** Forecasts of what a job of that many slots would do that is submitted now, by pool. */
export function useLaunchForecasts(slots: number | undefined): Forecasts {
  const { data } = useQuery({ ...launchQuery(slots ?? 0), enabled: slots !== undefined });
  return data ?? noForecasts;
}
