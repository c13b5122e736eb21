import { checkpointTotals } from '../../simulation/checkpoints/checkpoints';
import { cleanUp } from '../../simulation/checkpoints/retention';
import { placePending } from '../../simulation/cluster/placement';
import { trialsOf } from '../../simulation/engine/engine';
import type { ExperimentRow } from '../../simulation/rows';
import { allow } from '../allow';
import { invalidArgument, notFound } from '../errors';
import { allowExperiment, experimentScope } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { experimentAnswer } from './experiment-answer';

export const experimentPatchHandlers = {
  // archived and finished experiments may be edited too
  patchExperiment: (request) => {
    const now = tick(request);
    const { db, path, body } = request;
    const experiment = allowExperiment(request, 'getExperiment', path.experimentId);
    const { name, notes, description, labels, resources } = body;
    if (name !== null && name.trim() === '') {
      throw invalidArgument('`name` must not be an empty or whitespace string.');
    }
    if (hasChange(experiment, body)) allowPatch(request, experiment);
    if (name !== null) experiment.name = name;
    if (notes !== null) experiment.notes = notes;
    if (description !== null) experiment.description = description;
    if (labels !== null) {
      experiment.labels = [...new Set(labels.filter((label) => typeof label === 'string'))];
    }
    if (resources?.maxSlots !== undefined) experiment.maxSlots = resources.maxSlots;
    if (resources?.weight !== undefined) experiment.weight = resources.weight;
    if (resources?.priority !== undefined) experiment.priority = resources.priority;
    if (resources) placePending(request.simulation.engine);
    if (body.checkpointStorage) clean(request, experiment, body.checkpointStorage);
    return { experiment: experimentAnswer({ db, experiment, now }) };
  },
} satisfies Partial<Handlers>;

type Request = HandlerRequest<'patchExperiment'>;

type Storage = NonNullable<Request['body']['checkpointStorage']>;

// checkpoints beyond the new numbers are deleted at once
function clean({ db, clock }: Request, experiment: ExperimentRow, storage: Storage) {
  const retention = {
    save_experiment_best: storage.saveExperimentBest,
    save_trial_best: storage.saveTrialBest,
    save_trial_latest: storage.saveTrialLatest,
  };
  cleanUp(experiment, retention, clock.now());
  if (!experiment.final) return;
  const totals = checkpointTotals(experiment, trialsOf(db, experiment));
  experiment.final = { ...experiment.final, ...totals };
}

// every viewer of the experiment may send a patch that changes nothing
function hasChange(experiment: ExperimentRow, body: Request['body']): boolean {
  const { name, notes, description, labels, resources, checkpointStorage } = body;
  return (
    (name !== null && name !== experiment.name) ||
    (notes !== null && notes !== experiment.notes) ||
    (description !== null && description !== experiment.description) ||
    (labels !== null && JSON.stringify(labels) !== JSON.stringify(experiment.labels)) ||
    resources !== undefined ||
    checkpointStorage !== undefined
  );
}

function allowPatch({ db, viewer, body }: Request, experiment: ExperimentRow) {
  const scope = {
    ...experimentScope(db, experiment),
    missing: notFound('experiment', experiment.id),
  };
  allow(viewer, 'patchExperiment', scope);
  for (const part of ['resources', 'checkpointStorage'] as const) {
    if (body[part]) allow(viewer, 'patchExperiment', { ...scope, part });
  }
}
