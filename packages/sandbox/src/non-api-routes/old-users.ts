import { createSession, signInCookie, signOutCookie, storedPassword } from '../auth/session';

import type { UserRow } from '../database/database';
import { timestamp } from '../lib/clock';
import { messageResponse } from '../wire/respond';
import { nonApiJson } from './answers';
import type { NonApiRequest, NonApiRoute } from './route';

/** Sign-in and users for older clients. */
export const oldUserRoutes: NonApiRoute[] = [
  { method: 'POST', path: '/login', isOpen: true, answer: logIn },
  { method: 'POST', path: '/logout', answer: logOut },
  {
    method: 'GET',
    path: '/users',
    answer: ({ masterState }) => nonApiJson(masterState.db.users.all().map(answerOf)),
  },
  {
    method: 'GET',
    path: '/users/me',
    answer: ({ viewer }) => nonApiJson(viewer && answerOf(viewer.user)),
  },
];

async function logIn({ masterState, request, url }: NonApiRequest): Promise<Response> {
  const { db, clock, random } = masterState;
  const { username, password } = await credentialsOf(request);
  const user = db.users.where((each) => each.username === username)[0];
  // older clients send the stored form of the password: salted and hashed
  const fits = [await storedPassword(password, true), await storedPassword(password, false)];
  if (!user || !fits.includes(user.passwordHash))
    return messageResponse(403, 'invalid credentials');
  if (!user.active) return messageResponse(403, 'user not active');
  const session = createSession({ db, user, now: clock.now(), random });
  const response = nonApiJson({ token: session.token });
  if (url.searchParams.get('cookie') === 'true') {
    response.headers.append('Set-Cookie', signInCookie(session.token, session.expiresAt));
  }
  return response;
}

async function credentialsOf(request: Request) {
  const body: unknown = await request.json().catch(() => null);
  const field = (name: string) => {
    const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { username: field('username'), password: field('password') };
}

function logOut({ masterState, viewer }: NonApiRequest): Response {
  if (viewer) masterState.db.sessions.delete(viewer.session.id);
  const response = nonApiJson('');
  response.headers.append('Set-Cookie', signOutCookie);
  return response;
}

const answerOf = (user: UserRow) => ({
  id: user.id,
  display_name: user.displayName || null,
  username: user.username,
  name: '',
  admin: user.admin,
  active: user.active,
  modified_at: timestamp(user.modifiedAt),
  remote: user.remote,
  agent_uid: user.agentUserGroup?.agentUid ?? null,
  agent_gid: user.agentUserGroup?.agentGid ?? null,
  agent_user: user.agentUserGroup?.agentUser ?? null,
  agent_group: user.agentUserGroup?.agentGroup ?? null,
});
