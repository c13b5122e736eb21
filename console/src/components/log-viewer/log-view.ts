import type { TimeMode } from './format-entry';

/** How a log is looked at: what a link to it holds, apart from its filters. */
export type LogView = {
  /** `zone`: by the clock a person has chosen for all times */
  time: TimeMode | 'zone';
  wrap: boolean;
  /** what is searched for in the whole log */
  find: string;
  /** whether `find` is a regular expression */
  regex: boolean;
  /** the line a link points at, or the first of a range; and its time, by which it is found again */
  line: string;
  /** the last line of a range */
  to: string;
  /** a time alone opens the log around it */
  at: string;
};

/** A view whose times are settled. */
export type TimedView = LogView & { time: TimeMode };

export const timeModeLabels: Record<TimeMode, string> = {
  utc: 'UTC',
  local: 'Local',
  start: 'Since start',
  off: 'Off',
};
