import { remove } from '../../simulation/engine/actions';
import { allow } from '../allow';
import { MasterError, notFound, plainError, rpcText } from '../errors';
import { allowExperiment, allowProject, experimentScope } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import {
  checkDeletable,
  checkDestination,
  checkMovable,
  type TransitionName,
  transitions,
} from './experiment-rules';

type ActionRequest = Pick<
  HandlerRequest<'pauseExperiment'>,
  'db' | 'clock' | 'simulation' | 'path' | 'viewer'
>;

const operations = {
  activate: 'activateExperiment',
  pause: 'pauseExperiment',
  cancel: 'cancelExperiment',
  kill: 'killExperiment',
  archive: 'archiveExperiment',
  unarchive: 'unarchiveExperiment',
} as const satisfies Record<TransitionName, string>;

function perform(request: ActionRequest, name: TransitionName): Record<string, never> {
  tick(request);
  const { path, simulation } = request;
  const experiment = allowExperiment(request, operations[name], path.experimentId);
  transitions[name]({ engine: simulation.engine, experiment });
  return {};
}

export const experimentActionHandlers = {
  activateExperiment: (request) => activateOne(request),
  pauseExperiment: (request) => perform(request, 'pause'),
  cancelExperiment: (request) => perform(request, 'cancel'),
  killExperiment: (request) => perform(request, 'kill'),
  archiveExperiment: (request) => perform(request, 'archive'),
  unarchiveExperiment: (request) => perform(request, 'unarchive'),

  deleteExperiment: (request) => {
    tick(request);
    const { path, simulation } = request;
    const experiment = allowExperiment(request, 'deleteExperiment', path.experimentId);
    checkDeletable(request.db, experiment);
    remove(simulation.engine, experiment);
    return {};
  },

  moveExperiment: (request) => {
    tick(request);
    const { db, path, body, viewer } = request;
    const experiment = allowExperiment(request, 'getExperiment', path.experimentId);
    const destination = allowProject(request, 'getProject', body.destinationProjectId);
    allow(viewer, 'moveExperiment', {
      ...experimentScope(db, experiment),
      otherWorkspaceId: destination.workspaceId,
      missing: notFound('experiment', experiment.id),
    });
    checkDestination(db, destination.id);
    checkMovable(db, experiment);
    experiment.projectId = body.destinationProjectId;
    return {};
  },
} satisfies Partial<Handlers>;

// the single call wraps the refusal of a stopping experiment, which loses its code
function activateOne(request: ActionRequest): Record<string, never> {
  try {
    return perform(request, 'activate');
  } catch (error) {
    if (!(error instanceof MasterError) || !error.message.includes('incompatible state')) {
      throw error;
    }
    throw plainError(`failed passing request to experiment actor: ${rpcText(error)}`);
  }
}
