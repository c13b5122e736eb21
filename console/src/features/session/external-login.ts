import type { QueryClient } from '@tanstack/react-query';
import { getMe, isAuthFailure } from '@trainyard/sdk/calls';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { meQuery } from './queries';

type Options = { queryClient: QueryClient; master: GetMasterResponse; returnTo: string };

/**
 * Where another system signs people in, its cookie may be enough: then true. Otherwise the browser
 * leaves for that system and comes back to `returnTo`.
 */
export async function signInElsewhere({ queryClient, master, returnTo }: Options) {
  if (master.externalLoginUri === '') return false;
  if (queryClient.getQueryData(meQuery.queryKey)) return true;
  try {
    const { user } = await getMe(client);
    queryClient.setQueryData(meQuery.queryKey, user ?? undefined);
    return user !== null;
  } catch (error) {
    if (!isAuthFailure(error)) throw error;
    location.assign(`${master.externalLoginUri}?redirect=${encodeURIComponent(returnTo)}`);
    return false;
  }
}
