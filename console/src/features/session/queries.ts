import { queryOptions } from '@tanstack/react-query';
import { getMaster, getMe } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

/** Whether a version is 0.38 or later; a version without a number counts as older, as in the SDK. */
export function isV038(version: string): boolean {
  const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 0 || Number(minor) > 37;
}

/** The facts of the master. Every other call waits for its version. */
export const masterQuery = queryOptions({
  queryKey: queryKeys.master,
  queryFn: async ({ signal }) => {
    const master = await getMaster(client, {}, { signal });
    if (isV038(master.version)) (await import('~/app/enable-v038')).enableV038();
    return master;
  },
  refetchInterval: pollEvery(pollMs.master),
  staleTime: pollMs.master,
  meta: { isSilent: true },
});

export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: async ({ signal }) => {
    const { user } = await getMe(client, {}, { signal });
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { errorMessage: 'Unable to fetch current user.' },
});
