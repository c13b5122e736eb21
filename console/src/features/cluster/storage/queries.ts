import type { StorageExperiment } from '@trainyard/insights/storage/storage-tree';
import { getExperimentCheckpoints, getExperiments } from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import { composed, showParts } from '~/data/q';
import { readInWorker } from './read-in-worker';

export type StorageRead = {
  /** experiments with files, largest first; the array grows while the rest is read */
  experiments: StorageExperiment[];
  /** number of experiments that were read so far; some have no files */
  read: number;
  total: number;
  isDone: boolean;
};

// often enough to be seen growing, and rare enough that a long list is drawn few times
const shownEveryMs = 400;

export const storageQueries = {
  /**
   * All experiments that have checkpoints with files, shown as they are read. Reading takes many
   * requests, so a write disables the query until the user presses a button that reads again.
   */
  all: () =>
    composed(
      'storedExperiments',
      {},
      async (_, context): Promise<StorageRead> => {
        const show = showParts<StorageRead>(context);
        const experiments: StorageExperiment[] = [];
        let progress = { read: 0, total: 0 };
        let shownAt = Number.NEGATIVE_INFINITY;
        for await (const { experiments: more, ...rest } of readInWorker(context.signal)) {
          experiments.push(...more);
          progress = rest;
          if (performance.now() - shownAt < shownEveryMs) continue;
          shownAt = performance.now();
          show({ experiments, ...progress, isDone: false });
        }
        return { experiments, ...progress, isDone: true };
      },
      {
        // comparing a long list with the previous one takes longer than rendering it
        structuralSharing: false,
        staleTime: Number.POSITIVE_INFINITY,
        // the worker sends its calls by another client
        ...showsOf(getExperiments, getExperimentCheckpoints),
        enabled: ({ state }) => state.data === undefined || !state.isInvalidated,
        error: 'Unable to fetch experiments.',
      },
    ),
};
