import { createSession, signInCookie, signOutCookie, storedPassword } from '../../auth/session';

import type { Database, UserRow } from '../../database/database';
import { failedPrecondition, invalidArgument, MasterError, unauthenticated } from '../errors';
import type { HandlerRequest, Handlers } from '../types';
import { userAnswer } from './user-rules';

export const authHandlers = {
  login: async ({ body, db, clock, random, answerHeaders }) => {
    const user = await checkCredentials(db, body);
    const session = createSession({ db, user, now: clock.now(), random });
    answerHeaders.append('Set-Cookie', signInCookie(session.token, session.expiresAt));
    return { token: session.token, user: userAnswer(user) };
  },
  logout: ({ viewer, db, answerHeaders }) => {
    if (viewer.session.allocationId !== undefined) {
      throw failedPrecondition('cannot manually logout of an allocation session');
    }
    db.sessions.delete(viewer.session.id);
    answerHeaders.append('Set-Cookie', signOutCookie);
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
