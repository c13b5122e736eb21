import { delayAfter, errorClassOf, maxAmbiguous } from '../poll/failure';
import { pollDelay } from '../poll/poll-delay';

const never = new AbortController().signal;

export type RepeatOptions = {
  signal?: AbortSignal | undefined;
  /** called with each failure, and the number of consecutive failures */
  onRetry?: ((error: unknown, failures: number) => void) | undefined;
};

/** Counts consecutive failures: tolerates transient ones, throws the others. */
export function tolerateFailures({ signal = never, onRetry }: RepeatOptions = {}) {
  let failures = 0;
  let ambiguous = 0;
  return {
    succeeded() {
      failures = 0;
      ambiguous = 0;
    },
    /** Waits as long as this failure requires. @throws the error itself when it is permanent */
    async after(error: unknown) {
      signal.throwIfAborted();
      const errorClass = errorClassOf(error);
      if (errorClass === 'ambiguous') ambiguous += 1;
      if (errorClass === 'permanent' || ambiguous >= maxAmbiguous) throw error;
      failures += 1;
      onRetry?.(error, failures);
      await pollDelay({ ms: delayAfter(error, failures), hiddenMs: 0, signal });
    },
  };
}

/** Repeats an idempotent step until it succeeds; waits for an unreachable master. */
export async function repeatUntilDone<T>(
  step: () => Promise<T>,
  options: RepeatOptions = {},
): Promise<T> {
  const wait = tolerateFailures(options);
  for (;;) {
    try {
      return await step();
    } catch (error) {
      await wait.after(error);
    }
  }
}
