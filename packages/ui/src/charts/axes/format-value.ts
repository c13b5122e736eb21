import { formatMetric, grouped, metricResolution } from '../../lib/format';
import type { Range } from '../lines/series';
import { extentOf } from './extent';
import { sizeOf } from './ticks';

/** Thousands, millions and so on; the last unit also covers larger values. */
const units = ['k', 'M', 'B', 'T'];

/**
 * Formats as `12.35k`: at most two decimals, in the largest unit that leaves a number of at least
 * one, for sizes above 1,000.
 */
function compact(size: number): string {
  const digits = Math.floor(Math.log10(Math.round(size)));
  const power = Math.min(units.length, Math.floor(digits / 3));
  const scaled = Math.round(size / 10 ** (3 * power - 2)) / 100;
  // 999,996 rounds to a million
  const isNext = scaled >= 1000 && power < units.length;
  return isNext ? `${scaled / 1000}${units[power]}` : `${scaled}${units[power - 1]}`;
}

/** `1.2e-7` rather than `1.20000e-7` */
const exponential = (value: number, digits: number) =>
  value
    .toExponential(digits - 1)
    .replace(/\.?0+e/, 'e')
    .replace('e+', 'e');

/** Tells which form the texts of an axis have: units from 1,000 on, exponents below one. */
type TickForm = { hasUnits: boolean; hasExponents: boolean };

function tickText(value: number, { hasUnits, hasExponents }: TickForm): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || (hasExponents && size < 1))) return exponential(value, 3);
  if (hasUnits && size >= 1000) return `${value < 0 ? '-' : ''}${compact(size)}`;
  return grouped(Number.parseFloat(value.toPrecision(6)));
}

/** all digits: neighbors of an axis that shows a small part of large values differ late */
const wholeText = (value: number) => grouped(value).replace('e+', 'e');

const unitPowers: Readonly<Record<string, string>> = { k: 'e3', M: 'e6', B: 'e9', T: 'e12' };

/** The number that the text of a tick says. */
export const tickValue = (text: string): number =>
  Number(text.replaceAll(',', '').replace(/[kMBT]$/, (unit) => unitPowers[unit] ?? ''));

/** how far from its tick a text may be, as a share of the distance to the next one */
const tolerance = 0.1;

/**
 * Returns the texts of the ticks of an axis, which all have the same form: where one is 10,000 or
 * larger, thousands have a unit (5k, 10k), and where one is smaller than 0.0001, those below one
 * have an exponent (5e-5, 1e-4). Where one would then be said to be where it is not, or two would
 * be the same, all digits are written out. `span` is the length of an axis that may have one tick.
 */
export function tickTexts(
  ticks: readonly number[],
  span = Number.POSITIVE_INFINITY,
): (tick: number) => string {
  const sizes = ticks.map(Math.abs).filter((size) => size > 0);
  const form = {
    hasUnits: Math.max(...sizes) >= 10_000,
    hasExponents: Math.min(...sizes) < 1e-4,
  };
  const text = (tick: number) => tickText(tick, form);
  const isRight = ticks.every((tick, index) => {
    const next = ticks[index + 1] ?? ticks[index - 1] ?? tick + span;
    return Math.abs(tickValue(text(tick)) - tick) <= Math.abs(next - tick) * tolerance;
  });
  return isRight ? text : wholeText;
}

type Neighbors = { distance: number; size: number };

/**
 * Returns the texts of values of a size that are at least a distance apart: those of `format`, or
 * with the digits in which such values differ where `format` would say the same for both. All of
 * them have the same decimals.
 */
export function textsApart({ distance, size }: Neighbors, format = formatMetric) {
  if (!(distance > 0) || metricResolution(size) <= distance / 2) return format;
  const decimals = 1 - Math.floor(Math.log10(distance));
  const digitsOf = (count: number) => Math.min(20, Math.max(0, count));
  const first = Math.floor(Math.log10(size));
  const isSmall = first < -2;
  return (value: number): string => {
    if (!Number.isFinite(value) || value === 0) return format(value);
    // the largest number that is written without an exponent
    if (isSmall || Math.abs(value) >= 1e21)
      return value.toExponential(digitsOf(decimals + first)).replace('e+', 'e');
    return grouped(Number.isInteger(value) ? value : value.toFixed(digitsOf(decimals)));
  };
}

/** The same for values of a set, which is drawn with about four ticks. */
export function textsAmong(values: readonly number[]): (value: number) => string {
  const range = extentOf(values) ?? [0, 0];
  return textsApart({ distance: (range[1] - range[0]) / 4, size: sizeOf(range) });
}

/** Rounds the edges of bins to as few digits as keep them apart, at least `digits`. */
export function roundEdges(edges: readonly number[], digits: number): number[] {
  const rounded = edges.map((edge) => Number(edge.toPrecision(digits)));
  const isApart = new Set(rounded).size === new Set(edges).size;
  return isApart || digits >= 17 ? rounded : roundEdges(edges, digits + 1);
}

export type TimeZone = 'UTC' | 'local';

const pad = (value: number) => String(value).padStart(2, '0');

function clockParts(seconds: number, timeZone: TimeZone) {
  const date = new Date(seconds * 1000);
  return timeZone === 'UTC'
    ? {
        day: `${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`,
        clock: [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()],
      }
    : {
        day: `${pad(date.getMonth() + 1)}-${pad(date.getDate())}`,
        clock: [date.getHours(), date.getMinutes(), date.getSeconds()],
      };
}

const halfDay = 12 * 3600;

/** Returns true if ticks show day and time, which takes more width. */
export const isDayAndTime = ([from, to]: Range): boolean =>
  to - from >= halfDay && to - from < 4 * halfDay;

/** Shows the clock time, with the day in front of it when the axis covers twelve hours or more. */
export function formatTimeTick(
  seconds: number,
  { span, timeZone }: { span: Range; timeZone: TimeZone },
): string {
  const [from, to] = span;
  const { day, clock } = clockParts(seconds, timeZone);
  const hours = clock.slice(0, 2).map(pad).join(':');
  if (isDayAndTime(span)) return `${day} ${hours}`;
  if (to - from >= halfDay) return day;
  if (to - from >= 600) return hours;
  const time = clock.map(pad).join(':');
  return to - from >= 6 ? time : `${time}${(seconds % 1).toFixed(2).slice(1)}`;
}

/** Formats a moment for tooltips and tables. */
export function formatMoment(seconds: number, timeZone: TimeZone): string {
  const { day, clock } = clockParts(seconds, timeZone);
  return `${day} ${clock.map(pad).join(':')}`;
}
