import type { LogLevel, OrderBy } from '@trainyard/sdk/types';
import type { LogBook } from '../simulation/log-book';
import type { LogLine } from '../simulation/log-line';

/** What both log calls can be asked for. */
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
};

export type NumberedLine = { index: number; line: LogLine };

type LineTest = (line: LogLine) => boolean;

/** Whether a line passes all filters; rank -1 means lines without a rank. */
export function lineTest(query: LogQuery): LineTest {
  const tests: LineTest[] = [];
  const among = <Value>(
    wanted: Value[] | undefined,
    value: (line: LogLine) => Value | undefined,
  ) => {
    if (!wanted || wanted.length === 0) return;
    tests.push((line) => {
      const of = value(line);
      return of !== undefined && wanted.includes(of);
    });
  };
  among(query.allocationIds, (line) => line.allocationId);
  among(query.agentIds, (line) => line.agentId);
  among(query.containerIds, (line) => line.containerId);
  among(query.rankIds, (line) => line.rankId ?? -1);
  among(query.stdtypes, (line) => line.stdtype);
  among(query.sources, (line) => line.source);
  // lines without a level are not found by that name
  among(query.levels, ({ level }) => (level === 'LOG_LEVEL_UNSPECIFIED' ? undefined : level));
  const text = query.searchText?.toLowerCase() ?? '';
  if (text !== '') tests.push((line) => line.log.toLowerCase().includes(text));
  return (line) => tests.every((test) => test(line));
}

/** Where in the book to look: later than one time, up to and including another. */
export function bounds(book: LogBook, { timestampAfter, timestampBefore }: LogQuery) {
  return {
    from: timestampAfter === undefined ? 0 : book.firstAfter(Date.parse(timestampAfter)),
    to: timestampBefore === undefined ? book.count : book.firstAfter(Date.parse(timestampBefore)),
  };
}

const chunk = 500;

/** Lines that match, from the end when descending, no more than the limit (0: all). */
export function readLines(book: LogBook, query: LogQuery): NumberedLine[] {
  const matches = lineTest(query);
  const { from, to } = bounds(book, query);
  const limit = query.limit || Number.POSITIVE_INFINITY;
  const descending = query.orderBy === 'ORDER_BY_DESC';
  const found: NumberedLine[] = [];
  for (let done = 0; done < to - from && found.length < limit; done += chunk) {
    const start = descending ? Math.max(from, to - done - chunk) : from + done;
    const end = descending ? to - done : Math.min(to, start + chunk);
    const lines = numbered(book, start, end).filter(({ line }) => matches(line));
    found.push(...(descending ? lines.reverse() : lines));
  }
  return found.slice(0, limit);
}

/** Lines with their places. */
export const numbered = (book: LogBook, from: number, to: number): NumberedLine[] =>
  book.lines(from, to).map((line, offset) => ({ index: from + offset, line }));
