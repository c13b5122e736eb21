import { invalidArgument } from './errors';
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
import { type LogSource, taskLog, trialLog } from './log-source';
import { allowTrial } from './scopes';
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
    const source = trialLog(request.db, trial);
    for await (const line of readLog(request, source, query)) {
      yield trialLogAnswer({ trial, source, numbered: line });
    }
  },

  async *taskLogs(request) {
    tick(request);
    const { query } = request;
    const { limit = 0, follow } = query;
    if (limit < 0) throw invalidArgument('Limit must be >= 0');
    if (limit > 0 && follow) throw invalidArgument('Limit cannot be specified when following');
    const source = taskSource(request, 'taskLogs');
    for await (const line of readLog(request, source, query)) yield taskLogAnswer(source, line);
  },

  async *trialLogsFields(request) {
    tick(request);
    const trial = allowTrial(request, 'trialLogsFields', request.path.trialId);
    const all = readFields(request, trialLog(request.db, trial), request.query);
    for await (const { allocationIds: _, ...fields } of all) yield fields;
  },

  async *taskLogsFields(request) {
    tick(request);
    yield* readFields(request, taskSource(request, 'taskLogsFields'), request.query);
  },
} satisfies Partial<Handlers>;

const taskSource = (
  { db, viewer, path, rbacEnabled }: HandlerRequest<'taskLogs'> | HandlerRequest<'taskLogsFields'>,
  operation: 'taskLogs' | 'taskLogsFields',
) => taskLog({ db, viewer, taskId: path.taskId, operation, rbacEnabled });

async function* readLog(
  request: StreamRequest,
  source: LogSource,
  query: LogQuery,
): AsyncIterable<NumberedLine> {
  if (!query.follow) {
    yield* readLines(source.open(tick(request)), query);
    return;
  }
  const matches = lineTest(query);
  let place = bounds(source.open(tick(request)), query).from;
  while (!request.signal.aborted && source.isKept()) {
    const now = tick(request);
    const book = source.open(now);
    const end = Math.min(book.count, place + batchSize);
    yield* numbered(book, place, end).filter(({ line }) => matches(line));
    const isDry = end === book.count;
    place = end;
    if (!isDry) continue;
    if (isOver(source, now, 5 * second)) return;
    await request.clock.wait(second, request.signal);
  }
}

function isOver(source: LogSource, now: number, forMs: number): boolean {
  const ended = source.endedAt();
  return ended !== null && now - ended > forMs;
}

async function* readFields(request: StreamRequest, source: LogSource, { follow }: LogQuery) {
  for (;;) {
    const now = tick(request);
    if (!source.isKept()) return;
    const isLast = !follow || isOver(source, now, 0);
    yield fieldsOf(source.open(now));
    if (isLast) return;
    await request.clock.wait(5 * second, request.signal);
    if (request.signal.aborted) return;
  }
}
