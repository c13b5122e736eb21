import { delayAfter, errorClassOf, maxAmbiguous } from '../poll/failure';
import { pollDelay } from '../poll/poll-delay';

const never = new AbortController().signal;

export type Patience = {
  signal?: AbortSignal | undefined;
  /** told each failure, and which one in a row it is */
  onRetry?: ((error: unknown, failures: number) => void) | undefined;
};

/** Counts failures in a row: gives way to those that can pass, throws the others. */
export function patience({ signal = never, onRetry }: Patience = {}) {
  let failures = 0;
  let ambiguous = 0;
  return {
    succeeded() {
      failures = 0;
      ambiguous = 0;
    },
    /** Waits as long as this failure asks for. @throws the error itself when it will not pass */
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

/** Repeats a step that may be repeated until it is done; a master that is away is waited for. */
export async function persist<T>(step: () => Promise<T>, options: Patience = {}): Promise<T> {
  const wait = patience(options);
  for (;;) {
    try {
      return await step();
    } catch (error) {
      await wait.after(error);
    }
  }
}
