/**
 * Resolves with the work, unless the signal comes first: not everything that is waited for listens
 * to it. Rejects with the reason of the signal.
 */
export const raceAbort = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  signal ? raced(work, signal) : work;

async function raced<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

type Messages<T> = AsyncGenerator<T, void, undefined>;

/** The reason of a signal whose loop was left or is over. */
const cancelled = /* @__PURE__ */ new DOMException('The loop was left', 'AbortError');

/**
 * A generator that can be left while it waits: `return()` ends what it waits for at once, which a
 * plain generator does only with its next value. Its body gets a signal that stands for both,
 * leaving and the caller's own; it calls `leave` at its end.
 */
export function cancellable<G extends Messages<unknown>>(
  outer: AbortSignal | undefined,
  body: (controller: AbortController) => G,
): G {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', stop, { signal });
  if (outer?.aborted) stop();
  const generator = body(controller);
  const end = generator.return.bind(generator);
  return Object.assign(generator, {
    return() {
      cancel(controller);
      return end(undefined);
    },
  });
}

/** Ends what the body of a left loop still does, and what listens for it. */
export const cancel = (controller: AbortController) => controller.abort(cancelled);
export const isCancelled = ({ signal }: AbortController) => signal.reason === cancelled;
