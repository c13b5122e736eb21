import { useEffect, useMemo, useState } from 'react';
import { startWorker } from '~/lib/own-worker';
import { type DrawOptions, toDrawnData } from './drawn-data';
import type { LineData } from './line-data';
import type { LineDataAnswer, LineDataRequest } from './line-data-worker';
import workerUrl from './line-data-worker?worker&url';
import { packSeries } from './packed-series';
import { pointCount, type Series } from './series';

/** fewer points are prepared faster here than they cross to the worker */
const workerAbove = 60_000;

let worker: Worker | undefined;
let lastId = 0;

function askWorker(request: Omit<LineDataRequest, 'id'>, onData: (data: LineData) => void) {
  worker ??= startWorker(workerUrl);
  const id = ++lastId;
  const own = worker;
  const onMessage = ({ data: answer }: MessageEvent<LineDataAnswer>) => {
    if (answer.id === id) onData(answer.data);
  };
  own.addEventListener('message', onMessage);
  own.postMessage({ ...request, id } satisfies LineDataRequest);
  return () => own.removeEventListener('message', onMessage);
}

const noLines: LineData = { lines: [] };

/** what to draw; a large set is prepared in a worker while the last picture stays */
export function useDrawnData(series: readonly Series[], options: DrawOptions): LineData {
  const { scale, smoothing, columns } = options;
  const [from, to] = options.range ?? [];
  const isLarge = pointCount(series) > workerAbove && typeof Worker === 'function';
  const stable = useMemo<DrawOptions>(
    () => ({
      scale,
      columns,
      ...(smoothing === undefined ? {} : { smoothing }),
      ...(from === undefined || to === undefined ? {} : { range: [from, to] as const }),
    }),
    [scale, smoothing, columns, from, to],
  );
  const here = useMemo(
    () => (isLarge ? undefined : toDrawnData(series, stable)),
    [isLarge, series, stable],
  );
  const [answered, setAnswered] = useState<LineData>(noLines);
  useEffect(() => {
    if (!isLarge) return;
    return askWorker({ series: series.map(packSeries), options: stable }, setAnswered);
  }, [isLarge, series, stable]);
  return here ?? answered;
}
