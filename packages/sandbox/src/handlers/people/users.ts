import { deleteSessionsOf, storedPassword } from '../../auth/session';
import type { UserRow } from '../../database/database';
import { addUser } from '../../database/start-state';
import { timestamp } from '../../lib/clock';
import { jsonbText } from '../../lib/jsonb';
import { isLike } from '../../lists/filters';
import { sortedPage } from '../../lists/paging';
import type { SortValue } from '../../lists/sort';
import { allow } from '../allow';
import { invalidArgument, notFound, plainError } from '../errors';
import type { Handlers } from '../types';
import { patchUserRow } from './user-patch';
import { checkNewUser, completeAgentUserGroup, findUser, userAnswer } from './user-rules';

export const userSettingHandlers = {
  getUserSetting: ({ db, viewer }) => ({
    settings: db.settings
      .where((each) => each.userId === viewer.user.id)
      .map(({ key, storagePath, value }) => ({ key, storagePath, value })),
  }),

  /** An empty value deletes. Skips invalid JSON, and reports it only as the last item. */
  postUserSetting: ({ body, db, viewer }) => {
    const userId = viewer.user.id;
    let problem: Error | null = null;
    for (const { key, storagePath, value } of body.settings) {
      const id = JSON.stringify([userId, storagePath, key]);
      const stored = value === '' ? '' : jsonbText(value);
      problem = stored === null ? plainError(badJsonText) : null;
      if (stored === '') db.settings.delete(id);
      else if (stored !== null) db.settings.insert({ id, userId, storagePath, key, value: stored });
    }
    if (problem) throw problem;
    return {};
  },

  resetUserSetting: ({ db, viewer }) => {
    for (const each of db.settings.where(({ userId }) => userId === viewer.user.id)) {
      db.settings.delete(each.id);
    }
    return {};
  },
} satisfies Partial<Handlers>;

const badJsonText = 'ERROR: invalid input syntax for type json (SQLSTATE 22P02)';

export const userHandlers = {
  getUsers: ({ query, db }) => {
    const { name = '' } = query;
    const isNamed = (text: string) => isLike(text, `%${name}%`);
    const rows = db.users.where((user) => isNamed(user.displayName) || isNamed(user.username));
    const page = sortedPage(rows, query, sortKeys);
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

  // the text is always hashed here, even if the client has hashed it before
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

const sortKeys: Record<string, (row: UserRow) => SortValue> = {
  SORT_BY_DISPLAY_NAME: (row) => row.displayName,
  SORT_BY_USER_NAME: (row) => row.username,
  SORT_BY_ADMIN: (row) => row.admin,
  SORT_BY_ACTIVE: (row) => row.active,
  SORT_BY_MODIFIED_TIME: (row) => row.modifiedAt,
  SORT_BY_NAME: (row) => row.displayName || row.username,
};
