import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const DiffDialog = lazy(() => import('~/features/experiment-compare/diff/diff-dialog'));
const TrialComparison = lazy(() => import('~/features/metrics/comparison/trial-comparison'));

/** The comparisons that a link opens over the page of an experiment: of trials, or with another experiment. */
export function ComparisonsOverPage({ experimentId }: { experimentId: number }) {
  const search = useLocation({ select: (location) => location.search });
  const isAgainst = 'against' in search && search.against !== undefined;
  const isTrials = 'compare' in search && String(search.compare) === 'true';
  if (!isAgainst && !isTrials) return null;
  const Comparison = isAgainst ? DiffDialog : TrialComparison;
  return (
    <Suspense>
      <Comparison experimentId={experimentId} />
    </Suspense>
  );
}
