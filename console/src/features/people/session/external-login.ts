import type { QueryClient } from '@tanstack/react-query';
import { getMe, isAuthFailure } from '@trainyard/sdk/calls';
import type { GetMasterResponse, User } from '@trainyard/sdk/types';
import { createGuestClient } from '~/app/api';
import { hasTaskOrigin } from '~/app/session/stored-token';
import { meQuery } from '~/data/session';

type Options = { queryClient: QueryClient; master: GetMasterResponse; returnTo: string };

/** The user of the browser's cookie, which pages may not be able to read; null without one. */
export const cookieUser = (): Promise<User | null> => userOf();

/** The user of a token, or without one of the browser's cookie; null when the master accepts neither. */
export async function userOf(token?: string): Promise<User | null> {
  try {
    return (await getMe(createGuestClient(token))).user;
  } catch (error) {
    if (isAuthFailure(error)) return null;
    throw error;
  }
}

/**
 * Signs in with the browser's cookie, and returns true if it is valid. If it is not, and another
 * system signs users in, redirects to that system, which returns to `returnTo`. Does neither where
 * tasks have an origin of their own, because their pages can set the cookie: there the sign-in page
 * has a link.
 */
export async function signInElsewhere({ queryClient, master, returnTo }: Options) {
  if (queryClient.getQueryData(meQuery.queryKey)) return true;
  const user = hasTaskOrigin() ? null : await cookieUser();
  if (user !== null) {
    queryClient.setQueryData(meQuery.queryKey, { user });
    return true;
  }
  if (master.externalLoginUri !== '' && !hasTaskOrigin()) {
    location.assign(`${master.externalLoginUri}?redirect=${encodeURIComponent(returnTo)}`);
  }
  return false;
}
