import { type DrawOptions, toDrawnData } from './drawn-data';
import type { LineData } from './line-data';
import { type PackedSeries, unpackSeries } from './packed-series';

export type LineDataRequest = { id: number; series: PackedSeries[]; options: DrawOptions };
export type LineDataAnswer = { id: number; data: LineData };

addEventListener('message', ({ data: request }: MessageEvent<LineDataRequest>) => {
  const data = toDrawnData(request.series.map(unpackSeries), request.options);
  const answer: LineDataAnswer = { id: request.id, data };
  postMessage(answer);
});
