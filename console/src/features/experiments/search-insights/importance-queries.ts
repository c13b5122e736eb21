import { keepPreviousData } from '@tanstack/react-query';
import {
  type ImportanceProgress,
  type ImportanceRequest,
  type Importances,
  importanceOf,
} from '@trainyard/insights/importance/importance';
import type { MeasuredRows } from '@trainyard/insights/importance/measured-rows';
import { smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { startTrustedWorker } from '@trainyard/ui/lib/trusted-worker';
import { composed } from '~/data/q';
import type { ImportanceNews } from './importance-worker';
import workerUrl from './importance-worker?worker&url';

type Options = { onProgress: (progress: ImportanceProgress) => void; enabled: boolean };

/** The importance of the hyperparameters of a search, computed beside the page. */
export const importanceQuery = (
  { id, config }: Experiment,
  { features, target }: MeasuredRows,
  { onProgress, enabled }: Options,
) =>
  composed(
    'importance',
    { experimentId: id, target, features: features.length },
    (_, { signal }) =>
      requestImportance(
        { features, target, isSmallerBetter: smallerIsBetter(config), seed },
        { signal, onProgress },
      ),
    { enabled, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );

/** an arbitrary seed: the result is the same for everyone and every time */
const seed = 1;

type ImportanceOptions = {
  signal: AbortSignal;
  onProgress: (progress: ImportanceProgress) => void;
};

/**
 * Computes the importance in a worker and reports the progress; aborts when it is no longer needed.
 */
function requestImportance(
  request: ImportanceRequest,
  { signal, onProgress }: ImportanceOptions,
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
