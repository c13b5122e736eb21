import { useEffect, useMemo, useRef, useState } from 'react';
import { startWorker } from '~/lib/own-worker';
import { type DrawOptions, toDrawnData } from './drawn-data';
import type { LineData } from './line-data';
import type { LineDataAnswer, LineDataRequest } from './line-data-worker';
import workerUrl from './line-data-worker?worker&url';
import { buffersOf, packSeries, unpackLineData } from './packed-series';
import { pointCount, type Series } from './series';

/** fewer points are prepared faster here than they cross to the worker */
const workerAbove = 60_000;

let worker: Worker | undefined;
let lastId = 0;
let lastKey = 0;

function askWorker(request: Omit<LineDataRequest, 'id'>, onData: (data: LineData) => void) {
  worker ??= startWorker(workerUrl);
  const id = ++lastId;
  const own = worker;
  const onMessage = ({ data: answer }: MessageEvent<LineDataAnswer>) => {
    if (answer.id === id) onData(unpackLineData(answer.data));
  };
  own.addEventListener('message', onMessage);
  const transfer = buffersOf(request.series ?? []) as Transferable[];
  own.postMessage({ ...request, id } satisfies LineDataRequest, { transfer });
  return () => own.removeEventListener('message', onMessage);
}

const noLines: LineData = { lines: [], clipped: 0 };

/** the same object as long as what it says is the same */
function useStable(options: DrawOptions): DrawOptions {
  const text = JSON.stringify(options);
  return useMemo(() => JSON.parse(text), [text]);
}

/** the answer of the worker for a large set, while the last one stays */
function useWorkerData(series: readonly Series[] | undefined, options: DrawOptions): LineData {
  const [answered, setAnswered] = useState<LineData>(noLines);
  const sent = useRef<readonly Series[]>(undefined);
  const key = useRef(0);
  useEffect(() => {
    if (!series) return;
    key.current ||= ++lastKey;
    const isKnown = sent.current === series;
    sent.current = series;
    const packed = isKnown ? {} : { series: series.map(packSeries) };
    return askWorker({ key: key.current, options, ...packed }, setAnswered);
  }, [series, options]);
  useEffect(
    () => () => {
      worker?.postMessage({ forget: key.current });
      sent.current = undefined;
    },
    [],
  );
  return answered;
}

/** what to draw; a large set is prepared in a worker while the last picture stays */
export function useDrawnData(series: readonly Series[], options: DrawOptions): LineData {
  const isLarge = pointCount(series) > workerAbove && typeof Worker === 'function';
  const stable = useStable(options);
  const here = useMemo(
    () => (isLarge ? undefined : toDrawnData(series, stable)),
    [isLarge, series, stable],
  );
  const answered = useWorkerData(isLarge ? series : undefined, stable);
  return here ?? answered;
}
