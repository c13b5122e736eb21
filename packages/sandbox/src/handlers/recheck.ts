import { accessOf } from '../access';
import type { Asking } from './scopes';
import type { HandlerRequest } from './types';

type Reader = Pick<HandlerRequest<'trialLogs'>, 'db' | 'clock' | 'viewer' | 'rbacEnabled'>;

const everyMs = 5 * 60_000;

/**
 * Asks again, every 5 minutes of a long stream, whether the caller may read on, by the roles of
 * that time. The answer is called before each look for more.
 * @throws MasterError what `ask` throws, which becomes the last line of the stream
 */
export function askedAgain(reader: Reader, ask: (asking: Asking) => void): () => void {
  const { db, clock, viewer, rbacEnabled } = reader;
  let last = clock.now();
  return () => {
    if (clock.now() - last < everyMs) return;
    last = clock.now();
    ask({ db, viewer: { ...viewer, access: accessOf({ db, user: viewer.user, rbacEnabled }) } });
  };
}
