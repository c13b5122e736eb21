import type { ProfileSeries } from '@trainyard/sdk/flows';

export type { ProfileSeries };

/** A measurement: seconds since 1970, and the value in the unit of its series. */
export type ProfilePoint = ProfileSeries['points'][number];

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which a share of the values lies, at a position of the sorted ones. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

export const medianOf = (values: readonly number[]): number => quantileOf(values, 0.5);

/** The usual time between two points of a series, in seconds. */
export function stepOf(points: readonly ProfilePoint[]): number {
  const steps = points.slice(1).map(({ x }, at) => x - (points[at]?.x ?? x));
  return Math.max(0.1, medianOf(steps.filter((step) => step > 0)) || 1);
}

/** The number of parts into which a profile is cut: what holds by chance does not hold in most. */
const parts = 8;

/** An effect counts if it is there in this many of the parts. */
export const enoughParts = 7;

/** Cuts values that are in the order of time into parts of equal length. */
export function inParts<Value>(values: readonly Value[]): Value[][] {
  const size = values.length / parts;
  return Array.from({ length: parts }, (_, at) =>
    values.slice(Math.round(at * size), Math.round((at + 1) * size)),
  );
}

/** Means of series over windows of equal length, as far as each of them has points in a window. */
export function windowMeans(
  lines: readonly (readonly ProfilePoint[])[],
  seconds: number,
): { from: number; means: number[] }[] {
  const windows = new Map<number, { sum: number; count: number }[]>();
  for (const [at, points] of lines.entries())
    for (const { x, y } of points) {
      const key = Math.floor(x / seconds);
      const sums = windows.get(key) ?? lines.map(() => ({ sum: 0, count: 0 }));
      windows.set(key, sums);
      const own = sums[at];
      if (!own) continue;
      own.sum += y;
      own.count += 1;
    }
  return [...windows]
    .filter(([, sums]) => sums.every(({ count }) => count > 0))
    .sort(([one], [other]) => one - other)
    .map(([key, sums]) => ({
      from: key * seconds,
      means: sums.map(({ sum, count }) => sum / count),
    }));
}

/** Pearson's correlation; 0 where one of both does not vary. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const [meanX, meanY] = [meanOf(pairs.map(([x]) => x)), meanOf(pairs.map(([, y]) => y))];
  let [both, varX, varY] = [0, 0, 0];
  for (const [x, y] of pairs) {
    both += (x - meanX) * (y - meanY);
    varX += (x - meanX) ** 2;
    varY += (y - meanY) ** 2;
  }
  return varX === 0 || varY === 0 ? 0 : both / Math.sqrt(varX * varY);
}
