import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure';
import { makeFolder } from './files/make-folder';
import type { System } from './system';

/** A JSON file of this program, stored next to `auth.json`. */
export type OwnFile<Value> = {
  /** its name, such as `profiles.json` */
  name: string;
  /** its content, for the error: `profiles` */
  what: string;
  isValid: (value: unknown) => value is Value;
};

type Environment = System['env'];

// loaded on demand: commands without a master do not need it
const folderOf = async (env: Environment) =>
  (await import('@trainyard/sdk/node')).configFolder(env);

/** Reads a file of this program: undefined if it is missing. @throws Failure if it is invalid */
export async function readOwnFile<Value>(
  env: Environment,
  { name, what, isValid }: OwnFile<Value>,
): Promise<Value | undefined> {
  const path = join(await folderOf(env), name);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
  } catch {
    // reported below
  }
  throw new Failure(`The file ${path} is not a file of ${what}.`, {
    hint: 'Repair it, or delete it.',
  });
}

/** Writes it, readable only for its owner. */
export async function writeOwnFile<Value>(
  env: Environment,
  { name }: OwnFile<Value>,
  value: Value,
): Promise<void> {
  const folder = await folderOf(env);
  const path = join(folder, name);
  await makeFolder(folder, 0o700);
  const half = `${path}.${process.pid}`;
  await writeFile(half, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
  await rename(half, path);
}
