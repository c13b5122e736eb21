import type { Trial } from '@trainyard/sdk/types';
import { minPeers } from './same-code';
import { medianOf } from './series';

type TimedTrial = Pick<Trial, 'hparams' | 'id' | 'totalBatchesProcessed' | 'wallClockTime'>;

export type TrialSpeed<One extends TimedTrial> = {
  trial: One;
  perSecond: number;
  /** its speed divided by the median of the other ones; undefined if these are fewer than three */
  ofMedian: number | undefined;
};

export type TrialSpeeds<One extends TimedTrial> = {
  /** the slowest first; without trials that have trained nothing */
  speeds: TrialSpeed<One>[];
  /** records, if all trials name the size of their batches */
  unit: 'records/s' | 'batches/s';
};

const batchSizeOf = ({ hparams }: TimedTrial) => hparams?.global_batch_size;

/**
 * The speeds of the trials of one experiment over all the seconds in which they held resources. So
 * validations, checkpoints and starts count too, and no request is needed for any of them.
 */
export function trialSpeeds<One extends TimedTrial>(trials: readonly One[]): TrialSpeeds<One> {
  const timed = trials.filter(
    ({ totalBatchesProcessed, wallClockTime }) => totalBatchesProcessed > 0 && wallClockTime > 0,
  );
  const hasSizes = timed.length > 0 && timed.every((trial) => Number(batchSizeOf(trial)) > 0);
  const rates = timed.map((trial) => ({
    trial,
    perSecond:
      ((hasSizes ? Number(batchSizeOf(trial)) : 1) * trial.totalBatchesProcessed) /
      trial.wallClockTime,
  }));
  const speeds = rates.map(({ trial, perSecond }) => {
    const others = rates.filter((other) => other.trial !== trial).map((other) => other.perSecond);
    const ofMedian = others.length < minPeers ? undefined : perSecond / medianOf(others);
    return { trial, perSecond, ofMedian };
  });
  return {
    speeds: speeds.sort((one, other) => one.perSecond - other.perSecond),
    unit: hasSizes ? 'records/s' : 'batches/s',
  };
}
