import { createTransport } from '@trainyard/sdk/calls';
import { noteMasterTime } from '~/lib/master-now';
import { serverAddress } from './server-address';
import { session } from './session';

/** What every call of the console goes through. */
export const client = createTransport({
  baseUrl: serverAddress(),
  auth: session,
  fetch: async (request) => {
    const used = session.token();
    // looked up at each call, so that a test can stand in for the network
    const answer = await globalThis.fetch(request);
    noteMasterTime(answer);
    if (answer.status === 401) session.noteRefusal(used);
    return answer;
  },
});

/** Calls without a token of ours: whom the browser's cookie names, and what a token of a link is worth. */
export const createGuestClient = (token?: string) =>
  createTransport({
    baseUrl: serverAddress(),
    fetch: (request) => globalThis.fetch(request),
    ...(token === undefined ? {} : { auth: token }),
  });

/** What masters do in different ways; that of a 0.38 master is set when one answers. */
export const masterTraits = {
  /** searches compare an experiment's progress in whole percent, not as a share of 1 */
  comparesPercent: false,
};
