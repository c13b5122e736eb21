import type { LogEntry, LogPlace } from './log-entry';

/**
 * A section of a log in the order of arrival, without holes, and whether there is more beyond it.
 */
export type LogPage = { entries: LogEntry[]; hasMore: boolean; mark?: LogMark };
export type LogMiddle = {
  entries: LogEntry[];
  hasOlder: boolean;
  hasNewer: boolean;
  mark?: LogMark;
};

/** The extent of a log when it was opened: opaque outside its source, which advances it. */
export type LogMark = object;

type PageOptions = { limit: number; signal: AbortSignal };
/** Requests a page at an end of the log; a background request runs after all others. */
type EndOptions = PageOptions & { isBackground?: boolean };

/** The part of a log in memory: in order, without holes, not empty. */
export type LoadedLines = readonly LogEntry[];

type Follow = {
  loaded: LoadedLines;
  /** the mark of the first page since the log was opened */
  mark: LogMark | undefined;
  signal: AbortSignal;
  /** called before each further connection */
  onReconnect: (cause: unknown) => void;
};

type Scan = { signal: AbortSignal };
type Batches = AsyncIterable<readonly LogEntry[]>;

/** A line that reports a problem, its text without control sequences. */
export type LogProblem = LogEntry & {
  level: 'warning' | 'error' | 'critical';
  /** the same for lines of one group */
  signature: string;
};

/** Ways to read a whole log, oldest line first. */
export type LogScan = {
  all(options: Scan): Batches;
  /**
   * finds lines that contain a text, ignoring case; absent where the master cannot search for one
   */
  find?: (options: Scan & { text: string }) => Batches;
  /**
   * returns a superset of the lines that match an expression, ignoring case; absent where the
   * master cannot search for one, and undefined for an expression that it interprets differently
   */
  match?: (options: Scan & { pattern: string }) => Batches | undefined;
  /**
   * yields the lines for which `problemOf` returns a problem, each once, in any order; read in the
   * background
   */
  problems(options: Scan): AsyncIterable<readonly LogProblem[]>;
  /** says which lines `problems` leaves out, where it does; a viewer adds those that it has read */
  problemsNote?: string;
};

/** The source of a viewer's lines: trial, task and master logs differ only in this. */
export type LogSource = {
  scan: LogScan;
  /** Returns the problem that a line reports, by its level or its words; else undefined. */
  problemOf(line: LogEntry): LogProblem | undefined;
  /**
   * The numbers of lines: by position in the log, counted as lines are read; or by id, which counts
   * from 0. Absent where neither gives the position in the log.
   */
  numbers?: 'places' | 'ids';
  /**
   * The order of the lines where it is not that of their arrival: later lines may belong before
   * loaded ones. Never returns 0 for two lines.
   */
  compare?: (left: LogEntry, right: LogEntry) => number;
  newest(options: EndOptions): Promise<LogPage>;
  oldest(options: EndOptions): Promise<LogPage>;
  /** lines right before the loaded ones, oldest first */
  older(options: PageOptions & { loaded: LoadedLines }): Promise<LogPage>;
  /** lines right after the loaded ones */
  newer(options: PageOptions & { loaded: LoadedLines }): Promise<LogPage>;
  /** lines on both sides of a place, including its own line if that exists */
  around(options: PageOptions & { place: LogPlace }): Promise<LogMiddle>;
  /**
   * lines as they are written, in groups; some may be loaded already. Ends when no more can follow
   */
  follow(options: Follow): AsyncIterable<readonly LogEntry[]>;
};
