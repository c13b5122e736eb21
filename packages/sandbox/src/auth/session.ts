import type { Database, SessionRow, UserRow } from '../database/database';
import { denied, unauthenticated } from '../handlers/errors';
import type { Viewer } from '../handlers/types';
import type { Random } from '../lib/random';
import { timestamp } from '../lib/time';
import type { HeaderSource } from '../wire/call';
import { accessOf } from './access';
import { tokenOf, tokenText } from './token';

/** The lifetime of a session; use does not extend it. */
export const sessionLifeMs = 7 * 24 * 60 * 60 * 1000;

type CreateInput = { db: Database; user: UserRow; now: number; random: Random };

/** Signs a user in; the token has the shape of a real one, its signature is made up. */
export function createSession({ db, user, now, random }: CreateInput): SessionRow {
  const id = db.sessions.nextId();
  const expiresAt = now + sessionLifeMs;
  const payload = { id, user_id: user.id, expiry: timestamp(expiresAt) };
  const token = tokenText(payload, random.fork('token', id, user.id, expiresAt));
  return db.sessions.insert({ id, userId: user.id, token, expiresAt });
}

/** Ends every session of a user, as a change of password does. */
export function deleteSessionsOf(db: Database, userId: number) {
  for (const session of db.sessions.where((each) => each.userId === userId)) {
    db.sessions.delete(session.id);
  }
}

type AuthenticateInput = { db: Database; headers: HeaderSource; now: number; rbacEnabled: boolean };

/**
 * Finds the caller by the `Authorization` header, or else by the cookie `auth`.
 * @throws MasterError 401 `token missing` or `invalid credentials`; 403 when the user is inactive
 */
export function authenticate(input: AuthenticateInput): Viewer {
  const { db, headers, now, rbacEnabled } = input;
  const token = tokenOf(headers);
  if (token === null) throw unauthenticated('token missing');
  const session = db.sessions.where((each) => each.token === token && each.expiresAt > now)[0];
  const user = session && db.users.get(session.userId);
  if (!user) throw unauthenticated('invalid credentials');
  if (!user.active) throw denied();
  return { user, session, access: accessOf({ db, user, rbacEnabled }) };
}
