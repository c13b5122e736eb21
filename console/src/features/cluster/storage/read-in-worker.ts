import {
  type StorageBlock,
  storageBlocks,
  storageQuery,
} from '@trainyard/insights/storage/storage-tree';
import { pages } from '@trainyard/sdk';
import { getExperiments } from '@trainyard/sdk/calls';
import { startTrustedWorker } from '@trainyard/ui/lib/trusted-worker';
import { client } from '~/app/api';
import { serverAddress } from '~/app/session/server-address';
import { session } from '~/app/session/session';
import type { StorageMessage, StorageRequest } from './storage-worker';
import workerUrl from './storage-worker?worker&url';

/** Blocks of a worker until the list ends; the last chunk is an error where the worker gave up. */
function blocksOfWorker(signal: AbortSignal): ReadableStream<StorageBlock> {
  const worker = startTrustedWorker(workerUrl);
  return new ReadableStream({
    start(controller) {
      const end = (close: () => void) => {
        worker.terminate();
        close();
      };
      worker.onmessage = ({ data }: MessageEvent<StorageMessage>) => {
        if (data === 'done') end(() => controller.close());
        else if (data === 'failed')
          end(() => controller.error(new Error('The worker stopped with an error.')));
        else controller.enqueue(data);
      };
      worker.onerror = ({ message }) => end(() => controller.error(new Error(message)));
      signal.addEventListener('abort', () => end(() => controller.error(signal.reason)));
      const request: StorageRequest = { baseUrl: serverAddress(), token: session.token() };
      worker.postMessage(request);
    },
  });
}

/**
 * Reads the experiments that have checkpoints with files, in blocks. A worker reads and decodes
 * them, so that the page continues; what it cannot read, such as after the end of a session, the
 * page reads.
 * @throws ApiError of a call that fails
 */
export async function* readInWorker(signal: AbortSignal): AsyncGenerator<StorageBlock> {
  const experimentIds = new Set<number>();
  if (typeof Worker === 'function') {
    const reader = blocksOfWorker(signal).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        for (const { id } of value.experiments) experimentIds.add(id);
        yield value;
      }
    } catch {
      signal.throwIfAborted();
    }
  }
  const listed = pages(client, getExperiments, storageQuery, { signal });
  for await (const block of storageBlocks(listed))
    yield { ...block, experiments: block.experiments.filter(({ id }) => !experimentIds.has(id)) };
}
