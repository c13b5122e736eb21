import type { LogEntry, TaskLogsResponse, TrialLogsResponse } from '../types';
import type { TimedLine } from './time-order';

type WireLine = TrialLogsResponse | TaskLogsResponse;

const levels = {
  LOG_LEVEL_UNSPECIFIED: 'none',
  LOG_LEVEL_TRACE: 'trace',
  LOG_LEVEL_DEBUG: 'debug',
  LOG_LEVEL_INFO: 'info',
  LOG_LEVEL_WARNING: 'warning',
  LOG_LEVEL_ERROR: 'error',
  LOG_LEVEL_CRITICAL: 'critical',
} as const;

/** A line of a log, the same for all masters and kinds of logs. */
export type ReadLine = TimedLine & {
  level: (typeof levels)[WireLine['level']];
  /**
   * without the newline that ends it; may contain further newlines, ANSI codes, backspaces, and
   * carriage returns between the states of a progress bar
   */
  text: string;
  /** no newline ends the text, so the next one of the same process may continue its line */
  isPartial: boolean;
  /** the process of a distributed run */
  rank: number | null;
  /** the whole id of the container; empty where the line has none */
  container: string;
  /** empty where the line has none */
  agent: string;
};

/** Reads a line of a trial's or a task's log; its origin is empty. */
export const readLine = (line: WireLine): ReadLine => ({
  id: line.id,
  time: line.timestamp,
  at: Date.parse(line.timestamp ?? ''),
  level: levels[line.level],
  ...textOf(line.log ?? line.message.replace(prefix, '')),
  rank: line.rankId ?? null,
  container: line.containerId ?? '',
  agent: line.agentId ?? '',
  origin: '',
});

/** Reads a line of the master's own log; it has no process, container or agent. */
export const readMasterLine = ({ id, timestamp, level, message }: LogEntry): ReadLine => ({
  id: String(id),
  time: timestamp,
  at: Date.parse(timestamp ?? ''),
  level: levels[level],
  ...textOf(message),
  // the master writes whole lines, and its answers leave out the newline
  isPartial: false,
  rank: null,
  container: '',
  agent: '',
  origin: '',
});

/**
 * One newline ends a line; further ones belong to the text. Carriage returns right before a newline
 * belong to it: programs write them for Windows and for terminals.
 */
function textOf(log: string): Pick<ReadLine, 'text' | 'isPartial'> {
  const lines = log.includes('\r\n') ? log.replace(/\r+\n/g, '\n') : log;
  const isPartial = !lines.endsWith('\n');
  return { text: isPartial ? lines : lines.slice(0, -1), isPartial };
}

// masters without a `log` field put time, container, rank and level before the message
const prefix = /^\[[^\]]+\] (?:[0-9a-f]{8} )? *(?:\[rank=\d+\] )?(?:\|\| )?(?:[A-Z]+: )?/;
