/** The text for a missing value. */
export const missing = '–';

function special(value: number): string | null {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return null;
  return value > 0 ? 'Infinity' : '-Infinity';
}

/** Adds thousands separators to the digits before the point: 12345.5 → "12,345.5". */
export function grouped(value: number | string): string {
  // the first number of `Intl` costs a page 15 ms and more
  const [integer = '', ...fraction] = String(value).split('.');
  return [integer.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** the decimals of a figure, of the number before an exponent as well */
const decimals = 4;
/** figures of this size and more have an exponent */
const largest = 1e9;
/** figures of this size and more are whole numbers */
const largestOfDecimals = 1e6;
/** four decimals say too little of smaller figures: measured ones have an exponent */
const smallestOfDecimals = 0.01;
/** what someone chose has no exponent down to this size: a learning rate of 0.001 */
const smallestChosen = 1e-4;

const hasExponent = (size: number, smallest: number) =>
  size !== 0 && (size < smallest || size >= largest);

/** The number that `formatMetric` and `formatPlain` show. */
export function roundMetric(value: number): number {
  const size = Math.abs(value);
  if (!Number.isFinite(value) || (Number.isInteger(value) && size < largest)) return value;
  if (hasExponent(size, smallestOfDecimals)) {
    const rounded = Number(value.toPrecision(decimals + 1));
    // the largest numbers there are would be rounded up to infinity
    return Number.isFinite(rounded) ? rounded : value;
  }
  return Number(value.toFixed(size < largestOfDecimals ? decimals : 0));
}

/** `1.2e7` rather than `1.2e+7` */
const exponential = (value: number, digits?: number) =>
  value.toExponential(digits).replace('e+', 'e');

/**
 * Formats a figure that people read, without zeros at its end: what someone chose, such as a
 * hyperparameter, a place on an axis. It has the digits of `formatMetric`.
 */
export function formatPlain(value: number | null | undefined): string {
  if (value === null || value === undefined) return missing;
  const text = special(value);
  if (text !== null) return text;
  const rounded = roundMetric(value);
  return hasExponent(Math.abs(rounded), smallestChosen) ? exponential(rounded) : grouped(rounded);
}

/**
 * Formats a measured figure, as everywhere that people read one (docs/decisions/0088): lists, heads,
 * legends, tooltips, tables and reports.
 *
 * - A figure has four decimals: 3.2600, 1,234.5000. So those of a column are alike, and their points
 *   are below each other.
 * - Below 0.01 and from a billion on it has an exponent, and the same four decimals: 1.2000e-3.
 * - Whole numbers are whole, and others from a million on: 123,456. The digits before the point are
 *   never rounded away.
 *
 * The text has at most thirteen characters, which fit into every column of figures. It depends on
 * nothing but the value, so that a value reads alike everywhere. Files keep all digits.
 */
export function formatMetric(value: number | null | undefined): string {
  if (value === null || value === undefined) return missing;
  const text = special(value);
  if (text !== null) return text;
  const rounded = roundMetric(value);
  const size = Math.abs(rounded);
  if (hasExponent(size, smallestOfDecimals)) return exponential(rounded, decimals);
  return Number.isInteger(value) || size >= largestOfDecimals
    ? grouped(rounded)
    : grouped(rounded.toFixed(decimals));
}

/** Formats a number with the decimals that a column of numbers has in common: 0.10, 1,234.50. */
export const formatDecimals = (value: number, digits: number): string =>
  special(value) ?? grouped(value.toFixed(digits));

/** The same for a column of small numbers, with an exponent: 1.500e-5. */
export const formatExponent = (value: number, digits: number): string =>
  special(value) ?? exponential(value, digits);

/** The smallest difference that `formatMetric` shows between figures of a size. */
export function metricResolution(size: number): number {
  if (hasExponent(size, smallestOfDecimals)) return 10 ** (Math.floor(Math.log10(size)) - decimals);
  return size < largestOfDecimals ? 10 ** -decimals : 1;
}

/** Rounds to a few digits, for estimates and rates; those before the point stay: 36.4, 1,235. */
export function formatRounded(value: number, digits: number): string {
  if (!Number.isFinite(value)) return formatPlain(value);
  const size = Math.abs(value);
  const isWhole = size >= 10 ** digits && size < largest;
  return formatPlain(isWhole ? Math.round(value) : Number(value.toPrecision(digits)));
}

/** Formats slot-hours: integers from a hundred on, "< 0.01" for a task that has just started. */
export function formatSlotHours(hours: number): string {
  if (hours >= 100) return formatCount(Math.round(hours));
  return hours > 0 && hours < 0.01 ? '< 0.01' : formatRounded(hours, 3);
}

const suffixes = ['k', 'M', 'B', 'T'];

/** 1234 → "1.2k": floored toward zero, one decimal below ten; past T the suffixes combine ("kT"). */
export function formatCompact(value: number): string {
  const text = special(value);
  if (text !== null) return text;
  if (Math.abs(value) < 1000) return Math.round(value).toString();
  let rest = value;
  let thousands = 0;
  while (Math.abs(rest) >= 1000) {
    rest /= 1000;
    thousands += 1;
  }
  const floored = Math.abs(rest) < 10 ? Math.trunc(rest * 10) / 10 : Math.trunc(rest);
  return `${floored}${suffixOf(thousands)}`;
}

function suffixOf(thousands: number): string {
  const integer = Math.floor(thousands / suffixes.length);
  const part = thousands % suffixes.length;
  const head = part === 0 ? '' : (suffixes[part - 1] ?? '');
  return head + 'T'.repeat(integer);
}

/** Formats a share as text, with two decimals by default: 0.1234 → "12.34%". */
export function formatPercent(share: number, digits = 2): string {
  return special(share) ?? `${grouped((share * 100).toFixed(digits))}%`;
}

/** Converts a share between 0 and 1 to percent with one decimal, for bars. */
export function toPercent(share: number): number {
  const clamped = Math.min(1, Math.max(0, Number.isNaN(share) ? 0 : share));
  return Math.round(clamped * 1000) / 10;
}

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'];

/** SI units with three significant digits: 1337 → "1.34 kB". */
export function formatBytes(bytes: number): string {
  const text = special(bytes);
  if (text !== null) return text;
  let rest = bytes;
  let unit = 0;
  while (Math.abs(Number(rest.toPrecision(3))) >= 1000 && unit < byteUnits.length - 1) {
    rest /= 1000;
    unit += 1;
  }
  return `${Number(rest.toPrecision(3))} ${byteUnits[unit]}`;
}

/** Adds thousands separators: 12345 → "12,345"; at most three decimals. */
export function formatCount(value: number): string {
  return grouped(Math.round(value * 1000) / 1000);
}

/** The jobs ahead in a queue; the master sends -1 where its scheduler keeps no order. */
export const formatJobsAhead = (count: number | null | undefined): string =>
  count === null || count === undefined || count < 0 ? missing : formatCount(count);

/** Keeps a time and its unit in one line: "35 min – 1 h" breaks at the dash alone. */
export const keepUnits = (text: string): string =>
  text.replace(/(?<=\d) (?=(?:min|h|d)\b)|(?<=\d h) (?=\d+ min\b)/g, '\u00a0');

/** Formats "1 item", "2 items". The plural adds an s by default. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Cuts a text to twenty characters by default, including the dots. */
export const truncate = (text: string, length = 20, suffix = '...'): string =>
  text.length <= length ? text : text.slice(0, Math.max(0, length - suffix.length)) + suffix;

/** Makes the first letter of a text upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts `maxIdleAgentPeriod` to "Max idle agent period". */
export function sentenceCase(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return capitalize(words);
}

// created on first use: the words of a language take milliseconds to load
let conjunction: Intl.ListFormat | undefined;
let disjunction: Intl.ListFormat | undefined;

/** Returns texts as words of a sentence: `a, b, and c`; empty for none. */
export function listText(texts: readonly string[]): string {
  conjunction ??= new Intl.ListFormat('en');
  return conjunction.format(texts);
}

/** Returns texts as alternatives in a sentence: `a, b, or c`; empty for none. */
export function choiceText(texts: readonly string[]): string {
  disjunction ??= new Intl.ListFormat('en', { type: 'disjunction' });
  return disjunction.format(texts);
}
