import type { schemas } from '@trainyard/sdk/v038';
import { invalidArgument, notFound } from '../../handlers/errors';
import { isInArchive } from '../../handlers/experiments/experiment-rules';
import { allowProject, allowTrial } from '../../handlers/scopes';
import { trialAnswer } from '../../handlers/trials/trial-answer';
import { timestamp } from '../../lib/clock';
import { pageSql } from '../../lists/paging';
import { progressOf } from '../../simulation/metrics/figures';
import { figuresFor } from '../../simulation/metrics/reading';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { matchedPolicy } from '../log-policy';
import { statistics } from '../metric-column';
import { meansAdded } from '../metric-figures';
import { state038 } from '../state';
import { foundRuns, inputOf, sortedRuns } from './found-runs';
import { runActionHandlers } from './run-actions';
import {
  checkpointCount,
  checkpointSize,
  isArchived,
  localId,
  type Run,
  type RunInput,
  runDuration,
  runOf,
  searcherValue,
  setMetadata,
} from './run-values';

const longestKey = 50;
const longestText = 5_000;
const deepest = 10;

/**
 * Checks the metadata of a run like a 0.38.1 master.
 * @throws MasterError 400 for a key or a text that is too long, and for too many levels
 */
function checkMetadata(metadata: object, depth = 1): void {
  if (depth > deepest) throw flattening(`metadata exceeds maximum nesting depth of ${deepest}`);
  for (const [key, value] of Object.entries(metadata)) {
    if (key.length > longestKey)
      throw flattening(`metadata key exceeds maximum length of ${longestKey} characters`);
    if (typeof value === 'string' && value.length > longestText)
      throw flattening(`metadata value exceeds maximum length of ${longestText} characters`);
    if (typeof value === 'object' && value !== null) checkMetadata(value, depth + 1);
  }
}

const flattening = (words: string) => invalidArgument(`error flattening metadata: ${words}`);

function runAnswer(input: RunInput, run: Run): schemas.FlatRun {
  const { db, now } = input;
  const { experiment, trial } = run;
  const project = db.projects.find(experiment.projectId);
  const workspace = db.workspaces.find(project.workspaceId);
  const { searcher } = experiment.settings;
  const { forkedFrom } = experiment;
  const external = state038(db);
  const value = searcherValue(input, run);
  const metadata = external.metadata.get(trial.id);
  const externalRunId = external.externalTrials.get(trial.id);
  const externalExperimentId = external.externalExperiments.get(experiment.id);
  return {
    id: trial.id,
    startTime: timestamp(trial.createdAt),
    endTime: trial.endedAt === null ? null : timestamp(trial.endedAt),
    state: trial.state,
    logPolicyMatched: matchedPolicy(input.db, trial),
    labels: experiment.labels,
    checkpointSize: checkpointSize(input, run),
    checkpointCount: checkpointCount(input, run),
    ...(value === undefined ? {} : { searcherMetricValue: value }),
    ...(externalRunId === undefined ? {} : { externalRunId }),
    hyperparameters: trial.hparams,
    summaryMetrics: meansAdded(trialAnswer({ ...input, ...run }).summaryMetrics),
    userId: experiment.userId,
    duration: runDuration(input, run),
    projectId: project.id,
    projectName: project.name,
    workspaceId: workspace.id,
    workspaceName: workspace.name,
    parentArchived: isInArchive(db, experiment),
    experiment: {
      id: experiment.id,
      searcherType: searcher.name,
      searcherMetric: searcher.metric,
      ...(forkedFrom === null ? {} : { forkedFrom }),
      ...(externalExperimentId === undefined ? {} : { externalExperimentId }),
      resourcePool: experiment.resourcePool,
      progress: progressOf({ db, experiment, now }) ?? 0,
      description: experiment.description,
      name: experiment.name,
      unmanaged: experiment.unmanaged ?? false,
      isMultitrial: experiment.trialIds.length > 1,
    },
    ...(metadata === undefined ? {} : { metadata }),
    archived: isArchived(db, run),
    localId: localId(db, run),
  };
}

/** Searches for runs, their metadata, and actions on many of them. */
export const runHandlers = {
  ...runActionHandlers,

  searchRuns: (request) => {
    const { body, db } = request;
    const input = inputOf(request);
    if (body.projectId) allowProject(request, 'getProject', body.projectId);
    const page = pageSql(sortedRuns(request), body);
    return {
      runs: page.rows.map(({ experiment, id }) => runAnswer(input, runOf(db, experiment, id))),
      pagination: page.pagination,
    };
  },

  getRunMetadata: (request) => {
    const { id } = allowTrial(request, 'getRunMetadata', request.path.runId);
    return { metadata: state038(request.db).metadata.get(id) ?? {} };
  },

  postRunMetadata: (request) => {
    const { id } = allowTrial(request, 'postRunMetadata', request.path.runId);
    const { metadata } = request.body;
    if (!metadata) throw notFound('metadata', id);
    checkMetadata(metadata);
    setMetadata(request.db, id, metadata);
    return { metadata };
  },

  getMetadataValues: (request) => {
    const { path, db } = request;
    allowProject(request, 'getMetadataValues', path.projectId);
    const values = foundRuns(request, { projectId: path.projectId })
      .flatMap(({ id }) => leavesOf(state038(db).metadata.get(id) ?? {}))
      .filter(([key]) => key === path.key)
      .map(([, value]) => String(value));
    return { values: [...new Set(values)].sort() };
  },

  runPrepareForReporting: (request) => {
    allowTrial(request, 'runPrepareForReporting', request.body.runId);
    return { storageId: 1 };
  },

  getProjectColumns: (request: HandlerRequest038<'getProjectColumns'>) => ({
    columns: columnsOfRuns(request),
  }),
} satisfies Partial<Handlers038>;

type Column = schemas.ProjectColumn;

const fixed: [column: string, type: 'NUMBER' | 'TEXT' | 'DATE', displayName: string][] = [
  ['id', 'NUMBER', 'Global Run ID'],
  ['experimentDescription', 'TEXT', 'Search Description'],
  ['tags', 'TEXT', 'Tags'],
  ['forkedFrom', 'NUMBER', 'Forked'],
  ['startTime', 'DATE', 'Start Time'],
  ['duration', 'NUMBER', 'Duration'],
  ['state', 'TEXT', 'State'],
  ['searcherType', 'TEXT', 'Searcher'],
  ['resourcePool', 'TEXT', 'Resource Pool'],
  ['checkpointSize', 'NUMBER', 'Checkpoint Size'],
  ['checkpointCount', 'NUMBER', 'Checkpoints'],
  ['user', 'TEXT', 'User'],
  ['searcherMetric', 'TEXT', 'Searcher Metric'],
  ['searcherMetricsVal', 'NUMBER', 'Searcher Metric Value'],
  ['externalExperimentId', 'TEXT', 'External Search ID'],
  ['externalRunId', 'TEXT', 'External Run ID'],
  ['experimentProgress', 'NUMBER', 'Search Progress'],
  ['experimentId', 'NUMBER', 'Search ID'],
  ['experimentName', 'TEXT', 'Search Name'],
  ['localId', 'TEXT', 'Run ID'],
];

const column = (name: string, location: string, type: string, displayName = ''): Column => ({
  column: name,
  location: `LOCATION_TYPE_${location}` as Column['location'],
  type: `COLUMN_TYPE_${type}` as Column['type'],
  displayName,
});

const metricLocations: Record<string, string> = {
  training: 'TRAINING',
  validation: 'VALIDATIONS',
};

function columnsOfRuns(request: HandlerRequest038<'getProjectColumns'>): Column[] {
  const input = inputOf(request);
  const { id } = allowProject(request, 'getProjectColumns', request.path.projectId);
  const columns = new Map<string, Column>();
  const add = (each: Column) => columns.set(each.column, each);
  const { metadata } = state038(input.db);
  const runs = foundRuns(request, { projectId: id });
  for (const run of runs)
    for (const [path, value] of leavesOf(metadata.get(run.id) ?? {}))
      add(column(`metadata.${path}`, 'RUN_METADATA', typeOf(value)));
  // experiments with the same settings have the same columns: one run of them suffices
  for (const run of new Map(runs.map((each) => [each.experiment.settings, each])).values()) {
    const { experiment, trial } = run;
    for (const [path, value] of leavesOf(trial.hparams))
      add(column(`hp.${path}`, 'RUN_HYPERPARAMETERS', typeOf(value)));
    for (const [group, metrics] of Object.entries(figuresFor(experiment, trial, input.now)))
      for (const metric of Object.keys(metrics))
        for (const statistic of statistics)
          add(
            column(
              `${group}.${metric}.${statistic}`,
              metricLocations[group] ?? 'CUSTOM_METRIC',
              'NUMBER',
            ),
          );
  }
  const own = [...columns.values()].sort((a, b) => (a.column < b.column ? -1 : 1));
  return [...fixed.map(([name, type, title]) => column(name, 'RUN', type, title)), ...own];
}

const typeOf = (value: unknown) =>
  typeof value === 'number' ? 'NUMBER' : Array.isArray(value) ? 'ARRAY' : 'TEXT';

function leavesOf(value: object, path = ''): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([name, each]): [string, unknown][] =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? leavesOf(each, `${path}${name}.`)
      : [[`${path}${name}`, each]],
  );
}
