/** the share of trials that must have reached a batch for a meaningful comparison */
const minTrialShare = 0.75;

/**
 * The last batch that three quarters of the trials have reached, by the last batch of each that
 * measured something: late enough that they have learned something, early enough that most of them
 * can be compared. Undefined where none measured anything.
 */
export function commonBatch(lastBatches: readonly number[]): number | undefined {
  const sorted = lastBatches.toSorted((a, b) => b - a);
  return sorted[Math.ceil(sorted.length * minTrialShare) - 1];
}

type BatchInput = {
  /** that most trials have reached */
  common: number | undefined;
  /** that of the best validation of the trial that the page is about */
  own: number | undefined;
};

/**
 * The batch that is shown without a selection: on the page of a trial that of its best validation,
 * otherwise the one that most trials have reached; the first one until trials are known.
 * @param batches undefined until they are known: a trial measured something at its last batch, so
 * that it is one of them
 */
export function defaultBatch(
  batches: readonly number[] | undefined,
  { common, own }: BatchInput,
): number | undefined {
  const latest = own ?? common;
  if (latest === undefined) return batches?.[0];
  return batches ? (batches.findLast((batch) => batch <= latest) ?? batches[0]) : latest;
}

/**
 * The batch of a link, 0 for none, if it is one of the batches; it is used until the batches are
 * known.
 */
export const batchOfLink = (
  batches: readonly number[] | undefined,
  requestedBatch: number,
): number | undefined =>
  batches ? batches.find((batch) => batch === requestedBatch) : requestedBatch || undefined;
