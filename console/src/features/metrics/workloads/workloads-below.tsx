import type { Experiment, Trial } from '@trainyard/sdk/types';
import { lazy, Suspense, useState } from 'react';
import { SkeletonRows } from '~/components/ui/skeleton';
import { useInView } from '~/lib/use-in-view';

const TrialWorkloads = lazy(() => import('./trial-workloads'));

type Props = { experiment: Experiment; trial: Trial; isLive: boolean };

/** The workloads under the charts of a trial: nothing is asked for before one gets there. */
export function WorkloadsBelow(props: Props) {
  const [ref, isInView] = useInView();
  const [wasSeen, setWasSeen] = useState(false);
  if (isInView && !wasSeen) setWasSeen(true);
  return (
    <div ref={ref} className="min-h-40">
      {wasSeen ? (
        <Suspense fallback={<SkeletonRows label="Loading workloads" />}>
          <TrialWorkloads {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
