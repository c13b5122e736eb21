import { isFinished, isKillable } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import type { ActionableExperiment } from './experiment';
import { type StateRule, tableOf } from './row';

/** A trial, and the experiment that it is of. */
export type ActionableTrial = Pick<Trial, 'state'> & {
  experiment: Pick<ActionableExperiment, 'archived' | 'parentArchived' | 'userId' | 'workspaceId'>;
};

const experimentIsNotArchived: StateRule<ActionableTrial> = {
  holds: ({ experiment }) => !experiment.archived && !experiment.parentArchived,
  otherwise: 'The experiment, its project or its workspace is archived.',
};

/** The actions on one trial. */
export const trialTable = tableOf(({ experiment }: ActionableTrial) => ({
  workspaceId: experiment.workspaceId,
  ownerId: experiment.userId,
}))({
  kill: {
    policy: 'experiment.modify',
    rules: [
      {
        holds: ({ state }) => isKillable(state),
        otherwise: 'Only a trial that has not ended can be killed.',
      },
    ],
    staysVisible: true,
    bulk: true,
  },
  retainLogs: {
    policy: 'experiment.modify',
    rules: [
      {
        holds: (_trial, { release }) => release === '0.38',
        otherwise: 'This master keeps all logs for the same time.',
      },
      {
        holds: ({ state }) => isFinished(state),
        otherwise: 'Only logs of a trial that has ended can be retained.',
      },
    ],
  },
  // a named trial becomes a single-trial experiment, for any kind of search
  continueTrial: { policy: 'experiment.fork', rules: [experimentIsNotArchived] },
  hyperparameterSearch: { policy: 'experiment.fork', rules: [] },
  openTensorBoard: { policy: 'experiment.viewArtifacts', rules: [], bulk: true },
  viewLogs: { policy: 'experiment.viewArtifacts', rules: [] },
  compare: { rules: [], bulk: true },
});
