import { invalidArgument } from './errors';
import { experimentAnswer } from './experiment-answer';
import { tick } from './tick';
import type { Handlers } from './types';

export const experimentPatchHandlers = {
  // archived and finished experiments may be edited too
  patchExperiment: (request) => {
    const now = tick(request);
    const { db, path, body } = request;
    const experiment = db.experiments.find(path.experimentId);
    const { name, notes, description, labels, resources } = body;
    if (name !== null && name.trim() === '') {
      throw invalidArgument('`name` must not be an empty or whitespace string.');
    }
    if (name !== null) experiment.name = name;
    if (notes !== null) experiment.notes = notes;
    if (description !== null) experiment.description = description;
    if (labels !== null) {
      experiment.labels = [...new Set(labels.filter((label) => typeof label === 'string'))];
    }
    if (resources?.maxSlots !== undefined) experiment.maxSlots = resources.maxSlots;
    if (resources?.weight !== undefined) experiment.weight = resources.weight;
    if (resources?.priority !== undefined) experiment.priority = resources.priority;
    return { experiment: experimentAnswer({ db, experiment, now }) };
  },
} satisfies Partial<Handlers>;
