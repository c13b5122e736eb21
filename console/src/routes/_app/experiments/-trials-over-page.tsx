import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';

const TrialComparison = lazy(() => import('~/features/metrics/comparison/trial-comparison'));

/** The trials that the link of an experiment puts beside each other, over its page. */
export function TrialsOverPage({ experimentId }: { experimentId: number }) {
  const isAsked = useLocation({
    select: ({ search }) => 'compare' in search && String(search.compare) === 'true',
  });
  if (!isAsked) return null;
  return (
    <Suspense>
      <TrialComparison experimentId={experimentId} />
    </Suspense>
  );
}
