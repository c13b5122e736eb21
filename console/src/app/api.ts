import { createTransport } from '@trainyard/sdk/calls';
import { basePath } from './base-path';
import { session } from './session';
import { readJsonText } from './storage';

/** Address of the master without a slash at its end: the one chosen in this browser, else where the page came from. */
export const serverAddress = (): string =>
  (readJsonText('global/server-address') ?? new URL(basePath(), location.href).href).replace(
    /\/+$/,
    '',
  );

/** What every call of the console goes through. */
export const client = createTransport({
  baseUrl: serverAddress(),
  auth: session,
  // looked up at each call, so that a test can stand in for the network
  fetch: (request) => globalThis.fetch(request),
});
