import { createTransport } from '@trainyard/sdk/calls';
import { serverAddress } from './server-address';
import { session } from './session';

/**
 * The client for requests of a closing tab: the browser completes them after the page is closed.
 * All keepalive requests together may contain 64 KiB, so it is for small bodies only (Fetch,
 * keepalive).
 */
export const keepaliveClient = createTransport({
  baseUrl: serverAddress(),
  auth: session,
  fetch: (request) => globalThis.fetch(new Request(request, { keepalive: true })),
});
