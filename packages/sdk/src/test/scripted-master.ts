import { type ClientOptions, createClient } from '../client/client';

/** The reaction of the master to one request. */
export type Turn =
  | { status: number; error?: string; headers?: Record<string, string> }
  | { body: object }
  | { lost: unknown }
  | 'cut'
  | 'silence';

/** The error of fetch when the master was never reached. */
export const unreached = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:8080'), { code: 'ECONNREFUSED' }),
});
/** The same for a connection that broke. */
export const broken = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
});

/** A client of a master that reacts in this order, and repeats the last reaction. */
export function scriptedMaster(
  turns: Turn[],
  options: Omit<Partial<ClientOptions>, 'target'> = {},
) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'http://master',
    retry: { jitter: 0 },
    ...options,
    fetch: async (request) => {
      const turn = turns[Math.min(requests.length, turns.length - 1)] ?? 'silence';
      requests.push(request);
      return answerOf(turn, request.signal);
    },
  });
  return { client, requests };
}

function answerOf(turn: Turn, signal: AbortSignal): Response | Promise<Response> {
  if (turn === 'silence') return silence(signal);
  if (turn === 'cut') return new Response(cutBody());
  if ('lost' in turn) throw turn.lost;
  if ('body' in turn) return Response.json(turn.body);
  const { status, error = 'no', headers = {} } = turn;
  return Response.json({ error: { code: 13, reason: 'Internal', error } }, { status, headers });
}

const cutBody = () => new ReadableStream({ pull: (controller) => controller.error(broken) });

const silence = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export const failure = (promise: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => Promise.reject(new Error('no failure')),
    (error: unknown) => error,
  );
