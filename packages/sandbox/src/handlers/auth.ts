import type { Database, UserRow } from '../database';
import { storedPassword } from '../password';
import { createSession } from '../session';
import { invalidArgument, MasterError, unauthenticated } from './errors';
import type { HandlerRequest, Handlers } from './types';
import { userAnswer } from './user-answer';

export const authHandlers = {
  login: async ({ body, db, clock, random, answerHeaders }) => {
    const user = await checkCredentials(db, body);
    const session = createSession({ db, user, now: clock.now(), random });
    const expires = new Date(session.expiresAt).toUTCString();
    answerHeaders.append('Set-Cookie', `auth=${session.token}; Path=/; Expires=${expires}`);
    return { token: session.token, user: userAnswer(user) };
  },
  logout: ({ viewer, db, answerHeaders }) => {
    db.sessions.delete(viewer.session.id);
    // without a path, as the master sends it: the cookie of the sign-in stays in a browser
    answerHeaders.append('Set-Cookie', 'auth=; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
    return {};
  },
  currentUser: ({ viewer }) => ({ user: userAnswer(viewer.user) }),
  getMe: ({ viewer }) => ({ user: userAnswer(viewer.user) }),
} satisfies Partial<Handlers>;

async function checkCredentials(
  db: Database,
  body: HandlerRequest<'login'>['body'],
): Promise<UserRow> {
  const { username, password = '', isHashed } = body;
  if (username === '') throw invalidArgument('missing argument: username');
  const user = db.users.where((each) => each.username === username)[0];
  if (user?.passwordHash !== (await storedPassword(password, isHashed)))
    throw unauthenticated('invalid credentials');
  if (!user.active) throw new MasterError('PermissionDenied', 'user is not active');
  return user;
}
