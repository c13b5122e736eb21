import type { Size } from '../../hooks/use-element';
import type { Axis } from '../axes/axis';
import { type Dimension, dimensionAxis, hasPlace } from '../axes/dimension';
import type { OutlierMode } from '../axes/extent';
import { type Brushes, passes } from './brushes';

/**
 * One line: its value on each axis, in the order of the dimensions; undefined where it has none.
 */
export type ParallelLine = {
  id: string;
  name: string;
  values: readonly (number | undefined)[];
};

/** The position of a value on its axis, 0 to 1; undefined when the axis does not cover it. */
export type Shares = readonly (readonly (number | undefined)[])[];

const project = ({ scale }: Axis, value: number) => (scale === 'log' ? Math.log10(value) : value);

export function shareOf(axis: Axis, value: number): number {
  const [low, high] = [project(axis, axis.min), project(axis, axis.max)];
  return (project(axis, value) - low) / (high - low);
}

export function valueOfShare(axis: Axis, share: number): number {
  const [low, high] = [project(axis, axis.min), project(axis, axis.max)];
  const at = low + (high - low) * share;
  return axis.scale === 'log' ? 10 ** at : at;
}

/** One axis per dimension, over all lines; those of measured values may leave out outliers. */
export const parallelAxes = (
  dimensions: readonly Dimension[],
  lines: readonly ParallelLine[],
  outliers?: OutlierMode,
): Axis[] =>
  dimensions.map((dimension, index) =>
    dimensionAxis(dimension, {
      values: lines.flatMap(({ values }) => values[index] ?? []),
      count: 5,
      ...(outliers ? { outliers } : {}),
    }),
  );

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** A line beyond an axis ends where the axis does, and passes a brush of that end. */
export const sharesOf = (
  lines: readonly ParallelLine[],
  { dimensions, axes }: { dimensions: readonly Dimension[]; axes: readonly Axis[] },
): Shares =>
  lines.map(({ values }) =>
    values.map((value, index) => {
      const [dimension, axis] = [dimensions[index], axes[index]];
      return dimension && axis && hasPlace(dimension, value)
        ? clamp(shareOf(axis, value))
        : undefined;
    }),
  );

/** For each line, whether it passes the brushes of every axis. */
export const passing = (shares: Shares, brushes: ReadonlyMap<number, Brushes>): boolean[] =>
  shares.map((line) => [...brushes].every(([axis, of]) => passes(of, line[axis])));

/** Positions of the axes; a minimum distance keeps their names readable, and more axes scroll. */
export type ParallelLayout = {
  width: number;
  top: number;
  bottom: number;
  xs: readonly number[];
  /** true if the names are rotated, because they do not fit side by side */
  isSlanted: boolean;
  /** where level names are, by the place of their axis */
  spots: readonly NameSpot[];
};

export type NameSpot = { left: number; width: number };

const screenGap = 84;
const side = 48;

const nameHeight = 28;
const characterWidth = 6.6;
/** these letters are this much wider than an average one */
const wideLetter = /[mwMW@%]/g;
const wideExtra = 0.7;
/** between two names side by side */
const nameGap = 6;
/** at the left and right of a name, which is a button */
const namePadding = 4;
/** longer names are cut */
export const maxCharacters = 24;

/** An estimate of the width of a name, as a button. */
const buttonWidth = (name: string) =>
  (name.length + wideExtra * (name.match(wideLetter)?.length ?? 0)) * characterWidth +
  2 * namePadding;

/** How far the longest name extends up and to the right at 45 degrees. */
const reachOf = (names: readonly string[]) =>
  Math.ceil(
    Math.max(...names.map((name) => Math.min(maxCharacters, name.length))) *
      characterWidth *
      Math.SQRT1_2,
  );

/**
 * Centers each name on its axis, as far as the edges of the drawing allow; a name in the way of the
 * next one moves to the left, but stays above its axis.
 */
function levelSpots(
  names: readonly string[],
  { xs, width }: { xs: readonly number[]; width: number },
): NameSpot[] {
  const spots: NameSpot[] = [];
  let end = width;
  for (const [index, name] of [...names.entries()].reverse()) {
    const x = xs[index] ?? 0;
    const own = Math.min(width, buttonWidth(name));
    const left = Math.min(x - own / 2, Math.max(x - own, end - own));
    spots.unshift({ left: Math.max(0, left), width: own });
    end = left - nameGap;
  }
  return spots;
}

/** True if no name reaches into the next one. */
const areApart = (spots: readonly NameSpot[]): boolean =>
  spots.every(({ left, width }, index) => {
    const next = spots[index + 1];
    return next === undefined || left + width + nameGap <= next.left;
  });

/**
 * Places the axes, given their names in the order of the axes. On paper nothing scrolls: there the
 * axes may be closer to each other than `minGap`.
 */
export function parallelLayout(
  { width, height }: Size,
  names: readonly string[],
  minGap = screenGap,
): ParallelLayout {
  const gaps = Math.max(1, names.length - 1);
  const place = (reach: number) => {
    const right = Math.max(side, reach);
    const totalWidth = Math.max(width, side + right + minGap * gaps);
    const gap = (totalWidth - side - right) / gaps;
    const xs = names.map((_, index) => (names.length > 1 ? side + gap * index : totalWidth / 2));
    return { width: totalWidth, xs };
  };
  const level = place(0);
  const spots = levelSpots(names, level);
  const isSlanted = !areApart(spots);
  const reach = isSlanted ? reachOf(names) : 0;
  return {
    ...(isSlanted ? place(reach) : level),
    top: nameHeight + reach,
    bottom: Math.max(40 + reach, height - 10),
    isSlanted,
    spots,
  };
}

export const topOfShare = ({ top, bottom }: ParallelLayout, share: number): number =>
  bottom - share * (bottom - top);

export const shareOfTop = ({ top, bottom }: ParallelLayout, at: number): number =>
  (bottom - at) / (bottom - top);

type Spot = { left: number; top: number };

/**
 * The index of the line that passes closest above or below the pointer; axes in their displayed
 * order.
 */
export function nearestLine(
  shares: Shares,
  {
    spot,
    layout,
    order,
    isShown,
    within,
  }: {
    spot: Spot;
    layout: ParallelLayout;
    order: readonly number[];
    isShown: readonly boolean[];
    within: number;
  },
): number | undefined {
  const right = Math.max(
    1,
    layout.xs.findIndex((x) => x >= spot.left),
  );
  const [from = 0, to = 1] = [layout.xs[right - 1], layout.xs[right]];
  const [first, second] = [order[right - 1], order[right]];
  if (first === undefined || second === undefined || spot.left > (layout.xs.at(-1) ?? 0) + within)
    return undefined;
  const part = Math.min(1, Math.max(0, (spot.left - from) / (to - from)));
  let best: number | undefined;
  let distance = within;
  for (const [index, line] of shares.entries()) {
    const [a, b] = [line[first], line[second]];
    if (a === undefined || b === undefined || !isShown[index]) continue;
    const away = Math.abs(topOfShare(layout, a + (b - a) * part) - spot.top);
    if (away > distance) continue;
    distance = away;
    best = index;
  }
  return best;
}

/** Moves one axis to another position. */
export function moveAxis(order: readonly number[], axis: number, to: number): number[] {
  const rest = order.filter((one) => one !== axis);
  return rest.toSpliced(Math.min(rest.length, Math.max(0, to)), 0, axis);
}
