import type { Database } from '../database/database';

/**
 * SQL's ILIKE: matches the whole text, ignoring case, with `%` for any run and `_` for any
 * character.
 */
export const isLike = (text: string, pattern: string): boolean => likeTest(pattern)(text);

/** The same for many texts: parses the pattern once. */
export function likeTest(pattern: string): (text: string) => boolean {
  const plain = /^%([a-z\d -]*)%$/i.exec(pattern)?.[1]?.toLowerCase();
  // the usual case: plain letters anywhere in the text
  if (plain !== undefined) {
    return (text) => text.toLowerCase().includes(plain);
  }
  const source = pattern.replace(/[%_]|[^\w\s]/g, (character) => {
    if (character === '%') return '[^]*';
    return character === '_' ? '[^]' : `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
  const fullPattern = new RegExp(`^${source}$`, 'iu');
  return (text) => fullPattern.test(text);
}

type OwnerQuery = { users?: string[]; userIds?: number[] };

/** Returns true if a row has one of the owners of a query, by name and by id if each is given. */
export function isOwnedByAny(
  db: Database,
  { userId }: { userId: number },
  { users = [], userIds = [] }: OwnerQuery,
): boolean {
  const owner = db.users.get(userId)?.username ?? '';
  return (
    (users.length === 0 || users.includes(owner)) &&
    (userIds.length === 0 || userIds.includes(userId))
  );
}
