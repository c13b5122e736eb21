import { createTransport } from '@trainyard/sdk/calls';
import { serverAddress } from './server-address';
import { session } from './session';

/** What every call of the console goes through. */
export const client = createTransport({
  baseUrl: serverAddress(),
  auth: session,
  // looked up at each call, so that a test can stand in for the network
  fetch: (request) => globalThis.fetch(request),
});
