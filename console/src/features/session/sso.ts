import type { SSOProvider } from '@trainyard/sdk/types';

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
