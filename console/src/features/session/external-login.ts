import type { QueryClient } from '@tanstack/react-query';
import { getMe, isAuthFailure } from '@trainyard/sdk/calls';
import type { GetMasterResponse, SSOProvider, User } from '@trainyard/sdk/types';
import { createGuestClient } from '~/app/api';
import { meQuery } from './queries';

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
 * The browser's cookie may be enough: then true. Otherwise, where another system signs people in,
 * the browser leaves for it and comes back to `returnTo`.
 */
export async function signInElsewhere({ queryClient, master, returnTo }: Options) {
  if (queryClient.getQueryData(meQuery.queryKey)) return true;
  const user = await cookieUser();
  if (user !== null) {
    queryClient.setQueryData(meQuery.queryKey, user);
    return true;
  }
  if (master.externalLoginUri !== '') {
    location.assign(`${master.externalLoginUri}?redirect=${encodeURIComponent(returnTo)}`);
  }
  return false;
}

/** Names that come all in lower case get a capital. */
export const providerName = ({ name }: SSOProvider): string =>
  name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** Where the provider's button leads; the provider hands `relayState`, our query, back. */
export function ssoLink({ ssoUrl }: SSOProvider, search: string): string {
  const query = search.replace(/^\?/, '');
  return query === '' ? ssoUrl : `${ssoUrl}?relayState=${encodeURIComponent(query)}`;
}

/** The query we had before the provider: what `relayState` holds, put back in its place. */
export function expandRelayState(search: string): string {
  const params = new URLSearchParams(search);
  const relayed = params.get('relayState');
  if (relayed === null) return search;
  params.delete('relayState');
  for (const [name, value] of new URLSearchParams(relayed)) params.append(name, value);
  return `?${params}`;
}
