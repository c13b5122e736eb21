import { queryOptions } from '@tanstack/react-query';
import { getMaster, getMe } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';

/** Whether it is a master from 0.38 on; one that names no number is an older one, as the SDK has it. */
export function takesOtherWords(version: string): boolean {
  const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 0 || Number(minor) > 37;
}

/** What a console on another kind of master would read here is left to it: these are the master's own words. */
export const masterQuery = queryOptions({
  queryKey: ['master'] as const,
  queryFn: async ({ signal }) => {
    const master = await getMaster(client, {}, { signal });
    // all else is asked once this is known
    if (takesOtherWords(master.version)) await import('~/app/newer-master');
    return master;
  },
  refetchInterval: pollEvery(600_000),
  staleTime: 600_000,
  meta: { isSilent: true },
});

export const meQuery = queryOptions({
  queryKey: ['me'] as const,
  queryFn: async ({ signal }) => {
    const { user } = await getMe(client, {}, { signal });
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { errorMessage: 'Unable to fetch current user.' },
});
