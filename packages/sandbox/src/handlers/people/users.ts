import { storedPassword } from '../../auth/password';
import { deleteSessionsOf } from '../../auth/session';
import type { UserRow } from '../../database/database';
import { addUser } from '../../database/start-state';
import { timestamp } from '../../lib/time';
import { pageInMemory } from '../../lists/paging';
import { type SortValue, sortRows } from '../../lists/sort';
import { allow } from '../allow';
import { invalidArgument, notFound } from '../errors';
import { isLike } from '../like';
import type { HandlerRequest, Handlers } from '../types';
import { userAnswer } from './user-answer';
import { patchUserRow } from './user-patch';
import { checkNewUser, completeAgentUserGroup, findUser } from './user-rules';

export const userHandlers = {
  getUsers: ({ query, db }) => {
    const { name = '' } = query;
    const isNamed = (text: string) => isLike(text, `%${name}%`);
    const rows = db.users.where((user) => isNamed(user.displayName) || isNamed(user.username));
    const keys = [sortKey(query), (user: UserRow) => user.id];
    const page = pageInMemory(sortRows({ rows, keys, orderBy: query.orderBy }), query);
    return {
      users: page.rows.map((user) => userAnswer(user, timestamp(user.modifiedAt))),
      pagination: page.pagination,
    };
  },

  getUser: ({ path, db }) => ({ user: userAnswer(findUser(db, path.userId)) }),

  getUserByUsername: ({ path, db }) => {
    const user = db.users.where((each) => each.username === path.username)[0];
    if (!user) throw notFound('user');
    return { user: userAnswer(user) };
  },

  postUser: async ({ body, db, viewer, clock }) => {
    const { user, username, displayName } = checkNewUser(body.user, body.password);
    const agentUserGroup = completeAgentUserGroup(user.agentUserGroup);
    allow(viewer, 'postUser');
    if (db.users.all().some((each) => each.username === username)) {
      throw invalidArgument('user already exists');
    }
    const row = addUser({
      db,
      now: clock.now(),
      username,
      displayName,
      admin: user.admin,
      active: user.active,
      remote: user.remote,
      passwordHash: await storedPassword(body.password, body.isHashed),
      agentUserGroup,
    });
    return { user: userAnswer(row) };
  },

  patchUser: async ({ path, body, db, viewer, clock }) => {
    const user = findUser(db, path.userId);
    const hasChanged = await patchUserRow({ user, body, db, viewer });
    if (hasChanged) user.modifiedAt = clock.now();
    return { user: userAnswer(user) };
  },

  // the text is always hashed here, even when the client has hashed it before
  setUserPassword: async ({ path, body, db, viewer, clock }) => {
    const user = findUser(db, path.userId);
    allow(viewer, 'setUserPassword', { ownerId: user.id });
    if (user.remote) throw invalidArgument('Cannot set password for remote users');
    user.passwordHash = await storedPassword(body, false);
    user.modifiedAt = clock.now();
    deleteSessionsOf(db, user.id);
    return { user: userAnswer(user) };
  },
} satisfies Partial<Handlers>;

function sortKey({ sortBy }: HandlerRequest<'getUsers'>['query']): (row: UserRow) => SortValue {
  switch (sortBy) {
    case 'SORT_BY_DISPLAY_NAME':
      return (row) => row.displayName;
    case 'SORT_BY_USER_NAME':
      return (row) => row.username;
    case 'SORT_BY_ADMIN':
      return (row) => row.admin;
    case 'SORT_BY_ACTIVE':
      return (row) => row.active;
    case 'SORT_BY_MODIFIED_TIME':
      return (row) => row.modifiedAt;
    case 'SORT_BY_NAME':
      return (row) => row.displayName || row.username;
    default:
      return (row) => row.id;
  }
}
