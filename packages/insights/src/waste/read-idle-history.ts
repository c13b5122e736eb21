import { type CallOptions, mapWithConcurrency } from '@trainyard/sdk';
import { type Caller, getExperiments, getExperimentTrials } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { type IdleStretch, idleStretches } from './idle-hours';
import { readTrialUse } from './read-gpu-use';
import { isProfiled, timeOf } from './waste';

// a browser asks a server six things at once, and the page has others to ask
const atOnce = 2;

/** the newest experiments that are looked at */
const lookedAt = 200;

/** those of them whose measurements are read, and the trials of each */
const measuredAtMost = 25;
const trialsAtMost = 4;

export type IdleHistory = {
  stretches: IdleStretch[];
  /** experiments whose GPUs were measured, of those that ran */
  measured: number;
  ran: number;
};

/**
 * Reads when the GPUs of the newest experiments did nothing, from a time in ms since 1970 on. Those
 * without measurements, or whose measurements cannot be read, do not count.
 * @throws ApiError where the experiments cannot be read
 */
export async function readIdleHistory(
  client: Caller,
  from: number,
  options: CallOptions,
): Promise<IdleHistory> {
  const { experiments } = await getExperiments(
    client,
    { sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_DESC', limit: lookedAt },
    options,
  );
  const ran = experiments.filter(({ endTime }) => (timeOf(endTime) ?? from) >= from);
  const profiled = ran.filter(isProfiled).slice(0, measuredAtMost);
  const read = await mapWithConcurrency(profiled, atOnce, async (experiment) => {
    try {
      return await readExperiment(client, experiment, options);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return undefined;
    }
  });
  const known = read.filter((each) => each !== undefined);
  return { stretches: known.flat(), measured: known.length, ran: ran.length };
}

/** The idle stretches of an experiment; undefined where nothing was measured. */
async function readExperiment(
  client: Caller,
  { id, resourcePool: pool }: Experiment,
  options: CallOptions,
): Promise<IdleStretch[] | undefined> {
  const args = { experimentId: id, limit: trialsAtMost };
  const { trials } = await getExperimentTrials(client, args, options);
  const uses = await mapWithConcurrency(trials, atOnce, (trial) =>
    readTrialUse(client, trial.id, options),
  );
  const gpus = uses.flat();
  if (gpus.length === 0) return undefined;
  return gpus.flatMap((use) => idleStretches(use).map((each) => ({ ...each, slots: 1, pool })));
}
