import type { Call, Caller, CallOptions } from '../client/call';
import { ApiError, badInput, isApiError } from '../errors/errors';
import * as calls from '../generated/calls/experiments';
import { ownValue } from '../model/own';
import { isStopping, isTerminal } from '../model/run-state';
import type { Experiment } from '../types';

/** The result for one thing; `bytes` are those that a deletion frees, from a dry run of checkpoints. */
export type BulkResult =
  | { ok: true; error?: never; bytes?: number }
  | { ok: false; error: ApiError; bytes?: never };

/** Options of `bulk`. */
export type BulkOptions = Pick<CallOptions, 'signal'> & {
  /** number of experiments per request; 100 by default */
  chunk?: number;
  /** returns the expected results by the current states, and changes nothing */
  dryRun?: boolean;
  /** the target of `move` */
  destinationProjectId?: number;
  /** called after each request with the number done */
  onProgress?: (done: number, all: number) => void;
};

type Job = {
  client: Caller;
  action: BulkAction;
  options: { signal?: AbortSignal };
  destinationProjectId: number;
};
type Rows = Map<number, BulkResult>;

const defaultChunk = 100;

// documented in flows.ts
export async function bulk(
  client: Caller,
  action: BulkAction,
  ids: Iterable<number>,
  { chunk = defaultChunk, dryRun, destinationProjectId, onProgress, signal }: BulkOptions = {},
): Promise<Map<number, BulkResult>> {
  const all = [...new Set(ids)];
  check({ all, action, chunk, destinationProjectId });
  const options = signal ? { signal } : {};
  const job = { client, action, options, destinationProjectId: destinationProjectId ?? 0 };
  const results: Rows = new Map();
  for (let from = 0; from < all.length; from += chunk) {
    signal?.throwIfAborted();
    const part = all.slice(from, from + chunk);
    const rows = dryRun ? await foreseen(job, part) : await callTogether(job, part);
    for (const id of part) results.set(id, rows.get(id) ?? unsaid(action, id));
    onProgress?.(results.size, all.length);
  }
  return results;
}

type BulkInput = {
  all: number[];
  action: BulkAction;
  chunk: number;
  destinationProjectId: number | undefined;
};

function check({ all, action, chunk, destinationProjectId }: BulkInput) {
  const wrong = all.find((id) => !Number.isInteger(id) || id < 1);
  if (wrong !== undefined) throw badInput(`${wrong} is not the id of an experiment`);
  if (!(chunk >= 1)) throw badInput(`chunk must be at least 1, not ${chunk}`);
  if (action === 'move' && destinationProjectId === undefined)
    throw badInput('move needs a destinationProjectId');
}

const operationOf = (action: BulkAction) => `${action}Experiments`;
const failed = (error: ApiError): BulkResult => ({ ok: false, error });
const toResult = (action: BulkAction, text: string): BulkResult =>
  text === '' ? { ok: true } : failed(bulkError(operationOf(action), text));

const unsaid = (action: BulkAction, id: number) =>
  failed(
    new ApiError({
      type: 'apiBadResponse',
      operation: operationOf(action),
      message: `The answer of the master does not name experiment ${id}.`,
    }),
  );

async function callTogether(job: Job, ids: number[]): Promise<Rows> {
  try {
    const { results } = await together(job, ids);
    return new Map(results.map(({ id, error }) => [id, toResult(job.action, error)]));
  } catch (error) {
    const apiError = apiErrorOf(error);
    // single calls would fail in the same way: no session, no master, no such project
    const isGeneral = apiError.type !== 'api' || apiError.status === 403 || job.action === 'move';
    return isGeneral ? new Map(ids.map((id) => [id, failed(apiError)])) : callEach(job, ids);
  }
}

async function callEach(job: Job, ids: number[]): Promise<Rows> {
  const rows: Rows = new Map();
  for (const id of ids) rows.set(id, await single(job, id));
  return rows;
}

async function single(job: Job, id: number): Promise<BulkResult> {
  try {
    await alone(job, id);
    return { ok: true };
  } catch (error) {
    return failed(apiErrorOf(error));
  }
}

/** Narrows an error of a call. @throws other errors, such as an abort */
function apiErrorOf(error: unknown): ApiError {
  if (isApiError(error)) return error;
  throw error;
}

type Pair = {
  together: Call<'pauseExperiments'>;
  alone: Call<'pauseExperiment'>;
};

// `delete` and `move` have other names for the experiment id
const pairs: Record<Exclude<BulkAction, 'delete' | 'move'>, Pair> = {
  activate: { together: calls.activateExperiments, alone: calls.activateExperiment },
  archive: { together: calls.archiveExperiments, alone: calls.archiveExperiment },
  cancel: { together: calls.cancelExperiments, alone: calls.cancelExperiment },
  kill: { together: calls.killExperiments, alone: calls.killExperiment },
  pause: { together: calls.pauseExperiments, alone: calls.pauseExperiment },
  unarchive: { together: calls.unarchiveExperiments, alone: calls.unarchiveExperiment },
};

function together({ client, action, options, destinationProjectId }: Job, experimentIds: number[]) {
  const body = { experimentIds };
  if (action === 'delete') return calls.deleteExperiments(client, { body }, options);
  return action === 'move'
    ? calls.moveExperiments(client, { body: { ...body, destinationProjectId } }, options)
    : pairs[action].together(client, { body }, options);
}

function alone({ client, action, options, destinationProjectId }: Job, id: number) {
  if (action === 'delete') return calls.deleteExperiment(client, { experimentId: id }, options);
  const body = { destinationProjectId };
  return action === 'move'
    ? calls.moveExperiment(client, { experimentId: id, body }, options)
    : pairs[action].alone(client, { experimentId: id }, options);
}

async function foreseen({ client, action, options }: Job, ids: number[]): Promise<Rows> {
  const filter = { 'experimentIdFilter.incl': ids, limit: ids.length };
  const { experiments } = await calls.getExperiments(client, filter, options);
  const byId = new Map(experiments.map((row) => [row.id, row]));
  return new Map(ids.map((id) => [id, toResult(action, verdict(action, id, byId.get(id)))]));
}

const verdict = (
  action: BulkAction,
  id: number,
  row: Parameters<(typeof bulkRules)['kill']>[0] | undefined,
) =>
  row ? bulkRules[action](row) : `rpc error: code = NotFound desc = experiment '${id}' not found`;

// the gRPC codes in refusals of single experiments
const codes: Record<string, [code: number, status: number]> = {
  InvalidArgument: [3, 400],
  NotFound: [5, 404],
  AlreadyExists: [6, 409],
  PermissionDenied: [7, 403],
  FailedPrecondition: [9, 400],
  Unimplemented: [12, 501],
  Unauthenticated: [16, 401],
};

/**
 * Converts the `error` text of a bulk answer's row to the error that the single call would throw.
 */
export function bulkError(operation: string, text: string): ApiError {
  const [, reason = 'Unknown', message = text] =
    /^rpc error: code = (\w+) desc = (.*)$/s.exec(text) ?? [];
  const [code, status] = ownValue(codes, reason) ?? [2, 500];
  const type = status === 401 ? 'auth' : 'api';
  return new ApiError({ type, operation, status, code, reason, message, isSilent: true });
}

/** The bulk actions on experiments. */
export type BulkAction =
  | 'activate'
  | 'archive'
  | 'cancel'
  | 'delete'
  | 'kill'
  | 'move'
  | 'pause'
  | 'unarchive';

type Row = Pick<Experiment, 'id' | 'state' | 'archived'>;

const past = 'rpc error: code = FailedPrecondition desc = ';
const missing = ({ id }: Row) => `rpc error: code = NotFound desc = experiment '${id}' not found`;
const incompatible = ({ state }: Row) =>
  `${past}experiment in incompatible state ${state.replace('STATE_', '')}`;

function whileAlive(row: Row) {
  if (isTerminal(row.state)) return `${past}experiment in terminal state`;
  return isStopping(row.state) ? incompatible(row) : '';
}

/**
 * The refusal of the master for each action, by the state of an experiment; empty if it accepts.
 */
const bulkRules: Record<BulkAction, (row: Row) => string> = {
  activate: whileAlive,
  pause: (row) => (row.archived ? missing(row) : whileAlive(row)),
  cancel: (row) => (row.archived ? missing(row) : ''),
  kill(row) {
    if (row.archived) return missing(row);
    const isEnding =
      row.state === 'STATE_STOPPING_COMPLETED' || row.state === 'STATE_STOPPING_ERROR';
    return isEnding ? incompatible(row) : '';
  },
  archive(row) {
    if (row.archived) return `${past}Experiment is already archived.`;
    return isTerminal(row.state) ? '' : `${past}Experiment is not in terminal state.`;
  },
  unarchive: (row) => (row.archived ? '' : `${past}Experiment is not archived.`),
  delete: (row) =>
    isTerminal(row.state) ? '' : `${past}cannot delete experiment in ${row.state} state`,
  move: (row) => (row.archived ? `${past}Experiment is archived.` : ''),
};
