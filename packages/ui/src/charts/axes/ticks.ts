import type { Range, Scale } from '../lines/series';

const tidy = (value: number) => Number.parseFloat(value.toPrecision(12));

/** steps that are easy to divide by */
const strides = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

type Lattice = { step: number; from: number; to: number };

/**
 * Returns the multiples of `step` that enclose the range; the tolerance absorbs rounding of the
 * last digits.
 */
const enclose = ([low, high]: Range, step: number): Lattice => ({
  step,
  from: Math.floor(low / step + 1e-9),
  to: Math.ceil(high / step - 1e-9),
});

const latticeTicks = ({ step, from, to }: Lattice) =>
  Array.from({ length: to - from + 1 }, (_, index) => tidy((from + index) * step));

function linearTicks(range: Range, count: number, isWhole: boolean): number[] {
  const power = 10 ** Math.floor(Math.log10((range[1] - range[0]) / count));
  const lattices = [...strides, 20]
    .map((stride) => tidy(stride * power))
    .filter((step) => !isWhole || Number.isInteger(step))
    .map((step) => enclose(range, step));
  const fitting = lattices.find(({ from, to }) => to - from < count);
  return latticeTicks(fitting ?? enclose(range, 50 * power));
}

/** Returns the smallest round step of which at most `count` fit into the span. */
function roundStep(span: number, count: number): number {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 2.5, 5].find((step) => step * power >= raw * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Returns powers of ten, at whole decades; within one decade also 2 and 5. */
function logTicks([low, high]: Range, count: number): number[] {
  const from = Math.floor(Math.log10(low) + 1e-9);
  const to = Math.ceil(Math.log10(high) - 1e-9);
  if (to - from <= 1) {
    const decade = [1, 2, 5, 10].map((factor) => tidy(factor * 10 ** from));
    const first = decade.findLastIndex((tick) => tick <= low * (1 + 1e-9));
    const last = decade.findIndex((tick) => tick >= high * (1 - 1e-9));
    return decade.slice(Math.max(first, 0), last < 0 ? undefined : last + 1);
  }
  const stride = Math.ceil((to - from) / (count - 1));
  const decades = Math.ceil((to - from) / stride);
  return Array.from({ length: decades + 1 }, (_, index) => tidy(10 ** (from + index * stride)));
}

/** Adds space above and below a flat line, so that it does not lie on the edge. */
function withRoom([low, high]: Range, scale: Scale): Range {
  if (low !== high) return [low, high];
  if (scale === 'log') return [low / 10, high * 10];
  const room = low === 0 ? 1 : Math.abs(low) * 0.1;
  return [low - room, high + room];
}

/**
 * Returns at most `count` round values that enclose the range, so that the first and the last can
 * be the bounds of the axis; where values are counts, whole ones.
 */
export function niceTicks(
  range: Range,
  { count = 4, scale = 'linear' as Scale, isWhole = false } = {},
): number[] {
  const roomy = withRoom(range, scale);
  return scale === 'log' ? logTicks(roomy, count) : linearTicks(roomy, count, isWhole);
}

/** Returns round values inside the range, for an axis whose bounds are those of the data. */
export function innerTicks([low, high]: Range, count: number): number[] {
  if (!(high > low)) return [low];
  const step = roundStep(high - low, count);
  const from = Math.ceil(low / step - 1e-9);
  const to = Math.floor(high / step + 1e-9);
  return Array.from({ length: to - from + 1 }, (_, index) => tidy((from + index) * step));
}

const second = 1;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const timeSteps = [
  ...[0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30].map((value) => value * second),
  ...[1, 2, 5, 10, 15, 30].map((value) => value * minute),
  ...[1, 2, 3, 6, 12].map((value) => value * hour),
  ...[1, 2, 7, 14, 30, 90, 365].map((value) => value * day),
];

/** Returns the smallest step of a clock or a calendar that is at least as long, in seconds. */
export const timeStep = (atLeast: number): number =>
  timeSteps.find((value) => value >= atLeast * (1 - 1e-9)) ?? 365 * day;

/** The same as `innerTicks`, in seconds since the epoch, on round minutes, hours and days. */
export function timeTicks([low, high]: Range, count: number): number[] {
  if (!(high > low)) return [low];
  const step = timeStep((high - low) / count);
  const from = Math.ceil(low / step - 1e-9);
  const to = Math.floor(high / step + 1e-9);
  return Array.from({ length: to - from + 1 }, (_, index) => tidy((from + index) * step));
}
