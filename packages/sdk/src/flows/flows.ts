import type { Caller, CallOptions } from '../client/call';
import type { Checkpoint, Experiment, ModelVersion } from '../types';
import type { BestOptions, CheckpointSource } from './best-checkpoints';
import type { BulkAction, BulkOptions, BulkResult } from './bulk';
import type { EntityAction, EntityOptions } from './bulk-entities';
import type { Comparison } from './compare-experiments';
import type { CreateAndFollowOptions, RunningExperiment } from './create-and-follow';
import type { ExperimentDiff } from './diff-experiments';
import type { ExportOptions, ExportSource } from './export-metrics';
import type { PastGpuUse, PastGpuUses } from './gpu-use';
import type { JobUseRules, QueueUse, QueueUseRules, RunningJobUse } from './job-use';
import type { Killed, KillMineOptions } from './kill-mine';
import type { MetricRow } from './metric-reports';
import type { Bytes, ModelPath } from './model-files';
import type { OnceCreate } from './once';
import type { Patience } from './persist';
import type { Promote, PromoteOptions } from './promote';
import type { StoredByExperiment, StoredResults } from './stored-checkpoints';
import type { WhyQueued } from './why-queued';

// each is many calls to a master: a page pays for one when it starts it, and for no other

type Options = Pick<CallOptions, 'signal'>;

/**
 * The completed checkpoints of an experiment or a trial that have a figure, best first: by the
 * metric of the searcher, in the direction its configuration says, or by another one.
 * @throws ApiError of type `input` for a metric without `smallerIsBetter`; where one is missing
 */
export async function bestCheckpoints(
  client: Caller,
  source: CheckpointSource,
  options?: BestOptions,
): Promise<Checkpoint[]> {
  return (await import('./best-checkpoints')).bestCheckpoints(client, source, options);
}

/** The best one of these; undefined where none has a figure. @throws as `bestCheckpoints` */
export async function bestCheckpoint(
  client: Caller,
  source: CheckpointSource,
  options?: Omit<BestOptions, 'count'>,
): Promise<Checkpoint | undefined> {
  const [best] = await bestCheckpoints(client, source, { ...options, count: 1 });
  return best;
}

/**
 * Kills what the caller has running: experiments with their trials, commands, notebooks, shells and
 * TensorBoards, those of `kinds` or all. What starts meanwhile is left alone. Returns for each
 * whether the master accepted the call.
 * @throws ApiError where one of the lists cannot be read; the reason of the signal
 */
export async function killMine(client: Caller, options?: KillMineOptions): Promise<Killed[]> {
  return (await import('./kill-mine')).killMine(client, options);
}

/**
 * Does one thing to many experiments and says what became of each: a Map in the order of `ids`,
 * each once. Nothing is sent for no ids (master behaviour: an empty list answers 500). A request that
 * fails as a whole is made again one by one, where that can help; what could not be asked, because
 * the session ended or the master is away, carries that error. Actions such as `model.archive` are
 * for other things, which are asked for one by one.
 * @throws ApiError of type `input` for an id that is none, a chunk below 1, or `move` without a
 *   destination; the reason of the signal
 */
export function bulk(
  client: Caller,
  action: BulkAction,
  ids: Iterable<number>,
  options?: BulkOptions,
): Promise<Map<number, BulkResult>>;
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
 * Creates exactly one experiment, however often the connection breaks. It is created paused, with
 * a temporary label made of `key`; after an unclear failure it is looked for by that label before
 * anything is sent again. Should a slow first try arrive as well, the younger copy is canceled. The
 * one that is left is activated, unless `activate` is false, and loses the label. What an interrupted
 * earlier run with the same key left behind is taken up. A master that is away is waited for.
 * @throws ApiError of type `input` for a key or a configuration that cannot carry the label; every
 *   refusal of the master; the reason of the signal
 */
export async function once(
  client: Caller,
  key: string,
  create: OnceCreate,
  options?: Patience,
): Promise<Experiment> {
  return (await import('./once')).once(client, key, create, options);
}

/**
 * Creates an experiment, active unless `activate` is false, and gives a handle to wait for it, to
 * read its log and to stop it. Restarts of the master are ridden out.
 * @throws ApiError for a configuration the master refuses
 */
export async function createAndFollow(
  client: Caller,
  create: OnceCreate,
  options?: CreateAndFollowOptions,
): Promise<RunningExperiment> {
  return (await import('./create-and-follow')).createAndFollow(client, create, options);
}

/** The same handle for an experiment that is there already. */
export async function followExperiment(
  client: Caller,
  experimentId: number,
  options?: Options,
): Promise<RunningExperiment> {
  return (await import('./create-and-follow')).followExperiment(client, experimentId, options);
}

/**
 * Every number that trials reported, those of the ids or all of `{ experimentIds }`, as tidy rows, as text of a CSV file or as bytes of an Arrow
 * stream, in parts as they come and in flat memory: group by group, trial by trial, by batches. A
 * restart of the master is ridden out without a row lost or doubled.
 * @throws ApiError of type `input` without trials; of type `api` where one is missing
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
  options: ExportOptions & { format: 'arrow' },
): AsyncGenerator<Uint8Array, void, undefined>;
export async function* exportMetrics(
  client: Caller,
  source: ExportSource,
  options?: ExportOptions & { format?: 'rows' | 'csv' | 'arrow' },
): AsyncGenerator<MetricRow | string | Uint8Array, void, undefined> {
  yield* (await import('./export-metrics')).exported(client, source, options);
}

/** The same rows in parts, which is quicker where a part at a time will do. */
export async function* metricParts(
  client: Caller,
  source: ExportSource,
  options?: ExportOptions,
): AsyncGenerator<MetricRow[], void, undefined> {
  yield* (await import('./export-metrics')).metricParts(client, source, options);
}

/**
 * Experiments side by side: configuration, hyperparameters as configured, and the figures of each
 * one's best trial (last, min, max, mean).
 * @throws ApiError where one is missing
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
 * Compares two experiments: configuration, hyperparameters, files of the code with
 * their contents, and the figures of the best trials. Files of one length are read to be sure.
 * @throws ApiError where one is missing
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

/** The files of an experiment's code, without its folders. */
export async function modelPaths(
  client: Caller,
  experimentId: number,
  options?: Options,
): Promise<ModelPath[]> {
  return (await import('./model-files')).modelPaths(client, experimentId, options);
}

/** The bytes of one file of an experiment's code. */
export async function modelFile(
  client: Caller,
  file: { experimentId: number; path: string },
  options?: Options,
): Promise<Bytes> {
  return (await import('./model-files')).modelFile(client, file, options);
}

/**
 * Registers a checkpoint as the next version of a model, once its files have been looked at: each
 * that the trial reported must be there, in the size it reported.
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
 * Why a job waits: its place in the queue, the slots of its pool, and how long jobs waited there in
 * the last 30 days. Only pools that the master named are asked about.
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
 * Reads every job of every pool and how those that run use their slots: when the log of a task was
 * last written to, and what GPUs were measured to do where all of an experiment are idle. What is
 * idle the rules say. A job whose log or use cannot be read is left out of `uses`.
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
 * The same of jobs that run alone, one request at a time: neither what waits nor what is paused is
 * looked at, and experiments are read by their ids.
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
 * Reads what the GPUs of the newest experiments were measured to do, of 25 at the most. Those without
 * measurements, or whose measurements cannot be read, have no result.
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
 * Reads those of many experiments, four at a time, and keeps what `map` makes of each; one that cannot
 * be read does not stop the others.
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
 * Reads the uuids of checkpoints that are versions of any model that may be seen.
 * @throws ApiError of a call that fails
 */
export async function registeredCheckpoints(
  client: Caller,
  options?: Options,
): Promise<Set<string>> {
  return (await import('./stored-checkpoints')).registeredCheckpoints(client, options);
}
