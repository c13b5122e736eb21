import type { UserRow } from '../database';
import { storedPassword } from '../password';
import { createSession } from '../session';
import { timestamp } from '../time';
import { signInCookie, signOutCookie } from '../token';
import { messageResponse } from '../wire/respond';
import { outsideJson } from './answers';
import type { OutsideRequest, OutsideRoute } from './route';

/** Sign-in and users as older clients ask for them. */
export const oldUserRoutes: OutsideRoute[] = [
  { method: 'POST', path: '/login', isOpen: true, answer: logIn },
  { method: 'POST', path: '/logout', answer: logOut },
  {
    method: 'GET',
    path: '/users',
    answer: ({ world }) => outsideJson(world.db.users.all().map(shown)),
  },
  {
    method: 'GET',
    path: '/users/me',
    answer: ({ viewer }) => outsideJson(viewer && shown(viewer.user)),
  },
];

async function logIn({ world, request, url }: OutsideRequest): Promise<Response> {
  const { db, clock, random } = world;
  const { username, password } = await credentialsOf(request);
  const user = db.users.where((each) => each.username === username)[0];
  // older clients send the password as it is stored: salted and hashed
  const fits = [await storedPassword(password, true), await storedPassword(password, false)];
  if (!user || !fits.includes(user.passwordHash))
    return messageResponse(403, 'invalid credentials');
  if (!user.active) return messageResponse(403, 'user not active');
  const session = createSession({ db, user, now: clock.now(), random });
  const response = outsideJson({ token: session.token });
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

function logOut({ world, viewer }: OutsideRequest): Response {
  if (viewer) world.db.sessions.delete(viewer.session.id);
  const response = outsideJson('');
  response.headers.append('Set-Cookie', signOutCookie);
  return response;
}

const shown = (user: UserRow) => ({
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
