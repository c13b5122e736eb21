import { type Caller, createTransport } from '@trainyard/sdk/calls';
import { noteMasterTime } from '~/lib/master-now';
import { errorText } from './errors/error-text';
import { followAnswer } from './polling/silence';
import { serverAddress } from './session/server-address';
import { session } from './session/session';

/** The client of every call of the console. */
export const client: Caller = createTransport({
  baseUrl: serverAddress(),
  auth: session,
  errorText: (error) => errorText(error, client),
  fetch: async (request) => {
    const used = session.token();
    // read at each call, so that a test can replace the network
    const answer = await followAnswer(request, globalThis.fetch(request));
    noteMasterTime(answer);
    if (answer.status === 401) session.noteRefusal(used);
    return answer;
  },
});

/**
 * Returns a client without the session's token: it uses the browser's cookie, or the token of a
 * link.
 */
export const createGuestClient = (token?: string) =>
  createTransport({
    baseUrl: serverAddress(),
    errorText,
    fetch: (request) => globalThis.fetch(request),
    ...(token === undefined ? {} : { auth: token }),
  });
