import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const TrialComparison = lazy(() => import('./trial-comparison'));

type Props = {
  /** left out: the trials are of several experiments */
  experimentId?: number;
};

/** The comparison of trials over the page, if the link asks for it. */
export function ComparisonOverPage({ experimentId }: Props) {
  const isOpen = useLocation({
    select: ({ search }) => 'compare' in search && String(search.compare) === 'true',
  });
  return isOpen ? (
    <Suspense>
      <TrialComparison experimentId={experimentId} />
    </Suspense>
  ) : null;
}
