import { isBefore038 } from '@trainyard/sdk';
import { getMaster, getMe } from '@trainyard/sdk/calls';
import type { AnyCall } from '@trainyard/sdk/query';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { masterVersion } from '~/app/abilities';
import { pollMs } from '~/app/polling/polling-intervals';
import { enableV038 } from '~/app/start/enable-v038';
import { q } from './q';

type MasterCall = AnyCall<object, GetMasterResponse>;

/** Reads the facts of the master, and enables what its version has. */
const readMaster: MasterCall = async (client, args, options) => {
  const master = await getMaster(client, args, options);
  // an answer that nobody waits for any more changes nothing
  options?.signal?.throwIfAborted();
  if (!isBefore038(master.version)) enableV038();
  masterVersion.set(master.version);
  return master;
};

/** The facts of the master. Every other call waits for its version. */
export const masterQuery = q(readMaster, {}, { poll: 'master', staleTime: pollMs.master });

export const meQuery = q(
  getMe,
  {},
  {
    select: ({ user }) => user,
    staleTime: Number.POSITIVE_INFINITY,
    error: 'Unable to fetch current user.',
  },
);
