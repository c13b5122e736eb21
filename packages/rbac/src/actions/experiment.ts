import {
  isCancellable,
  isDeletable,
  isFinished,
  isKillable,
  isPausable,
  isPaused,
  isSingleTrial,
  isTerminal,
  RUN_STATES,
  type RunState,
  searcherName,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { Viewer } from '../viewer';
import { type ActionState, actionIds, actionStateOf, type StateRule, tableOf } from './row';

/** The fields that the rules read; every row of a list and every single answer has them. */
export type ActionableExperiment = Pick<
  Experiment,
  'archived' | 'config' | 'parentArchived' | 'searcherType' | 'state' | 'userId' | 'workspaceId'
> &
  // false for a master without unmanaged experiments
  Partial<Pick<Experiment, 'unmanaged'>> & {
    /** number of failed trials of a search, if it was requested */
    erroredTrials?: number;
  };

type Rule = StateRule<ActionableExperiment> & {
  /** for a rule on the state alone: returns true if it allows that state */
  fits?: (state: Experiment['state']) => boolean;
  /** for a rule on the master alone: its release */
  release?: '0.38';
};

const inState = (fits: (state: Experiment['state']) => boolean, otherwise: string): Rule => ({
  holds: (experiment) => fits(experiment.state),
  fits,
  otherwise,
});

const isNotArchived: Rule = {
  holds: (experiment) => !experiment.archived,
  otherwise: 'The experiment is archived.',
};
const parentIsNotArchived: Rule = {
  holds: (experiment) => !experiment.parentArchived,
  otherwise: 'The project or the workspace of the experiment is archived.',
};

const isManaged: Rule = {
  holds: ({ unmanaged }) => !unmanaged,
  otherwise: 'The experiment runs outside of the cluster.',
};

const since038 = (otherwise: string): Rule => ({
  holds: (_experiment, { release }) => release === '0.38',
  release: '0.38',
  otherwise,
});

/** The searchers whose experiments a master continues. */
const continued: readonly string[] = ['single', 'grid', 'random'];
const searcherOf = ({ config, searcherType }: ActionableExperiment) =>
  searcherName(config) ?? searcherType;

const isContinued: readonly Rule[] = [
  since038('This master continues a trial only in a new experiment.'),
  isManaged,
  isNotArchived,
  parentIsNotArchived,
  {
    holds: (experiment) => continued.includes(searcherOf(experiment)),
    otherwise: 'Only an experiment of one trial, or a grid or random search, can go on.',
  },
];

const hasFailed: Rule = {
  holds: ({ state, erroredTrials = 0 }) =>
    state === 'STATE_ERROR' || (state === 'STATE_COMPLETED' && erroredTrials > 0),
  fits: (state) => state === 'STATE_ERROR',
  otherwise: 'No trial of the experiment failed.',
};

const hasNotEnded = inState((state) => !isFinished(state), 'The experiment has ended.');

/** The actions on an experiment, in no display order. */
export const experimentTable = tableOf((experiment: ActionableExperiment) => ({
  workspaceId: experiment.workspaceId,
  ownerId: experiment.userId,
}))({
  activate: {
    policy: 'experiment.modify',
    rules: [isManaged, inState(isPaused, 'Only a paused experiment can be activated.')],
    bulk: true,
  },
  pause: {
    policy: 'experiment.modify',
    rules: [isManaged, inState(isPausable, 'Only an active experiment can be paused.')],
    bulk: true,
  },
  cancel: {
    policy: 'experiment.modify',
    rules: [
      isManaged,
      inState(isCancellable, 'Only an active or paused experiment can be canceled.'),
    ],
    staysVisible: true,
    bulk: true,
  },
  kill: {
    policy: 'experiment.modify',
    rules: [
      isManaged,
      inState((state) => state !== 'STATE_STOPPING_KILLED', 'The experiment is being killed.'),
      inState(isKillable, 'Only an active, paused or canceling experiment can be killed.'),
    ],
    staysVisible: true,
    bulk: true,
  },
  resume: {
    policy: 'experiment.modify',
    rules: [
      ...isContinued,
      inState(
        (state) => state === 'STATE_CANCELED' || state === 'STATE_COMPLETED',
        'Only an experiment that completed or was canceled can be resumed.',
      ),
      {
        holds: (experiment) =>
          experiment.state === 'STATE_CANCELED' || searcherOf(experiment) === 'single',
        otherwise: 'The search is complete.',
      },
    ],
    bulk: true,
  },
  retry: {
    policy: 'experiment.modify',
    rules: [...isContinued, hasFailed],
    bulk: true,
  },
  retainLogs: {
    policy: 'experiment.modify',
    rules: [
      since038('This master keeps all logs for the same time.'),
      inState(isFinished, 'Only logs of an experiment that has ended can be retained.'),
    ],
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
  // a master takes notes of archived ones, and their page edits them
  editNotes: { policy: 'experiment.modifyMetadata', rules: [] },
  tag: {
    policy: 'experiment.modifyMetadata',
    rules: [isNotArchived, parentIsNotArchived],
    bulk: true,
  },
  move: { policy: 'experiment.move', rules: [isNotArchived, parentIsNotArchived], bulk: true },
  fork: { policy: 'experiment.fork', rules: [isManaged, parentIsNotArchived] },
  continueTrial: {
    policy: 'experiment.fork',
    rules: [
      isManaged,
      isNotArchived,
      parentIsNotArchived,
      {
        holds: isSingleTrial,
        otherwise: 'Only an experiment with a single trial can be continued.',
      },
    ],
  },
  hyperparameterSearch: { policy: 'experiment.fork', rules: [isManaged] },
  openTensorBoard: { policy: 'experiment.viewArtifacts', rules: [isManaged], bulk: true },
  saveAsTemplate: { policy: 'template.createAnywhere', rules: [] },
  downloadCode: { policy: 'experiment.viewArtifacts', rules: [isManaged] },
  viewWebhooks: {
    policy: 'webhook.view',
    rules: [since038('This master has no webhooks of a single experiment.')],
  },
  notifyOnEnd: { policy: 'webhook.createAnywhere', rules: [hasNotEnded] },
  watch: { rules: [hasNotEnded] },
  compareWith: { rules: [] },
  copyView: { rules: [] },
  viewLogs: { rules: [] },
  compareTrials: { rules: [] },
  switchPin: { rules: [] },
});

export const experimentActionRows = experimentTable.rows;
export type ExperimentActionId = keyof typeof experimentActionRows;
export type ExperimentAction = ActionState<ExperimentActionId>;

export const experimentActionIds = actionIds(experimentTable);

/** Every action with its state for this viewer and experiment. */
export function experimentActions(
  viewer: Viewer,
  experiment: ActionableExperiment,
): ExperimentAction[] {
  return experimentActionIds.map((id) => experimentAction(viewer, experiment, id));
}

/** One action's state; checks the permission before the experiment's own state. */
export function experimentAction(
  viewer: Viewer,
  experiment: ActionableExperiment,
  id: ExperimentActionId,
): ExperimentAction {
  return actionStateOf(experimentTable, id, { entity: experiment, viewer });
}

/** The states in which an action may be possible, for requesting candidates from the master. */
export const experimentStatesFor = (id: ExperimentActionId): RunState[] =>
  RUN_STATES.filter((state) => isStateAllowed(id, state));

/** Returns true if no rule on the state alone excludes this state. */
export function isStateAllowed(id: ExperimentActionId, state: Experiment['state']): boolean {
  const rules: readonly Rule[] = experimentActionRows[id].rules;
  return rules.every(({ fits }) => !fits || fits(state));
}

/** Returns true if the master of this viewer has the action at all. */
export function isInRelease(viewer: Viewer, id: ExperimentActionId): boolean {
  const rules: readonly Rule[] = experimentActionRows[id].rules;
  return rules.every(({ release }) => !release || release === viewer.release);
}
