import { homedir } from 'node:os';
import { join } from 'node:path';
import { badInput } from '../errors/errors';

/** Variables by name, as in `process.env`. */
export type Environment = Record<string, string | undefined>;

/**
 * Returns a variable without the line ends around it, which a file of variables from Windows leaves.
 */
export const variable = (env: Environment, name: string): string | undefined =>
  env[name]?.replace(/^[\r\n]+|[\r\n]+$/g, '');

/**
 * Returns a variable that is set; the empty text counts as unset.
 * @throws ApiError of type `input` that names it, for a value of several lines
 */
export function setting(env: Environment, name: string): string | undefined {
  const value = variable(env, name);
  if (/[\r\n]/.test(value ?? '')) throw badInput(`${name} has a line break inside of its value`);
  return value || undefined;
}

/**
 * The address of the master as the user wrote it: `DET_MASTER`, `DET_MASTER_ADDR`, else the local
 * one.
 */
export const masterOf = (env: Environment): string =>
  setting(env, 'DET_MASTER') ?? setting(env, 'DET_MASTER_ADDR') ?? 'localhost:8080';

/**
 * The folder in which `det` keeps `auth.json` and `certs.json`: `DET_DEBUG_CONFIG_PATH` unchanged,
 * else `determined` inside the platform's settings folder.
 */
export function configFolder(
  env: Environment,
  platform: string = process.platform,
  findHome: () => string = homedir,
): string {
  const debug = setting(env, 'DET_DEBUG_CONFIG_PATH');
  return debug ?? join(settingsFolder(env, platform, findHome), 'determined');
}

function settingsFolder(env: Environment, platform: string, findHome: () => string) {
  const home = setting(env, 'HOME') ?? homeOr(findHome);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  const own = platform === 'win32' ? env.LOCALAPPDATA : env.XDG_CONFIG_HOME;
  return own || join(home, '.config');
}

/** A user unknown to the system, as in some containers, has no home and gets the root folder. */
function homeOr(findHome: () => string): string {
  try {
    return findHome();
  } catch {
    return '/';
  }
}

/**
 * The canonical spelling of a master's address: always with scheme, host and port, without a
 * trailing slash. Without a scheme it is plain http on port 8080, as in `det`.
 * @throws ApiError of type `input` for anything but an http address, and for one with a user, a
 *   password, a query or a fragment
 */
export function canonicalAddress(master: string): string {
  // `host:80` has no scheme; what is before the colon of `file:/etc` is not a host
  const [, scheme, slashes] = /^([a-z][a-z\d+.-]*):(?!\d+(?:[/?#]|$))(\/\/)?/i.exec(master) ?? [];
  const address = scheme ? master : `http://${master}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // URL leaves out line ends, and reads what is before them as another address
  if (!url || !isWeb || (scheme && !slashes) || /[\r\n\t]/.test(master))
    throw badInput(
      `${JSON.stringify(master)} is not the address of a master, such as http://host:8080`,
    );
  refuseUnused(url);
  const defaultPort = !scheme ? '8080' : url.protocol === 'https:' ? '443' : '80';
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.protocol}//${url.hostname}:${portOf(address) ?? defaultPort}${path}`;
}

/** Refuses the parts of an address that are not used, since they look as if they were. */
function refuseUnused({ username, password, search, hash, host }: URL) {
  const tail = `${search}${hash}`;
  if (username || password)
    throw badInput(
      `The address of the master at ${host} has a user or a password in it, which is not used: leave it out, and sign in as a user of the master`,
    );
  if (tail.length > 1)
    throw badInput(
      `The address of the master at ${host} ends in "${tail.slice(0, 40)}", which is not a part of it: leave it out`,
    );
}

// URL drops the default port of the scheme, but `host:80` without a scheme means 80
const portOf = (address: string) => /^https?:\/\/[^/?#]*:(\d+)(?=[/?#]|$)/i.exec(address)?.[1];
