import type { Database } from '../../database/database';
import { userDisplayName } from '../../handlers/experiments/experiment-answer';
import { type ColumnValue, stateRank } from '../../handlers/experiments/experiment-columns';
import { checkpointsOf, sizeOf } from '../../simulation/checkpoints/checkpoints';
import { progressOf } from '../../simulation/metrics/figures';
import { figuresFor, summaryFor } from '../../simulation/metrics/reading';
import type { ExperimentRow, TrialRow } from '../../simulation/rows';
import { figureOf, metricColumn } from '../metric-column';
import { projectKey } from '../project-key';
import { state038 } from '../state';

/** One run: a trial with its experiment. A trial of the past is created when it is first read. */
export type Run = { experiment: ExperimentRow; id: number; readonly trial: TrialRow };
export type RunInput = { db: Database; seed: number; now: number };

type Value = (input: RunInput, run: Run) => ColumnValue;

const trialOf = (db: Database, id: number): TrialRow => db.trials.peek(id) ?? db.trials.find(id);

/** The run of this number; looks up its trial once. */
export function runOf(db: Database, experiment: ExperimentRow, id: number): Run {
  let trial: TrialRow | undefined;
  return {
    experiment,
    id,
    get trial() {
      trial ??= trialOf(db, id);
      return trial;
    },
  };
}

/** The same for caches: it does not hold its trial. */
export const lightRunOf = (db: Database, experiment: ExperimentRow, id: number): Run => ({
  experiment,
  id,
  get trial() {
    return trialOf(db, id);
  },
});

/** The summary of an ended experiment with one trial: it equals that of its run. */
const settled = ({ experiment: { final, trialIds } }: Run) =>
  trialIds.length === 1 ? final : null;

/** The stored state of a run. */
export const runState = (run: Run): string =>
  settled(run) ? run.experiment.state : run.trial.state;

const startOf = (run: Run): number =>
  settled(run) ? run.experiment.startedAt : run.trial.createdAt;

const endOf = (run: Run): number | null =>
  settled(run) ? run.experiment.endedAt : run.trial.endedAt;

/** How often metadata and archive flags of runs changed, by database. */
const changes = new WeakMap<Database, number>();

/** Version of metadata and archive flags, for caches. */
export const runChanges = (db: Database): number => changes.get(db) ?? 0;

const noteChange = (db: Database) => changes.set(db, runChanges(db) + 1);

/** Writes the metadata of a run. */
export function setMetadata(db: Database, id: number, metadata: Record<string, unknown>): void {
  state038(db).metadata.set(id, metadata);
  noteChange(db);
}

export function setArchived(db: Database, { experiment, id }: Run, archived: boolean): void {
  if (experiment.trialIds.length === 1) experiment.archived = archived;
  state038(db).archivedRuns.set(id, archived);
  noteChange(db);
}

export const isArchived = (db: Database, { experiment, id }: Run): boolean =>
  state038(db).archivedRuns.get(id) ?? experiment.archived;

/** The key of the project and the number of the run. */
export function localId(db: Database, { experiment, id }: Run): string {
  return `${projectKey(db.projects.find(experiment.projectId))}-${id}`;
}

/** The value of the searcher's metric; undefined before there is one. */
export function searcherValue({ now }: RunInput, { experiment, trial }: Run): number | undefined {
  const { metric, smallerIsBetter } = experiment.settings.searcher;
  if (!summaryFor(experiment, trial, now).best) return undefined;
  const figures = figuresFor(experiment, trial, now).validation?.[metric];
  if (figures?.type !== 'number') return undefined;
  return smallerIsBetter ? figures.min : figures.max;
}

const keptCheckpoints = (input: RunInput, run: Run) =>
  checkpointsOf({ ...input, ...run }).filter(({ state }) => state !== 'STATE_DELETED');

export const checkpointCount = (input: RunInput, run: Run) => keptCheckpoints(input, run).length;
export const checkpointSize = (input: RunInput, run: Run) =>
  keptCheckpoints(input, run).reduce((total, { files }) => total + sizeOf(files), 0);

/** Seconds from the start of a run to its end, or to now. */
export const runDuration = ({ now }: RunInput, run: Run): number =>
  Math.round(((endOf(run) ?? now) - startOf(run)) / 1000);

/** The columns by which a search for runs sorts and filters. */
export const runColumns: Record<string, Value> = {
  id: (_, { id }) => id,
  localId: ({ db }, run) => localId(db, run),
  experimentId: (_, { experiment }) => experiment.id,
  experimentName: (_, { experiment }) => experiment.name,
  experimentDescription: (_, { experiment }) => experiment.description,
  experimentProgress: ({ db, now }, { experiment }) => progressOf({ db, experiment, now }),
  state: (_, run) => stateRank(runState(run)),
  startTime: (_, run) => startOf(run),
  endTime: (_, run) => endOf(run),
  duration: runDuration,
  searcherType: (_, { experiment }) => experiment.settings.searcher.name,
  searcherMetric: (_, { experiment }) => experiment.settings.searcher.metric,
  searcherMetricsVal: (input, run) => {
    const final = settled(run);
    return final ? final.bestMetric : (searcherValue(input, run) ?? null);
  },
  tags: (_, { experiment: { labels } }) => (labels.length === 0 ? null : JSON.stringify(labels)),
  forkedFrom: (_, { experiment }) => experiment.forkedFrom,
  resourcePool: (_, { experiment }) => experiment.resourcePool,
  projectId: (_, { experiment }) => experiment.projectId,
  user: ({ db }, { experiment }) => userDisplayName(db, experiment.userId),
  checkpointCount: (input, run) => settled(run)?.checkpointCount ?? checkpointCount(input, run),
  checkpointSize: (input, run) => settled(run)?.checkpointSize ?? checkpointSize(input, run),
  externalExperimentId: ({ db }, { experiment }) =>
    state038(db).externalExperiments.get(experiment.id) ?? null,
  externalRunId: ({ db }, { id }) => state038(db).externalTrials.get(id) ?? null,
  isExpMultitrial: (_, { experiment }) => String(experiment.trialIds.length > 1),
};

/** Reads `hp.`, `metadata.` and metric columns of a run; undefined for other names. */
export function ownValue(column: string): Value | undefined {
  const [, place = '', path = ''] = /^([^.]+)\.(.+)$/s.exec(column) ?? [];
  if (place === 'hp') return (_, { trial }) => plain(leafOf(trial.hparams, path));
  if (place === 'metadata')
    return ({ db }, { id }) => plain(leafOf(state038(db).metadata.get(id), path));
  const metric = metricColumn(column);
  if (!metric) return undefined;
  const figure = figureOf(metric);
  return ({ now }, { experiment, trial }) => figure(experiment, trial, now);
}

const leafOf = (value: unknown, path: string): unknown =>
  at(value, path) ?? path.split('.').reduce(at, value);

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function plain(value: unknown): ColumnValue {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}
