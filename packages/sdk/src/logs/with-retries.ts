import { isApiError } from '../errors/errors';
import { backoffMs } from '../middleware/backoff';

const attempts = 3;

/** Tries to read up to three times while the connection fails; a refusal is final. */
export async function withRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await read();
    } catch (error) {
      const isLost = isApiError(error) && error.type === 'server';
      if (signal.aborted || !isLost || failures >= attempts) throw error;
      await delay(backoffMs(failures), signal);
    }
  }
}

/** Resolves after this time, or at once when the signal aborts. */
export const delay = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
