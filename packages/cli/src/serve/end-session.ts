import type { Answer } from './answer';
import { sessionCookie } from './tasks/cookies';

/** True for the call that ends a session. */
export const isSignOut = (method: string | undefined, pathname: string): boolean =>
  method === 'POST' && pathname === '/api/v1/auth/logout';

/**
 * Deletes the session's cookie with the answer to a sign-out, also when the master refuses it:
 * pages cannot delete a cookie that they cannot read.
 */
export const withoutSession = (answer: Answer): Answer => ({
  ...answer,
  headers: [
    ...answer.headers.filter(([name]) => name.toLowerCase() !== 'set-cookie'),
    ['set-cookie', `${sessionCookie}=; Path=/; Max-Age=0; Expires=${new Date(0).toUTCString()}`],
  ],
});
