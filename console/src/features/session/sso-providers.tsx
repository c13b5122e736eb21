import type { GetMasterResponse, SSOProvider } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { buttonClass } from '@trainyard/ui/base/button';
import { ProviderMark } from './provider-mark';

/** A provider of single sign-on; only newer masters tell its protocol, and whether to go there at once. */
type Provider = SSOProvider & Partial<Pick<schemas.SSOProvider, 'type' | 'alwaysRedirect'>>;

type Master = { ssoProviders: readonly Provider[] };

/** Names that come all in lower case get a capital. */
const providerName = ({ name }: Provider): string =>
  name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** Where a provider's button leads; it hands `relayState`, our query, back. OIDC has none. */
function ssoLink({ ssoUrl, type }: Provider, search: string): string {
  const query = search.replace(/^\?/, '');
  return query === '' || type === 'OIDC'
    ? ssoUrl
    : `${ssoUrl}?relayState=${encodeURIComponent(query)}`;
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

type LoginSearch = { hard_logout?: boolean | undefined; remote_expired?: boolean | undefined };

type Visit = {
  search: LoginSearch;
  /** the page's query, which a provider hands back */
  searchStr: string;
  /** the page that asked for sign-in */
  wanted: string | undefined;
};

/**
 * Goes to the provider that signs people in without a question. Returns false where people choose,
 * as after they signed out.
 */
export function leaveForProvider(
  { ssoProviders }: Master,
  { search, searchStr, wanted }: Visit,
): boolean {
  if (search.hard_logout) return false;
  const usual = search.remote_expired ? ssoProviders[0] : undefined;
  const provider = ssoProviders.find(({ alwaysRedirect }) => alwaysRedirect) ?? usual;
  if (!provider) return false;
  const query = new URLSearchParams(searchStr);
  query.delete('remote_expired');
  if (wanted !== undefined && !query.has('redirect')) query.set('redirect', wanted);
  location.assign(ssoLink(provider, `${query}`));
  return true;
}

type Ended = {
  /** the session ran out, rather than that the user signed out */
  isExpired: boolean;
  /** a provider signs the user in */
  isRemote: boolean;
};

/** Tells the sign-in page after a session to go to a provider at once, or to stay. */
export function searchAfterSignOut(
  { ssoProviders }: Master,
  { isExpired, isRemote }: Ended,
): LoginSearch {
  if (isExpired) return isRemote ? { remote_expired: true } : {};
  return ssoProviders.some(({ alwaysRedirect }) => alwaysRedirect) ? { hard_logout: true } : {};
}

type Props = { master: GetMasterResponse; search: string };

/** The other ways to sign in. */
export const Providers = ({ master, search }: Props) => (
  <section aria-label="Single sign-on" className="grid gap-3.5">
    <p className="flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      OR
    </p>
    {master.ssoProviders.map((provider) => (
      <a
        key={provider.name}
        href={ssoLink(provider, search)}
        className={`${buttonClass({ variant: 'outline', size: 'large' })} hover:border-line-strong`}
      >
        <ProviderMark name={provider.name} />
        Sign in with {providerName(provider)}
      </a>
    ))}
    <p className="text-center text-sm text-faint">Alternatively, sign in with SSO</p>
  </section>
);
