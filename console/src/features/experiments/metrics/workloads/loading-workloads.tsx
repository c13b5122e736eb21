import type { Trial } from '@trainyard/sdk/types';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';

type Props = { trial: Pick<Trial, 'totalBatchesProcessed'> };

/** Rows that may come; a trial that has trained nothing has none. */
export const LoadingWorkloads = ({ trial }: Props) => (
  <SkeletonRows label="Loading workloads" rows={trial.totalBatchesProcessed > 0 ? 10 : 1} />
);
