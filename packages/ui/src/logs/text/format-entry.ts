import type { LogEntry } from '../window/log-entry';
import { plainText } from './ansi';

export type TimeMode = 'utc' | 'local' | 'start' | 'off';

/**
 * Formats the time for the gutter: the time of day with milliseconds, or the time since the start
 * in the `start` mode.
 */
export function gutterTime(time: string | null, mode: TimeMode, startMs: number): string {
  if (time === null || mode === 'off') return '';
  const at = Date.parse(time);
  if (Number.isNaN(at)) return '';
  if (mode === 'start') return sinceText(at - startMs);
  return zonedText(at, mode).slice(11, 23);
}

export type Zone = Extract<TimeMode, 'utc' | 'local'>;

/** The zone of full dates and times beside times of a mode. */
export const zoneOf = (mode: TimeMode): Zone => (mode === 'local' ? 'local' : 'utc');

/** `2026-11-20T09:41:02.118`, in UTC or this computer's zone. */
function zonedText(at: number, zone: Zone): string {
  const shifted = zone === 'utc' ? at : at - new Date(at).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 23);
}

/** `2026-11-20`, the day of a time in ms; empty without one. */
export const dayOf = (at: number, zone: Zone): string =>
  Number.isNaN(at) ? '' : zonedText(at, zone).slice(0, 10);

/** `Friday, 2026-11-20`: the text between two days of a log. */
export function dayText(at: number, zone: Zone): string {
  const weekday = new Date(`${dayOf(at, zone)}T00:00Z`).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return `${weekday}, ${dayOf(at, zone)}`;
}

/** `2026-11-20 09:41:02.118 UTC`: a time in full, ms; empty without one. */
export const momentText = (at: number, zone: Zone): string =>
  Number.isNaN(at)
    ? ''
    : `${zonedText(at, zone).replace('T', ' ')} ${zone === 'utc' ? 'UTC' : 'local time'}`;

/** `+26:03:02.118`: the time since the start of the log, ms. */
function sinceText(ms: number) {
  const sign = ms < 0 ? '-' : '+';
  const total = Math.abs(ms);
  const part = (value: number, width: number) => String(Math.floor(value)).padStart(width, '0');
  return `${sign}${part(total / 3_600_000, 2)}:${part((total / 60_000) % 60, 2)}:${part((total / 1000) % 60, 2)}.${part(total % 1000, 3)}`;
}

type RangeOptions = {
  mode: TimeMode;
  /** start of the log in ms, for the `start` mode */
  startMs: number;
  /** the log has lines of several days */
  hasDays: boolean;
};

/**
 * `09:41:02 to 09:44:10`: a range of times in ms. It names the days in a log of several days.
 */
export function rangeText(from: number, to: number, { mode, startMs, hasDays }: RangeOptions) {
  const textOf = (at: number) =>
    mode === 'start'
      ? sinceText(at - startMs).slice(0, 9)
      : zonedText(at, zoneOf(mode))
          .slice(hasDays ? 0 : 11, 19)
          .replace('T', ' ');
  const start = textOf(from);
  if (from === to) return start;
  const isOneDay = hasDays && mode !== 'start' && start.slice(0, 10) === textOf(to).slice(0, 10);
  return `${start} to ${isOneDay ? textOf(to).slice(11) : textOf(to)}`;
}

/** Formats `[2026-11-20 09:41:02]`, UTC, for copied and downloaded lines. */
const stampOf = (time: string | null) =>
  time === null ? '' : `[${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}]`;

/**
 * Formats one copied line: level padded to 9, time padded to 21, message (the specification's
 * layout).
 */
export function copyLine({ level, time, text }: LogEntry): string {
  const mark = level === 'none' ? '' : `<${level.toUpperCase()}>`;
  return `${mark.padEnd(9)}${stampOf(time).padEnd(21)} ${plainText(text)}`;
}

/** Formats one of several selected lines for copying: `<level> [time] message`. */
export function selectedLine({ level, time, text }: LogEntry): string {
  const mark = level === 'none' ? '' : `<${level}> `;
  return `${mark}${time === null ? '' : `${stampOf(time)} `}${plainText(text)}`;
}
