import { tokenOf, tokenText } from '../auth/token';
import { MasterError, unauthenticated } from '../handlers/errors';
import { random } from '../lib/random';
import { isObject } from './recording';

/** Sign-in of a replay: real tokens are left out of recordings, so it gives out its own. */
export function createReplaySessions(users: Map<string, object>) {
  const usernames = new Map<string, string>();
  let count = 0;
  const userOf = (username: string): object | undefined =>
    // a recorded session may hold no user at all; then any name signs in as its owner
    users.size === 0 ? { id: 1, username, admin: false, active: true } : users.get(username);
  return {
    userOf,

    /** @throws MasterError 400, 401 */
    login(body: unknown): { token: string; user: object } {
      const username = isObject(body) && typeof body.username === 'string' ? body.username : '';
      if (username === '') throw new MasterError('InvalidArgument', 'missing argument: username');
      const user = userOf(username);
      if (!user) throw unauthenticated('invalid credentials');
      count += 1;
      const token = tokenText({ id: count, username }, random('replay').fork(count));
      usernames.set(token, username);
      return { token, user };
    },

    logout(headers: Headers) {
      usernames.delete(tokenOf(headers) ?? '');
    },

    /** Returns the name of the caller. @throws MasterError 401 */
    authenticate(headers: Headers): string {
      const token = tokenOf(headers);
      if (token === null) throw unauthenticated('token missing');
      const username = usernames.get(token);
      if (username === undefined) throw unauthenticated('invalid credentials');
      return username;
    },
  };
}
