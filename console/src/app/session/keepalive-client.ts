import { createTransport } from '@trainyard/sdk/calls';
import { serverAddress } from './server-address';
import { session } from './session';

/**
 * The client for requests of a closing tab: the browser finishes them when the page is gone. All
 * keepalive requests together may hold 64 KiB, so it is for small bodies only (Fetch, keepalive).
 */
export const keepaliveClient = createTransport({
  baseUrl: serverAddress(),
  auth: session,
  fetch: (request) => globalThis.fetch(new Request(request, { keepalive: true })),
});
