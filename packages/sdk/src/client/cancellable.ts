import { onAbort } from './on-abort';

/**
 * Resolves with the work, unless the signal aborts first: not all work listens to the signal.
 * Rejects with the reason of the signal.
 */
export const raceAbort = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  signal ? raced(work, signal) : work;

async function raced<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let removeStop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    removeStop = onAbort(signal, () => reject(signal.reason));
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    removeStop();
  }
}

type Messages<T> = AsyncGenerator<T, void, undefined>;

/** The abort reason of a loop that was left or has ended. */
const canceled = /* @__PURE__ */ new DOMException('The loop was left', 'AbortError');

/**
 * A generator that can be canceled while it waits: `return()` ends its pending work at once, which
 * a plain generator only does at its next value. Its body receives a signal that aborts on both
 * `return()` and the caller's signal; it calls `leave` at its end.
 */
export function cancellable<G extends Messages<unknown>>(
  outer: AbortSignal | undefined,
  body: (controller: AbortController) => G,
): G {
  const controller = new AbortController();
  const { signal } = controller;
  const removeStop = onAbort(outer, () => controller.abort(outer?.reason));
  signal.addEventListener('abort', removeStop);
  const generator = body(controller);
  const end = generator.return.bind(generator);
  return Object.assign(generator, {
    return() {
      cancel(controller);
      return end(undefined);
    },
  });
}

/** Ends pending work of a canceled loop, and its listeners. */
export const cancel = (controller: AbortController) => controller.abort(canceled);
export const isCanceled = ({ signal }: AbortController) => signal.reason === canceled;
