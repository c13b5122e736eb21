import type { LogLevel, OrderBy } from '@trainyard/sdk/types';
import { expressionTest, InvalidExpression } from '../../patterns/expression';
import type { LogBook } from '../../simulation/logs/log-book';
import type { LogLine } from '../../simulation/logs/log-line';
import { plainError } from '../errors';

/** The query of both log calls. */
export type LogQuery = {
  limit?: number;
  follow?: boolean;
  allocationIds?: string[];
  agentIds?: string[];
  containerIds?: string[];
  rankIds?: number[];
  levels?: LogLevel[];
  stdtypes?: string[];
  sources?: string[];
  timestampBefore?: string;
  timestampAfter?: string;
  orderBy?: OrderBy;
  searchText?: string;
  /** of a 0.38 master: the text is a regular expression */
  enableRegex?: boolean;
};

export type NumberedLine = { index: number; line: LogLine };

type LineTest = (line: LogLine) => boolean;

/** Returns a test for all filters, including the time; rank -1 means lines without a rank. */
export function lineTest(query: LogQuery): LineTest {
  const tests: LineTest[] = [...timeTests(query)];
  const among = <Value>(
    requested: Value[] | undefined,
    value: (line: LogLine) => Value | undefined,
  ) => {
    if (!requested || requested.length === 0) return;
    tests.push((line) => {
      const of = value(line);
      return of !== undefined && requested.includes(of);
    });
  };
  among(query.allocationIds, (line) => line.allocationId);
  among(query.agentIds, (line) => line.agentId);
  among(query.containerIds, (line) => line.containerId);
  among(query.rankIds, (line) => line.rankId ?? -1);
  among(query.stdtypes, (line) => line.stdtype);
  among(query.sources, (line) => line.source);
  // lines without a level do not match that name
  among(query.levels, ({ level }) => (level === 'LOG_LEVEL_UNSPECIFIED' ? undefined : level));
  if (query.searchText) tests.push(textTest(query.searchText, query.enableRegex));
  return (line) => tests.every((test) => test(line));
}

function textTest(searchText: string, isExpression = false): LineTest {
  if (isExpression) {
    const matches = databaseExpression(searchText);
    return ({ log }) => matches(log);
  }
  const text = searchText.toLowerCase();
  return ({ log }) => log.toLowerCase().includes(text);
}

function databaseExpression(source: string) {
  try {
    return expressionTest(source);
  } catch (error) {
    if (!(error instanceof InvalidExpression)) throw error;
    throw plainError(`ERROR: invalid regular expression: ${error.message} (SQLSTATE 2201B)`);
  }
}

/** The range of the book to read: after one time, up to and including another. */
export function bounds(book: LogBook, { timestampAfter, timestampBefore }: LogQuery) {
  const isToEnd = timestampBefore === undefined || book.isMixed === true;
  return {
    from: timestampAfter === undefined ? 0 : book.firstAfter(Date.parse(timestampAfter)),
    to: isToEnd ? book.count : book.firstAfter(Date.parse(timestampBefore)),
  };
}

// shipped lines are not ordered by time, so the bounds of a book cannot replace this filter
function timeTests({ timestampAfter, timestampBefore }: LogQuery): LineTest[] {
  const after = Date.parse(timestampAfter ?? '');
  const until = Date.parse(timestampBefore ?? '');
  return [
    ...(timestampAfter === undefined ? [] : [({ at }: LogLine) => at > after]),
    ...(timestampBefore === undefined ? [] : [({ at }: LogLine) => at <= until]),
  ];
}

const linesAtOnce = 500;
const turnAfterMs = 8;

/**
 * Yields matching lines, from the end when descending, up to the limit (0: all). Keeps only a few
 * in memory, and lets other calls run while a long log is read.
 */
export async function* readLines(book: LogBook, query: LogQuery): AsyncGenerator<NumberedLine> {
  const matches = lineTest(query);
  const { from, to } = bounds(book, query);
  const descending = query.orderBy === 'ORDER_BY_DESC';
  let remaining = query.limit || Number.POSITIVE_INFINITY;
  // an expression may take long for a single line
  const chunk = query.enableRegex ? 1 : linesAtOnce;
  let lastTurn = performance.now();
  for (let done = 0; done < to - from && remaining > 0; done += chunk) {
    const start = descending ? Math.max(from, to - done - chunk) : from + done;
    const end = descending ? to - done : Math.min(to, start + chunk);
    const lines = candidates({ book, query, start, end }).filter(({ line }) => matches(line));
    for (const line of descending ? lines.reverse() : lines) {
      if (remaining <= 0) return;
      remaining -= 1;
      yield line;
    }
    if (performance.now() - lastTurn < turnAfterMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    lastTurn = performance.now();
  }
}

type CandidatesInput = { book: LogBook; query: LogQuery; start: number; end: number };

// the text alone excludes most lines of a search
function candidates({ book, query, start, end }: CandidatesInput): NumberedLine[] {
  const searched = query.searchText?.toLowerCase() ?? '';
  if (searched === '' || query.enableRegex || !book.text) return numbered(book, start, end);
  const matchingLines: NumberedLine[] = [];
  for (let place = start; place < end; place++) {
    if (book.text(place).toLowerCase().includes(searched)) {
      matchingLines.push(...numbered(book, place, place + 1));
    }
  }
  return matchingLines;
}

/** Lines with their positions. */
export const numbered = (book: LogBook, from: number, to: number): NumberedLine[] =>
  book.lines(from, to).map((line, offset) => ({ index: from + offset, line }));
