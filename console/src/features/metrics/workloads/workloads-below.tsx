import type { Experiment, Trial } from '@trainyard/sdk/types';
import { lazy, Suspense, useState } from 'react';
import { SectionHeading } from '~/components/page/section-heading';
import { SkeletonRows } from '~/components/ui/skeleton';
import { useInView } from '~/lib/use-in-view';

const TrialWorkloads = lazy(() => import('./trial-workloads'));

type Props = {
  experiment: Experiment;
  trial: Trial;
  isLive: boolean;
  /** before what is above stands, nobody knows how far below this is */
  isAboveLoading: boolean;
};

/**
 * The workloads under the charts of a trial: nothing is asked for before one gets there. Their
 * heading always stands, for those who go from heading to heading.
 */
export function WorkloadsBelow({ isAboveLoading, ...props }: Props) {
  const [ref, isInView] = useInView();
  const [wasSeen, setWasSeen] = useState(false);
  if (isInView && !wasSeen) setWasSeen(true);
  return (
    <section ref={isAboveLoading ? undefined : ref} className="mt-8 min-h-40">
      <SectionHeading>Workloads</SectionHeading>
      {wasSeen ? (
        <Suspense fallback={<SkeletonRows label="Loading workloads" />}>
          <TrialWorkloads {...props} />
        </Suspense>
      ) : null}
    </section>
  );
}
