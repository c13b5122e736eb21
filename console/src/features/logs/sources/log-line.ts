import type { TaskLogsResponse, TrialLogsResponse } from '@trainyard/sdk/types';
import type { LogEntry, LogLevel } from '@trainyard/ui/logs/window/log-entry';

type WireLine = TrialLogsResponse | TaskLogsResponse;

const levels: Record<WireLine['level'], LogLevel> = {
  LOG_LEVEL_UNSPECIFIED: 'none',
  LOG_LEVEL_TRACE: 'trace',
  LOG_LEVEL_DEBUG: 'debug',
  LOG_LEVEL_INFO: 'info',
  LOG_LEVEL_WARNING: 'warning',
  LOG_LEVEL_ERROR: 'error',
  LOG_LEVEL_CRITICAL: 'critical',
};

export const logLevelOf = (level: WireLine['level']): LogLevel => levels[level];

export const timeMs = (time: string | null): number =>
  time === null ? Number.NaN : Date.parse(time);

/** A line of a trial's or task's log as the viewer shows it. */
export const toLogEntry = (line: WireLine): LogEntry => ({
  id: line.id,
  time: line.timestamp,
  at: timeMs(line.timestamp),
  level: logLevelOf(line.level),
  text: withoutNewline(line.log ?? withoutPrefix(line.message)),
  rank: line.rankId ?? null,
  container: line.containerId ?? '',
  agent: line.agentId ?? '',
  origin: '',
});

// one newline ends a line; further ones are the writer's own
const withoutNewline = (text: string) => (text.endsWith('\n') ? text.slice(0, -1) : text);

// masters that send no `log` put time, container, rank and level in front of the message
const prefix = /^\[[^\]]+\] (?:[0-9a-f]{8} )? *(?:\[rank=\d+\] )?(?:\|\| )?(?:[A-Z]+: )?/;
const withoutPrefix = (message: string) => message.replace(prefix, '');
