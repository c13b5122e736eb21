import type { Caller, CallOptions } from '../client/call';
import type { Checkpoint, Experiment, ModelVersion } from '../types';
import type { BestOptions, CheckpointSource } from './best-checkpoints';
import type { BulkAction, BulkOptions, BulkResult } from './bulk';
import type { CheckpointOptions, EntityAction, EntityOptions } from './bulk-entities';
import type { ChangedLabels, LabelChange, LabelOptions } from './change-labels';
import type { Comparison } from './compare-experiments';
import type { CreateAndFollowOptions, RunningExperiment } from './create-and-follow';
import type { CreateOnceInput } from './create-once';
import type { ExperimentDiff } from './diff-experiments';
import type { AnyExportOptions, ArrowLibrary, ExportOptions, ExportSource } from './export-metrics';
import type { PastGpuUse, PastGpuUses } from './gpu-use';
import type { JobUseRules, QueueUse, QueueUseRules, RunningJobUse } from './job-use';
import type { Killed, KillOwnTasksOptions } from './kill-own-tasks';
import type { MetricRow } from './metric-reports';
import type { Bytes, ModelPath } from './model-files';
import type { Promote, PromoteOptions } from './promote';
import type { RepeatOptions } from './repeat-until-done';
import type { StoredByExperiment, StoredResults } from './stored-checkpoints';
import type { SweepReport, SweepTrial } from './sweep-report';
import type { WhyQueued } from './why-queued';

// loaded on demand, because a flow makes many calls and a page should only load those it uses

type Options = Pick<CallOptions, 'signal'>;

/**
 * Returns the completed checkpoints of an experiment or a trial with a metric, best first: by the
 * metric and direction of the searcher's configuration, or by another metric.
 * @throws ApiError of type `input` for a metric without `smallerIsBetter`; for a missing experiment
 *   or trial
 */
export async function bestCheckpoints(
  client: Caller,
  source: CheckpointSource,
  options?: BestOptions,
): Promise<Checkpoint[]> {
  return (await import('./best-checkpoints')).bestCheckpoints(client, source, options);
}

/**
 * Returns the best of these checkpoints; undefined if none has a metric. @throws as
 * `bestCheckpoints`
 */
export async function bestCheckpoint(
  client: Caller,
  source: CheckpointSource,
  options?: Omit<BestOptions, 'count'>,
): Promise<Checkpoint | undefined> {
  const [best] = await bestCheckpoints(client, source, { ...options, count: 1 });
  return best;
}

/**
 * Kills the caller's running work: experiments with their trials, commands, notebooks, shells and
 * TensorBoards, of `kinds` or all. Does not kill work that starts meanwhile. Returns for each
 * whether the master accepted the call.
 * @throws ApiError if one of the lists cannot be read; the reason of the signal
 */
export async function killOwnTasks(
  client: Caller,
  options?: KillOwnTasksOptions,
): Promise<Killed[]> {
  return (await import('./kill-own-tasks')).killOwnTasks(client, options);
}

/**
 * Runs one action on many experiments and returns the result for each: a Map in the order of `ids`,
 * each once. Sends nothing without ids (master behavior: an empty list answers 500). Repeats a
 * request that fails as a whole with single calls, where that can help; ids that were not sent,
 * because the session has expired or the master is unreachable, get that error. Actions such as
 * `model.archive` are for other things, with one request each.
 * With `dryRun` a deletion of checkpoints says what it would free.
 * @throws ApiError of type `input` for an invalid id, a chunk below 1, `move` without a destination,
 *   or a dry run of what has none; the reason of the signal
 */
export function bulk(
  client: Caller,
  action: BulkAction,
  ids: Iterable<number>,
  options?: BulkOptions,
): Promise<Map<number, BulkResult>>;
export function bulk<Id extends number | string>(
  client: Caller,
  action: 'checkpoint.delete',
  ids: Iterable<Id>,
  options?: CheckpointOptions,
): Promise<Map<Id, BulkResult>>;
export function bulk<Id extends number | string>(
  client: Caller,
  action: EntityAction,
  ids: Iterable<Id>,
  options?: EntityOptions,
): Promise<Map<Id, BulkResult>>;
export async function bulk(
  client: Caller,
  action: BulkAction | EntityAction,
  ids: Iterable<number>,
  options?: BulkOptions,
): Promise<Map<number, BulkResult>> {
  if (isEntityAction(action))
    return (await import('./bulk-entities')).bulkEntities(client, action, ids, options);
  return (await import('./bulk')).bulk(client, action, ids, options);
}

const isEntityAction = (action: BulkAction | EntityAction): action is EntityAction =>
  action.includes('.');

/**
 * Adds labels to an experiment and removes others, against its newest labels, so that those of
 * other people stay. Uses the calls for a single label where the master has them (0.38.1), else reads the
 * labels and sends the list. Sends nothing for a change that is there already. Returns the labels
 * after it, and the part of the change that was needed, whose inverse takes it back.
 * @throws ApiError for a missing experiment, or without the permission
 */
export async function changeLabels(
  client: Caller,
  change: LabelChange,
  options?: LabelOptions,
): Promise<ChangedLabels> {
  return (await import('./change-labels')).changeLabels(client, change, options);
}

/**
 * Creates at most one experiment for a key, despite broken connections and however often it is
 * called: it carries the label `once:KEY`, and the label is searched before anything is created. A
 * call that finds an experiment with the label, in any state and of any user, returns it. A new one
 * is created paused and activated afterwards, unless `activate` is false; if a slow first attempt
 * arrives as well, the younger copy is canceled. Without the label, or once the experiment is
 * deleted, the key is free again. Waits for an unreachable master.
 * @throws ApiError of type `input` for a key or a configuration that cannot carry the label; every
 *   refusal of the master; the reason of the signal
 */
export async function createOnce(
  client: Caller,
  key: string,
  create: CreateOnceInput,
  options?: RepeatOptions,
): Promise<Experiment> {
  return (await import('./create-once')).createOnce(client, key, create, options);
}

/**
 * Creates an experiment, active unless `activate` is false, and returns a handle to wait for it, to
 * read its log and to stop it. Continues after restarts of the master.
 * @throws ApiError for a configuration that the master refuses
 */
export async function createAndFollow(
  client: Caller,
  create: CreateOnceInput,
  options?: CreateAndFollowOptions,
): Promise<RunningExperiment> {
  return (await import('./create-and-follow')).createAndFollow(client, create, options);
}

/**
 * Sets the password of a user, oneself or, as an administrator, another; the empty text removes it.
 * It is sent hashed, and all sessions of that user end, the caller's own ones too.
 * @throws ApiError 403 without the permission; for a missing user
 */
export async function setPassword(
  client: Caller,
  userId: number,
  password: string,
  options?: Options,
): Promise<void> {
  return (await import('./set-password')).setPassword(client, userId, password, options);
}

/** Returns the same handle for an existing experiment. */
export async function followExperiment(
  client: Caller,
  experimentId: number,
  options?: Options,
): Promise<RunningExperiment> {
  return (await import('./create-and-follow')).followExperiment(client, experimentId, options);
}

/**
 * Exports all metrics that trials reported, of the given ids or of `{ experimentIds }`, as tidy
 * rows, as text of a CSV file or as bytes of an Arrow stream (`{ format: 'arrow', arrow: await
 * import('apache-arrow') }`), in parts as they arrive and with
 * constant memory: group by group, trial by trial, by batches. Continues after a restart of the
 * master without a lost or doubled row.
 * @throws ApiError of type `input` without trials; of type `api` for a missing one
 */
export function exportMetrics(
  client: Caller,
  source: ExportSource,
  options?: ExportOptions & { format?: 'rows' },
): AsyncGenerator<MetricRow, void, undefined>;
export function exportMetrics(
  client: Caller,
  source: ExportSource,
  options: ExportOptions & { format: 'csv' },
): AsyncGenerator<string, void, undefined>;
export function exportMetrics(
  client: Caller,
  source: ExportSource,
  options: ExportOptions & { format: 'arrow'; arrow: ArrowLibrary },
): AsyncGenerator<Uint8Array, void, undefined>;
export async function* exportMetrics(
  client: Caller,
  source: ExportSource,
  options?: AnyExportOptions,
): AsyncGenerator<MetricRow | string | Uint8Array, void, undefined> {
  yield* (await import('./export-metrics')).exported(client, source, options);
}

/** Exports the same rows in parts, which is faster for callers that can process parts. */
export async function* metricParts(
  client: Caller,
  source: ExportSource,
  options?: ExportOptions,
): AsyncGenerator<MetricRow[], void, undefined> {
  yield* (await import('./export-metrics')).metricParts(client, source, options);
}

/**
 * Compares experiments: configuration, hyperparameters as configured, and the metrics of each one's
 * best trial (last, min, max, mean).
 * @throws ApiError for a missing experiment
 */
export async function compareExperiments(
  client: Caller,
  experimentIds: readonly number[],
  options?: Options,
): Promise<Comparison> {
  const flow = await import('./compare-experiments');
  return flow.compareExperiments(client, experimentIds, options);
}

/**
 * Compares two experiments: configuration, hyperparameters, files of the code with their contents,
 * and the metrics of the best trials. Also reads files of equal length, to compare their contents.
 * @throws ApiError for a missing experiment
 */
export async function diffExperiments(
  client: Caller,
  beforeId: number,
  afterId: number,
  options?: Options,
): Promise<ExperimentDiff> {
  const flow = await import('./diff-experiments');
  return flow.diffExperiments(client, beforeId, afterId, options);
}

/**
 * Reads all trials of a search with their results, best first: by the metric and the direction of
 * the searcher's configuration.
 * @throws ApiError for a missing experiment
 */
export async function sweepReport(
  client: Caller,
  experimentId: number,
  options?: Options,
): Promise<SweepReport> {
  return (await import('./sweep-report')).sweepReport(client, experimentId, options);
}

/**
 * Returns the best trial of an experiment with its result, by one request for the trial; undefined
 * before the first validation. @throws as `sweepReport`
 */
export async function bestTrial(
  client: Caller,
  experimentId: number,
  options?: Options,
): Promise<SweepTrial | undefined> {
  return (await import('./sweep-report')).bestTrial(client, experimentId, options);
}

/** Returns the files of an experiment's code, without its folders. */
export async function modelPaths(
  client: Caller,
  experimentId: number,
  options?: Options,
): Promise<ModelPath[]> {
  return (await import('./model-files')).modelPaths(client, experimentId, options);
}

/** Returns the bytes of one file of an experiment's code. */
export async function modelFile(
  client: Caller,
  file: { experimentId: number; path: string },
  options?: Options,
): Promise<Bytes> {
  return (await import('./model-files')).modelFile(client, file, options);
}

/**
 * Registers a checkpoint as the next version of a model, after its files were checked: each file
 * that the trial reported must exist in the reported size.
 * @throws ApiError of type `input` that names the files that differ; nothing is registered then
 */
export async function promote(
  client: Caller,
  version: Promote,
  options: PromoteOptions,
): Promise<ModelVersion> {
  return (await import('./promote')).promote(client, version, options);
}

/**
 * Explains why a job waits: its position in the queue, the slots of its pool, and the waiting times
 * there in the last 30 days. Only requests pools that the master has listed.
 * @throws ApiError of type `input` when no pool has such a job
 */
export async function whyQueued(
  client: Caller,
  jobId: string,
  options?: Options,
): Promise<WhyQueued> {
  return (await import('./why-queued')).whyQueued(client, jobId, options);
}

/**
 * Reads every job of every pool, and how running jobs use their slots: the time when the log of a
 * task was last written, and the measured GPU use of experiments whose GPUs are all idle. The rules
 * decide whether a GPU is idle. A job whose log or use cannot be read is left out of `uses`.
 * @throws ApiError where pools, queues or experiments cannot be read
 */
export async function queueUse(
  client: Caller,
  rules: QueueUseRules,
  options?: Options,
): Promise<QueueUse> {
  return (await import('./job-use')).queueUse(client, rules, options);
}

/**
 * Reads the same of running jobs only, one request at a time: leaves out waiting jobs and paused
 * experiments, and reads experiments by their ids.
 * @throws ApiError where pools, queues or experiments cannot be read
 */
export async function runningJobUse(
  client: Caller,
  rules: JobUseRules,
  options?: Options,
): Promise<RunningJobUse> {
  return (await import('./job-use')).runningJobUse(client, rules, options);
}

/**
 * Reads the measured GPU use of the newest experiments, at most 25. Those without measurements, or
 * whose measurements cannot be read, have no result.
 * @throws ApiError where the experiments cannot be read
 */
export async function pastGpuUse<Result>(
  client: Caller,
  past: PastGpuUse<Result>,
  options?: Options,
): Promise<PastGpuUses<Result>> {
  return (await import('./gpu-use')).pastGpuUse(client, past, options);
}

/** Reads all checkpoints of an experiment that have files. @throws ApiError of a call that fails */
export async function storedCheckpoints(
  client: Caller,
  experimentId: number,
  options?: Options,
): Promise<Checkpoint[]> {
  return (await import('./stored-checkpoints')).storedCheckpoints(client, experimentId, options);
}

/**
 * Reads the checkpoints with files of many experiments, four at a time, and keeps the result of
 * `map` for each; one that cannot be read does not stop the others.
 * @throws the reason of the signal
 */
export async function mapStoredCheckpoints<Subject extends { id: number }, Result>(
  client: Caller,
  source: StoredByExperiment<Subject, Result>,
  options?: Options,
): Promise<StoredResults<Subject, Result>> {
  return (await import('./stored-checkpoints')).mapStoredCheckpoints(client, source, options);
}

/**
 * Reads the uuids of checkpoints that are versions of any model which the user may see.
 * @throws ApiError of a call that fails
 */
export async function registeredCheckpoints(
  client: Caller,
  options?: Options,
): Promise<Set<string>> {
  return (await import('./stored-checkpoints')).registeredCheckpoints(client, options);
}
