import { grouped } from './format';
import { type TimeZone, timeZoneOr } from './time-zone';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const year = 365 * day;
const month = year / 12;

type Unit = { name: string; sizeMs: number; long: string };

const units: Unit[] = [
  { name: 'y', sizeMs: year, long: 'year' },
  { name: 'mo', sizeMs: month, long: 'month' },
  { name: 'w', sizeMs: week, long: 'week' },
  { name: 'd', sizeMs: day, long: 'day' },
  { name: 'h', sizeMs: hour, long: 'hour' },
  { name: 'm', sizeMs: minute, long: 'minute' },
  { name: 's', sizeMs: second, long: 'second' },
  { name: 'ms', sizeMs: 1, long: 'millisecond' },
];

/** weeks and months would round days away: 13 days and 20 hours are not two weeks */
const lengthUnits = units.filter(({ sizeMs }) => sizeMs <= day);

/**
 * The largest units of a duration, days at most and no more than `count`: "1h 5m", "3d 4h",
 * "40d 2h", "0s". Rounds the last one.
 */
export function formatDuration(durationMs: number, count = 2): string {
  const parts = split(Math.max(0, durationMs), count);
  if (parts.length === 0) return '0s';
  return parts.map(({ amount, unit }) => `${grouped(amount)}${unit.name}`).join(' ');
}

const goUnits: Readonly<Record<string, number>> = { h: hour, m: minute, s: second, ms: 1 };

/** Formats a duration of Go, "48h0m0s" as "2d"; returns other texts unchanged. */
export function formatGoDuration(text: string): string {
  if (!/^(\d+(\.\d+)?(ms|h|m|s))+$/.test(text)) return text;
  const parts = [...text.matchAll(/([\d.]+)(ms|h|m|s)/g)];
  return formatDuration(
    parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (goUnits[unit] ?? 0), 0),
  );
}

type Amount = { amount: number; unit: Unit };

function split(durationMs: number, count: number): Amount[] {
  const first = lengthUnits.findIndex(({ sizeMs }) => durationMs >= sizeMs);
  if (first < 0) return [];
  const used = lengthUnits.slice(first, first + count);
  const smallest = used.at(-1)?.sizeMs ?? 1;
  const rounded = Math.round(durationMs / smallest) * smallest;
  // rounding may carry into a larger unit: 59m 59.9s is an hour
  const top = lengthUnits.findIndex(({ sizeMs }) => rounded >= sizeMs);
  let rest = rounded;
  return lengthUnits.slice(top, top + count).flatMap((unit, index, all) => {
    const share = rest / unit.sizeMs;
    const amount = index === all.length - 1 ? Math.round(share) : Math.floor(share + 1e-9);
    rest -= amount * unit.sizeMs;
    return amount > 0 ? [{ amount, unit }] : [];
  });
}

/** The duration until the end, or until now without one. Null without a start. */
export function durationMs(
  { startTime, endTime }: { startTime?: string | null; endTime?: string | null },
  now = Date.now(),
): number | null {
  if (!startTime) return null;
  const end = endTime ? Date.parse(endTime) : now;
  return Math.max(0, end - Date.parse(startTime));
}

/** Reads a time from the wire or a chart; numbers with fewer than ten digits are seconds. */
export const toDate = (time: string | number | Date): Date =>
  typeof time === 'number' ? new Date(time < 1e10 ? time * 1000 : time) : new Date(time);

type AgoStyle = { isLong?: boolean };

/** "Just Now", "5m ago" (long, in sentences: "just now", "5 minutes ago"), "Mar 4, 2023" from a year on. */
export function timeAgo(
  time: string | number | Date,
  now = Date.now(),
  { isLong = false }: AgoStyle = {},
): string {
  const date = toDate(time);
  const ageMs = now - date.getTime();
  if (ageMs >= year) return dateText(inZone(date, 'local'));
  const unit = ageMs < minute ? undefined : units.find(({ sizeMs }) => ageMs >= sizeMs);
  if (!unit) return isLong ? 'just now' : 'Just Now';
  const amount = Math.floor(ageMs / unit.sizeMs);
  if (!isLong) return `${amount}${unit.name} ago`;
  return `${amount} ${unit.long}${amount === 1 ? '' : 's'} ago`;
}

/** The milliseconds until a relative time changes. */
export function timeAgoLivesMs(time: string | number | Date, now = Date.now()): number {
  const ageMs = now - toDate(time).getTime();
  if (ageMs < minute) return second;
  if (ageMs < hour) return minute;
  return ageMs < day ? hour : day;
}

/** A date whose UTC parts are those of the local time in a zone. */
function inZone(date: Date, zone: TimeZone): Date {
  const offsetMs = zone === 'UTC' ? 0 : date.getTimezoneOffset() * minute;
  return new Date(date.getTime() - offsetMs);
}

// written without `Intl`, whose formats take milliseconds to create, before the first row of a list
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Mar 4, 2023", of the UTC parts of a date. */
const dateText = (date: Date): string =>
  `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/** "3:07 pm", of the UTC parts of a date. */
function clockText(date: Date): string {
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * The exact form of a relative time, for its tooltip: "Mar 4, 2023 - 3:07 pm", local unless the
 * user chose UTC, which the text then names.
 */
export function exactTime(
  time: string | number | Date,
  zone: TimeZone = timeZoneOr('local'),
): string {
  const date = inZone(toDate(time), zone);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  const text = `${dateText(date)} - ${clockText(date)}`;
  return zone === 'UTC' ? `${text} UTC` : text;
}

/** The date and time in ISO format, in the given zone. */
const iso = (date: Date, zone: TimeZone): string[] =>
  inZone(date, zone).toISOString().slice(0, 19).split('T');

/** Formats "2023-03-04, 15:07:09", UTC unless the user chose local time. */
export const formatDateTime = (
  time: string | number | Date,
  zone: TimeZone = timeZoneOr('UTC'),
): string => iso(toDate(time), zone).join(', ');

/** Formats "[2023-03-04 15:07:09]", UTC, because these texts are read outside the console. */
export const formatLogTime = (time: string | number | Date): string =>
  `[${iso(toDate(time), 'UTC').join(' ')}]`;

/** Rounds a duration in ms down to whole minutes, for times that are only known to the minute. */
export const wholeMinutes = (ms: number): number => Math.floor(ms / 60_000) * 60_000;
