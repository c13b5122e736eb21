import { accessOf } from '../auth/access';
import type { Asking } from './scopes';
import type { HandlerRequest } from './types';

type Reader = Pick<HandlerRequest<'trialLogs'>, 'db' | 'clock' | 'viewer' | 'rbacEnabled'>;

const everyMs = 5 * 60_000;

/**
 * Returns a function that a stream calls before it reads more. Every 5 minutes it checks again
 * whether the caller may read, by the roles of that time.
 * @throws MasterError the error of `ask`, which becomes the last line of the stream
 */
export function createReauthorizer(reader: Reader, ask: (asking: Asking) => void): () => void {
  const { db, clock, viewer, rbacEnabled } = reader;
  let last = clock.now();
  return () => {
    if (clock.now() - last < everyMs) return;
    last = clock.now();
    ask({ db, viewer: { ...viewer, access: accessOf({ db, user: viewer.user, rbacEnabled }) } });
  };
}
