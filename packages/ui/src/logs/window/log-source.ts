import type { LogEntry, LogPlace } from './log-entry';

/** A stretch of a log in the order of arrival, without holes, and whether there is more beyond it. */
export type LogPage = { entries: LogEntry[]; hasMore: boolean; mark?: LogMark };
export type LogMiddle = {
  entries: LogEntry[];
  hasOlder: boolean;
  hasNewer: boolean;
  mark?: LogMark;
};

/** Up to where a log was there when it was opened: known to its source alone, which moves it on. */
export type LogMark = object;

type Ask = { limit: number; signal: AbortSignal };
/** A page at an end of the log; one that nobody waits for is read after all others. */
type AskEnd = Ask & { isBackground?: boolean };

/** The part of a log in memory: in order, without holes, not empty. */
export type Held = readonly LogEntry[];

type Follow = {
  held: Held;
  /** what the first page since the log was opened came with */
  mark: LogMark | undefined;
  signal: AbortSignal;
  /** told before each further connection */
  onReconnect: (cause: unknown) => void;
};

type Scan = { signal: AbortSignal };
type Batches = AsyncIterable<readonly LogEntry[]>;

/** A line that tells of something wrong, its text without control sequences. */
export type LogProblem = LogEntry & {
  level: 'warning' | 'error' | 'critical';
  /** the same for lines that are listed as one kind */
  signature: string;
};

/** Readings of a whole log, oldest line first. */
export type LogScan = {
  all(ask: Scan): Batches;
  /** lines that hold a text, whatever its case; left out where the master cannot look for one */
  find?: (ask: Scan & { text: string }) => Batches;
  /**
   * lines among which are all that match an expression, whatever their case; left out where the
   * master cannot look for one, and undefined for an expression that it reads otherwise
   */
  match?: (ask: Scan & { pattern: string }) => Batches | undefined;
  /** all for which `problemOf` returns something, each once, in any order; read in the background */
  problems(ask: Scan): AsyncIterable<readonly LogProblem[]>;
};

/** Where a viewer's lines come from: trial, task and master logs differ only in this. */
export type LogSource = {
  scan: LogScan;
  /** Returns the problem that a line tells of, by its level or its words; else undefined. */
  problemOf(line: LogEntry): LogProblem | undefined;
  /**
   * How a line is numbered: by its place in the log, counted as lines are read; or by its id, which
   * counts from 0. Left out where neither tells its place in the log.
   */
  numbers?: 'places' | 'ids';
  /**
   * The order of the lines where it is not that of their arrival: what is written later may come
   * before what is held. Two lines are never equal in it.
   */
  compare?: (left: LogEntry, right: LogEntry) => number;
  newest(ask: AskEnd): Promise<LogPage>;
  oldest(ask: AskEnd): Promise<LogPage>;
  /** lines right before those held, oldest first */
  older(ask: Ask & { held: Held }): Promise<LogPage>;
  /** lines right after those held */
  newer(ask: Ask & { held: Held }): Promise<LogPage>;
  /** lines on both sides of a place, itself among them where it is there */
  around(ask: Ask & { place: LogPlace }): Promise<LogMiddle>;
  /** lines as they are written, in groups; some may be held already. Ends when nothing more can come */
  follow(options: Follow): AsyncIterable<readonly LogEntry[]>;
};
