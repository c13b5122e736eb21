import {
  getGroup,
  getGroups,
  getGroupsAndUsersAssignedToWorkspace,
  searchRolesAssignableToScope,
} from '@trainyard/sdk/calls';
import { pollMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';
import { membersOf } from './members';

export const memberQueries = {
  /** The members of a workspace; the master searches for `name`. */
  list: (workspaceId: number, name: string) =>
    q(
      getGroupsAndUsersAssignedToWorkspace,
      { workspaceId, ...(name === '' ? {} : { name }) },
      { select: membersOf, poll: 'settled', error: 'Unable to fetch workspace members.' },
    ),

  /** The roles that can be given here. */
  roles: (workspaceId: number) =>
    q(
      searchRolesAssignableToScope,
      { body: { workspaceId, limit: 1000 } },
      {
        select: ({ roles }) => roles,
        staleTime: pollMs.people,
        error: 'Unable to fetch roles.',
      },
    ),

  /** A group with its people, which the master tells its members and administrators. */
  group: (groupId: number) =>
    q(getGroup, { groupId }, { select: ({ group }) => group, staleTime: pollMs.settled }),

  /** Every group of the cluster, to choose from. */
  groups: () =>
    q(
      getGroups,
      { body: { limit: 100 } },
      {
        select: ({ groups }) => groups.map(({ group }) => group),
        staleTime: pollMs.settled,
        error: 'Unable to fetch groups.',
      },
    ),
};
