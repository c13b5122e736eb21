import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { can, whyNot } from '@trainyard/rbac';
import { lazy, Suspense, useMemo } from 'react';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/load-query';
import { usePageTitle } from '~/app/page-title';
import { partsOf } from '~/data/metrics';
import { useViewer } from '~/data/viewer';
import { compareQuery, experimentsEach } from '~/features/experiment-compare/compare-queries';
import { compareSearch } from '~/features/experiment-compare/compare-search';
import {
  type ComparedTrial,
  ExperimentComparePage,
} from '~/features/experiment-compare/experiment-compare-page';
import { TrialComparePage } from '~/features/experiment-compare/trial-compare-page';
import {
  CompareTrialsButton,
  TrialValuesButton,
} from '~/features/metrics/comparison/compare-trials-button';
import type { ComparedRun } from '~/features/trials/compared/compared-columns';
import { ComparisonsOverPage } from './experiments/-comparisons-over-page';

const LogsSideBySide = lazy(() => import('~/features/logs/side-by-side'));

/** Logs of the compared experiments that the user may read. */
function ComparedLogs({ trials, note }: { trials: readonly ComparedTrial[]; note?: string }) {
  const viewer = useViewer();
  const readable = useMemo(
    () =>
      trials.map(({ trialId, experiment, color }) => {
        const { id, name, workspaceId } = experiment;
        const may = can(viewer, 'experiment.viewArtifacts', { workspaceId });
        const forbidden = may ? undefined : whyNot(viewer, 'experiment.viewArtifacts');
        return { trialId, name: `${name} (${id})`, color, forbidden };
      }),
    [trials, viewer],
  );
  return (
    <Suspense fallback={<p className="mt-8 text-muted">Loading...</p>}>
      <LogsSideBySide trials={readable} note={note} />
    </Suspense>
  );
}

const TrialsOfRuns = lazy(() => import('~/features/trials/compared/compared-trials'));

/** Trials of compared experiments; selected ones open side by side over the page. */
function ComparedTrials({ runs }: { runs: readonly ComparedRun[] }) {
  return (
    <Suspense fallback={<p className="mt-8 text-muted">Loading...</p>}>
      <TrialsOfRuns
        runs={runs}
        actions={(trialIds) => <CompareTrialsButton trialIds={trialIds} />}
      />
      <ComparisonsOverPage />
    </Suspense>
  );
}

export const Route = createFileRoute('/_app/experiment-compare')({
  validateSearch: compareSearch,
  search: { middlewares: [stripSearchParams(compareSearch.defaults)] },
  loaderDeps: ({ search }) => ({ ids: search.id }),
  loader: async ({ context, deps }) => {
    // the first ones; the others load while these are shown
    const [ids] = partsOf(deps.ids, experimentsEach);
    if (ids) await loadQuery(context.queryClient, compareQuery(ids));
  },
  component: CompareRoute,
});

function CompareRoute() {
  const { id: ids, trial: trialIds, ...view } = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  const isOfTrials = trialIds.length > 0;
  usePageTitle(isOfTrials ? 'Compare Trials' : 'Compare Experiments');
  if (isOfTrials)
    return (
      <TrialComparePage
        trialIds={trialIds}
        view={view}
        onViewChange={changeSearch}
        actions={<TrialValuesButton trialIds={trialIds} />}
        trialParts={(rows) => (
          <>
            <ComparedLogs
              trials={rows.map(({ trial, ...run }) => ({ ...run, trialId: trial.id }))}
            />
            <ComparisonsOverPage />
          </>
        )}
      />
    );
  return (
    <ExperimentComparePage
      experimentIds={ids}
      view={view}
      onViewChange={changeSearch}
      trialParts={({ runs, trials }) => (
        <>
          <ComparedTrials runs={runs} />
          <ComparedLogs trials={trials} note="of each one's best trial" />
        </>
      )}
    />
  );
}
