import type { LogEntry } from '../window/log-entry';
import { plainText } from './ansi';

export type TimeMode = 'utc' | 'local' | 'start' | 'off';

/** Time of day to the millisecond for the gutter; since the start in the `start` mode. */
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

/** `[2026-11-20 09:41:02]`, UTC: how copied and downloaded lines carry their time. */
const stampOf = (time: string | null) =>
  time === null ? '' : `[${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}]`;

/** One copied line: level padded to 9, time padded to 21, message (the specification's layout). */
export function copyLine({ level, time, text }: LogEntry): string {
  const mark = level === 'none' ? '' : `<${level.toUpperCase()}>`;
  return `${mark.padEnd(9)}${stampOf(time).padEnd(21)} ${plainText(text)}`;
}

/** One of several lines that the user selected and copied: `<level> [time] message`. */
export function selectedLine({ level, time, text }: LogEntry): string {
  const mark = level === 'none' ? '' : `<${level}> `;
  return `${mark}${time === null ? '' : `${stampOf(time)} `}${plainText(text)}`;
}
