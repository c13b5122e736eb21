import { formatDuration } from '~/lib/duration';
import {
  formatMoment,
  formatTick,
  formatTimeTick,
  formatValue,
  type TimeZone,
} from './format-value';
import type { Range, Scale, XKind } from './series';
import { innerTicks, niceTicks, timeTicks } from './ticks';

/** an axis ready to draw: its bounds and the ticks that carry text */
export type Axis = {
  scale: Scale;
  min: number;
  max: number;
  ticks: readonly number[];
  text: (tick: number) => string;
};

const emptyRange: Range = [0, 1];

/** bounds are the outer ticks, so that the lowest and highest grid line frame the data */
export function roundAxis(range: Range | undefined, scale: Scale, count = 4): Axis {
  const ticks = niceTicks(range ?? (scale === 'log' ? [1, 10] : emptyRange), { scale, count });
  const min = ticks[0] ?? 0;
  return { scale, min, max: ticks.at(-1) ?? 1, ticks, text: formatTick };
}

/** bounds as they were set, with the round values between them */
export function setAxis(range: Range, scale: Scale): Axis {
  const [min, max] = range;
  const ticks =
    scale === 'log'
      ? niceTicks(range, { scale }).filter((tick) => tick >= min && tick <= max)
      : innerTicks(range, 4);
  return { scale, min, max, ticks, text: formatTick };
}

/** one place per word, half a place free at both ends */
export const categoryAxis = (names: readonly string[]): Axis => ({
  scale: 'linear',
  min: -0.5,
  max: Math.max(names.length, 1) - 0.5,
  ticks: names.map((_, index) => index),
  text: (tick) => names[tick] ?? '',
});

export type XOptions = { kind: XKind; timeZone: TimeZone; width: number };

/** pixels a tick text needs with some air */
const tickWidth = 84;
const mostTicks = 6;

/** how many tick texts find room side by side */
export const tickCount = (width: number): number =>
  Math.min(mostTicks, Math.max(2, Math.floor(width / tickWidth)));

function withRoom([from, to]: Range): Range {
  return from === to ? [from - 1, to + 1] : [from, to];
}

/** batches that begin close to zero are read against zero */
const closeToZero = 0.1;

export const fromZero = ([from, to]: Range): Range =>
  from > 0 && from < to * closeToZero ? [0, to] : [from, to];

const tickText: Record<XKind, (span: Range, timeZone: TimeZone) => (tick: number) => string> = {
  number: () => formatTick,
  time: (span, timeZone) => (tick) => formatTimeTick(tick, { span, timeZone }),
  duration: () => (tick) => formatDuration(tick * 1000),
};

/** bounds are the data's own: a curve starts and ends at the edge */
export function xAxis(range: Range | undefined, { kind, timeZone, width }: XOptions): Axis {
  const span = withRoom(range ?? emptyRange);
  const count = tickCount(width);
  return {
    scale: 'linear',
    min: span[0],
    max: span[1],
    ticks: kind === 'number' ? innerTicks(span, count) : timeTicks(span, count),
    text: tickText[kind](span, timeZone),
  };
}

const xText: Record<XKind, (x: number, timeZone: TimeZone) => string> = {
  number: formatValue,
  time: formatMoment,
  duration: (x) => formatDuration(x * 1000),
};

export const formatX = (x: number, { kind, timeZone }: Omit<XOptions, 'width'>): string =>
  xText[kind](x, timeZone);
