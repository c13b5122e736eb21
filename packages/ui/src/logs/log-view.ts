import type { TimeMode } from './text/format-entry';

/** How a log is looked at: what a link to it holds, apart from its filters. */
export type LogView = {
  /** `zone`: by the clock a person has chosen for all times */
  time: TimeMode | 'zone';
  /** left out: as there is room for, so on phones */
  wrap: boolean | undefined;
  /** what is searched for in the whole log */
  find: string;
  /** whether `find` is a regular expression */
  regex: boolean;
  /** the line of `find` that is current, and its time, by which it is found again */
  hit: string;
  hitAt: string;
  /** the line a link points at, or the first of a range; and its time, by which it is found again */
  line: string;
  /** the last line of a range */
  to: string;
  /** a time alone opens the log around it */
  at: string;
};

/** A view of which nothing is left open. */
export type SettledView = LogView & { time: TimeMode; wrap: boolean };

export const timeModeLabels: Record<TimeMode, string> = {
  utc: 'UTC',
  local: 'Local',
  start: 'Since start',
  off: 'Off',
};
