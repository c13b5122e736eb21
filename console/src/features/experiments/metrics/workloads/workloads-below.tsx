import { useIsFetching } from '@tanstack/react-query';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { cn } from '@trainyard/ui/lib/utils';
import { SectionHeading } from '@trainyard/ui/page/section';
import { lazy } from 'react';
import { Late } from '~/app/late/late';
import { seriesKey } from '../series-requests';
import { LoadingWorkloads } from './loading-workloads';

const TrialWorkloads = lazy(() => import('./trial-workloads'));

type Props = {
  experiment: Experiment;
  trial: Trial;
  isLive: boolean;
  /** false until the content above has its height */
  isAboveLoading: boolean;
};

/**
 * The workloads under the charts of a trial: nothing is requested before they are in view, or the
 * rest of the page is there, so that a print holds them. Their heading is there before them, for screen
 * readers that go from heading to heading, once the content above has its height: it does not move.
 */
export function WorkloadsBelow({ isAboveLoading, ...props }: Props) {
  // the curves come first
  const isDrawing = useIsFetching({ queryKey: seriesKey(props.trial.id) }) > 0;
  return (
    <section className={cn('mt-8 min-h-40', isAboveLoading && 'invisible')}>
      <SectionHeading>Workloads</SectionHeading>
      <Late
        until="inView"
        isHeld={isAboveLoading || isDrawing}
        fallback={<LoadingWorkloads trial={props.trial} />}
      >
        <TrialWorkloads {...props} />
      </Late>
    </section>
  );
}
