import {
  isCancellable,
  isDeletable,
  isKillable,
  isPausable,
  isPaused,
  isSingleTrial,
  isTerminal,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { can, type PolicyName } from './policies';
import type { Viewer } from './viewer';
import { whyNot } from './why-not';

/** What the rules look at; every row of a list and every single answer has it. */
export type ActionableExperiment = Pick<
  Experiment,
  'archived' | 'config' | 'parentArchived' | 'searcherType' | 'state' | 'userId' | 'workspaceId'
>;

/** A condition, and the sentence for when it does not hold. */
export type StateRule = { holds(experiment: ActionableExperiment): boolean; otherwise: string };

export type ActionRow = {
  /** in the workspace of the experiment, with its user as owner; absent where all who see it may */
  policy?: PolicyName;
  /** all must hold; the first that does not gives the reason */
  rules: readonly StateRule[];
  /** stays in sight, disabled, where only its state rules fail */
  staysVisible?: true;
  /** can be done to many experiments in one call */
  bulk?: true;
};

const inState = (fits: (state: Experiment['state']) => boolean, otherwise: string): StateRule => ({
  holds: (experiment) => fits(experiment.state),
  otherwise,
});

const isNotArchived: StateRule = {
  holds: (experiment) => !experiment.archived,
  otherwise: 'The experiment is archived.',
};
const parentIsNotArchived: StateRule = {
  holds: (experiment) => !experiment.parentArchived,
  otherwise: 'The project or the workspace of the experiment is archived.',
};

/** What can be done with an experiment: one row per action, in no order of display. */
export const experimentActionRows = {
  activate: {
    policy: 'experiment.modify',
    rules: [inState(isPaused, 'Only a paused experiment can be activated.')],
    bulk: true,
  },
  pause: {
    policy: 'experiment.modify',
    rules: [inState(isPausable, 'Only an active experiment can be paused.')],
    bulk: true,
  },
  cancel: {
    policy: 'experiment.modify',
    rules: [inState(isCancellable, 'Only an active or paused experiment can be canceled.')],
    staysVisible: true,
    bulk: true,
  },
  kill: {
    policy: 'experiment.modify',
    rules: [
      inState((state) => state !== 'STATE_STOPPING_KILLED', 'The experiment is being killed.'),
      inState(isKillable, 'Only an active, paused or canceling experiment can be killed.'),
    ],
    staysVisible: true,
    bulk: true,
  },
  archive: {
    policy: 'experiment.modify',
    rules: [
      isNotArchived,
      parentIsNotArchived,
      inState(isTerminal, 'Only an experiment that has ended can be archived.'),
    ],
    bulk: true,
  },
  unarchive: {
    policy: 'experiment.modify',
    rules: [
      { holds: (experiment) => experiment.archived, otherwise: 'The experiment is not archived.' },
    ],
    bulk: true,
  },
  delete: {
    policy: 'experiment.delete',
    rules: [inState(isDeletable, 'Only an experiment that has ended can be deleted.')],
    staysVisible: true,
    bulk: true,
  },
  edit: { policy: 'experiment.modifyMetadata', rules: [isNotArchived, parentIsNotArchived] },
  move: { policy: 'experiment.move', rules: [isNotArchived, parentIsNotArchived], bulk: true },
  fork: { policy: 'experiment.fork', rules: [parentIsNotArchived] },
  continueTrial: {
    policy: 'experiment.fork',
    rules: [
      isNotArchived,
      parentIsNotArchived,
      {
        holds: isSingleTrial,
        otherwise: 'Only an experiment with a single trial can be continued.',
      },
    ],
  },
  hyperparameterSearch: { policy: 'experiment.fork', rules: [] },
  openTensorBoard: { policy: 'experiment.viewArtifacts', rules: [], bulk: true },
  downloadCode: { policy: 'experiment.viewArtifacts', rules: [] },
  viewLogs: { rules: [] },
  compareTrials: { rules: [] },
  switchPin: { rules: [] },
} satisfies Record<string, ActionRow>;

export type ExperimentActionId = keyof typeof experimentActionRows;

/**
 * Whether an action is on offer. `hidden` ones are left out of menus, `disabled` ones stay and say
 * why. Both have a `reason`, one sentence, for a button that a page keeps in sight anyway.
 */
export type ExperimentAction = {
  id: ExperimentActionId;
  state: 'allowed' | 'disabled' | 'hidden';
  reason?: string;
};

export const experimentActionIds = Object.keys(experimentActionRows).filter(isActionId);

/** Every action with its state for this viewer and experiment. */
export function experimentActions(
  viewer: Viewer,
  experiment: ActionableExperiment,
): ExperimentAction[] {
  return experimentActionIds.map((id) => experimentAction(viewer, experiment, id));
}

/** One action's state; permission is looked at before the experiment's own state. */
export function experimentAction(
  viewer: Viewer,
  experiment: ActionableExperiment,
  id: ExperimentActionId,
): ExperimentAction {
  const row: ActionRow = experimentActionRows[id];
  if (row.policy !== undefined) {
    const scope = { workspaceId: experiment.workspaceId, ownerId: experiment.userId };
    if (!can(viewer, row.policy, scope)) {
      return { id, state: 'hidden', reason: whyNot(viewer, row.policy) };
    }
  }
  const failed = row.rules.find((rule) => !rule.holds(experiment));
  if (!failed) return { id, state: 'allowed' };
  return { id, state: row.staysVisible ? 'disabled' : 'hidden', reason: failed.otherwise };
}

function isActionId(name: string): name is ExperimentActionId {
  return name in experimentActionRows;
}
