export type LogLevel = 'none' | 'trace' | 'debug' | 'info' | 'warning' | 'error' | 'critical';

/** One line of a log as the viewer shows it; where it came from is the source's business. */
export type LogEntry = {
  /** unique within the log, rising by arrival */
  id: string;
  /** RFC 3339, or null when the line carries no time */
  time: string | null;
  level: LogLevel;
  /** without the trailing newline; may hold ANSI codes and carriage returns */
  text: string;
  /** process of a distributed run */
  rank: number | null;
  /** first characters of the container's id */
  container: string;
  agent: string;
};

export const logLevels = ['trace', 'debug', 'info', 'warning', 'error', 'critical'] as const;

export const levelLetters: Record<LogLevel, string> = {
  none: '',
  trace: 'T',
  debug: 'D',
  info: 'I',
  warning: 'W',
  error: 'E',
  critical: 'C',
};

export const levelLabels: Record<LogLevel, string> = {
  none: 'No level',
  trace: 'Trace',
  debug: 'Debug',
  info: 'Info',
  warning: 'Warning',
  error: 'Error',
  critical: 'Critical',
};

/** Numeric ids compare as numbers, opaque ones not at all: then arrival decides. */
export function compareIds(left: string, right: string): number {
  const difference = Number(left) - Number(right);
  return Number.isNaN(difference) ? 0 : difference;
}
