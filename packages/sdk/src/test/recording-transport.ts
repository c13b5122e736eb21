import { createTransport, type TransportOptions } from '../client/transport';

export const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), init);
const user = {
  id: 3,
  username: 'mkowalski',
  admin: false,
  active: true,
  agentUserGroup: null,
};
export const me = () => json({ user });

/** A transport that records its requests, answered by `answer`. */
export function recording(options: Partial<TransportOptions> = {}, answer: () => Response = me) {
  const requests: Request[] = [];
  const client = createTransport({
    baseUrl: 'http://master',
    ...options,
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  return { client, requests };
}

export const answering = (body: BodyInit | null, init?: ResponseInit) =>
  recording({}, () => new Response(body, init)).client;
export const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
