import { lazy, Suspense } from 'react';
import { CompareTrialsButton } from '~/features/metrics/comparison/compare-trials-button';
import type { ComparedRun } from '~/features/trials/compared/compared-columns';
import { ComparisonsOverPage } from './experiments/-comparisons-over-page';

const TrialsOfRuns = lazy(() => import('~/features/trials/compared/compared-trials'));

/** Trials of compared experiments; selected ones open side by side over the page. */
export function ComparedTrials({ runs }: { runs: readonly ComparedRun[] }) {
  return (
    <Suspense fallback={<p className="mt-8 text-muted">Loading …</p>}>
      <TrialsOfRuns
        runs={runs}
        actions={(trialIds) => <CompareTrialsButton trialIds={trialIds} />}
      />
      <ComparisonsOverPage />
    </Suspense>
  );
}
