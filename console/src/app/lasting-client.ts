import { createTransport } from '@trainyard/sdk/calls';
import { serverAddress } from './server-address';
import { session } from './session';

/**
 * For what is said as a tab closes: its requests are sent to their end when the page is gone. All
 * that is on its way so may hold 64 KiB, so it is for small words only (Fetch, keepalive).
 */
export const lastingClient = createTransport({
  baseUrl: serverAddress(),
  auth: session,
  fetch: (request) => globalThis.fetch(new Request(request, { keepalive: true })),
});
