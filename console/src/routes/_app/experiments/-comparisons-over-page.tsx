import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';

const AgainstDialog = lazy(() => import('~/features/experiments/against/against-dialog'));
const TrialComparison = lazy(() => import('~/features/metrics/comparison/trial-comparison'));

/** What the link of an experiment puts over its page: trials beside each other, or another experiment. */
export function ComparisonsOverPage({ experimentId }: { experimentId: number }) {
  const search = useLocation({ select: (location) => location.search });
  const isAgainst = 'against' in search && search.against !== undefined;
  const isTrials = 'compare' in search && String(search.compare) === 'true';
  if (!isAgainst && !isTrials) return null;
  const Asked = isAgainst ? AgainstDialog : TrialComparison;
  return (
    <Suspense>
      <Asked experimentId={experimentId} />
    </Suspense>
  );
}
