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
 * The workloads below the charts of a trial. They load when they come into view, or when the rest
 * of the page has loaded, so that a print contains them. The heading is rendered as soon as the
 * content above has its final height, for screen readers that jump between headings.
 */
export function WorkloadsBelow({ isAboveLoading, ...props }: Props) {
  // the curves load before the workloads
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
