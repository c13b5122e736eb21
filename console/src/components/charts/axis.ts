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
  min: number;
  max: number;
  ticks: readonly number[];
  text: (tick: number) => string;
};

const emptyRange: Range = [0, 1];

/** bounds are the outer ticks, so that the lowest and highest grid line frame the data */
export function yAxis(range: Range | undefined, scale: Scale): Axis {
  const ticks = niceTicks(range ?? (scale === 'log' ? [1, 10] : emptyRange), { scale });
  const min = ticks[0] ?? 0;
  return { min, max: ticks.at(-1) ?? 1, ticks, text: formatTick };
}

export type XOptions = { kind: XKind; timeZone: TimeZone; width: number };

/** pixels a tick text needs with some air */
const tickWidth = 84;
const mostTicks = 6;

function withRoom([from, to]: Range): Range {
  return from === to ? [from - 1, to + 1] : [from, to];
}

/** batches that begin close to zero are read against zero */
const closeToZero = 0.1;

export const fromZero = ([from, to]: Range): Range =>
  from > 0 && from < to * closeToZero ? [0, to] : [from, to];

/** bounds are the data's own: a curve starts and ends at the edge */
export function xAxis(range: Range | undefined, { kind, timeZone, width }: XOptions): Axis {
  const span = withRoom(range ?? emptyRange);
  const count = Math.min(mostTicks, Math.max(2, Math.floor(width / tickWidth)));
  const isTime = kind === 'time';
  return {
    min: span[0],
    max: span[1],
    ticks: isTime ? timeTicks(span, count) : innerTicks(span, count),
    text: isTime ? (tick) => formatTimeTick(tick, { span, timeZone }) : formatTick,
  };
}

export const formatX = (x: number, { kind, timeZone }: Omit<XOptions, 'width'>): string =>
  kind === 'time' ? formatMoment(x, timeZone) : formatValue(x);
