import type { ProjectRow } from '../database/database';
import { random } from '../lib/random';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The key of a project: the user's choice, or three letters of its name and two random ones. */
export function projectKey({ id, name, key }: Pick<ProjectRow, 'id' | 'name' | 'key'>): string {
  if (key !== undefined) return key;
  const source = random(`project key ${id}`);
  const own = name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 3);
  const missing = 5 - own.length;
  const drawnLetters = Array.from(
    { length: missing },
    () => letters[source.int(0, letters.length - 1)],
  );
  return own + drawnLetters.join('');
}
