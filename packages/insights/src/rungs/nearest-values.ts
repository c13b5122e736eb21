import type { TrialsSnapshotResponse } from '@trainyard/sdk/types';

/** Returns one measurement per trial: of several, the one nearest to the batch. */
export function nearestValues(
  answer: TrialsSnapshotResponse | undefined,
  batch: number,
): Map<number, number> {
  const far = ({ batchesProcessed }: { batchesProcessed: number }) =>
    Math.abs(batchesProcessed - batch);
  const farthestFirst = [...(answer?.trials ?? [])].sort((one, other) => far(other) - far(one));
  return new Map(farthestFirst.map(({ trialId, metric }) => [trialId, Number(metric)]));
}
