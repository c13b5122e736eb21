import type { GetMasterResponse, SSOProvider } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { buttonClass } from '@trainyard/ui/base/button';
import { capitalize } from '@trainyard/ui/lib/format';
import { KeyRound } from 'lucide-react';
import { keepLanding } from '~/app/storage';

/**
 * A provider of single sign-on; only newer masters report its protocol, and whether to redirect to
 * it at once.
 */
type Provider = SSOProvider & Partial<Pick<schemas.SSOProvider, 'type' | 'alwaysRedirect'>>;

type Master = { ssoProviders: readonly Provider[] };

/** Capitalizes names that are all in lower case. */
const providerName = ({ name }: Provider): string =>
  name === name.toLowerCase() ? capitalize(name) : name;

type Visit = {
  /** the page's query, which a provider hands back */
  searchStr: string;
  /** the page that required the sign-in */
  requestedPath: string | undefined;
};

/** The query of the link to a provider, which contains the page to return to. */
function queryOf({ searchStr, requestedPath }: Visit): URLSearchParams {
  const query = new URLSearchParams(searchStr);
  query.delete('remote_expired');
  if (requestedPath !== undefined && !query.has('redirect')) query.set('redirect', requestedPath);
  return query;
}

/** Where a provider's button leads; it hands `relayState`, our query, back. OIDC has none. */
function ssoLink({ ssoUrl, type }: Provider, visit: Visit): string {
  const query = `${queryOf(visit)}`;
  return query === '' || type === 'OIDC'
    ? ssoUrl
    : `${ssoUrl}?relayState=${encodeURIComponent(query)}`;
}

/** Keeps the place to return to in the tab where the provider hands nothing back. */
function keepPlace({ type }: Provider, visit: Visit) {
  const place = queryOf(visit).get('redirect');
  if (type === 'OIDC' && place !== null) keepLanding(place);
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

/**
 * Redirects to the provider that signs users in without a question. Returns false if the user must
 * choose, as after signing out.
 */
export function leaveForProvider(
  { ssoProviders }: Master,
  { search, ...visit }: Visit & { search: LoginSearch },
): boolean {
  if (search.hard_logout) return false;
  const firstProvider = search.remote_expired ? ssoProviders[0] : undefined;
  const provider = ssoProviders.find(({ alwaysRedirect }) => alwaysRedirect) ?? firstProvider;
  if (!provider) return false;
  keepPlace(provider, visit);
  location.assign(ssoLink(provider, visit));
  return true;
}

type Props = { master: GetMasterResponse; visit: Visit };

/** The other ways to sign in. */
export const Providers = ({ master, visit }: Props) => (
  <section aria-label="Single sign-on" className="grid gap-3.5">
    <p className="flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      OR
    </p>
    {master.ssoProviders.map((provider) => (
      <a
        key={provider.name}
        href={ssoLink(provider, visit)}
        onClick={() => keepPlace(provider, visit)}
        className={`${buttonClass({ variant: 'outline', size: 'large' })} hover:border-line-strong`}
      >
        <ProviderMark name={provider.name} />
        Sign in with {providerName(provider)}
      </a>
    ))}
    <p className="text-center text-sm text-faint">Alternatively, sign in with SSO</p>
  </section>
);

/** The logo of a known provider, drawn by us; a key for others. */
function ProviderMark({ name }: { name: string }) {
  const lowerName = name.toLowerCase();
  if (lowerName === 'google') return <GoogleMark />;
  if (lowerName === 'okta') return <OktaMark />;
  return <KeyRound aria-hidden className="size-4" strokeWidth={1.5} data-provider="other" />;
}

const GoogleMark = () => (
  <svg
    aria-hidden
    data-provider="google"
    viewBox="0 0 16 16"
    className="size-4"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d="M13 4.5A6 6 0 1 0 14 8H8.5" />
  </svg>
);

const OktaMark = () => (
  <svg
    aria-hidden
    data-provider="okta"
    viewBox="0 0 16 16"
    className="size-4"
    fill="none"
    stroke="currentColor"
    strokeWidth="3.5"
  >
    <circle cx="8" cy="8" r="5" />
  </svg>
);
