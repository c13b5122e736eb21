import type { Answer } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { fullConfig } from '../../config/full-config';
import { type Json, mergeConfig, numberOf, objectOf } from '../../config/json';
import { readConfig } from '../../config/read-config';
import { settingsFrom } from '../../config/settings';
import type { Database } from '../../database/database';
import { allow } from '../../handlers/allow';
import {
  failedPrecondition,
  invalidArgument,
  MasterError,
  notFound,
  plainError,
} from '../../handlers/errors';
import { experimentAnswer } from '../../handlers/experiments/experiment-answer';
import { allowExperiment, isInBulk } from '../../handlers/scopes';
import { previewedConfig } from '../../handlers/searcher/searcher';
import { tick } from '../../handlers/tick';
import { configOf, storage } from '../../simulation/config';
import type { Engine } from '../../simulation/engine/engine';
import { requestRun } from '../../simulation/engine/request-run';
import { setExperimentState, setTrialState } from '../../simulation/notes';
import { type ExperimentRow, isTerminal } from '../../simulation/rows';
import { complete } from '../complete';
import { partProblems } from '../config-part-rules';
import {
  config038,
  configText,
  halvingProblem,
  readObject,
  shownConfig,
  splitConfig,
} from '../experiment-config';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { underPolicies } from '../policies';
import { sharedAnswer, withParts } from '../shared';
import { type ConfigParts, state038 } from '../state';

type Simulation = Answer<'previewHPSearch'>['simulation'];

/** A preview of a search in the summary of 0.38.1: the number of trials for each length. */
function searchSummary(
  simulation: Simulation,
  { config, parts }: { config: Json; parts: ConfigParts },
): schemas.SearchSummary {
  const isLengthGiven = parts.hasLength || parts.searcher.max_time !== undefined;
  const trials = (simulation?.trials ?? []).map(({ operations, occurrences }) => ({
    count: occurrences,
    unit: isLengthGiven
      ? { name: unitName(parts), value: longest(operations), maxLength: false }
      : { maxLength: true },
  }));
  return {
    config: objectOf(config038(previewedConfig(config), parts).searcher),
    trials,
  };
}

const unitName = ({ searcher }: ConfigParts): string =>
  typeof searcher.time_metric === 'string' ? searcher.time_metric : 'batches';

const longest = (operations: ReadonlyArray<{ length: number }>): number =>
  Math.max(0, ...operations.map(({ length }) => length));

type Created = schemas.CreateExperimentResponse;
type CreateRequest = HandlerRequest038<'createExperiment'>;

/** Creates with the shared handler, and stores the parts that it does not know. */
async function create(request: CreateRequest): Promise<Created> {
  const { db, body } = request;
  const requestConfig = readObject(body.config);
  const text = body.config;
  if (!requestConfig) return complete<Created>(await sharedAnswer('createExperiment', request));
  const workspaceId = db.projects.get(body.projectId || 1)?.workspaceId ?? 1;
  if (!body.unmanaged) checkCapacity(request, requestConfig);
  const merged = underPolicies(db, requestConfig, workspaceId);
  const { config, parts } = splitConfig(merged);
  const plainText = configText(config);
  const problem = halvingProblem(merged);
  const [partProblem] = partProblems(parts.top);
  if (problem || partProblem) {
    // problems of the shared schema come first
    readConfig(plainText);
    throw plainError(
      `invalid experiment configuration: ${partProblem ? `version 0 experiment config is invalid: config is invalid: ${partProblem}` : problem}`,
    );
  }
  const request038 = withParts(request, { body: { ...body, config: plainText } });
  const answer = await sharedAnswer('createExperiment', request038);
  const row = db.experiments.get(answer.experiment?.id ?? 0);
  if (!row) return complete<Created>(answer);
  state038(db).configParts.set(row.id, parts);
  if (row.submitted) row.submitted = { ...row.submitted, text };
  if (row.unmanaged) {
    row.state = 'STATE_ACTIVE';
    row.endedAt = null;
  }
  const now = tick(request);
  return {
    ...answer,
    experiment: complete<schemas.Experiment>(experimentAnswer({ db, experiment: row, now })),
    config: config038(configOf(row), parts),
  };
}

/** Rejects a trial that is too large for the cluster, before policies are checked. */
function checkCapacity({ db }: CreateRequest, { resources }: Json) {
  const agents = db.agents.all();
  const slots = agents.reduce((total, agent) => total + agent.slots.length, 0);
  if (numberOf(objectOf(resources).slots_per_trial, 1) <= slots) return;
  throw plainError('invalid resource configuration: slots requested exceeds cluster capacity');
}

export const experimentHandlers = {
  createExperiment: create,

  /** The experiment with that external name, created if it does not exist. */
  putExperiment: async (request) => {
    const { db, path, body } = request;
    const { externalExperiments } = state038(db);
    const [experimentId] = [...externalExperiments].find(
      ([id, name]) => name === path.externalExperimentId && db.experiments.get(id),
    ) ?? [undefined];
    if (experimentId === undefined) {
      const answer = await create(
        withParts(request, { body: { ...body, unmanaged: true } }) as object as CreateRequest,
      );
      if (answer.experiment) {
        externalExperiments.set(answer.experiment.id, path.externalExperimentId);
      }
      return { experiment: answer.experiment, config: answer.config };
    }
    const experiment = allowExperiment(request, 'getExperiment', experimentId);
    const now = tick(request);
    return {
      experiment: complete<schemas.Experiment>(experimentAnswer({ db, experiment, now })),
      config: shownConfig(db, experiment),
    };
  },

  /** Rejects a new weight or priority of an ended experiment. */
  patchExperiment: async (request) => {
    const { id, resources, name, notes, description, labels } = request.body;
    if (resources && isTerminal(allowExperiment(request, 'patchExperiment', id))) {
      throw notFound('experiment', id);
    }
    const row = request.db.experiments.get(id);
    const before = row && shownConfig(request.db, row);
    const answer = complete<schemas.PatchExperimentResponse>(
      await sharedAnswer('patchExperiment', request),
    );
    const { edited, earlierConfigs } = state038(request.db);
    // the answer contains the config before the change
    if (answer.experiment && before) earlierConfigs.set(answer.experiment, before);
    if ([name, notes, description, labels].some((each) => each !== null)) edited.add(id);
    return answer;
  },

  getModelDefTree: (request) => {
    const { experimentId } = request.path;
    const { submitted } = allowExperiment(request, 'getModelDefTree', experimentId);
    if (submitted?.files.length === 0) throw plainError('EOF');
    return sharedAnswer('getModelDefTree', request);
  },

  activateExperiment: (request) => {
    const { experimentId: id } = request.path;
    const experiment = allowExperiment(request, 'activateExperiment', id);
    // ended experiments are not in memory, where the master looks
    if (isTerminal(experiment)) throw notFound('experiment', id);
    return sharedAnswer('activateExperiment', request);
  },

  previewHPSearch: async (request) => {
    const { config, parts } = splitConfig(objectOf(request.body.config));
    const request038 = withParts(request, { body: { ...request.body, config } });
    const { simulation } = await sharedAnswer('previewHPSearch', request038);
    return { summary: searchSummary(simulation, { config, parts }) };
  },

  continueExperiment: (request) => {
    const { db, body, simulation } = request;
    const now = tick(request);
    const experiment = allowExperiment(request, 'continueExperiment', body.id);
    if (!isTerminal(experiment)) {
      throw failedPrecondition(
        `experiment in non terminal state '${experiment.state.replace('STATE_', '')}', try again later`,
      );
    }
    if (experiment.unmanaged) throw invalidArgument('cannot continue unmanaged experiments');
    const override = readObject(body.overrideConfig) ?? {};
    checkContinued(experiment, override, db);
    const { config, parts } = splitConfig(mergeConfig(override, shownConfig(db, experiment)));
    state038(db).configParts.set(body.id, parts);
    const resumed = continued(simulation.engine, experiment, config);
    return {
      experiment: complete<schemas.Experiment>(experimentAnswer({ db, experiment: resumed, now })),
      warnings: [],
    };
  },

  putExperimentLabel: (request) => {
    const { experimentId, label } = request.path;
    const experiment = allowExperiment(request, 'putExperimentLabel', experimentId);
    if (!experiment.labels.includes(label)) experiment.labels = [...experiment.labels, label];
    return { labels: experiment.labels };
  },

  // as the database of the recorded master refused it
  deleteExperimentLabel: (request) => {
    allowExperiment(request, 'deleteExperimentLabel', request.path.experimentId);
    throw plainError(
      'ERROR: FOR UPDATE cannot be applied to the nullable side of an outer join (SQLSTATE 0A000)',
    );
  },

  deleteTensorboardFiles: (request) => {
    allowExperiment(request, 'deleteTensorboardFiles', request.path.experimentId);
    return {};
  },

  putExperimentRetainLogs: (request) => {
    const { id } = allowExperiment(request, 'putExperimentRetainLogs', request.path.experimentId);
    retain(request, id, request.body.numDays);
    return {};
  },

  putExperimentsRetainLogs: (request) => {
    const { experimentIds, numDays, projectId } = request.body;
    checkDays(numDays);
    const results = experimentIds.map((id) => {
      const experiment = request.db.experiments.get(id);
      const isThere =
        experiment &&
        (projectId <= 0 || experiment.projectId === projectId) &&
        isInBulk(request, 'putExperimentsRetainLogs', experiment);
      if (isThere) retain(request, id, numDays);
      const error = isThere
        ? ''
        : `rpc error: code = NotFound desc = ${notFound('experiment', id).message}`;
      return { error, id };
    });
    return { results };
  },

  cleanupLogs: ({ viewer }) => {
    allow(viewer, 'cleanupLogs');
    return { removedCount: 0 };
  },
} satisfies Partial<Handlers038>;

/** The rules for searches: which of them continue, unchanged, and only with incomplete trials. */
function checkContinued(
  { settings, state, trialIds }: ExperimentRow,
  override: Json,
  db: Database,
) {
  const { name } = settings.searcher;
  if (name === 'single') return;
  if (name !== 'grid' && name !== 'random')
    throw invalidArgument(`Unsupported searcher type provided: '${name}'`);
  if (Object.keys(override).length > 0)
    throw invalidArgument(
      `override config is provided and experiment is not single searcher, got '${name}' instead`,
    );
  const isDone = trialIds.every((id) => db.trials.find(id).state === 'STATE_COMPLETED');
  if (state === 'STATE_COMPLETED' && isDone)
    throw failedPrecondition('experiment has been completed, cannot continue this experiment');
}

function checkDays(numDays: number) {
  if (numDays >= -1 && numDays <= 32767) return;
  throw new MasterError('InvalidArgument', 'must be -1, or between 0 and 32767');
}

function retain({ db }: Pick<CreateRequest, 'db'>, experimentId: number, numDays: number) {
  checkDays(numDays);
  for (const id of db.experiments.find(experimentId).trialIds) {
    state038(db).logRetention.set(id, numDays);
  }
}

/**
 * Continues a finished experiment in place with another config: its only trial, or the incomplete
 * ones of a search.
 */
function continued(engine: Engine, experiment: ExperimentRow, config: Json): ExperimentRow {
  const full = fullConfig({
    config,
    storage,
    experimentSeed: numberOf(objectOf(config.reproducibility).experiment_seed, 0),
    madeUpName: () => experiment.name,
  });
  // several experiments may share the settings of scenarios
  const resumed: ExperimentRow = {
    ...experiment,
    settings: { ...settingsFrom(full), failure: null },
    submitted: { files: [], text: '', ...experiment.submitted, config: full },
    endedAt: null,
    final: null,
  };
  engine.db.experiments.insert(resumed);
  setExperimentState(engine, resumed, 'STATE_ACTIVE');
  const isSingle = resumed.settings.searcher.name === 'single';
  for (const id of resumed.trialIds) {
    const trial = engine.db.trials.find(id);
    if (!isSingle && trial.state === 'STATE_COMPLETED') continue;
    // the log of an earlier run does not change
    const { settings, submitted } = experiment;
    for (const run of trial.runs) run.ranWith ??= { settings, submitted };
    trial.summary = null;
    trial.endedAt = null;
    trial.target = resumed.settings.searcher.maxLength;
    setTrialState(engine, trial, 'STATE_ACTIVE');
    requestRun(engine, resumed, trial);
  }
  return resumed;
}
