import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '@trainyard/sdk/model';
import { Failure } from './failure';
import { UsageError } from './option-values';
import type { System } from './system';

/** A named master, and its user. */
export type Profile = { master: string; user?: string };
export type Profiles = { current?: string; profiles: Record<string, Profile> };

type Environment = System['env'];

// loaded on demand: commands without a master do not need it
const folderOf = async (env: Environment) =>
  (await import('@trainyard/sdk/node')).configFolder(env);
const pathIn = (folder: string) => join(folder, 'profiles.json');

/** Reads the profiles stored next to `auth.json`. @throws Failure for an invalid file */
export async function readProfiles(env: Environment): Promise<Profiles> {
  const path = pathIn(await folderOf(env));
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return { profiles: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (isProfiles(value)) return value;
  } catch {
    // reported below
  }
  throw new Failure(`The file ${path} is not a file of profiles.`, {
    hint: 'Repair it, or delete it.',
  });
}

const isProfiles = (value: unknown): value is Profiles =>
  isObject(value) &&
  isObject(value.profiles) &&
  Object.values(value.profiles).every((each) => isObject(each) && typeof each.master === 'string');

/** Writes them, readable only for their owner. */
export async function writeProfiles(env: Environment, profiles: Profiles): Promise<void> {
  const folder = await folderOf(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const half = `${pathIn(folder)}.${process.pid}`;
  await writeFile(half, `${JSON.stringify(profiles, undefined, 2)}\n`, { mode: 0o600 });
  await rename(half, pathIn(folder));
}

/**
 * The profile of a command: from --profile, else the current one unless the variables name a
 * master.
 * @throws UsageError for an unknown name
 */
export async function chosenProfile(
  env: Environment,
  name: string | undefined,
): Promise<Profile | undefined> {
  if (name === undefined && (env.DET_MASTER || env.DET_MASTER_ADDR)) return undefined;
  const { current, profiles } = await readProfiles(env);
  const profileName = name ?? current;
  if (profileName === undefined) return undefined;
  const profile = Object.hasOwn(profiles, profileName) ? profiles[profileName] : undefined;
  if (profile || name === undefined) return profile;
  const names = Object.keys(profiles).join(', ') || 'none';
  throw new UsageError(`There is no profile "${name}"; there are ${names}.`);
}
