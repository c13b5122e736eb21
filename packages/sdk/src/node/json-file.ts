import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { badInput } from '../errors/errors';
import { isObject } from '../model/own';

/**
 * Reads the object in a settings file; undefined if it does not exist.
 * @throws ApiError of type `input` that names the file when it contains something else; the file is
 *   not changed
 */
export async function readJsonFile(path: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const value = parsed(text);
  if (!isObject(value)) throw badInput(`${path} does not hold a JSON object`);
  return value;
}

/**
 * Replaces the file in one step, sorted and indented by four as in `det`, readable only for its
 * owner.
 */
export async function writeJsonFile(path: string, value: unknown) {
  const temporary = `${path}.temp`;
  await writeFile(temporary, JSON.stringify(sorted(value), undefined, 4), { mode: 0o600 });
  // a file left over from an interrupted write keeps its own mode
  await chmod(temporary, 0o600);
  await rename(temporary, path);
}

export const isMissing = (error: unknown) =>
  isObject(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sorted(value: unknown): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
