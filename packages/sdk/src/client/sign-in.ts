import { isApiError } from '../errors/errors';
import * as operations from '../generated/operations/auth';
import type { Caller } from './call';
import type { Answer } from './operation';
import { tokenExpiry } from './token-expiry';
import type { AuthProvider } from './transport';

/** The user to sign in. The password is hashed before it is sent. */
export type Credentials = { username: string; password: string };

/**
 * Signs in with a plain password, which is sent hashed; returns the token and the user. A session
 * lasts 7 days, regardless of its use.
 * @throws ApiError 401 `invalid credentials`; 403 `user is not active`; 400 where sessions come
 *   from another system
 */
export async function login(
  client: Caller,
  { username, password }: Credentials,
): Promise<Answer<'login'>> {
  return client.call(operations.login, { body: { username, password } }, {});
}

/**
 * Ends the session of the client's token.
 * @throws ApiError 401 for a token without a session
 */
export async function logout(client: Caller): Promise<void> {
  await client.call(operations.logout, {}, {});
}

// a call that starts now has at least this much time
const marginMs = 60_000;

/**
 * An `auth` that signs in automatically: before the first call, once for all waiting calls, again
 * when the master refuses the token, and a minute before the token expires. A refused sign-in is
 * not repeated: every later call fails with the same error.
 */
export function credentials(user: Credentials): AuthProvider {
  let pending: Promise<string> | undefined;
  let endsAt = Number.POSITIVE_INFINITY;
  const signIn = async (master: Caller) => {
    try {
      const { token } = await login(master, user);
      endsAt = tokenExpiry(token)?.getTime() ?? Number.POSITIVE_INFINITY;
      return token;
    } catch (error) {
      // an unreachable master may recover, a wrong password stays wrong
      if (!isRefused(error)) pending = undefined;
      throw error;
    }
  };
  return {
    token(master) {
      if (!master) throw new TypeError('credentials need a client to sign in through');
      if (endsAt - marginMs < Date.now()) forget();
      pending ??= signIn(master);
      return pending;
    },
    refused: forget,
  };
  function forget() {
    pending = undefined;
    endsAt = Number.POSITIVE_INFINITY;
  }
}

const isRefused = (error: unknown) =>
  isApiError(error) && error.status !== undefined && error.status < 500;
