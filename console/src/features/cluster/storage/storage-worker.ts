import {
  type StorageBlock,
  storageBlocks,
  storageQuery,
} from '@trainyard/insights/storage/storage-tree';
import { pages } from '@trainyard/sdk';
import { createTransport, getExperiments } from '@trainyard/sdk/calls';

/** The worker that reads the list; without a token it relies on the cookie. */
export type StorageRequest = { baseUrl: string; token: string | undefined };

/** A chunk, or the end of the list; after a failure the page reads the rest. */
export type StorageMessage = StorageBlock | 'done' | 'failed';

const send = (message: StorageMessage) => postMessage(message);

async function read({ baseUrl, token }: StorageRequest) {
  const client = createTransport({ baseUrl, ...(token === undefined ? {} : { auth: token }) });
  try {
    for await (const block of storageBlocks(pages(client, getExperiments, storageQuery)))
      send(block);
    send('done');
  } catch {
    send('failed');
  }
}

addEventListener('message', ({ data }: MessageEvent<StorageRequest>) => void read(data));
