import { rangeWithoutOutliers } from '../axes/extent';
import { crowdLimit, fewSeries, isDownsampled, pickByTriangles } from '../lines/downsample';
import type { DrawOptions } from '../lines/downsampled-series';
import { noneClipped } from '../lines/line-data';
import {
  type PackedLineData,
  type PackedPoints,
  type PackedSeries,
  packer,
} from '../lines/packed-series';
import type { Range, Scale } from '../lines/series';

type Extent = { low: number; high: number };

/** The lowest and highest value; undefined if any of them has no place on the axis. */
function extentOf(ys: Float64Array, scale: Scale): Extent | undefined {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const y of ys) {
    if (!Number.isFinite(y)) return undefined;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return scale === 'log' && low <= 0 ? undefined : { low, high };
}

const isPlain = ({ smoothing = 0, range, yRange, outliers }: DrawOptions) =>
  smoothing === 0 && !range && !yRange && outliers !== 'left-out';

/** values of each line that tell whether outliers stretch the axis */
const sampledValues = 100;

/** Returns true if the axis leaves out outliers, which takes the general path. */
function hasOutliers(series: readonly PackedSeries[], y: Range, { outliers, scale }: DrawOptions) {
  if (outliers !== 'auto' || scale === 'log') return false;
  const values = series.flatMap(({ ys }) => {
    const step = Math.max(1, Math.ceil(ys.length / sampledValues));
    return Array.from({ length: Math.ceil(ys.length / step) }, (_, at) => ys[at * step] ?? 0);
  });
  return rangeWithoutOutliers(values, y) !== undefined;
}

/** The lowest and highest x of all lines, each of which is ordered by x. */
function ends(series: readonly PackedSeries[]): Range {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { xs } of series) {
    from = Math.min(from, xs[0] ?? from);
    to = Math.max(to, xs.at(-1) ?? to);
  }
  return [from, to];
}

/**
 * Returns the result of `toDownsampledSeries` for many lines that are drawn unchanged, straight
 * from their numbers, without creating an object for each of a million points. Undefined where the
 * general path is needed.
 */
export function toDownsampledCrowd(
  series: readonly PackedSeries[],
  options: DrawOptions,
): PackedLineData | undefined {
  if (series.length <= fewSeries || !isPlain(options)) return undefined;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { ys, band, flags } of series) {
    const extent = extentOf(ys, options.scale);
    if (!extent || band || flags) return undefined;
    low = Math.min(low, extent.low);
    high = Math.max(high, extent.high);
  }
  if (low > high || hasOutliers(series, [low, high], options)) return undefined;
  return {
    lines: thinnedLines(series, options),
    clipped: noneClipped,
    x: ends(series),
    y: [low, high],
  };
}

function thinnedLines(series: readonly PackedSeries[], { columns }: DrawOptions) {
  const limit = crowdLimit({ columns, seriesCount: series.length });
  const picks = series.map(({ xs, ys }) =>
    isDownsampled(xs.length, limit) ? pickByTriangles({ xs, ys }, limit) : undefined,
  );
  const take = packer(
    series.reduce((count, { xs }, index) => count + (picks[index]?.length ?? xs.length), 0),
  );
  return series.map(({ id, color, dash = [], xs, ys }, index) => ({
    id,
    color,
    dash,
    marks: [],
    ...picked({ xs, ys }, { picks: picks[index], into: take(picks[index]?.length ?? xs.length) }),
  }));
}

type Picked = { picks: readonly number[] | undefined; into: PackedPoints };

function picked({ xs, ys }: PackedPoints, { picks, into }: Picked): PackedPoints {
  for (let place = 0; place < into.xs.length; place++) {
    const index = picks?.[place] ?? place;
    into.xs[place] = xs[index] ?? Number.NaN;
    into.ys[place] = ys[index] ?? Number.NaN;
  }
  return into;
}
