import type { schemas } from '@trainyard/sdk/v038';
import { assignmentsOfUser } from '../../auth/access';
import { allow } from '../../handlers/allow';
import { MasterError, notFound, plainError } from '../../handlers/errors';
import { authHandlers } from '../../handlers/people/auth';
import { userAnswer } from '../../handlers/people/user-rules';
import type { HandlerRequest } from '../../handlers/types';
import { jsonbText } from '../../lib/jsonb';
import { isLike } from '../../lists/filters';
import { sortedPage } from '../../lists/paging';
import { complete } from '../complete';
import type { Handlers038 } from '../handler';
import { sharedAnswer } from '../shared';
import { state038 } from '../state';

export const userHandlers = {
  /** One invalid value rejects all, with the text of the first statement after it. */
  postUserSetting: (request) => {
    const { settings } = request.body;
    const bad = settings.findIndex(({ value }) => value !== '' && jsonbText(value) === null);
    if (bad >= 0 && bad < settings.length - 1) {
      throw plainError(
        'ERROR: current transaction is aborted, commands ignored until end of transaction block (SQLSTATE 25P02)',
      );
    }
    return sharedAnswer('postUserSetting', request);
  },

  patchUser: async (request) => {
    const answer = sharedAnswer('patchUser', request);
    return complete<schemas.PatchUserResponse>(
      await answer.catch((error: Error) => {
        if (!error.message.includes('users_username_key')) throw error;
        throw plainError(
          `error setting active status of "${request.body.username}": ${error.message}`,
        );
      }),
    );
  },

  getUsers: ({ query, db }) => {
    const { name = '', active, admin, roleIdAssignedDirectlyToUser: roles = [] } = query;
    const isNamed = (text: string) => isLike(text, `%${name}%`);
    const hasRole = (id: number) =>
      assignmentsOfUser(db, id).some(
        ({ roleId, groupId }) =>
          roles.includes(roleId) && db.groups.get(groupId)?.personalOf === id,
      );
    const rows = db.users.where(
      (user) =>
        (isNamed(user.displayName) || isNamed(user.username)) &&
        (active === undefined || user.active === active) &&
        (admin === undefined || user.admin === admin) &&
        (roles.length === 0 || hasRole(user.id)),
    );
    const page = sortedPage(rows, query, {
      SORT_BY_DISPLAY_NAME: (row) => row.displayName,
      SORT_BY_USER_NAME: (row) => row.username,
      SORT_BY_ADMIN: (row) => row.admin,
      SORT_BY_ACTIVE: (row) => row.active,
      SORT_BY_MODIFIED_TIME: (row) => row.modifiedAt,
      SORT_BY_NAME: (row) => row.displayName || row.username,
      SORT_BY_LAST_AUTH_TIME: (row) => row.lastSignInAt ?? null,
      SORT_BY_REMOTE: (row) => row.remote,
    });
    return { users: page.rows.map((user) => userAnswer(user)), pagination: page.pagination };
  },

  /** Skips missing users silently. */
  patchUsers: ({ db, viewer, body, clock }) => {
    allow(viewer, 'patchUsers');
    const { userIds, activate, filters } = body;
    const ids = filters
      ? db.users
          .where(
            ({ username, displayName, admin }) =>
              (isLike(username, `%${filters.name}%`) || isLike(displayName, `%${filters.name}%`)) &&
              (filters.admin === undefined || admin === filters.admin),
          )
          .map(({ id }) => id)
      : userIds;
    for (const id of ids) {
      const user = db.users.get(id);
      if (!user) continue;
      user.active = activate;
      user.modifiedAt = clock.now();
    }
    return { results: ids.map((id) => ({ error: '', id })) };
  },

  assignMultipleGroups: ({ db, viewer, body }) => {
    allow(viewer, 'assignMultipleGroups');
    const { userIds, addGroups, removeGroups } = body;
    for (const id of [...addGroups, ...removeGroups]) {
      if (!db.groups.get(id))
        throw new MasterError('NotFound', `Error getting group ${id}: not found`);
    }
    if (userIds.some((id) => !db.users.get(id))) throw notFound('user');
    for (const id of addGroups) {
      const group = db.groups.find(id);
      group.userIds = [...new Set([...group.userIds, ...userIds])];
    }
    for (const id of removeGroups) {
      const group = db.groups.find(id);
      group.userIds = group.userIds.filter((each) => !userIds.includes(each));
    }
    return {};
  },

  logout: (request) => {
    // an access token stays valid
    if (state038(request.db).tokens.has(request.viewer.session.id)) return {};
    return authHandlers.logout(request);
  },
} satisfies Partial<Handlers038>;

/** Signs in, and stores the time. */
export const signInHandlers = {
  login: async (request: HandlerRequest<'login'>) => {
    const { db, body, clock } = request;
    const [found] = db.users.where(({ username }) => username === body.username);
    if (found?.remote) throw new MasterError('Unauthenticated', 'invalid credentials');
    const answer = await authHandlers.login(request);
    if (found) found.lastSignInAt = clock.now();
    return answer;
  },
};
