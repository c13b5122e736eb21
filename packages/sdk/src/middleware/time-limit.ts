import type { CallRequest, Middleware, Route } from '../client/call';
import { isInPage } from '../client/in-page';
import { onAbort } from '../client/on-abort';

const attemptMs = 60_000;
const longPollMs = 10_000;
// a longer timer would fire at once
const longestTimerMs = 0x7fff_ffff;
// the time for sending counts too, at a quarter of a megabyte per second
const bytesPerMs = 256;
// these wait for others of their allocation, for any time
const endless = ['allocationAllGather', 'allocationRendezvousInfo'];

/** The time limit of one attempt of this call, in ms. */
function limitOf({ operation, args, body, options }: CallRequest, base: number | undefined) {
  if (options.timeoutMs !== undefined) return options.timeoutMs;
  if (endless.includes(operation.id)) return Number.POSITIVE_INFINITY;
  const { timeoutSeconds } = args;
  const pollMs = typeof timeoutSeconds === 'number' ? timeoutSeconds * 1000 + longPollMs : 0;
  return Math.max(base ?? attemptMs, pollMs) + (body?.length ?? 0) / bytesPerMs;
}

type Limits = { timeoutMs: number | undefined; isOwnFetch: boolean };

/**
 * Ends an attempt that takes too long, including reading its answer: 60 s by default, for a long
 * poll the requested time plus 10 s, extended for a large body. Streams have no limit. Reads the
 * answer completely, so that a connection lost meanwhile counts as a failed attempt.
 */
export const limiting =
  ({ timeoutMs, isOwnFetch }: Limits): Middleware =>
  (request, next) => {
    if (isStream(request.operation)) return next(request);
    const isLeft = !isOwnFetch && timeoutMs === undefined && mayBeLeft(request);
    const controller = isLeft ? undefined : new AbortController();
    const limitMs = limitOf(request, timeoutMs);
    const { signal } = request;
    return new Promise<Response>((resolve, reject) => {
      const end = (reason: unknown) => {
        controller?.abort(reason);
        // not every fetch listens to the signal
        reject(reason);
      };
      const timer =
        limitMs > longestTimerMs ? undefined : setTimeout(() => end(tooLong(limitMs)), limitMs);
      const removeStop = onAbort(signal, () => end(signal?.reason));
      const over = () => {
        clearTimeout(timer);
        removeStop();
      };
      const pendingAnswer = next(controller ? { ...request, signal: controller.signal } : request);
      read(pendingAnswer, over).then(resolve, reject);
    });
  };

/**
 * Outside a page a signal takes as long as all the rest of a call. A first attempt that only our
 * own limit would stop has none: when it is late, it keeps running and its answer is dropped.
 */
const mayBeLeft = ({ signal, attempt, options }: CallRequest) =>
  !signal && attempt === 1 && options.timeoutMs === undefined && !isInPage();

const isStream = ({ stream }: Route) => stream === true;
const tooLong = (ms: number) => new DOMException(`timed out after ${duration(ms)}`, 'TimeoutError');
const duration = (ms: number) =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 100) / 10} s`;

/** The same answer with its text loaded, to be read any number of times. */
async function read(coming: Promise<Response>, over: () => void): Promise<Response> {
  try {
    const response = await coming;
    return withText(response, await response.text());
  } finally {
    over();
  }
}

// a new Response would take longer than all the rest of the client
const withText = (response: Response, text: string) =>
  Object.assign(response, {
    text: async () => text,
    json: async () => JSON.parse(text),
    clone: () => copyOf(response, text),
  });

function copyOf({ status, statusText, headers }: Response, text: string) {
  return new Response(text === '' ? null : text, { status, statusText, headers });
}
