import { startWorker } from '~/lib/own-worker';
import { type ImportanceRequest, type Importances, importanceOf } from './importance';
import workerUrl from './importance-worker?worker&url';

/** Computes it beside the page; what is no longer wanted stops. */
export function askImportance(
  request: ImportanceRequest,
  signal: AbortSignal,
): Promise<Importances> {
  if (typeof Worker !== 'function') return Promise.resolve(importanceOf(request));
  const worker = startWorker(workerUrl);
  return new Promise<Importances>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Importances>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
