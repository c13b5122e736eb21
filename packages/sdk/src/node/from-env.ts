import { hashPassword } from '../client/password';
import { createTransport } from '../client/transport';
import { login } from '../generated/calls/auth';
import { own } from '../model/own';
import { forgetToken, savedSessions, saveToken } from './auth-file';
import { masterCertificate } from './certificates';
import { canonicalAddress, type Environment, masterOf, setting } from './environment';
import { nodeFetch } from './node-fetch';

/** Values of a command line; they take precedence over the variables. */
export type FromEnvChoices = { user?: string; password?: string };

/** Gives the token for each request; told of a refusal, it looks for another. */
export type EnvAuth = {
  /** who the calls are made as, as far as is known without asking the master */
  readonly username: string;
  /** asked before each request */
  token(): Promise<string | undefined>;
  /** told of a 401; the next token comes from elsewhere */
  refused(): Promise<void>;
};

/** Returns the options of `createClient` for the master that the variables and files of `det` name. */
export type EnvOptions = {
  baseUrl: string;
  auth?: EnvAuth;
  headers?: Record<string, string>;
  fetch: ReturnType<typeof nodeFetch>;
};

// det's own user where nobody has signed in; such an account has no password on a new master
const usualUser = 'determined';

/**
 * The options for `createClient` that make it talk to the master `det` would talk to, as the same
 * user: `DET_MASTER`, `DET_MASTER_ADDR`; a user by `DET_USER` and `DET_PASS` together, or the one
 * signed in by `auth.json`; their saved token, else `DET_USER` with `DET_USER_TOKEN`, else
 * `DET_SESSION_TOKEN` of the task this runs in, else a login, whose token is saved. Certificates as
 * `DET_MASTER_CERT_FILE`, `DET_MASTER_CERT_NAME` and `certs.json` say. Nothing is sent yet.
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
  /** the file's */
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
  // containers have DET_USER alone, which must not overrule who signed in there
  const isPair = env.DET_USER !== undefined && env.DET_PASS !== undefined;
  const named = user || (isPair ? env.DET_USER : activeUser);
  const username = named || usualUser;
  const given = !user && isPair ? env.DET_PASS : password;
  return {
    username,
    password: given ?? (username === usualUser ? '' : undefined),
    token: own(tokens, username),
    isNamed: Boolean(user) || isPair,
  };
}

type Source = {
  username: string;
  token(): Promise<string | undefined>;
  /** true when it has another one to give */
  refused?: () => Promise<boolean>;
};
type Where = Person & { master: string; baseUrl: string; fetch: EnvOptions['fetch'] };

/** Where a token may come from, best first. */
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

/** The token of the file, which another program may renew meanwhile; a refused one is forgotten. */
function saved(env: Environment, { master, username }: Where, first: string): Source {
  let token = first;
  return {
    username,
    token: async () => token,
    async refused() {
      const renewed = own((await savedSessions(env, master)).tokens, username);
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
  // a folder that cannot be written costs the next program a login
  await saveToken({ master, username, token, isActive: false }, env).catch(() => undefined);
  return token;
}

function inTurn(username: string, all: Source[]): EnvAuth {
  let place = 0;
  let current: Promise<string | undefined> | undefined;
  async function asked(source: Source | undefined) {
    try {
      return await source?.token();
    } catch (error) {
      // a login that got no answer may get one the next time
      current = undefined;
      throw error;
    }
  }
  return {
    get username() {
      return all[place]?.username ?? username;
    },
    token() {
      current ??= asked(all[place]);
      return current;
    },
    async refused() {
      const hasMore = await all[place]?.refused?.();
      // the last one may be asked again: sessions end after seven days
      if (!hasMore && (place < all.length - 1 || hasMore === false)) place++;
      current = undefined;
    },
  };
}
