import { useEffect, useMemo, useState } from 'react';
import { useStableValue } from '../../hooks/use-stable-value';
import { startTrustedWorker } from '../../lib/trusted-worker';
import { type DrawOptions, toDownsampledSeries } from './downsampled-series';
import { type LineData, noneClipped } from './line-data';
import type { LineDataAnswer, LineDataRequest } from './line-data-worker';
import workerUrl from './line-data-worker?worker&url';
import { bufferOf, packSeries, unpackLineData } from './packed-series';
import { pointCount, type Series } from './series';

/** fewer points are prepared faster here than they are transferred to the worker */
const workerAbove = 60_000;

let worker: Worker | undefined;
let lastId = 0;
let lastKey = 0;

function postToWorker(request: LineDataRequest, transfer: Transferable[] = []): Worker {
  worker ??= startTrustedWorker(workerUrl);
  worker.postMessage(request, { transfer });
  return worker;
}

function sendSeries(key: number, series: readonly Series[]) {
  const packed = packSeries(series);
  // this memory was just allocated and is not shared
  postToWorker({ key, series: packed }, bufferOf(packed) as Transferable[]);
}

type LineRequest = { key: number; options: DrawOptions };

function requestLines(request: LineRequest, onData: (data: LineData) => void) {
  const id = ++lastId;
  const own = postToWorker({ ...request, id });
  const onMessage = ({ data: answer }: MessageEvent<LineDataAnswer>) => {
    if (answer.id === id) onData(unpackLineData(answer.data));
  };
  own.addEventListener('message', onMessage);
  return () => own.removeEventListener('message', onMessage);
}

const noLines: LineData = { lines: [], clipped: noneClipped };

/** The worker's answer for a large set; returns the previous answer meanwhile. */
function useWorkerData(series: readonly Series[] | undefined, options: DrawOptions): LineData {
  const [answered, setAnswered] = useState<LineData>(noLines);
  const [key] = useState(() => ++lastKey);
  // sent before the size of the chart is known, which needs a layout first
  useEffect(() => {
    if (series) sendSeries(key, series);
  }, [key, series]);
  const hasRoom = options.columns > 1;
  useEffect(
    () => (series && hasRoom ? requestLines({ key, options }, setAnswered) : undefined),
    [key, series, options, hasRoom],
  );
  useEffect(() => () => worker?.postMessage({ forget: key }), [key]);
  return answered;
}

/** The data to draw; a worker prepares a large set while the previous picture stays visible. */
export function useDownsampledSeries(series: readonly Series[], options: DrawOptions): LineData {
  const isLarge = pointCount(series) > workerAbove && typeof Worker === 'function';
  const stable = useStableValue(options);
  const here = useMemo(
    () => (isLarge ? undefined : toDownsampledSeries(series, stable)),
    [isLarge, series, stable],
  );
  const answered = useWorkerData(isLarge ? series : undefined, stable);
  return here ?? answered;
}
