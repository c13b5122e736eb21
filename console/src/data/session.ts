import { queryOptions } from '@tanstack/react-query';
import { isBefore038 } from '@trainyard/sdk';
import { getMaster, getMe } from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import { masterVersion } from '~/app/abilities';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { q } from '~/data/q';

/** The facts of the master. Every other call waits for its version. */
export const masterQuery = queryOptions({
  queryKey: ['master'],
  queryFn: async ({ signal }) => {
    const master = await getMaster(client, {}, { signal });
    const isNewer = !isBefore038(master.version);
    const newer = isNewer ? await import('~/app/start/enable-v038') : undefined;
    // an answer that nobody waits for any more changes nothing
    signal.throwIfAborted();
    newer?.enableV038();
    masterVersion.set(master.version);
    return master;
  },
  refetchInterval: pollEvery(pollMs.master),
  staleTime: pollMs.master,
  meta: showsOf(getMaster),
});

export const meQuery = q(
  getMe,
  {},
  {
    select: ({ user }) => user,
    staleTime: Number.POSITIVE_INFINITY,
    error: 'Unable to fetch current user.',
  },
);
