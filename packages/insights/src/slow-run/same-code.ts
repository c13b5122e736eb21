import type { ReportedTrial } from '@trainyard/sdk/flows';
import { formatDecimals, formatRounded, plural } from '../figures';
import { batchSeconds } from './reports';
import { medianOf } from './series';

/** Fewer other runs have no median to compare with. */
export const minPeers = 3;

export type SpeedComparison =
  | { kind: 'unknown' }
  | { kind: 'few'; count: number }
  | {
      kind: 'compared';
      own: number;
      median: number;
      low: number;
      high: number;
      /** other runs with a speed */
      count: number;
      /** records, if all runs name the size of their batches */
      unit: 'records/s' | 'batches/s';
    };

type Speed = { batches: number; batchSize: number | undefined };

function speedOf({ trial, reports }: ReportedTrial): Speed[] {
  const seconds = batchSeconds(reports);
  const size = trial.hparams?.global_batch_size;
  return seconds === undefined || seconds <= 0
    ? []
    : [{ batches: 1 / seconds, batchSize: typeof size === 'number' ? size : undefined }];
}

/**
 * Compares the speed of the training loop of a trial with that of other runs of its code: between
 * validations and checkpoints, by the times of its reports.
 */
export function compareSpeed(
  own: ReportedTrial,
  others: readonly ReportedTrial[],
): SpeedComparison {
  const [speed] = speedOf(own);
  if (!speed) return { kind: 'unknown' };
  const peers = others.flatMap(speedOf);
  if (peers.length < minPeers) return { kind: 'few', count: peers.length };
  const hasSizes = [speed, ...peers].every(({ batchSize }) => batchSize !== undefined);
  const rateOf = ({ batches, batchSize = 1 }: Speed) => (hasSizes ? batches * batchSize : batches);
  const values = peers.map(rateOf);
  return {
    kind: 'compared',
    own: rateOf(speed),
    median: medianOf(values),
    low: Math.min(...values),
    high: Math.max(...values),
    count: peers.length,
    unit: hasSizes ? 'records/s' : 'batches/s',
  };
}

/** The comparison as a sentence. */
export function speedText(comparison: SpeedComparison): string {
  if (comparison.kind === 'unknown')
    return 'Its reports are too few to compare its speed with that of other runs.';
  if (comparison.kind === 'few')
    return comparison.count === 0
      ? 'No other completed run of the same code has a speed to compare with.'
      : `${plural(comparison.count, 'other run')} of the same code: too few to compare its speed with, ${minPeers} are needed.`;
  const { own, median, low, high, count, unit } = comparison;
  const text = (value: number) => formatRounded(value, 3);
  const ratio = formatDecimals(own / median, 2);
  return `${ratio} times the median of ${count} other runs of the same code: ${text(own)} of ${text(median)} ${unit}; they have ${text(low)} to ${text(high)}.`;
}
