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
  const shifted = mode === 'utc' ? at : at - new Date(at).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(11, 23);
}

function sinceText(ms: number) {
  const sign = ms < 0 ? '-' : '+';
  const total = Math.abs(ms);
  const part = (value: number, width: number) => String(Math.floor(value)).padStart(width, '0');
  return `${sign}${part(total / 3_600_000, 2)}:${part((total / 60_000) % 60, 2)}:${part((total / 1000) % 60, 2)}.${part(total % 1000, 3)}`;
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
