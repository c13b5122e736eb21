import type { Database } from '../../database/database';
import { activate, cancel, kill, pause } from '../../simulation/engine/actions';
import type { Engine } from '../../simulation/engine/engine';
import { type ExperimentRow, isTerminal } from '../../simulation/rows';
import { failedPrecondition, invalidArgument, notFound, plainError } from '../errors';
import { isProjectArchived } from '../workspaces/projects';

export type Transition = { engine: Engine; experiment: ExperimentRow };

const stored = ({ state }: ExperimentRow) => state.slice('STATE_'.length);
const isStopping = ({ state }: ExperimentRow) => state.startsWith('STATE_STOPPING');
const isEnded = (experiment: ExperimentRow) =>
  isTerminal(experiment) || experiment.state.startsWith('STATE_DELET');

const incompatible = (experiment: ExperimentRow) =>
  failedPrecondition(`experiment in incompatible state ${stored(experiment)}`);

/**
 * Applies each action, or throws the master's refusal. The console decides separately which actions
 * it offers.
 */
export const transitions = {
  activate: ({ engine, experiment }: Transition) => {
    if (isEnded(experiment)) throw failedPrecondition('experiment in terminal state');
    if (isStopping(experiment) && experiment.state !== 'STATE_STOPPING_ERROR') {
      throw incompatible(experiment);
    }
    activate(engine, experiment);
  },
  pause: ({ engine, experiment }: Transition) => {
    refuseArchived(experiment);
    if (isEnded(experiment)) throw failedPrecondition('experiment in terminal state');
    if (isStopping(experiment)) throw incompatible(experiment);
    pause(engine, experiment);
  },
  cancel: ({ engine, experiment }: Transition) => {
    refuseArchived(experiment);
    if (!isEnded(experiment)) cancel(engine, experiment);
  },
  kill: ({ engine, experiment }: Transition) => {
    refuseArchived(experiment);
    if (isEnded(experiment)) return;
    const isFinishing = ['STATE_STOPPING_COMPLETED', 'STATE_STOPPING_ERROR'];
    if (isFinishing.includes(experiment.state)) throw incompatible(experiment);
    kill(engine, experiment);
  },
  archive: ({ experiment }: Transition) => {
    if (!isTerminal(experiment)) throw failedPrecondition('Experiment is not in terminal state.');
    if (experiment.archived) throw failedPrecondition('Experiment is already archived.');
    experiment.archived = true;
  },
  unarchive: ({ experiment }: Transition) => {
    if (!experiment.archived) throw failedPrecondition('Experiment is not archived.');
    experiment.archived = false;
  },
} satisfies Record<string, (transition: Transition) => void>;

export type TransitionName = keyof typeof transitions;

// an archived experiment is hidden from actions that change its run
function refuseArchived(experiment: ExperimentRow) {
  if (experiment.archived) throw notFound('experiment', experiment.id);
}

/**
 * A failed deletion may be repeated.
 * @throws MasterError 400 unless it has ended, and while a model has a checkpoint of it
 */
export function checkDeletable(db: Database, experiment: ExperimentRow) {
  if (!isTerminal(experiment) && experiment.state !== 'STATE_DELETE_FAILED') {
    throw failedPrecondition(`cannot delete experiment in ${experiment.state} state`);
  }
  if (db.modelVersions.where(({ experimentId }) => experimentId === experiment.id).length > 0) {
    throw invalidArgument('checkpoints are registered as model versions');
  }
}

/** @throws MasterError 404 without such a project, 500 when it is archived */
export function checkDestination(db: Database, projectId: number) {
  const project = db.projects.find(projectId);
  if (isProjectArchived(db, project)) {
    throw plainError(`project (${projectId}) is archived and cannot add new experiments.`);
  }
}

/** @throws MasterError 500 when the experiment or its project is archived */
export function checkMovable(db: Database, experiment: ExperimentRow) {
  if (experiment.archived) {
    throw plainError(`experiment (${experiment.id}) is archived and cannot be moved.`);
  }
  if (isInArchive(db, experiment)) {
    throw plainError(
      `project (${experiment.projectId}) is archived and cannot have experiments moved from it.`,
    );
  }
}

/** Returns true if its project or workspace is archived. */
export const isInArchive = (db: Database, experiment: ExperimentRow): boolean =>
  isProjectArchived(db, db.projects.find(experiment.projectId));
