import { isDateText } from '../lib/date-text';

type TimeSpan = {
  /** first and last time of the log, in ms */
  startMs: number;
  endMs: number;
  /** minutes to subtract from a local time to get UTC; 0 where times are shown in UTC */
  offsetMinutes: number;
};

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const part = /(\d+(?:\.\d+)?)\s*([smhd])/g;

/**
 * Parses a typed time: `10m` or `10m ago` before the end of the log, `+1h30m` after its start,
 * `09:41` or `09:41:02.118` on its last day, `2026-11-20 09:41`, or RFC 3339. Undefined for other
 * texts.
 */
export function parseTime(typed: string, span: TimeSpan): number | undefined {
  const text = typed.trim();
  const relative = /^([+-]?)((?:\d+(?:\.\d+)?\s*[smhd]\s*)+)(ago)?$/i.exec(text);
  if (relative) {
    const ms = lengthOf(relative[2] ?? '');
    return relative[1] === '+' ? span.startMs + ms : span.endMs - ms;
  }
  if (/^\d{1,2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(text)) return timeOfDay(text, span);
  return dateTime(text, span.offsetMinutes);
}

function lengthOf(text: string): number {
  let ms = 0;
  for (const [, amount, unit = ''] of text.toLowerCase().matchAll(part))
    ms += Number(amount) * (units[unit] ?? 0);
  return ms;
}

function timeOfDay(text: string, { endMs, offsetMinutes }: TimeSpan): number | undefined {
  const day = new Date(endMs - offsetMinutes * 60_000).toISOString().slice(0, 10);
  const at = dateTime(
    `${day} ${text.padStart(text.indexOf(':') === 1 ? text.length + 1 : 0, '0')}`,
    offsetMinutes,
  );
  // a time later than the end belongs to the day before
  return at !== undefined && at > endMs + 60_000 ? at - 86_400_000 : at;
}

function dateTime(text: string, offsetMinutes: number): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const iso = text.replace(' ', 'T');
  if (!isDateText(text.slice(0, 10), 'day')) return undefined;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(iso.slice(10));
  const at = Date.parse(hasZone ? iso : `${iso.length === 10 ? `${iso}T00:00` : iso}Z`);
  if (Number.isNaN(at)) return undefined;
  return hasZone ? at : at + offsetMinutes * 60_000;
}
