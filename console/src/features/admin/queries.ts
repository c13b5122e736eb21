import type { Caller } from '@trainyard/sdk/calls';
import { getGroup, getGroups } from '@trainyard/sdk/calls';
import type { Answer } from '@trainyard/sdk/types';
import { q } from '~/data/q';

export type GroupRow = { groupId: number; name: string; numMembers: number };

export const groupRows = ({ groups }: Answer<'getGroups'>): GroupRow[] =>
  groups.flatMap(({ group, numMembers }) => (group ? [{ ...group, numMembers }] : []));

export const groupsQuery = q(
  getGroups,
  { body: { limit: 500, offset: 0 } },
  { select: groupRows, poll: 'people', error: 'Unable to fetch groups.' },
);

/** One group with its members. */
export const groupQuery = (groupId: number) =>
  q(getGroup, { groupId }, { select: ({ group }) => group });

const groupsOf = (userId: number) => ({ body: { userId, limit: 500, offset: 0 } });

const groupIds = ({ groups }: Answer<'getGroups'>): number[] =>
  groups.flatMap(({ group }) => (group ? [group.groupId] : []));

/** Ids of the groups a user is in; everyone's own one apart, which has no name to show. */
export const fetchUserGroups = async (client: Caller, userId: number): Promise<number[]> =>
  groupIds(await getGroups(client, groupsOf(userId)));

export const userGroupsQuery = (userId: number) =>
  q(getGroups, groupsOf(userId), { select: groupIds });
