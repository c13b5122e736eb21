import type { QueryClient } from '@tanstack/react-query';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { basePath, withBasePath } from '~/app/base-path';
import { isMasterPath, safeRedirect } from '~/app/redirect';
import { session } from '~/app/session';
import { signInElsewhere } from './external-login';

/** The first page of a session. */
export const defaultPage = (rbacEnabled: boolean) =>
  rbacEnabled ? ('/workspaces' as const) : ('/dashboard' as const);

export type Landing = {
  /** below the base path, with its query */
  path: string;
  /** a page of the master: the browser goes there */
  isMasterPage: boolean;
};

type Wishes = {
  /** of the link */
  redirect: string | undefined;
  /** where the person was stopped */
  wanted: string | undefined;
  rbacEnabled: boolean;
};

/** Where to go after sign-in: the link's wish, else where the person was stopped, else the default page. */
export function landing({ redirect, wanted, rbacEnabled }: Wishes): Landing {
  const wish = safeRedirect(redirect) ?? safeRedirect(wanted) ?? defaultPage(rbacEnabled);
  const path = withoutBasePath(wish);
  return { path, isMasterPage: isMasterPath(path) };
}

function withoutBasePath(path: string): string {
  const base = basePath();
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

type Guest = { queryClient: QueryClient; master: GetMasterResponse; returnTo: string };

/** Whether somebody is signed in, here or by another system's cookie. */
export const isKnown = async (guest: Guest): Promise<boolean> =>
  session.isSignedIn() || (await signInElsewhere(guest));

export const landingUrl = ({ path }: Landing): string => withBasePath(path);
