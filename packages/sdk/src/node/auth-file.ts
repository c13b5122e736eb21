import { dirname, join } from 'node:path';
import { badInput } from '../errors/errors';
import { isObject } from '../model/own';
import { canonicalAddress, configFolder, type Environment, masterOf } from './environment';
import { withFileLock } from './file-lock';
import { readJsonFile, writeJsonFile } from './json-file';
import { makeFolders } from './make-folders';

/** The saved sessions of one master, as in `auth.json`. */
export type SavedSessions = {
  activeUser: string | undefined;
  /** tokens by user name */
  tokens: Record<string, string>;
};

type Entry = { active_user?: string; tokens?: Record<string, string> };
type Store = { version: 1 | 2; masters: Record<string, Entry> };

const pathOf = (env: Environment) => join(configFolder(env), 'auth.json');

/**
 * Returns the sessions that `det` and this package have saved for a master, under any spelling of
 * its address. The file is only replaced as a whole, so reading needs no lock.
 * @throws ApiError of type `input` for a file that is not det's
 */
export async function savedSessions(
  env: Environment = process.env,
  master: string = masterOf(env),
): Promise<SavedSessions> {
  const store = await readStore(pathOf(env), master);
  const entries = keysOf(store, master).map((key) => store.masters[key] ?? {});
  return {
    activeUser: entries.find((entry) => entry.active_user)?.active_user,
    tokens: Object.fromEntries(
      entries.reverse().flatMap((entry) => Object.entries(entry.tokens ?? {})),
    ),
  };
}

/** The signed-in user of each master. */
export type Session = {
  /** address as the user wrote it; from the variables by default */
  master?: string;
  username: string;
};

/**
 * Saves a token where `det` reads it, under the lock that `det` uses, and by default makes its user
 * the signed-in one, as a login does. A new file gets version 1, which every `det` reads; an
 * existing one keeps its version and content.
 */
export const saveToken = (
  { token, isActive = true, ...session }: Session & { token: string; isActive?: boolean },
  env: Environment = process.env,
): Promise<void> =>
  update(session, env, (store, key) => {
    const entry = store.masters[key] ?? {};
    const tokens = { ...entry.tokens, [session.username]: token };
    const active = isActive ? { active_user: session.username } : undefined;
    store.masters[key] = { ...entry, ...active, tokens };
  });

/**
 * Removes the token of a user, and the signed-in user if it is the same; keeps others. With
 * `isActive` the user stays the signed-in one, whose token has to be renewed.
 */
export const forgetToken = (
  { isActive = false, ...session }: Session & { isActive?: boolean },
  env: Environment = process.env,
): Promise<void> =>
  update(session, env, (store) => {
    for (const key of keysOf(store, session.master ?? masterOf(env))) {
      const { active_user: active, tokens = {}, ...rest } = store.masters[key] ?? {};
      const { [session.username]: _, ...others } = tokens;
      const isKept = active && (isActive || active !== session.username);
      const activeUser = isKept ? { active_user: active } : undefined;
      store.masters[key] = { ...rest, ...activeUser, tokens: others };
    }
  });

async function update(
  { master: address }: Session,
  env: Environment,
  change: (store: Store, key: string) => void,
) {
  const path = pathOf(env);
  const master = address ?? masterOf(env);
  await makeFolders(dirname(path), 0o700);
  await withFileLock(`${path}.lock`, async () => {
    const store = await readStore(path, master);
    change(store, store.version === 2 ? canonicalAddress(master) : master);
    await writeJsonFile(path, store);
  });
}

async function readStore(path: string, master: string): Promise<Store> {
  const content = await readJsonFile(path);
  if (!content) return { version: 1, masters: {} };
  // the oldest format had one master
  const isOldest = content.version === undefined;
  const store = isOldest ? { version: 1, masters: { [master]: content } } : content;
  if (!isStore(store))
    throw badInput(`${path} is not an auth.json of version 1 or 2; it is left as it is`);
  return { version: store.version, masters: store.masters ?? {} };
}

/** The addresses in the file that mean this master, the one with the same spelling first. */
function keysOf({ masters }: Store, master: string) {
  const address = canonicalAddress(master);
  const keys = Object.keys(masters).filter((key) => key !== master && isSame(key, address));
  return Object.hasOwn(masters, master) ? [master, ...keys] : keys;
}

const isSame = (key: string, address: string) => {
  try {
    return canonicalAddress(key) === address;
  } catch {
    return false;
  }
};

const isStore = (
  value: Record<string, unknown>,
): value is Partial<Store> & Pick<Store, 'version'> =>
  (value.version === 1 || value.version === 2) &&
  (value.masters === undefined || (isObject(value.masters) && areEntries(value.masters)));

const areEntries = (masters: Record<string, unknown>) => Object.values(masters).every(isEntry);

const isEntry = (entry: unknown) =>
  isObject(entry) && isTextOrUnset(entry.active_user) && isTokens(entry.tokens);

const isTokens = (tokens: unknown) =>
  tokens === undefined || (isObject(tokens) && Object.values(tokens).every(isText));

const isText = (value: unknown) => typeof value === 'string';
const isTextOrUnset = (value: unknown) => value === undefined || isText(value);
