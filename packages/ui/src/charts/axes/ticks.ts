import type { Range, Scale } from '../lines/series';

/** A decimal step between ticks: `digits` times ten to the `power`. */
type Step = { digits: number; power: number };

/**
 * Returns a multiple of a decimal step, as the number that is closest to it: a product of numbers
 * would be off in its last digits, which are all that neighbors of a narrow axis differ in.
 */
const multiple = (index: number, { digits, power }: Step): number =>
  Number(`${BigInt(index) * BigInt(digits)}e${power}`);

/** Rounds to a multiple of ten to the `power`. */
export const roundTo = (value: number, power: number): number =>
  multiple(Math.round(value / 10 ** power), { digits: 1, power });

/** the smallest span of an axis: below it, numbers lose digits */
const smallest = 1e-300;

/** The size of the larger end. */
export const sizeOf = ([low, high]: Range) => Math.max(Math.abs(low), Math.abs(high));

/**
 * Returns true for a range that rounding alone explains: at most four units of the last of 52
 * binary digits, as sums and products of a constant differ. Whole numbers have no such noise up to
 * 2^53, where they are exact.
 */
export function isFlat(range: Range): boolean {
  const [low, high] = range;
  const span = high - low;
  if (Number.isSafeInteger(low) && Number.isSafeInteger(high)) return !(span > 0);
  return !(span > Math.max(smallest, 4 * Number.EPSILON * sizeOf(range)));
}

/** tenths of steps that are easy to divide by */
const strides = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 200, 500];
const roundStrides = [10, 20, 25, 50, 100];

/** Returns the step without strides that ticks of a range need, at least what numbers resolve. */
const rawStep = (range: Range, count: number) =>
  Math.max((range[1] - range[0]) / count, Number.EPSILON * sizeOf(range));

/** The power of ten below a step, of which strides are tenths. */
const powerOf = (raw: number) => Math.floor(Math.log10(raw)) - 1;

type Lattice = { step: Step; from: number; to: number };

/**
 * Returns the multiples of `step` that enclose the range; the tolerance absorbs rounding of the
 * last digits.
 */
function enclose([low, high]: Range, step: Step): Lattice {
  const size = multiple(1, step);
  let from = Math.floor(low / size + 1e-9);
  let to = Math.ceil(high / size - 1e-9);
  // the quotient of a large and a small number may be off by one
  if (multiple(from, step) - low > size * 1e-6) from -= 1;
  if (high - multiple(to, step) > size * 1e-6) to += 1;
  return { step, from, to };
}

const latticeTicks = ({ step, from, to }: Lattice) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => multiple(from + index, step));

function linearTicks(range: Range, count: number, isWhole: boolean): number[] {
  const power = powerOf(rawStep(range, count));
  const lattices = strides
    .map((digits) => ({ digits, power }))
    .filter((step) => !isWhole || Number.isInteger(multiple(1, step)))
    .map((step) => enclose(range, step));
  const fitting = lattices.find(({ from, to }) => to - from < count && to > from);
  return latticeTicks(fitting ?? enclose(range, { digits: 1000, power }));
}

/** a log axis that covers less than this factor looks like a linear one */
const narrowFactor = 1.2;

/**
 * Returns the scale to draw a range with: a narrow one is linear, because the logarithms of close
 * numbers have lost the digits in which they differ.
 */
export const drawnScale = (range: Range, scale: Scale): Scale =>
  scale === 'log' && !isFlat(range) && range[1] < range[0] * narrowFactor ? 'linear' : scale;

/** the power of the smallest number */
const minPower = -323;

/** Returns powers of ten, at whole decades; within one decade also 2 and 5. */
function logTicks([low, high]: Range, count: number): number[] {
  const from = Math.max(minPower, Math.floor(Math.log10(low) + 1e-9));
  const to = Math.ceil(Math.log10(high) - 1e-9);
  if (to - from <= 1) {
    const decade = [1, 2, 5, 10].map((digits) => multiple(1, { digits, power: from }));
    const first = decade.findLastIndex((tick) => tick <= low * (1 + 1e-9));
    const last = decade.findIndex((tick) => tick >= high * (1 - 1e-9));
    return decade.slice(Math.max(first, 0), last < 0 ? undefined : last + 1);
  }
  const stride = Math.ceil((to - from) / (count - 1));
  const decades = Math.ceil((to - from) / stride);
  return Array.from({ length: decades + 1 }, (_, index) =>
    multiple(1, { digits: 1, power: from + index * stride }),
  );
}

/** Adds space above and below a flat line, so that it does not lie on the edge. */
function withRoom(range: Range, scale: Scale): Range {
  if (!isFlat(range)) return range;
  const [low, high] = range;
  const size = sizeOf(range);
  if (scale === 'log') return [low / 10, high * 10];
  const room = size < smallest ? 1 : size * 0.1;
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
export function innerTicks(range: Range, count: number): number[] {
  const [low, high] = range;
  if (isFlat(range)) return [low];
  const raw = rawStep(range, count);
  const power = powerOf(raw);
  const digits = roundStrides.find(
    (each) => multiple(1, { digits: each, power }) >= raw * (1 - 1e-9),
  );
  const step = { digits: digits ?? 200, power };
  const size = multiple(1, step);
  const from = Math.ceil(low / size - 1e-9);
  const ticks = latticeTicks({ step, from, to: Math.floor(high / size + 1e-9) });
  return ticks.length > 0 ? ticks : [low];
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

const year = 365 * day;

/** Returns the smallest step of a clock or a calendar that is at least as long, in seconds. */
export const timeStep = (atLeast: number): number =>
  timeSteps.find((value) => value >= atLeast * (1 - 1e-9)) ??
  // decades, centuries and so on
  10 ** Math.ceil(Math.log10(atLeast / year)) * year;

/** The same as `innerTicks`, in seconds since the epoch, on round minutes, hours and days. */
export function timeTicks([low, high]: Range, count: number): number[] {
  if (!(high > low)) return [low];
  const hundredths = Math.round(timeStep((high - low) / count) * 100);
  const from = Math.ceil((low * 100) / hundredths - 1e-9);
  const to = Math.floor((high * 100) / hundredths + 1e-9);
  return latticeTicks({ step: { digits: hundredths, power: -2 }, from, to });
}
