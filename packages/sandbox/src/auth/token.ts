import type { Random } from '../lib/random';
import type { HeaderSource } from '../wire/call';

/** A token in the shape of a real one; its signature is made up. */
export function tokenText(payload: object, random: Random): string {
  const signature = Array.from({ length: 64 }, () => String.fromCharCode(random.int(0, 255)));
  const binary = JSON.stringify(payload) + signature.join('');
  return `v2.public.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The cookie a sign-in sets, as the master sets it. */
export const signInCookie = (token: string, expiresAt: number) =>
  `auth=${token}; Path=/; Expires=${new Date(expiresAt).toUTCString()}`;

/** Without a path, as the master sends it: the cookie of the sign-in stays in a browser. */
export const signOutCookie = 'auth=; Expires=Thu, 01 Jan 1970 00:00:00 GMT';

// people's first, then those of containers
const tokenHeaders = [
  'authorization',
  'grpc-metadata-x-user-token',
  'grpc-metadata-x-allocation-token',
] as const;

/**
 * The token of a request, by header or else by cookie; '' for a header of another kind, null for
 * none.
 */
export function tokenOf(headers: HeaderSource): string | null {
  const [header] = tokenHeaders.flatMap((name) => headers.get(name) ?? []);
  if (header !== undefined) {
    return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
  }
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith('auth='))?.slice('auth='.length) || null;
}
