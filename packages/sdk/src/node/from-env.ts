import { createTransport } from '../client/transport';
import { login } from '../generated/calls/auth';
import { ownValue } from '../model/own';
import { forgetToken, savedSessions, saveToken } from './auth-file';
import { masterCertificate } from './certificates';
import { canonicalAddress, type Environment, masterOf, setting, variable } from './environment';
import { nodeFetch } from './node-fetch';
import { proxyOf } from './proxy';

/** Values of a command line; they take precedence over the variables. */
export type FromEnvChoices = { user?: string; password?: string };

/**
 * Provides the token for each request; after a refusal, it looks for another of the same user, never
 * for one of another user.
 */
export type EnvAuth = {
  /** the user of the calls; undefined with the token of the surrounding task */
  readonly username: string | undefined;
  /** true when nothing names a user, so that the calls are made as `determined` */
  readonly isDefaultUser: boolean;
  /** the source of the token, for errors: `DET_USER_TOKEN of ada` */
  readonly credential: string | undefined;
  /** a sentence that a client logs with its first call: it acts as the default user */
  readonly warning: string | undefined;
  /** called before each request */
  token(): Promise<string | undefined>;
  /** called on a 401; the next token comes from another source */
  refused(): Promise<void>;
};

/** The options of `createClient` for the master that the variables and files of `det` name. */
export type EnvOptions = {
  baseUrl: string;
  auth: EnvAuth;
  headers?: Record<string, string>;
  fetch: ReturnType<typeof nodeFetch>;
};

// as in det; this account has no password on a new master
const defaultUser = 'determined';

/**
 * Returns the options for `createClient` to use the master and user of `det`: `DET_MASTER`,
 * `DET_MASTER_ADDR`; a user by `DET_USER` and `DET_PASS` together, or the signed-in user of
 * `auth.json`, or `DET_USER` with `DET_USER_TOKEN`; their saved token, else `DET_USER_TOKEN`, else a
 * login with the password, whose token is saved. Where nothing names a user, `DET_SESSION_TOKEN` of
 * the surrounding task, else the default user of a new master, `determined` without a password: a
 * client logs at `warn` that it acts as this user, and `auth.isDefaultUser` is true. `DET_USER`
 * alone names nobody, as in `det`. All tokens are of one user: a refused one ends in an error that
 * names it, `DET_USER_TOKEN of ada is refused`, and never in calls as another user. Certificates
 * follow `DET_MASTER_CERT_FILE`, `DET_MASTER_CERT_NAME` and `certs.json`. Sends nothing yet.
 * @throws ApiError of type `input` for an address or a file that cannot be read
 */
export async function fromEnv(
  env: Environment = process.env,
  choices: FromEnvChoices = {},
): Promise<EnvOptions> {
  const master = masterOf(env);
  const baseUrl = canonicalAddress(master);
  // a bad value is said before the first request
  proxyOf(new URL(baseUrl), env);
  const fetch = nodeFetch({ ...(await masterCertificate(env, master)), env });
  const person = await personOf(env, choices, master);
  const session = setting(env, 'DET_SESSION_TOKEN');
  if (session && !person.isNamed && person.token === undefined) {
    const headers = { 'Grpc-Metadata-x-allocation-token': `Bearer ${session}` };
    return { baseUrl, fetch, headers, auth: ofTask };
  }
  return {
    baseUrl,
    fetch,
    auth: inTurn(person, sources(env, { ...person, master, baseUrl, fetch }), unusedOf(env)),
  };
}

const ofTask: EnvAuth = {
  username: undefined,
  isDefaultUser: false,
  credential: 'DET_SESSION_TOKEN',
  warning: undefined,
  token: async () => undefined,
  refused: async () => undefined,
};

type Person = {
  username: string;
  password: string | undefined;
  /** the source of the password, for errors */
  passwordFrom: string;
  /** the token of the file */
  token: string | undefined;
  /** a variable, an argument or the file names the user */
  isNamed: boolean;
};

async function personOf(
  env: Environment,
  { user, password }: FromEnvChoices,
  master: string,
): Promise<Person> {
  const { activeUser, tokens } = await savedSessions(env, master);
  const [givenUser, givenPassword] = [variable(env, 'DET_USER'), variable(env, 'DET_PASS')];
  // containers set only DET_USER, which must not replace the user who signed in there
  const isPair = givenUser !== undefined && givenPassword !== undefined;
  const isTokenPair = givenUser !== undefined && env.DET_USER_TOKEN !== undefined;
  const knownUser =
    user || (isPair ? givenUser : (activeUser ?? (isTokenPair ? givenUser : undefined)));
  const username = knownUser || defaultUser;
  const isFromEnv = !user && isPair;
  const secret = isFromEnv ? givenPassword : password;
  return {
    username,
    password: secret ?? (username === defaultUser ? '' : undefined),
    passwordFrom: passwordName(username, isFromEnv, secret === undefined),
    token: ownValue(tokens, username),
    isNamed: Boolean(knownUser),
  };
}

function passwordName(username: string, isFromEnv: boolean, isDefault: boolean): string {
  if (isFromEnv) return `DET_PASS of ${username}`;
  return isDefault
    ? `The sign-in of ${username} without a password`
    : `The password of ${username}`;
}

type Source = {
  /** for errors */
  credential: string;
  token(): Promise<string | undefined>;
  /** resolves to true when it has another token */
  refused?: () => Promise<boolean>;
};
type Where = Person & { master: string; baseUrl: string; fetch: EnvOptions['fetch'] };

/** The sources of a token of one user, best first. */
function sources(env: Environment, where: Where) {
  const { username } = where;
  const all: Source[] = [];
  if (where.token !== undefined) all.push(saved(env, where, where.token));
  const token = variable(env, 'DET_USER_TOKEN');
  if (variable(env, 'DET_USER') === username && token !== undefined)
    all.push({ credential: `DET_USER_TOKEN of ${username}`, token: async () => token });
  if (where.password !== undefined)
    all.push({ credential: where.passwordFrom, token: () => loggedIn(env, where) });
  return all;
}

/**
 * The token of the file, which another program may renew meanwhile; removes a refused one. The user
 * stays the signed-in one, so that the next program does not act as another.
 */
function saved(env: Environment, { master, username }: Where, first: string): Source {
  let token = first;
  return {
    credential: `The saved session of ${username}`,
    token: async () => token,
    async refused() {
      const renewed = ownValue((await savedSessions(env, master)).tokens, username);
      const isRenewed = renewed !== undefined && renewed !== token;
      if (isRenewed) token = renewed;
      else await forgetToken({ master, username, isActive: true }, env);
      return isRenewed;
    },
  };
}

async function loggedIn(env: Environment, { baseUrl, fetch, master, username, password }: Where) {
  const body = { username, password: password ?? '' };
  const { token } = await login(createTransport({ baseUrl, fetch }), { body });
  // if the folder is not writable, the next program has to log in
  await saveToken({ master, username, token, isActive: false }, env).catch(() => undefined);
  return token;
}

const defaultUserWarning = (username: string, unused: string | undefined) =>
  `Acting as ${username}, the default user, because ${unused ?? 'no user is named or signed in.'}`;

/** The variable that does not count where the default user acts, as a part of a sentence. */
function unusedOf(env: Environment): string | undefined {
  const user = setting(env, 'DET_USER');
  if (user) return `DET_USER=${user} counts only with DET_PASS or DET_USER_TOKEN.`;
  if (setting(env, 'DET_USER_TOKEN')) return 'DET_USER_TOKEN counts only with DET_USER.';
  return setting(env, 'DET_PASS') && 'DET_PASS counts only with DET_USER.';
}

/** @param unused why the default user acts; by default because nothing names another */
function inTurn({ username, isNamed }: Person, all: Source[], unused?: string): EnvAuth {
  let place = 0;
  let current: Promise<string | undefined> | undefined;
  async function readToken(source: Source | undefined) {
    try {
      return await source?.token();
    } catch (error) {
      // a login without an answer may succeed the next time
      current = undefined;
      throw error;
    }
  }
  return {
    username,
    isDefaultUser: !isNamed,
    warning: isNamed ? undefined : defaultUserWarning(username, unused),
    get credential() {
      return all[Math.min(place, all.length - 1)]?.credential;
    },
    token() {
      current ??= readToken(all[place]);
      return current;
    },
    async refused() {
      const hasMore = await all[place]?.refused?.();
      // the last source may be used again: sessions end after seven days
      if (!hasMore && (place < all.length - 1 || hasMore === false)) place++;
      current = undefined;
    },
  };
}
