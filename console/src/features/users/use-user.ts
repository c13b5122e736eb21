import { useQuery } from '@tanstack/react-query';
import type { User } from '@trainyard/sdk/types';
import { usersQuery } from './queries';

/** A user by id, once users are known. */
export function useUser(userId: number | null | undefined): User | undefined {
  return useQuery({ ...usersQuery, select: (users) => users.find(({ id }) => id === userId) }).data;
}
