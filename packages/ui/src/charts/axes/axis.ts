import { formatDuration } from '../../lib/duration';
import { formatMetric, formatPlain, grouped } from '../../lib/format';
import type { Range, Scale, XKind } from '../lines/series';
import {
  formatMoment,
  formatTimeTick,
  isDayAndTime,
  type TimeZone,
  textsApart,
  tickTexts,
} from './format-value';
import { drawnScale, innerTicks, isFlat, niceTicks, sizeOf, timeStep, timeTicks } from './ticks';

/** An axis ready to draw: its bounds and its ticks with their texts. */
export type Axis = {
  scale: Scale;
  min: number;
  max: number;
  ticks: readonly number[];
  text: (tick: number) => string;
};

/**
 * Returns the texts of the values of an axis, for tooltips: those of `format`, or with more digits
 * where the axis shows a part so small that neighbors would read the same.
 */
export function valueTexts({ scale, min, max, ticks }: Axis, format = formatMetric) {
  // the values of a log axis differ in their first digits
  if (scale === 'log') return format;
  const [one = min, next = max] = ticks;
  return textsApart({ distance: next - one || max - min, size: sizeOf([min, max]) }, format);
}

const emptyRange: Range = [0, 1];

/** Values on the y axis are plain numbers, or seconds that are shown as a duration. */
export type YKind = 'number' | 'duration';

/** A value on the y axis, for tooltips, tables and legends. */
export const formatY = (value: number, kind: YKind = 'number'): string =>
  kind === 'duration' && Number.isFinite(value)
    ? formatDuration(roughly(value) * 1000)
    : formatMetric(value);

/** Rounds to whole seconds from a second on. */
const roughly = (seconds: number) => (seconds < 1 ? seconds : Math.round(seconds));

/**
 * Returns an axis whose bounds are its outer ticks, so that the lowest and highest grid line frame
 * the data; without data it has no ticks.
 */
export function roundAxis(range: Range | undefined, ofValues: Scale, count = minTicks): Axis {
  const covered = range ?? (ofValues === 'log' ? [1, 10] : emptyRange);
  const scale = drawnScale(covered, ofValues);
  const all = niceTicks(covered, { scale, count: Math.max(count, minTicks) });
  const [min = 0, max = 1] = [all[0], all.at(-1)];
  const ticks = thinned(all, count);
  return { scale, min, max, ticks: range ? ticks : [], text: tickTexts(ticks) };
}

/** with fewer, the bounds of an axis would be far from its values */
const minTicks = 4;

/** Leaves out ticks where a narrow axis has no room for their texts; the outer ones stay. */
function thinned(ticks: readonly number[], count: number): readonly number[] {
  const last = ticks.length - 1;
  let stride = 1;
  while (stride < last && (last / stride >= count || last % stride > 0)) stride += 1;
  return ticks.filter((_, index) => index % stride === 0);
}

/** Returns an axis of counts, from zero: between two whole numbers there is no tick. */
export function countAxis(max: number): Axis {
  const ticks = niceTicks([0, Math.max(1, max)], { isWhole: true });
  return { scale: 'linear', min: 0, max: ticks.at(-1) ?? 1, ticks, text: tickTexts(ticks) };
}

/** Returns an axis of seconds that are shown as durations: its ticks are whole minutes, hours or days. */
export function durationAxis([low, high]: Range): Axis {
  const step = timeStep((high - Math.min(0, low)) / 3);
  const from = Math.floor(low / step + 1e-9);
  const to = Math.max(from + 1, Math.ceil(high / step - 1e-9));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  const [min = 0, max = step] = [ticks[0], ticks.at(-1)];
  return { scale: 'linear', min, max, ticks, text: (tick) => formatY(tick, 'duration') };
}

/** Returns an axis with the given bounds and the round values between them. */
export function setAxis(range: Range, ofValues: Scale): Axis {
  const [min, max] = range;
  const scale = drawnScale(range, ofValues);
  const decades =
    scale === 'log' ? niceTicks(range, { scale }).filter((tick) => tick >= min && tick <= max) : [];
  const ticks = decades.length > 0 ? decades : innerTicks(range, 4);
  return { scale, min, max, ticks, text: tickTexts(ticks, max - min) };
}

/** Returns an axis with one position per word and half a position of padding at both ends. */
export const categoryAxis = (names: readonly string[]): Axis => ({
  scale: 'linear',
  min: -0.5,
  max: Math.max(names.length, 1) - 0.5,
  ticks: names.map((_, index) => index),
  text: (tick) => names[tick] ?? '',
});

export type XOptions = { kind: XKind; timeZone: TimeZone; width: number };

/** pixels that the text of a tick needs, with padding */
const tickWidth = 84;
/** the same for a day with a time: the first and the last text are moved inwards, too */
const longTickWidth = 112;
const maxTicks = 6;

/** The number of tick texts that fit side by side. */
export const tickCount = (width: number, textWidth = tickWidth): number =>
  Math.min(maxTicks, Math.max(2, Math.floor(width / textWidth)));

/** seconds on either side of a single moment */
const aroundMoment = 12 * 3600;

/** Extends the axis of a single point: to the point's day, or down to zero. */
function withRoom(range: Range, kind: XKind): Range {
  if (!isFlat(range)) return range;
  const [from] = range;
  if (kind === 'time') return [from - aroundMoment, from + aroundMoment];
  if (from === 0) return [0, 1];
  return from > 0 ? [0, 2 * from] : [2 * from, 0];
}

/** an axis of batches that begins this close to zero starts at zero */
const closeToZero = 0.1;

const fromZero = ([from, to]: Range): Range =>
  from > 0 && from < to * closeToZero ? [0, to] : [from, to];

type Covers = { kind: XKind; covers: Range | undefined };

/**
 * The x axis without a zoom: from the first to the last point, extended to the range it covers, so
 * that charts side by side begin and end at the same x.
 */
export function fullRange(extent: Range | undefined, { kind, covers }: Covers): Range | undefined {
  if (!extent) return undefined;
  const [from, to] = covers ?? extent;
  const range = [Math.min(extent[0], from), Math.max(extent[1], to)] as const;
  return kind === 'time' ? range : fromZero(range);
}

/** Bounds are those of the data: a curve starts and ends at the edge. */
export function xAxis(range: Range | undefined, { kind, timeZone, width }: XOptions): Axis {
  const span = withRoom(range ?? emptyRange, kind);
  const isLong = kind === 'time' && isDayAndTime(span);
  const count = tickCount(width, isLong ? longTickWidth : tickWidth);
  const ticks = kind === 'number' ? innerTicks(span, count) : timeTicks(span, count);
  const texts = {
    number: tickTexts(ticks, span[1] - span[0]),
    time: (tick: number) => formatTimeTick(tick, { span, timeZone }),
    duration: (tick: number) => formatDuration(tick * 1000),
  };
  return { scale: 'linear', min: span[0], max: span[1], ticks, text: texts[kind] };
}

const xText: Record<XKind, (x: number, timeZone: TimeZone) => string> = {
  // batches and epochs are counted, however many
  number: (x) => (Number.isInteger(x) ? grouped(x) : formatPlain(x)),
  time: formatMoment,
  duration: (x) => formatDuration(x * 1000),
};

export const formatX = (x: number, { kind, timeZone }: Omit<XOptions, 'width'>): string =>
  xText[kind](x, timeZone);
