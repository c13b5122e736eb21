import { toDownsampledCrowd } from '../parallel/downsampled-crowd';
import { type DrawOptions, toDownsampledSeries } from './downsampled-series';
import {
  bufferOf,
  type PackedLineData,
  type PackedSeries,
  packLineData,
  unpackSeries,
} from './packed-series';
import type { Series } from './series';

/**
 * The worker keeps the series until others arrive, so that a zoom or a scale sends its options
 * alone, and so that the series arrive before the size of the chart is known.
 */
export type LineDataRequest =
  | { key: number; series: PackedSeries[] }
  | { key: number; id: number; options: DrawOptions }
  | { forget: number };
export type LineDataAnswer = { id: number; data: PackedLineData };

type StoredSeries = { packed: PackedSeries[]; series?: Series[] };

const stored = new Map<number, StoredSeries>();

function linesOf(stored: StoredSeries, options: DrawOptions): PackedLineData {
  const crowd = toDownsampledCrowd(stored.packed, options);
  if (crowd) return crowd;
  stored.series ??= stored.packed.map(unpackSeries);
  return packLineData(toDownsampledSeries(stored.series, options));
}

addEventListener('message', ({ data: request }: MessageEvent<LineDataRequest>) => {
  if ('forget' in request) return void stored.delete(request.forget);
  if ('series' in request) return void stored.set(request.key, { packed: request.series });
  const data = linesOf(stored.get(request.key) ?? { packed: [] }, request.options);
  const answer: LineDataAnswer = { id: request.id, data };
  // this memory was just allocated and is not shared
  postMessage(answer, { transfer: bufferOf(data.lines) as Transferable[] });
});
