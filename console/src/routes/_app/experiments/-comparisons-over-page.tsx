import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const DiffDialog = lazy(() => import('~/features/experiments/experiment-compare/diff/diff-dialog'));
const TrialComparison = lazy(
  () => import('~/features/experiments/metrics/comparison/trial-comparison'),
);

/** Shows a comparison over the page if the link asks for it: of trials, or of this experiment with another one. */
export function ComparisonsOverPage({ experimentId }: { experimentId?: number }) {
  const search = useLocation({ select: (location) => location.search });
  if (experimentId !== undefined && 'against' in search && search.against !== undefined)
    return (
      <Suspense>
        <DiffDialog experimentId={experimentId} />
      </Suspense>
    );
  const isTrials = 'compare' in search && String(search.compare) === 'true';
  return isTrials ? (
    <Suspense>
      <TrialComparison experimentId={experimentId} />
    </Suspense>
  ) : null;
}
