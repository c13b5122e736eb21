import { type Caller, getGroup, getGroups, getRolesByID, listRoles } from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import { composed } from '~/data/q';
import { accessOf, type GroupWithUsers } from './access-of-users';
import { type GroupRow, groupRows, groupsQuery } from './queries';

export type { GroupAccess } from './access-of-users';

/** for more groups the members are not read, because each is a request */
const maxGroups = 100;
/** requests at a time */
const atOnce = 6;

async function membersOf(caller: Caller, rows: readonly GroupRow[]): Promise<GroupWithUsers[]> {
  const groups: GroupWithUsers[] = [];
  for (let at = 0; at < Math.min(rows.length, maxGroups); at += atOnce) {
    const requests = rows.slice(at, at + atOnce).map(async ({ groupId, name }) => {
      const { group } = await getGroup(caller, { groupId });
      return { groupId, name, users: group.users };
    });
    groups.push(...(await Promise.all(requests)));
  }
  return groups;
}

/** The roles and groups of every user. */
export const accessQuery = composed(
  'accessOfUsers',
  {},
  async (caller, { client: queryClient }) => {
    const [{ roles }, rows] = await Promise.all([
      listRoles(caller, { body: { limit: 0 } }),
      // fresh, so that a group that was just changed is not the former one
      queryClient.fetchQuery({ ...groupsQuery, staleTime: 0 }).then(groupRows),
    ]);
    const roleIds = roles.map(({ roleId }) => roleId);
    const [answer, groups] = await Promise.all([
      getRolesByID(caller, { body: { roleIds } }),
      membersOf(caller, rows),
    ]);
    return accessOf(answer.roles, groups);
  },
  {
    poll: 'people',
    error: 'Unable to fetch roles.',
    ...showsOf(listRoles, getRolesByID, getGroups, getGroup),
  },
);
