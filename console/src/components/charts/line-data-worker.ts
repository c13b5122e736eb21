import { type DrawOptions, toDrawnData } from './drawn-data';
import {
  buffersOf,
  type PackedLineData,
  type PackedSeries,
  packLineData,
  unpackSeries,
} from './packed-series';

/** series once sent stay until others come, so that a zoom or a scale asks with its options alone */
export type LineDataRequest = {
  id: number;
  key: number;
  series?: PackedSeries[];
  options: DrawOptions;
};
export type LineDataAnswer = { id: number; data: PackedLineData };

const known = new Map<number, ReturnType<typeof unpackSeries>[]>();

addEventListener(
  'message',
  ({ data: request }: MessageEvent<LineDataRequest | { forget: number }>) => {
    if ('forget' in request) return void known.delete(request.forget);
    if (request.series) known.set(request.key, request.series.map(unpackSeries));
    const data = packLineData(toDrawnData(known.get(request.key) ?? [], request.options));
    const answer: LineDataAnswer = { id: request.id, data };
    postMessage(answer, { transfer: buffersOf(data.lines) as Transferable[] });
  },
);
