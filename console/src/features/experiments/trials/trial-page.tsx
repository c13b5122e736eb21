import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Page } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import type { ReactNode } from 'react';
import { useSupports } from '~/app/abilities';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { trialCall } from '~/app/copy-as-code/trial-call';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { StateChip } from '~/components/entity/state-badge';
import { Elapsed, RelativeTime } from '~/components/entity/times';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { placeCrumbs } from '~/components/page/place-crumbs';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';
import { useViewer } from '~/data/viewer';
import { visibleCurves } from '~/features/experiments/metrics/queries';
import { TrialSteps } from './trial-steps';

type Props = {
  experimentId: number;
  trialId: number;
  /** beside the name of the logs */
  logsNote?: ReactNode;
  /** what can be done with it */
  actions?: ReactNode;
  children: ReactNode;
};

/** The page of a trial: its experiment, its state and the open tab. */
export function TrialPage({ experimentId, trialId, logsNote, actions, children }: Props) {
  usePageTitle(`Trial ${trialId}`);
  const query = useSuspenseQuery(trialQueries.detail(trialId));
  const queryClient = useQueryClient();
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/')[5] });
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const trial = query.data;
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={query} />
            {tab === 'logs' ? null : (
              <CopyAsButton
                {...trialCall(tab, {
                  trialId,
                  curves: () => visibleCurves(queryClient, trialId),
                })}
              />
            )}
            {actions}
            <TrialSteps experiment={experiment} trialId={trialId} />
          </>
        }
      >
        {...placeCrumbs(experiment)}
        <CrumbLink
          to="/experiments/$experimentId/{-$tab}"
          params={{ experimentId: String(experiment.id) }}
        >
          {experiment.name}
        </CrumbLink>
        <Crumb>{`Trial ${trialId}`}</Crumb>
      </PageStrip>
      <PageHead
        title={`Trial ${trialId}`}
        chips={<StateChip state={trial.state} />}
        meta={facts(trial, experiment)}
      />
      <TrialTabs experiment={experiment} trialId={trialId} logsNote={logsNote} />
      {children}
    </Page>
  );
}

const facts = (trial: Trial, { id, name }: Experiment) =>
  [
    <Link
      key="experiment"
      to="/experiments/$experimentId/{-$tab}"
      params={{ experimentId: String(id) }}
      className="max-w-120 truncate"
      title={displayText(name)}
    >
      {`Experiment ${id} | ${displayText(name)}`}
    </Link>,
    <span key="started">
      started <RelativeTime time={trial.startTime} isLong />
    </span>,
    // while it runs, its start says as much
    trial.endTime === null ? null : (
      <span key="ran">
        ran for <Elapsed startTime={trial.startTime} endTime={trial.endTime} />
      </span>
    ),
    <span key="batches" className="num">
      {formatCount(trial.totalBatchesProcessed)} batches
    </span>,
    trial.checkpointCount > 0 ? plural(trial.checkpointCount, 'checkpoint') : null,
    trial.restarts > 0 ? plural(trial.restarts, 'restart') : null,
  ].filter((fact) => fact !== null);

type TabsProps = Pick<Props, 'trialId' | 'logsNote'> & { experiment: Experiment };

function TrialTabs({ experiment, trialId, logsNote }: TabsProps) {
  const viewer = useViewer();
  const hasRuns = useSupports('runs');
  const params = { experimentId: String(experiment.id), trialId: String(trialId) };
  const { workspaceId } = experiment;
  return (
    <TabLinks label="Trial">
      <TabLink to="/experiments/$experimentId/trials/$trialId/overview" params={params}>
        Overview
      </TabLink>
      <TabLink to="/experiments/$experimentId/trials/$trialId/hyperparameters" params={params}>
        Hyperparameters
      </TabLink>
      {experiment.unmanaged ? null : (
        <TabLink to="/experiments/$experimentId/trials/$trialId/profiler" params={params}>
          Profiler
        </TabLink>
      )}
      {hasRuns ? (
        <TabLink to="/experiments/$experimentId/trials/$trialId/metadata" params={params}>
          Metadata
        </TabLink>
      ) : null}
      {can(viewer, 'experiment.viewArtifacts', { workspaceId }) ? (
        <TabLink
          to="/experiments/$experimentId/trials/$trialId/logs"
          params={params}
          note={logsNote}
        >
          Logs
        </TabLink>
      ) : null}
    </TabLinks>
  );
}
