import { configGaps } from '../../config/config-rules';
import { fullConfig } from '../../config/full-config';
import { isObject, type Json, numberOf, textOf } from '../../config/json';
import { checkedConfig } from '../../config/read-config';
import { oldSearchers } from '../../config/searcher-rules';
import { searcherInUnits } from '../../config/settings';
import { storage } from '../../simulation/config';
import { defineEvent, type PendingRun, schedule } from '../../simulation/engine/engine';
import { setTrialState } from '../../simulation/notes';
import {
  type CustomSearch,
  type ExperimentRow,
  isTerminal,
  type TrialRow,
} from '../../simulation/rows';
import { acknowledge, operate } from '../../simulation/search/custom-search';
import {
  lengthsFor,
  type PreviewedTrials,
  previewSearch,
} from '../../simulation/search/preview-search';
import { invalidArgument, notFound, plainError } from '../errors';
import { allowExperiment, allowTrial } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

export const previewSearchHandlers = {
  previewHPSearch: ({ body }) => {
    const seed = body.seed ?? 0;
    const trials = previewTrials(body.config ?? {}, seed).map(trialsAnswer);
    return { simulation: { config: null, seed, trials } };
  },
} satisfies Partial<Handlers>;

/** Previews the trials of a search. @throws MasterError 400 for a config with missing settings */
export const previewTrials = (config: Json, seed: number): PreviewedTrials[] =>
  previewSearch(searcherInUnits(previewedConfig(config)), seed);

const maxTrials = 100_000;

/** The config with its defaults. @throws MasterError 400 for invalid or missing values */
export function previewedConfig(input: Json): Json {
  const config = checkedConfig(input, (problem) =>
    invalidArgument(`invalid experiment configuration: ${problem}`),
  );
  if (!isObject(config.searcher)) {
    throw invalidArgument('invalid experiment configuration; missing searcher');
  }
  const full = fullConfig({ config, storage, experimentSeed: 0, madeUpName: () => 'preview' });
  const gaps = configGaps(full).map((gap) => gap.replace('<config>.searcher', '<config>'));
  if (gaps.length > 0) {
    throw invalidArgument(
      `invalid searcher configuration: config is invalid or incomplete: ${gaps.join('\n')}`,
    );
  }
  const name = textOf(config.searcher.name);
  if (numberOf(config.searcher.max_trials, 0) > maxTrials) {
    throw invalidArgument(`invalid searcher configuration: more than ${maxTrials} trials`);
  }
  if (oldSearchers.includes(name)) throw plainError(`the '${name}' searcher has been removed`);
  return full;
}

const trialsAnswer = ({ lengths, count }: PreviewedTrials) => ({
  operations: lengths.flatMap((length) => [
    { type: 'RUNNABLE_TYPE_TRAIN' as const, length },
    { type: 'RUNNABLE_TYPE_VALIDATE' as const, length: 0 },
  ]),
  occurrences: count,
});

/** The longest wait of a client for events. */
const patienceMs = 60_000;
const pollMs = 250;

/** Searches that a client steers: it receives events and answers with operations. */
export const searcherEventHandlers = {
  getSearcherEvents: async (request) => {
    const start = tick(request);
    const { clock, signal, path } = request;
    const experiment = allowExperiment(request, 'getSearcherEvents', path.experimentId);
    while (experiment.state === 'STATE_ACTIVE') {
      const events = eventsOf(experiment);
      if (events.length > 0) return { searcherEvents: events };
      if (clock.now() - start >= patienceMs || signal.aborted) return { searcherEvents: [] };
      await clock.wait(pollMs, signal);
      tick(request);
    }
    const experimentInactive = { experimentState: experiment.state };
    return { searcherEvents: [{ id: -1, experimentInactive }] };
  },

  postSearcherOperations: (request) => {
    tick(request);
    const { path, body } = request;
    const experiment = allowExperiment(request, 'postSearcherOperations', path.experimentId);
    const search = searchOf(experiment);
    checkOperations(request);
    const { searcherOperations = [], triggeredByEvent } = body ?? {};
    if (triggeredByEvent && !acknowledge(search, triggeredByEvent.id)) {
      throw plainError(`event with SearcherEventID=${triggeredByEvent.id} not found`);
    }
    const { engine } = request.simulation;
    for (const operation of searcherOperations) operate({ engine, experiment, search }, operation);
    return {};
  },
} satisfies Partial<Handlers>;

// a custom search that the demo steers has no events
const eventsOf = (experiment: ExperimentRow): CustomSearch['events'] =>
  experiment.search || experiment.settings.searcher.name !== 'custom'
    ? searchOf(experiment).events
    : [];

function searchOf({ search, settings }: ExperimentRow): CustomSearch {
  if (search) return search;
  const { name } = settings.searcher;
  const problem = name === 'custom' ? 'is steered by another client' : 'is not a custom one';
  throw plainError(`the searcher ${name} ${problem}`);
}

// all or nothing: invalid operations are found before any is executed
function checkOperations({ body }: HandlerRequest<'postSearcherOperations'>) {
  for (const { createTrial } of body?.searcherOperations ?? []) {
    if (!createTrial) continue;
    try {
      JSON.parse(createTrial.hyperparams || '{}');
    } catch {
      throw plainError(`failed to parse hyperparams of trial ${createTrial.requestId}`);
    }
  }
}

/** Calls by which a trial's own code reads and completes searcher operations. */
export const searcherOperationHandlers = {
  getCurrentTrialSearcherOperation: (request) => {
    tick(request);
    const { db, path } = request;
    const trial = allowTrial(request, 'getCurrentTrialSearcherOperation', path.trialId);
    const experiment = searching(db.experiments.find(trial.experimentId));
    const length = unitsOf(experiment, trial.target);
    return {
      op: { validateAfter: { requestId: '', length } },
      completed: isDone(trial),
    };
  },

  completeTrialSearcherValidation: (request) => {
    tick(request);
    const { db, path, body } = request;
    const trial = allowTrial(request, 'completeTrialSearcherValidation', path.trialId);
    const experiment = searching(db.experiments.find(trial.experimentId));
    const length = unitsOf(experiment, trial.target);
    if (Number(body.op?.length ?? 0) !== length) {
      throw plainError(
        `expected op ValidateAfter(${length}) but received op ValidateAfter(${body.op?.length ?? 0})`,
      );
    }
    trial.validated = { batch: trial.target, value: Number(body.searcherMetric) };
    reachSoon(request, experiment, trial);
    return {};
  },
} satisfies Partial<Handlers>;

const unitsOf = ({ settings }: ExperimentRow, batches: number) =>
  Math.round(batches / (settings.searcher.unit?.batches ?? 1));

function searching(experiment: ExperimentRow): ExperimentRow {
  if (isTerminal(experiment)) throw notFound('actor', `/experiments/${experiment.id}`);
  return experiment;
}

const isDone = (trial: TrialRow): boolean =>
  trial.waiting || trial.validated?.batch === trial.target || trial.state !== 'STATE_ACTIVE';

type Call = Pick<HandlerRequest<'completeTrialSearcherValidation'>, 'simulation'>;

// the trial stays in the stopping state for a while, until its code ends
function reachSoon({ simulation }: Call, experiment: ExperimentRow, trial: TrialRow) {
  const { engine } = simulation;
  const run = trial.runs.at(-1);
  if (!run || run.exit !== null) return;
  const isLast = trial.target === lengthsFor(experiment.settings.searcher, trial.bracket).at(-1);
  if (isLast && !experiment.search) setTrialState(engine, trial, 'STATE_STOPPING_COMPLETED');
  schedule(engine, engine.now + 3000, validationReported, { experiment, trial, run });
}

const validationReported = defineEvent<PendingRun>('validation reported', (engine, pending) => {
  if (pending.run.exit === null) engine.steps.reached(engine, pending);
});
