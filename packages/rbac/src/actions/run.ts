import { isKillable, isPausable, isPaused, isTerminal } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { Viewer } from '../viewer';
import { type BulkActionState, bulkActionStateOf } from './bulk';
import { type ActionState, actionIds, actionStateOf, type StateRule, tableOf } from './row';

/** A run, and the fields of its experiment that affect its actions. */
export type ActionableRun = Pick<
  Experiment,
  'archived' | 'parentArchived' | 'state' | 'userId' | 'workspaceId'
> & {
  /** its experiment has other runs */
  isMultitrial: boolean;
  /** it is unmanaged */
  unmanaged: boolean;
};

type Rule = StateRule<ActionableRun>;

const isAlone: Rule = {
  holds: ({ isMultitrial }) => !isMultitrial,
  otherwise: 'A run of an experiment with several runs cannot be paused or resumed alone.',
};
const isManaged: Rule = {
  holds: ({ unmanaged }) => !unmanaged,
  otherwise: 'The run is outside of the cluster.',
};
const isNotArchived: Rule = {
  holds: ({ archived }) => !archived,
  otherwise: 'The run is archived.',
};
const parentIsNotArchived: Rule = {
  holds: ({ parentArchived }) => !parentArchived,
  otherwise: 'The project or the workspace of the run is archived.',
};

/** The actions on a run, on masters of 0.38. */
const runTable = tableOf((run: ActionableRun) => ({
  workspaceId: run.workspaceId,
  ownerId: run.userId,
}))({
  resume: {
    policy: 'experiment.modify',
    rules: [
      isManaged,
      isAlone,
      { holds: ({ state }) => isPaused(state), otherwise: 'Only a paused run can be resumed.' },
    ],
  },
  pause: {
    policy: 'experiment.modify',
    rules: [
      isManaged,
      isAlone,
      { holds: ({ state }) => isPausable(state), otherwise: 'Only an active run can be paused.' },
    ],
  },
  kill: {
    policy: 'experiment.modify',
    rules: [
      isManaged,
      {
        holds: ({ state }) => isKillable(state),
        otherwise: 'Only a run that has not ended can be killed.',
      },
    ],
  },
  move: { policy: 'experiment.move', rules: [isNotArchived, parentIsNotArchived] },
  archive: {
    policy: 'experiment.modify',
    rules: [
      isNotArchived,
      parentIsNotArchived,
      {
        holds: ({ state }) => isTerminal(state),
        otherwise: 'Only a run that has ended can be archived.',
      },
    ],
  },
  unarchive: {
    policy: 'experiment.modify',
    rules: [
      { holds: ({ archived }) => archived, otherwise: 'The run is not archived.' },
      parentIsNotArchived,
    ],
  },
  delete: {
    policy: 'experiment.delete',
    rules: [
      {
        holds: ({ state }) => isTerminal(state),
        otherwise: 'Only a run that has ended can be deleted.',
      },
    ],
  },
});

export type RunActionId = keyof typeof runTable.rows;

/** One action's state for this viewer and run. */
export const runAction = (
  viewer: Viewer,
  run: ActionableRun,
  id: RunActionId,
): ActionState<RunActionId> => actionStateOf(runTable, id, { entity: run, viewer });

/** For every action: how many of these runs are allowed, and why the others are not. */
export const bulkRunActions = (
  viewer: Viewer,
  runs: readonly (ActionableRun & { id: number })[],
): BulkActionState<RunActionId, number>[] =>
  actionIds(runTable).map((id) =>
    bulkActionStateOf(runTable, id, { entities: runs, viewer, keyOf: (run) => run.id }),
  );

/** The policy of an action, checked in a workspace. */
export const runPolicy = (id: RunActionId) => runTable.rows[id].policy;
