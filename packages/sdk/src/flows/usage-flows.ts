import type { Caller } from '../client/call';
import type { Prices } from '../usage/cost';
import type { UsageSums } from '../usage/shares';
import type {
  Options,
  OwnedExperiment,
  Usage,
  UsageInput,
  UsageOptions,
  WorkloadInput,
} from './usage';

// loaded on demand, as the other flows are

/**
 * Sums up the slot hours of a period, and their cost, by user, workspace, project, experiment, pool
 * or label, the largest first: of the last 15 days and by user unless `input` says otherwise. Users,
 * pools and labels have the daily sums of the master, which has none of today; experiments, projects
 * and workspaces are computed from the workloads, without notebooks, shells and commands. The cost of
 * pools and experiments is exact, that of users and labels uses the mean price of the pools.
 * @throws ApiError of type `input` for a period that is not a day or month up to now, or ends before it
 *   begins; of a call that fails
 */
export async function usage(
  client: Caller,
  input?: UsageInput,
  options?: UsageOptions,
): Promise<Usage> {
  return (await import('./usage')).usage(client, input, options);
}

/**
 * Reads the prices of a slot-hour that the caller set in the console; without any, those of
 * `noPrices`. @throws ApiError of the call
 */
export async function storedPrices(client: Caller, options?: Options): Promise<Prices> {
  return (await import('./usage')).storedPrices(client, options);
}

/**
 * Reads the workloads of a part of a period, and returns the slot-seconds of experiments, by day or
 * month. The answer of the master has no pages: ask for a week or a month at a time, as `chunksOf`
 * of `@trainyard/sdk/usage` divides a period. @throws ApiError of the call
 */
export async function workloadSeconds(
  client: Caller,
  input: WorkloadInput,
  options?: Options,
): Promise<UsageSums> {
  return (await import('./usage')).workloadSeconds(client, input, options);
}

/**
 * Reads the experiments of these ids with their places and owners, 200 at a time; those that were
 * deleted or may not be seen are missing. @throws ApiError of a call that fails
 */
export async function usageExperiments(
  client: Caller,
  ids: readonly number[],
  options?: Options,
): Promise<Map<number, OwnedExperiment>> {
  return (await import('./usage')).usageExperiments(client, ids, options);
}
