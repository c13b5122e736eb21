import type { QueryClient } from '@tanstack/react-query';
import { getMe, isAuthFailure } from '@trainyard/sdk/calls';
import type { GetMasterResponse, User } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { meQuery } from './queries';

type Options = { queryClient: QueryClient; master: GetMasterResponse; returnTo: string };

/** Who another system's cookie says this is; null when it says nothing. */
export async function outerUser(): Promise<User | null> {
  try {
    return (await getMe(client)).user;
  } catch (error) {
    if (isAuthFailure(error)) return null;
    throw error;
  }
}

/**
 * Where another system signs people in, its cookie may be enough: then true. Otherwise the browser
 * leaves for that system and comes back to `returnTo`.
 */
export async function signInElsewhere({ queryClient, master, returnTo }: Options) {
  if (master.externalLoginUri === '') return false;
  if (queryClient.getQueryData(meQuery.queryKey)) return true;
  const user = await outerUser();
  if (user === null) {
    location.assign(`${master.externalLoginUri}?redirect=${encodeURIComponent(returnTo)}`);
    return false;
  }
  queryClient.setQueryData(meQuery.queryKey, user);
  return true;
}
