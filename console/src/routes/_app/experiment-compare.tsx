import { createFileRoute } from '@tanstack/react-router';
import { can, whyNot } from '@trainyard/rbac';
import { useMemo } from 'react';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadInTime, loadQuery } from '~/app/loading/load-query';
import { usePageTitle } from '~/app/page-title';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';
import { metricNamesQuery, partsOf } from '~/data/experiments/metrics';
import { useViewer } from '~/data/viewer';
import { compareSearch } from '~/features/experiments/experiment-compare/compare-search';
import {
  type ComparedTrial,
  ExperimentComparePage,
} from '~/features/experiments/experiment-compare/experiment-compare-page';
import {
  bestTrialsQuery,
  compareQuery,
  experimentsEach,
} from '~/features/experiments/experiment-compare/queries';
import { TrialComparePage } from '~/features/experiments/experiment-compare/trial-compare-page';
import { LogsSideBySide } from '~/features/experiments/logs/side-by-side';
import {
  CompareTrialsButton,
  TrialValuesButton,
} from '~/features/experiments/metrics/comparison/compare-trials-button';
import { ComparisonOverPage } from '~/features/experiments/metrics/comparison/comparison-over-page';
import type { ComparedRun } from '~/features/experiments/trials/compared/compared-columns';
import { ComparedTrials as TrialsOfRuns } from '~/features/experiments/trials/compared/compared-trials';

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
  return <LogsSideBySide trials={readable} note={note} />;
}

/** Trials of compared experiments; selected ones open side by side over the page. */
function ComparedTrials({ runs }: { runs: readonly ComparedRun[] }) {
  return (
    <>
      <TrialsOfRuns
        runs={runs}
        actions={(trialIds) => <CompareTrialsButton trialIds={trialIds} />}
      />
      <ComparisonOverPage />
    </>
  );
}

export const Route = createFileRoute('/_app/experiment-compare')({
  staticData: { skeleton: ChartSkeletons },
  validateSearch: compareSearch,
  search: { middlewares: [compareSearch.withoutDefaults] },
  loaderDeps: ({ search }) => ({ ids: search.id }),
  loader: async ({ context: { queryClient }, deps }) => {
    // the first ones; the others load while these are shown
    const [ids] = partsOf(deps.ids, experimentsEach);
    const experiments = ids ? await loadQuery(queryClient, compareQuery(ids)) : [];
    const foundIds = experiments.map(({ id }) => id);
    if (foundIds.length === 0) return;
    await loadInTime(
      loadQuery(queryClient, metricNamesQuery(foundIds, { isLive: false })),
      loadQuery(queryClient, bestTrialsQuery(foundIds, { isLive: false })),
    );
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
            <ComparisonOverPage />
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
