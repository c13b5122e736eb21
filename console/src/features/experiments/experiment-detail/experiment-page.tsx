import { useLocation } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { isSingleTrial, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, JobSummary } from '@trainyard/sdk/types';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { formatCount, formatMetric } from '@trainyard/ui/lib/format';
import { Page, PageBody } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { ChartSkeletons, SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { Crumb, PageStrip } from '~/components/page/page-strip';
import { placeCrumbs } from '~/components/page/place-crumbs';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import { useViewer } from '~/data/viewer';
import { ExperimentHeader } from '~/features/experiments/experiment-detail/header/experiment-header';
import { ExperimentHeaderActions } from './header/experiment-header-actions';

type Props = {
  /** the answer of the master, or the row of a list until it arrives */
  experiment: Experiment;
  job: JobSummary | null;
  /** shows the age of the data */
  live: { dataUpdatedAt: number; error: Error | null };
  /** below the head */
  notice?: ReactNode;
  /** beside the name of the logs */
  logsNote?: ReactNode;
  children: ReactNode;
};

/** One experiment: its project, its state, and the open tab. */
export function ExperimentPage({ experiment, job, live, notice, logsNote, children }: Props) {
  usePageTitle(`Experiment ${experiment.id}`);
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={live} />
            <ExperimentHeaderActions experiment={experiment} />
          </>
        }
      >
        {...placeCrumbs(experiment)}
        <Crumb>{experiment.name}</Crumb>
      </PageStrip>
      <ExperimentHeader experiment={experiment} job={job} />
      {notice}
      <ExperimentTabs experiment={experiment} logsNote={logsNote} />
      {children}
    </Page>
  );
}

/** A skeleton of the tab, below the best value of the metric from the row of the list. */
export function ExperimentLoading({ row }: { row: ExperimentRow | undefined }) {
  const value = row && searcherValue(row);
  const tab = useLocation({
    select: ({ pathname }) => /\/experiments\/\d+\/([^/]+)/.exec(pathname)?.[1],
  });
  // without a tab, the first one of the experiment's kind comes
  const first = row && (isSingleTrial(row.experiment) ? 'overview' : 'visualization');
  const visibleTab = tab ?? first;
  const label = 'Loading experiment';
  return (
    <PageBody>
      {row && value !== undefined ? (
        <p className="num px-6 pb-3 text-muted narrow:px-4">
          Best {searcherMetric(row.experiment.config)} {formatMetric(value)}
        </p>
      ) : null}
      {visibleTab === 'visualization' ? (
        <SearchChartSkeleton label={label} />
      ) : visibleTab === 'overview' ? (
        <ChartSkeletons label={label} />
      ) : (
        <SkeletonRows label={label} />
      )}
    </PageBody>
  );
}

/** Returns whether there may be checkpoints: a client outside of the cluster reports them seldom. */
const hasCheckpoints = ({ unmanaged, checkpointCount }: Experiment) =>
  !unmanaged || checkpointCount > 0;

type TabsProps = Pick<Props, 'logsNote'> & { experiment: Experiment };

function ExperimentTabs({ experiment, logsNote }: TabsProps) {
  const viewer = useViewer();
  const params = { experimentId: String(experiment.id) };
  const scope = { workspaceId: experiment.workspaceId };
  // each chart of a search has its own URL under this tab
  const isPicture = useLocation({ select: ({ pathname }) => pathname.includes('/visualization/') });
  const mayViewArtifacts = can(viewer, 'experiment.viewArtifacts', scope);
  const isSingle = isSingleTrial(experiment);
  return (
    <TabLinks label="Experiment">
      {isSingle ? (
        <>
          <TabLink to="/experiments/$experimentId/overview" params={params}>
            Overview
          </TabLink>
          <TabLink to="/experiments/$experimentId/hyperparameters" params={params}>
            Hyperparameters
          </TabLink>
          {mayViewArtifacts && hasCheckpoints(experiment) ? (
            <TabLink
              to="/experiments/$experimentId/checkpoints"
              params={params}
              note={formatCount(experiment.checkpointCount)}
            >
              Checkpoints
            </TabLink>
          ) : null}
        </>
      ) : (
        <>
          <TabLink
            to="/experiments/$experimentId/visualization/overview"
            params={params}
            aria-current={isPicture ? 'page' : undefined}
          >
            Visualization
          </TabLink>
          <TabLink
            to="/experiments/$experimentId/trials"
            params={params}
            note={formatCount(experiment.numTrials)}
          >
            Trials
          </TabLink>
        </>
      )}
      <TabLink to="/experiments/$experimentId/insights/{-$panel}" params={params}>
        {isSingle ? 'Usage' : 'Insights'}
      </TabLink>
      {mayViewArtifacts ? (
        <TabLink to="/experiments/$experimentId/code" params={params}>
          Code
        </TabLink>
      ) : null}
      <TabLink to="/experiments/$experimentId/notes" params={params}>
        Notes
      </TabLink>
      {isSingle && !experiment.unmanaged ? (
        <TabLink to="/experiments/$experimentId/profiler" params={params}>
          Profiler
        </TabLink>
      ) : null}
      {mayViewArtifacts ? (
        <TabLink to="/experiments/$experimentId/logs" params={params} note={logsNote}>
          Logs
        </TabLink>
      ) : null}
    </TabLinks>
  );
}
