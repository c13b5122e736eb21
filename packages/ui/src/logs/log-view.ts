import { useMemo } from 'react';
import { useIsPhone } from '../hooks/use-media';
import { useTimeZone } from '../lib/time-zone';
import type { TimeMode } from './text/format-entry';
import { timeModes } from './time-modes';
import type { LogPlace } from './window/log-entry';
import type { LogSource } from './window/log-source';
import type { LogState, Opening } from './window/log-window';

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

/**
 * Fills in what the link does not set: times follow the person's choice of a clock, and lines wrap
 * where there is little room.
 */
export function useSettledView(view: LogView): SettledView {
  const clock = useTimeZone('UTC') === 'UTC' ? 'utc' : 'local';
  const isPhone = useIsPhone();
  return useMemo(
    () => ({
      ...view,
      time: view.time === 'zone' ? clock : view.time,
      wrap: view.wrap ?? isPhone,
    }),
    [view, clock, isPhone],
  );
}

/** The place of the first line held, counted from 1, where the log can tell. */
export function firstPlace(
  { numbers }: LogSource,
  { first, entries }: LogState,
): number | undefined {
  if (numbers === 'places') return first;
  return numbers === 'ids' && entries[0] ? Number(entries[0].id) + 1 : undefined;
}

/** The match that a link holds. */
export function hitOf({ find, hit, hitAt }: LogView): LogPlace | undefined {
  if (find === '' || hit === '') return undefined;
  return { id: hit, at: Date.parse(hitAt) };
}

/** Where a link opens the log. */
export function openingOf(view: LogView): Opening {
  const line = { id: view.line, at: Date.parse(view.at) };
  const place = hitOf(view) ?? line;
  // a number alone finds a line of a log that is asked for by number
  return Number.isNaN(place.at) ? { at: 'newest' } : { at: 'place', place };
}

/** The next way to show times. */
export const nextMode = (mode: SettledView['time']) =>
  timeModes[(timeModes.indexOf(mode) + 1) % timeModes.length] ?? 'utc';

/** The clock of a time in a list: one is shown also where the lines have none. */
export const clockOf = (mode: SettledView['time']) => (mode === 'off' ? 'utc' : mode);
