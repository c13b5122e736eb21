import { hashPassword } from '@trainyard/sdk';
import type { Database, SessionRow, UserRow } from '../database/database';
import { denied, unauthenticated } from '../handlers/errors';
import type { Viewer } from '../handlers/types';
import { timestamp } from '../lib/clock';
import type { Random } from '../lib/random';
import type { HeaderSource } from '../wire/call';
import { type AccessMode, accessOf } from './access';

/** Returns the stored form of a password: the hash that clients send, or '' for none. */
export const storedPassword = async (password: string, isHashed: boolean): Promise<string> =>
  isHashed ? password : hashPassword(password);

/** A token in the format of a real one; its signature is fake. */
export function tokenText(payload: object, random: Random): string {
  const signature = Array.from({ length: 64 }, () => String.fromCharCode(random.int(0, 255)));
  const binary = JSON.stringify(payload) + signature.join('');
  return `v2.public.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The cookie of a sign-in, as the master sets it. */
export const signInCookie = (token: string, expiresAt: number) =>
  `auth=${token}; Path=/; Expires=${new Date(expiresAt).toUTCString()}`;

/** Without a path, as the master sends it: the cookie of the sign-in stays in a browser. */
export const signOutCookie = 'auth=; Expires=Thu, 01 Jan 1970 00:00:00 GMT';

// headers of users first, then those of containers
const tokenHeaders = [
  'authorization',
  'grpc-metadata-x-user-token',
  'grpc-metadata-x-allocation-token',
] as const;

/**
 * The token of a request, from a header or else from a cookie; '' for another kind of header, null
 * for none.
 */
export function tokenOf(headers: HeaderSource): string | null {
  const [header] = tokenHeaders.flatMap((name) => headers.get(name) ?? []);
  if (header !== undefined) {
    return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
  }
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith('auth='))?.slice('auth='.length) || null;
}

/** The lifetime of a session; use does not extend it. */
export const sessionLifeMs = 7 * 24 * 60 * 60 * 1000;

type CreateInput = { db: Database; user: UserRow; now: number; random: Random };

/** Signs a user in; the token has the format of a real one, its signature is fake. */
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

type AuthenticateInput = AccessMode & { db: Database; headers: HeaderSource; now: number };

/**
 * Finds the caller by the `Authorization` header, or else by the cookie `auth`.
 * @throws MasterError 401 `token missing` or `invalid credentials`; 403 when the user is inactive
 */
export function authenticate(input: AuthenticateInput): Viewer {
  const { db, headers, now, rbacEnabled, release } = input;
  const token = tokenOf(headers);
  if (token === null) throw unauthenticated('token missing');
  const session = db.sessions.where((each) => each.token === token && each.expiresAt > now)[0];
  const user = session && db.users.get(session.userId);
  if (!user) throw unauthenticated('invalid credentials');
  if (!user.active) throw denied();
  return { user, session, access: accessOf({ db, user, rbacEnabled, release }) };
}
