import { createHash } from 'node:crypto';

/** A weak tag over the plain body, so that it stays the same whatever the encoding on the wire. */
export const etagOf = (body: Uint8Array): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether an `If-None-Match` header names the tag; weak and strong compare alike, as RFC 9110 asks for GET. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
