import {
  type StorageBlock,
  storageBlocks,
  storageQuery,
} from '@trainyard/insights/storage/storage-tree';
import { pages } from '@trainyard/sdk';
import { createTransport, getExperiments } from '@trainyard/sdk/calls';

/** Where the list is read; without a token a cookie must do. */
export type StorageRequest = { baseUrl: string; token: string | undefined };

/** A block, or the end of the list; a failure leaves the rest to the page. */
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
