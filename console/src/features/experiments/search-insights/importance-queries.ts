import { keepPreviousData } from '@tanstack/react-query';
import { type Learned, type LearnedRequest, learnedOf } from '@trainyard/insights/advice/learned';
import type { ImportanceProgress } from '@trainyard/insights/importance/importance';
import { hyperparameters, smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { startTrustedWorker } from '@trainyard/ui/lib/trusted-worker';
import { composed } from '~/data/q';
import type { ImportanceNews } from './importance-worker';
import workerUrl from './importance-worker?worker&url';

type Options = { onProgress: (progress: ImportanceProgress) => void; enabled: boolean };

/** The trials of a search by which it is judged, with what they measured. */
export type Rows = Pick<LearnedRequest, 'features' | 'target' | 'later' | 'climbed'>;

/** The importance of the hyperparameters of a search and the advice, computed beside the page. */
export const importanceQuery = (
  { id, config }: Experiment,
  { features, target, later, climbed }: Rows,
  { onProgress, enabled }: Options,
) =>
  composed(
    'importance',
    { experimentId: id, target, features: features.length, later, climbed },
    (_, { signal }) =>
      requestImportance(
        {
          ...{ features, target, later, climbed, seed },
          ...{ isSmallerBetter: smallerIsBetter(config), space: hyperparameters(config) },
        },
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
  request: LearnedRequest,
  { signal, onProgress }: ImportanceOptions,
): Promise<Learned> {
  if (typeof Worker !== 'function') return Promise.resolve(learnedOf(request, onProgress));
  const worker = startTrustedWorker(workerUrl);
  return new Promise<Learned>((resolve, reject) => {
    worker.addEventListener('message', ({ data: news }: MessageEvent<ImportanceNews>) =>
      'result' in news ? resolve(news.result) : onProgress(news.progress),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
