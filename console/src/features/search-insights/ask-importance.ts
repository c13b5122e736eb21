import {
  type ImportanceProgress,
  type ImportanceRequest,
  type Importances,
  importanceOf,
} from '@trainyard/insights/importance/importance';
import { startTrustedWorker } from '@trainyard/ui/lib/trusted-worker';
import type { ImportanceNews } from './importance-worker';
import workerUrl from './importance-worker?worker&url';

type Asking = { signal: AbortSignal; onProgress: (progress: ImportanceProgress) => void };

/** Computes it beside the page, saying how far it is; what is no longer wanted stops. */
export function askImportance(
  request: ImportanceRequest,
  { signal, onProgress }: Asking,
): Promise<Importances> {
  if (typeof Worker !== 'function') return Promise.resolve(importanceOf(request, onProgress));
  const worker = startTrustedWorker(workerUrl);
  return new Promise<Importances>((resolve, reject) => {
    worker.addEventListener('message', ({ data: news }: MessageEvent<ImportanceNews>) =>
      'result' in news ? resolve(news.result) : onProgress(news.progress),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
