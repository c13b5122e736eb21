import type { TaskLogsResponse, TrialLogsResponse } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/clock';
import type { LogBook } from '../../simulation/logs/log-book';
import type { LogLine } from '../../simulation/logs/log-line';
import type { TrialRow } from '../../simulation/rows';
import { invalidArgument } from '../errors';
import { type AuthorizationInput, allowTrial, createReauthorizer } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import {
  bounds,
  type LogQuery,
  lineTest,
  type NumberedLine,
  numbered,
  readLines,
} from './log-query';
import { type LogSource, taskLog, trialLog } from './log-source';

function commonFields(source: LogSource, { index, line }: NumberedLine) {
  return {
    id: String(source.lineId(index)),
    timestamp: timestamp(line.at),
    message: messageOf(line),
    level: line.level,
    log: line.log,
    stdtype: line.stdtype,
    ...(line.agentId !== undefined && { agentId: line.agentId }),
    ...(line.containerId !== undefined && { containerId: line.containerId }),
    ...(line.rankId !== undefined && { rankId: line.rankId }),
    ...(line.source !== undefined && { source: line.source }),
  };
}

type TrialLine = { trial: TrialRow; source: LogSource; numbered: NumberedLine };

/** A line as `GET /trials/{trialId}/logs` sends it. */
const trialLogAnswer = ({ trial, source, numbered }: TrialLine): TrialLogsResponse => ({
  ...commonFields(source, numbered),
  trialId: trial.id,
});

/** A line as `GET /tasks/{taskId}/logs` sends it. */
const taskLogAnswer = (source: LogSource, numbered: NumberedLine): TaskLogsResponse => ({
  ...commonFields(source, numbered),
  taskId: source.taskId,
  ...(numbered.line.allocationId !== undefined && { allocationId: numbered.line.allocationId }),
});

// the old format of a line: time in microseconds, container, rank and level before the text
function messageOf({ at, containerId, rankId, level, log }: LogLine): string {
  const time = new Date(at).toISOString().replace('Z', '000Z');
  const container = containerId?.slice(0, 8) ?? ' '.repeat(8);
  const rank = rankId === undefined ? '' : `[rank=${rankId}] `;
  const name = level === 'LOG_LEVEL_UNSPECIFIED' ? '' : `${level.slice('LOG_LEVEL_'.length)}: `;
  return `[${time}] ${container} ${rank}|| ${name}${log}`;
}

type StreamRequest = Pick<
  HandlerRequest<'trialLogs'>,
  'db' | 'clock' | 'simulation' | 'signal' | 'viewer' | 'rbacEnabled' | 'release' | 'nextQuery'
>;

type LogInput = {
  source: LogSource;
  query: LogQuery;
  /** checks that the caller may still read it */
  authorize: (caller: AuthorizationInput) => void;
};

const second = 1000;

const batchSize = 1000;

export const logHandlers = {
  async *trialLogs(request) {
    tick(request);
    const authorize = (caller: AuthorizationInput) =>
      allowTrial(caller, 'trialLogs', request.path.trialId);
    const trial = authorize(request);
    const { query } = request;
    if (!query.follow && (query.limit ?? 0) < 0) return;
    const source = trialLog(request, trial);
    for await (const line of readLog(request, { source, query, authorize })) {
      yield trialLogAnswer({ trial, source, numbered: line });
    }
  },

  async *taskLogs(request) {
    tick(request);
    const { query } = request;
    const { limit = 0, follow } = query;
    if (limit < 0) throw invalidArgument('Limit must be >= 0');
    if (limit > 0 && follow) throw invalidArgument('Limit cannot be specified when following');
    const authorize = (caller: AuthorizationInput) =>
      taskSource({ ...request, ...caller }, 'taskLogs');
    const source = authorize(request);
    for await (const line of readLog(request, { source, query, authorize })) {
      yield taskLogAnswer(source, line);
    }
  },

  async *trialLogsFields(request) {
    tick(request);
    const { path, query } = request;
    const authorize = (caller: AuthorizationInput) =>
      allowTrial(caller, 'trialLogsFields', path.trialId);
    const source = trialLog(request, authorize(request));
    const all = readFields(request, { source, query, authorize });
    for await (const { allocationIds: _, ...fields } of all) yield fields;
  },

  async *taskLogsFields(request) {
    tick(request);
    const { query } = request;
    const authorize = (caller: AuthorizationInput) =>
      taskSource({ ...request, ...caller }, 'taskLogsFields');
    yield* readFields(request, { source: authorize(request), query, authorize });
  },
} satisfies Partial<Handlers>;

const taskSource = (
  request: HandlerRequest<'taskLogs'> | HandlerRequest<'taskLogsFields'>,
  operation: 'taskLogs' | 'taskLogsFields',
) => {
  const { db, release, viewer, path, rbacEnabled } = request;
  return taskLog({ db, release, viewer, taskId: path.taskId, operation, rbacEnabled });
};

async function* readLog(
  request: StreamRequest,
  { source, query, authorize }: LogInput,
): AsyncIterable<NumberedLine> {
  if (!query.follow) {
    let count = 0;
    for await (const line of readLines(source.open(tick(request)), query)) {
      if (count > 0 && count % batchSize === 0) await request.nextQuery();
      count += 1;
      yield line;
    }
    return;
  }
  const matches = lineTest(query);
  const reauthorize = createReauthorizer(request, authorize);
  let place = bounds(source.open(tick(request)), query).from;
  while (!request.signal.aborted && source.isKept()) {
    reauthorize();
    const now = tick(request);
    const book = source.open(now);
    const end = Math.min(book.count, place + batchSize);
    yield* numbered(book, place, end).filter(({ line }) => matches(line));
    const isEmpty = end === place;
    place = end;
    // as on a master: after lines it requests more at once
    await request.nextQuery();
    if (!isEmpty) continue;
    if (isOver(source, now, 5 * second)) return;
    await request.clock.wait(second, request.signal);
  }
}

function isOver(source: LogSource, now: number, forMs: number): boolean {
  const ended = source.endedAt();
  return ended !== null && now - ended > forMs;
}

async function* readFields(request: StreamRequest, { source, query, authorize }: LogInput) {
  const reauthorize = createReauthorizer(request, authorize);
  for (;;) {
    const now = tick(request);
    if (!source.isKept()) return;
    reauthorize();
    const isLast = !query.follow || isOver(source, now, 0);
    yield fieldsOf(source.open(now));
    if (isLast) return;
    await request.clock.wait(5 * second, request.signal);
    if (request.signal.aborted) return;
  }
}

/** The distinct values of each field of a log so far, in order of appearance. */
function fieldsOf(book: LogBook) {
  const lines = book.sample?.() ?? book.lines(0, book.count);
  const values = <Value>(of: (line: LogLine) => Value | undefined): Value[] => [
    ...new Set(lines.flatMap((line) => of(line) ?? [])),
  ];
  return {
    allocationIds: values((line) => line.allocationId),
    agentIds: values((line) => line.agentId),
    containerIds: values((line) => line.containerId),
    rankIds: values((line) => line.rankId),
    stdtypes: values((line) => line.stdtype),
    sources: values((line) => line.source),
  };
}
