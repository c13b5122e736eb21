import type { TimeMode } from './format-entry';

/** How a log is looked at: what a link to it holds, apart from its filters. */
export type LogView = {
  time: TimeMode;
  wrap: boolean;
  /** what is searched for among the loaded lines */
  find: string;
  /** the line a link points at, and its time, by which it is found again */
  line: string;
  at: string;
};

export const timeModes = ['utc', 'local', 'start', 'off'] as const satisfies readonly TimeMode[];

export const timeModeLabels: Record<TimeMode, string> = {
  utc: 'UTC',
  local: 'Local',
  start: 'Since start',
  off: 'Off',
};
