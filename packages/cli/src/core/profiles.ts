import { isObject } from '@trainyard/sdk/model';
import { UsageError } from './option-values';
import { type OwnFile, readOwnFile, writeOwnFile } from './own-file';
import type { System } from './system';

/** A named master, and its user. */
export type Profile = { master: string; user?: string };
export type Profiles = { current?: string; profiles: Record<string, Profile> };

type Environment = System['env'];

const isProfiles = (value: unknown): value is Profiles =>
  isObject(value) &&
  isObject(value.profiles) &&
  Object.values(value.profiles).every((each) => isObject(each) && typeof each.master === 'string');

const file: OwnFile<Profiles> = { name: 'profiles.json', what: 'profiles', isValid: isProfiles };

/** Reads the profiles stored next to `auth.json`. @throws Failure for an invalid file */
export const readProfiles = async (env: Environment): Promise<Profiles> =>
  (await readOwnFile(env, file)) ?? { profiles: {} };

/** Writes them, readable only for their owner. */
export const writeProfiles = (env: Environment, profiles: Profiles): Promise<void> =>
  writeOwnFile(env, file, profiles);

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
