import { backoffMs } from '@trainyard/sdk/calls';
import { retryThrice } from '~/app/retry';

/** Reads again what a connection that broke did not bring, three times in all; a refusal is final. */
export async function thrice<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || !retryThrice(failures, error)) throw error;
      await waited(backoffMs(failures + 1), signal);
    }
  }
}

/** Some time later, or at once when nobody waits any more. */
export const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
