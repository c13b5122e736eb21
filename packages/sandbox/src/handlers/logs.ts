import type { Database } from '../database';
import { logEndedAt, openLog } from '../simulation/log-book';
import type { TrialRow } from '../simulation/rows';
import { allow } from './allow';
import { hinted, invalidArgument, notFound, plainError, rpcText } from './errors';
import { taskLogAnswer, trialLogAnswer } from './log-answer';
import { fieldsOf } from './log-fields';
import {
  bounds,
  type LogQuery,
  lineTest,
  type NumberedLine,
  numbered,
  readLines,
} from './log-query';
import { allowTrial, experimentScope } from './scopes';
import { tick } from './tick';
import type { HandlerRequest, Handlers } from './types';

type StreamRequest = Pick<HandlerRequest<'trialLogs'>, 'db' | 'clock' | 'simulation' | 'signal'>;

const second = 1000;
const batchSize = 1000;

export const logHandlers = {
  async *trialLogs(request) {
    tick(request);
    const trial = allowTrial(request, 'trialLogs', request.path.trialId);
    const { query } = request;
    if (!query.follow && (query.limit ?? 0) < 0) return;
    for await (const line of readLog(request, trial, query)) yield trialLogAnswer(trial, line);
  },

  async *taskLogs(request) {
    tick(request);
    const { query } = request;
    const { limit = 0, follow } = query;
    if (limit < 0) throw invalidArgument('Limit must be >= 0');
    if (limit > 0 && follow) throw invalidArgument('Limit cannot be specified when following');
    const trial = readableTrial(request, 'taskLogs');
    for await (const line of readLog(request, trial, query)) yield taskLogAnswer(trial, line);
  },

  async *trialLogsFields(request) {
    tick(request);
    const trial = allowTrial(request, 'trialLogsFields', request.path.trialId);
    for await (const { allocationIds: _, ...fields } of readFields(request, trial, request.query)) {
      yield fields;
    }
  },

  async *taskLogsFields(request) {
    tick(request);
    yield* readFields(request, readableTrial(request, 'taskLogsFields'), request.query);
  },
} satisfies Partial<Handlers>;

/** The trial a task id belongs to. */
export function findTaskTrial(db: Database, taskId: string): TrialRow | undefined {
  const [experimentId = '', requestId] = taskId.split('.');
  const experiment = db.experiments.get(Number(experimentId));
  return experiment?.trialIds
    .flatMap((id) => db.trials.get(id) ?? [])
    .find((trial) => trial.requestId === requestId);
}

type TaskLogRequest = Pick<HandlerRequest<'taskLogs'>, 'db' | 'viewer' | 'path' | 'rbacEnabled'>;
type TaskLogOperation = 'taskLogs' | 'taskLogsFields';

/** The trial behind a task, for who may read it. @throws MasterError 500 with the 404's text in it */
function readableTrial(
  { db, viewer, path, rbacEnabled }: TaskLogRequest,
  operation: TaskLogOperation,
): TrialRow {
  const missing = notFound('task', path.taskId);
  // log streams collect their errors, which drops the code
  const collected = plainError(
    `1 error occurred:\n\t* failed to fetch batch: ${rpcText(hinted(missing, rbacEnabled))}\n\n`,
  );
  const trial = findTaskTrial(db, path.taskId);
  if (!trial) throw collected;
  const scope = experimentScope(db, db.experiments.find(trial.experimentId));
  allow(viewer, operation, { ...scope, part: 'trial', missing: collected });
  return trial;
}

function bookOf({ db }: StreamRequest, trial: TrialRow, now: number) {
  return openLog({ experiment: db.experiments.find(trial.experimentId), trial, now });
}

async function* readLog(
  request: StreamRequest,
  trial: TrialRow,
  query: LogQuery,
): AsyncIterable<NumberedLine> {
  if (!query.follow) {
    yield* readLines(bookOf(request, trial, tick(request)), query);
    return;
  }
  const matches = lineTest(query);
  let place = bounds(bookOf(request, trial, tick(request)), query).from;
  while (!request.signal.aborted && isKept(request, trial)) {
    const now = tick(request);
    const book = bookOf(request, trial, now);
    const end = Math.min(book.count, place + batchSize);
    yield* numbered(book, place, end).filter(({ line }) => matches(line));
    const isDry = end === book.count;
    place = end;
    if (!isDry) continue;
    if (isOver(trial, now, 5 * second)) return;
    await request.clock.wait(second, request.signal);
  }
}

const isKept = ({ db }: StreamRequest, trial: TrialRow) => db.trials.get(trial.id) === trial;

function isOver(trial: TrialRow, now: number, forMs: number): boolean {
  const ended = logEndedAt(trial);
  return ended !== null && now - ended > forMs;
}

async function* readFields(request: StreamRequest, trial: TrialRow, { follow }: LogQuery) {
  for (;;) {
    const now = tick(request);
    if (!isKept(request, trial)) return;
    const isLast = !follow || isOver(trial, now, 0);
    yield fieldsOf(bookOf(request, trial, now));
    if (isLast) return;
    await request.clock.wait(5 * second, request.signal);
    if (request.signal.aborted) return;
  }
}
