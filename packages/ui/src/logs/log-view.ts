import { useMemo } from 'react';
import { useIsPhone } from '../hooks/use-media';
import { useTimeZone } from '../lib/time-zone';
import type { TimeMode } from './text/format-entry';
import { timeModes } from './time-modes';
import type { LogPlace } from './window/log-entry';
import type { LogSource } from './window/log-source';
import type { LogState, Opening } from './window/log-window';

/** The view of a log: the part of its link apart from its filters. */
export type LogView = {
  /** `zone`: the clock that the user has chosen for all times */
  time: TimeMode | 'zone';
  /** undefined: wraps where lines do not fit, so on phones */
  wrap: boolean | undefined;
  /** the text to search in the whole log */
  find: string;
  /** true if `find` is a regular expression */
  regex: boolean;
  /** the current match of `find`, and its time, which locates it again */
  hit: string;
  hitAt: string;
  /** the linked line, or the first of a range; and its time, which locates it again */
  line: string;
  /** the last line of a range */
  to: string;
  /** a time without a line opens the log around it */
  at: string;
};

/** A view without undefined choices. */
export type SettledView = LogView & { time: TimeMode; wrap: boolean };

export const timeModeLabels: Record<TimeMode, string> = {
  utc: 'UTC',
  local: 'Local',
  start: 'Since start',
  off: 'Off',
};

/**
 * Fills in the defaults of the link: times follow the user's choice of a clock, and lines wrap on
 * narrow screens.
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

/** The number of the first loaded line, counted from 1, where the log knows it. */
export function firstPlace(
  { numbers }: LogSource,
  { first, entries }: LogState,
): number | undefined {
  if (numbers === 'places') return first;
  return numbers === 'ids' && entries[0] ? Number(entries[0].id) + 1 : undefined;
}

/** The match in a link. */
export function hitOf({ find, hit, hitAt }: LogView): LogPlace | undefined {
  if (find === '' || hit === '') return undefined;
  return { id: hit, at: Date.parse(hitAt) };
}

/** The position at which a link opens the log. */
export function openingOf(view: LogView): Opening {
  const line = { id: view.line, at: Date.parse(view.at) };
  const place = hitOf(view) ?? line;
  // only a log with numbered pages can find a line by its number alone
  return Number.isNaN(place.at) ? { at: 'newest' } : { at: 'place', place };
}

/** The next mode of the times. */
export const nextMode = (mode: SettledView['time']) =>
  timeModes[(timeModes.indexOf(mode) + 1) % timeModes.length] ?? 'utc';

/** The clock for times in a list, which shows times even if the lines have none. */
export const clockOf = (mode: SettledView['time']) => (mode === 'off' ? 'utc' : mode);
