import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CompareTrialsButton } from '~/features/metrics/comparison/compare-trials-button';
import type { ComparedRun } from '~/features/trials/compared/compared-columns';

const TrialsOfRuns = lazy(() => import('~/features/trials/compared/compared-trials'));
const TrialComparison = lazy(() => import('~/features/metrics/comparison/trial-comparison'));

/** Trials of compared experiments; selected ones open side by side over the page. */
export function ComparedTrials({ runs }: { runs: readonly ComparedRun[] }) {
  const isOpen = useLocation({
    select: ({ search }) => 'compare' in search && String(search.compare) === 'true',
  });
  return (
    <Suspense fallback={<p className="mt-8 text-muted">Loading …</p>}>
      <TrialsOfRuns
        runs={runs}
        actions={(trialIds) => <CompareTrialsButton trialIds={trialIds} />}
      />
      {isOpen ? <TrialComparison /> : null}
    </Suspense>
  );
}
