import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { isSingleTrial } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';
import { useViewer } from '~/data/viewer';

export type TrialOfPage = {
  experimentId: number;
  /** left out: the trial of a single-trial experiment */
  trialId?: number;
};

/** Returns the trial whose log a page shows; undefined until it is known, and without permission. */
export function useLogTrial({ experimentId, trialId }: TrialOfPage): Trial | undefined {
  const viewer = useViewer();
  const experiment = useQuery(experimentQueries.detail(experimentId)).data?.experiment;
  const own = experiment && isSingleTrial(experiment) ? experiment.trialIds[0] : undefined;
  const shownId = trialId ?? own;
  const { data: trial } = useQuery({
    ...trialQueries.detail(shownId ?? 0),
    enabled: shownId !== undefined,
  });
  const mayRead =
    experiment && can(viewer, 'experiment.viewArtifacts', { workspaceId: experiment.workspaceId });
  return mayRead ? trial : undefined;
}

/** Returns true if the log is visible. */
export const useIsLogOpen = (): boolean =>
  useLocation({ select: ({ pathname }) => pathname.endsWith('/logs') });
