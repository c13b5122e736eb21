import type { Caller, CallOptions } from '../client/call';
import type { Experiment, Trial } from '../types';
import type { ReportedTrial } from './same-code-trials';
import type { TrialProfile, TrialReport } from './trial-profile';

// loaded on demand, as the other flows are

type Options = Pick<CallOptions, 'signal'>;

/**
 * Reads what was measured of a trial: the profiler's series of its GPUs, its machines and the parts
 * of its training loop, or where there are none the metrics that programs on 0.38 report in their
 * place; its reports with their times; and its allocations. Networks are in Gbit/s. Series are read
 * one by one, and may have thousands of points.
 * @throws ApiError of a call that fails
 */
export async function trialProfile(
  client: Caller,
  trial: Pick<Trial, 'id' | 'taskId'>,
  options?: Options,
): Promise<TrialProfile> {
  return (await import('./trial-profile')).trialProfile(client, trial, options);
}

/**
 * Reads the reports of other completed trials with the code of a trial, at most twelve: those of its
 * experiment, and the best ones of completed experiments that were forked from it, from a run that it
 * was forked from, or are such a run, with the same entrypoint, slots and pool. A master has no mark
 * of a model definition, so the same code that was uploaded again is not found.
 * @throws ApiError of a call that fails
 */
export async function sameCodeTrials(
  client: Caller,
  of: { experiment: Pick<Experiment, 'id' | 'forkedFrom' | 'config'>; trialId: number },
  options?: Options,
): Promise<ReportedTrial[]> {
  return (await import('./same-code-trials')).sameCodeTrials(client, of, options);
}

/** Reads the last thousand reports of a trial with their times. @throws ApiError of a call that fails */
export async function trialReports(
  client: Caller,
  trialId: number,
  options?: Options,
): Promise<TrialReport[]> {
  return (await import('./trial-profile')).trialReports(client, trialId, options);
}
