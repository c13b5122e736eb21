import type { QueryClient } from '@tanstack/react-query';
import { redirect as redirectTo } from '@tanstack/react-router';
import { isAuthFailure, isForbidden } from '@trainyard/sdk/calls';
import type { GetMasterResponse, User } from '@trainyard/sdk/types';
import { basePath, withBasePath } from '~/app/links/base-path';
import { isMasterPath, safeRedirect } from '~/app/session/redirect';
import { session } from '~/app/session/session';
import { takeLanding } from '~/app/storage';
import { meQuery } from '~/data/session';
import { signInElsewhere, userOf } from './external-login';

/** The first page of a session. */
const defaultPage = (rbacEnabled: boolean) =>
  rbacEnabled ? ('/workspaces' as const) : ('/dashboard' as const);

export type SignInTarget = {
  /** below the base path, with its query */
  path: string;
  /** a page of the master: the browser goes there */
  isMasterPage: boolean;
};

type SignInRedirect = {
  /** of the link */
  redirect?: string | undefined;
  /** the page that asked for sign-in */
  requestedPath?: string | undefined;
  rbacEnabled: boolean;
};

/**
 * The target after sign-in: the redirect of the link, else the page that required sign-in, else the
 * one stored before the redirect to a provider, else the default page.
 */
export function signInTarget({
  redirect,
  requestedPath,
  rbacEnabled,
}: SignInRedirect): SignInTarget {
  const storedTarget = takeLanding();
  const target = [redirect, requestedPath, storedTarget]
    .map((each) => safeRedirect(each))
    .find(Boolean);
  const path = withoutBasePath(target ?? defaultPage(rbacEnabled));
  return { path, isMasterPage: isMasterPath(path) };
}

/** Leaves a route for where sign-in leads. @throws the redirect, except to a page of the master */
export async function leaveForTarget(requestedPath: SignInRedirect): Promise<void> {
  const target = signInTarget(requestedPath);
  if (!target.isMasterPage) throw redirectTo({ href: target.path, replace: true });
  // the browser opens it with the cookie alone
  await session.cookieSet();
  location.assign(signInTargetUrl(target));
}

function withoutBasePath(path: string): string {
  const base = basePath();
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

type Guest = { queryClient: QueryClient; master: GetMasterResponse; returnTo: string };

/** True if a user is signed in, by a token or by the browser's cookie. */
export const isKnown = async (guest: Guest): Promise<boolean> =>
  session.isSignedIn() || (await signInElsewhere(guest));

export const signInTargetUrl = ({ path }: SignInTarget): string => withBasePath(path);

/** The signed-in user and the user of a link, of whom one has to be chosen. */
export type LinkQuestion = { current: User; other: User };

/**
 * The state when the sign-in page opens. A token in the link signs in at once if no user is signed
 * in, and asks first if another user is.
 * @throws the master's refusal of the session, other than its end
 */
export async function whoIsHere(guest: Guest): Promise<'known' | 'unknown' | LinkQuestion> {
  const offered = session.offered();
  if (offered === null) return (await isAccepted(guest)) ? 'known' : 'unknown';
  const current = await userOf(session.token()).catch(nobodyIfForbidden);
  if (current === null) {
    session.acceptToken();
    return 'known';
  }
  guest.queryClient.setQueryData(meQuery.queryKey, { user: current });
  const other = await userOf(offered).catch(nobodyIfForbidden);
  if (other !== null && other.id !== current.id) return { current, other };
  session.declineToken();
  return 'known';
}

/**
 * True if a user is signed in whom the master serves, or whose session has run out: the page that
 * notices that returns here.
 */
async function isAccepted(guest: Guest): Promise<boolean> {
  if (!session.isSignedIn()) return signInElsewhere(guest);
  await guest.queryClient.ensureQueryData(meQuery).catch((error: unknown) => {
    if (!isAuthFailure(error)) throw error;
  });
  return true;
}

function nobodyIfForbidden(error: unknown): null {
  if (isForbidden(error)) return null;
  throw error;
}
