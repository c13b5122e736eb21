import { getGroup, getGroups, getRolesByID, listRoles } from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import { composed } from '~/data/q';
import { readInTurns } from '~/data/read-in-turns';
import { accessOf, type GroupWithUsers } from './access-of-users';
import { type GroupRow, groupRows, groupsQuery } from './queries';

export type { GroupAccess } from './access-of-users';

/** for more groups the members are not read, because each is a request */
const maxGroups = 100;

const readMembers = readInTurns({
  idOf: ({ groupId }: GroupRow) => groupId,
  signOf: ({ name, numMembers }) => `${name} ${numMembers}`,
  read: async (caller, { groupId, name }): Promise<GroupWithUsers> => {
    const { group } = await getGroup(caller, { groupId });
    return { groupId, name, users: group.users };
  },
});

/** The roles and groups of every user. */
export const accessQuery = composed(
  'accessOfUsers',
  {},
  async (caller, context) => {
    const [{ roles }, rows] = await Promise.all([
      listRoles(caller, { body: { limit: 0 } }),
      // fresh, so that a group that was just changed is not the former one
      context.client.fetchQuery({ ...groupsQuery, staleTime: 0 }).then(groupRows),
    ]);
    const roleIds = roles.map(({ roleId }) => roleId);
    const [answer, groups] = await Promise.all([
      getRolesByID(caller, { body: { roleIds } }),
      readMembers(caller, context, rows.slice(0, maxGroups)),
    ]);
    return accessOf(answer.roles, groups);
  },
  {
    poll: 'people',
    error: 'Unable to fetch roles.',
    ...showsOf(listRoles, getRolesByID, getGroups, getGroup),
  },
);
