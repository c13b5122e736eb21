import { useQuery } from '@tanstack/react-query';
import { getUsers } from '@trainyard/sdk/calls';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { useCallback } from 'react';
import { pollMs } from '~/app/polling/polling-intervals';
import { administratorsOf } from '~/lib/administrators';
import { q } from './q';

/** Every user of the cluster: owners' names, faces and filters come from here. */
export const usersQuery = q(
  getUsers,
  {},
  {
    select: ({ users }) => users,
    poll: 'people',
    staleTime: pollMs.people,
    error: 'Unable to fetch users.',
  },
);

/** A user by id, once users are known. */
export function useUser(userId: number | null | undefined): User | undefined {
  return useQuery({ ...usersQuery, select: ({ users }) => users.find(({ id }) => id === userId) })
    .data;
}

/** Returns true until users are known, or could not be read. */
export const useAreUsersLoading = (): boolean => useQuery(usersQuery).isPending;

export type OwnerName = (row: { userId: number; username: string }) => string;

/** Names owners of rows: the display name once users are known, the row's own username until then. */
export function useOwnerName(): OwnerName {
  const { data: users } = useQuery(usersQuery);
  return useCallback(
    ({ userId, username }) => displayName(users?.find(({ id }) => id === userId) ?? { username }),
    [users],
  );
}

/** Names users by their usernames: the display name once users are known. */
export function useNameOf(): (username: string) => string {
  const { data: users } = useQuery(usersQuery);
  return (username) =>
    displayName(users?.find((user) => user.username === username) ?? { username });
}

/** Returns the names of the administrators among the loaded users. */
export function useAdministrators(isEnabled: boolean): string[] {
  const { data: users = [] } = useQuery({ ...usersQuery, enabled: isEnabled });
  return administratorsOf(users);
}
