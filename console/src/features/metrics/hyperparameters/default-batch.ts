import type { Trial } from '@trainyard/sdk/types';

/** the share of trials that have to be there for a batch to say something about hyperparameters */
const mostTrials = 0.75;

const lastBatch = ({ bestValidation, latestValidation }: ReachedTrial) =>
  latestValidation?.totalBatches ?? bestValidation?.totalBatches ?? 0;

type ReachedTrial = Pick<Trial, 'bestValidation' | 'latestValidation'>;

/**
 * The last batch that three quarters of the trials with a validation have reached: late enough that
 * they have learned something, early enough that most of them can be compared. Undefined without a
 * validation.
 */
export function commonBatch(trials: readonly ReachedTrial[]): number | undefined {
  const reached = trials
    .map(lastBatch)
    .filter((batch) => batch > 0)
    .sort((a, b) => b - a);
  return reached[Math.ceil(reached.length * mostTrials) - 1];
}

type Wanted = {
  /** that most trials have reached */
  common: number | undefined;
  /** that of the best validation of the trial that the page is about */
  own: number | undefined;
};

/** The batch that is shown without a selection; the first one, as long as no trial is known. */
export function defaultBatch(
  batches: readonly number[],
  { common, own }: Wanted,
): number | undefined {
  const latest = Math.min(common ?? Number.POSITIVE_INFINITY, own ?? Number.POSITIVE_INFINITY);
  if (latest === Number.POSITIVE_INFINITY) return batches[0];
  return batches.findLast((batch) => batch <= latest) ?? batches[0];
}
