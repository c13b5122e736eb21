import type { Database } from '../database/database';

/**
 * SQL's ILIKE: matches the whole text, ignoring case, with `%` for any run and `_` for any
 * character.
 */
export const isLike = (text: string, pattern: string): boolean => likeTest(pattern)(text);

/** The same for many texts: parses the pattern once. */
export function likeTest(pattern: string, onStep?: () => void): (text: string) => boolean {
  const plain = /^%([^%_]*)%$/u.exec(pattern)?.[1]?.toLowerCase();
  // the usual case: a text anywhere in another
  if (plain !== undefined) {
    return (text) => text.toLowerCase().includes(plain);
  }
  const parts = pattern.toLowerCase().match(/%+|[^%]/gu) ?? [];
  return (text) => isMatch(parts, [...text.toLowerCase()], onStep);
}

/**
 * Compares from left to right; after a mismatch only the last run may grow, by one character, so
 * that there are at most as many steps as characters times parts.
 */
function isMatch(parts: string[], characters: string[], onStep?: () => void): boolean {
  let part = 0;
  let at = 0;
  let run: { part: number; at: number } | undefined;
  while (at < characters.length) {
    onStep?.();
    if (parts[part]?.startsWith('%')) {
      part += 1;
      run = { part, at };
    } else if (parts[part] === '_' || parts[part] === characters[at]) {
      part += 1;
      at += 1;
    } else if (run) {
      run.at += 1;
      ({ part, at } = run);
    } else return false;
  }
  return (
    part === parts.length || (part === parts.length - 1 && parts[part]?.startsWith('%') === true)
  );
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
