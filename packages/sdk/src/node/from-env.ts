import { hashPassword } from '../client/password';
import { createTransport } from '../client/transport';
import { login } from '../generated/calls/auth';
import { ownValue } from '../model/own';
import { forgetToken, savedSessions, saveToken } from './auth-file';
import { masterCertificate } from './certificates';
import { canonicalAddress, type Environment, masterOf, setting } from './environment';
import { nodeFetch } from './node-fetch';

/** Values of a command line; they take precedence over the variables. */
export type FromEnvChoices = { user?: string; password?: string };

/** Provides the token for each request; after a refusal, it looks for another. */
export type EnvAuth = {
  /** the user of the calls, as far as it is known without a request */
  readonly username: string;
  /** called before each request */
  token(): Promise<string | undefined>;
  /** called on a 401; the next token comes from another source */
  refused(): Promise<void>;
};

/** The options of `createClient` for the master that the variables and files of `det` name. */
export type EnvOptions = {
  baseUrl: string;
  auth?: EnvAuth;
  headers?: Record<string, string>;
  fetch: ReturnType<typeof nodeFetch>;
};

// det's default user if no user has signed in; this account has no password on a new master
const usualUser = 'determined';

/**
 * Returns the options for `createClient` to use the master and user of `det`: `DET_MASTER`,
 * `DET_MASTER_ADDR`; a user by `DET_USER` and `DET_PASS` together, or the signed-in user of
 * `auth.json`; their saved token, else `DET_USER` with `DET_USER_TOKEN`, else `DET_SESSION_TOKEN`
 * of the surrounding task, else a login, whose token is saved. Certificates follow
 * `DET_MASTER_CERT_FILE`, `DET_MASTER_CERT_NAME` and `certs.json`. Sends nothing yet.
 * @throws ApiError of type `input` for an address or a file that cannot be read
 */
export async function fromEnv(
  env: Environment = process.env,
  choices: FromEnvChoices = {},
): Promise<EnvOptions> {
  const master = masterOf(env);
  const baseUrl = canonicalAddress(master);
  const fetch = nodeFetch({ ...(await masterCertificate(env, master)), env });
  const person = await personOf(env, choices, master);
  const tokens = sources(env, { ...person, master, baseUrl, fetch });
  const session = setting(env, 'DET_SESSION_TOKEN');
  const hasToken = person.token !== undefined || hasUserToken(env);
  if (session && !person.isNamed && !hasToken)
    return { baseUrl, fetch, headers: { 'Grpc-Metadata-x-allocation-token': `Bearer ${session}` } };
  return { baseUrl, fetch, auth: inTurn(person.username, tokens) };
}

type Person = {
  username: string;
  password: string | undefined;
  /** the token of the file */
  token: string | undefined;
  /** true when the caller names a user, so that the task's own token is not used */
  isNamed: boolean;
};

async function personOf(
  env: Environment,
  { user, password }: FromEnvChoices,
  master: string,
): Promise<Person> {
  const { activeUser, tokens } = await savedSessions(env, master);
  // containers set only DET_USER, which must not replace the user who signed in there
  const isPair = env.DET_USER !== undefined && env.DET_PASS !== undefined;
  const named = user || (isPair ? env.DET_USER : activeUser);
  const username = named || usualUser;
  const given = !user && isPair ? env.DET_PASS : password;
  return {
    username,
    password: given ?? (username === usualUser ? '' : undefined),
    token: ownValue(tokens, username),
    isNamed: Boolean(user) || isPair,
  };
}

type Source = {
  username: string;
  token(): Promise<string | undefined>;
  /** resolves to true when it has another token */
  refused?: () => Promise<boolean>;
};
type Where = Person & { master: string; baseUrl: string; fetch: EnvOptions['fetch'] };

/** The sources of a token, best first. */
function sources(env: Environment, where: Where) {
  const { username } = where;
  const all: Source[] = [];
  if (where.token !== undefined) all.push(saved(env, where, where.token));
  if (hasUserToken(env))
    all.push({ username: env.DET_USER, token: async () => env.DET_USER_TOKEN });
  if (where.password !== undefined) all.push({ username, token: () => loggedIn(env, where) });
  return all;
}

const hasUserToken = (
  env: Environment,
): env is Environment & { DET_USER: string; DET_USER_TOKEN: string } =>
  env.DET_USER !== undefined && env.DET_USER_TOKEN !== undefined;

/** The token of the file, which another program may renew meanwhile; removes a refused one. */
function saved(env: Environment, { master, username }: Where, first: string): Source {
  let token = first;
  return {
    username,
    token: async () => token,
    async refused() {
      const renewed = ownValue((await savedSessions(env, master)).tokens, username);
      const isRenewed = renewed !== undefined && renewed !== token;
      if (isRenewed) token = renewed;
      else await forgetToken({ master, username }, env);
      return isRenewed;
    },
  };
}

async function loggedIn(env: Environment, { baseUrl, fetch, master, username, password }: Where) {
  const body = { username, password: await hashPassword(password ?? ''), isHashed: true };
  const { token } = await login(createTransport({ baseUrl, fetch }), { body });
  // if the folder is not writable, the next program has to log in
  await saveToken({ master, username, token, isActive: false }, env).catch(() => undefined);
  return token;
}

function inTurn(username: string, all: Source[]): EnvAuth {
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
    get username() {
      return all[place]?.username ?? username;
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
