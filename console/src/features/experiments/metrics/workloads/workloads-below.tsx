import { useIsFetching } from '@tanstack/react-query';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { useInView } from '@trainyard/ui/hooks/use-element';
import { cn } from '@trainyard/ui/lib/utils';
import { SectionHeading } from '@trainyard/ui/page/section';
import { type ComponentType, useState } from 'react';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { seriesKey } from '../series-requests';

export type WorkloadsProps = { experiment: Experiment; trial: Trial; isLive: boolean };

type LoadingProps = { trial: Pick<Trial, 'totalBatchesProcessed'> };

/** Rows that may come; a trial that has trained nothing has none. */
export const LoadingWorkloads = ({ trial }: LoadingProps) => (
  <SkeletonRows label="Loading workloads" rows={trial.totalBatchesProcessed > 0 ? 10 : 1} />
);

type Props = WorkloadsProps & {
  Workloads: ComponentType<WorkloadsProps>;
  /** false until the content above has its height */
  isAboveLoading: boolean;
};

/**
 * The workloads under the charts of a trial: nothing is requested before they are in view, or the
 * rest of the page is there, so that a print holds them. Their heading is there before them, for screen
 * readers that go from heading to heading, once the content above has its height: it does not move.
 */
export function WorkloadsBelow({ Workloads, isAboveLoading, ...props }: Props) {
  const [ref, isInView] = useInView();
  const isIdle = useNetworkIdle();
  const [wasSeen, setWasSeen] = useState(false);
  // the curves come first
  const isDrawing = useIsFetching({ queryKey: seriesKey(props.trial.id) }) > 0;
  const isRequested = isInView || (isIdle && !isAboveLoading);
  if (isRequested && !wasSeen && !isDrawing) setWasSeen(true);
  return (
    <section
      ref={isAboveLoading ? undefined : ref}
      className={cn('mt-8 min-h-40', isAboveLoading && 'invisible')}
    >
      <SectionHeading>Workloads</SectionHeading>
      {wasSeen ? <Workloads {...props} /> : null}
    </section>
  );
}
