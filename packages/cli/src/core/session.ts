import { type Client, type ClientOptions, createClient, type Middleware } from '@trainyard/sdk';
import type { EnvAuth } from '@trainyard/sdk/node';
import type { Recorder } from '@trainyard/sdk/testing';
import { debugMiddleware, dryRunMiddleware } from './dry-run';
import type { Globals } from './globals';
import { chosenProfile } from './profiles';
import type { System } from './system';

/** The connection to one master. */
export type Session = {
  /** works with masters of either version; throws for a call that this one lacks */
  client: Client<'auto'>;
  /** its address */
  master: string;
  /** the user; undefined if a request would be needed to know it */
  username: string | undefined;
  /** true when no option, variable or file names a user */
  isDefaultUser: boolean;
  /** the token of its calls, if there is one */
  token: () => Promise<string | undefined>;
  /** the options of the client, for functions that need these instead, such as downloads */
  options: ClientOptions<'auto'>;
  /** the variables, with the master of -m: the input of functions of `/node` */
  env: Record<string, string | undefined>;
  /** records requests and answers with --record */
  recorder: Recorder | undefined;
};

type SessionInput = { globals: Globals; system: System; notify: (words: string) => void };

/**
 * Opens the connection to the master of -m and -u, or of the variables and files of `det`;
 * `TRAINYARD_TOKEN` contains an access token instead of a sign-in. Sends nothing yet.
 * @throws ApiError of type `input` for an invalid address
 */
export async function openSession({ globals, system, notify }: SessionInput): Promise<Session> {
  const { retry } = globals;
  const profile =
    globals.master === undefined || globals.profile !== undefined
      ? await chosenProfile(system.env, globals.profile)
      : undefined;
  const master = globals.master ?? profile?.master ?? system.env.DET_MASTER;
  const user = globals.user ?? profile?.user;
  const env = { ...system.env, DET_MASTER: master };
  const { fromEnv } = await import('@trainyard/sdk/node');
  const environment = await fromEnv(env, user === undefined ? {} : { user });
  const auth = announced(environment.auth, notify);
  // an access token takes precedence over saved sign-ins, unless a user is named
  const givenToken = user === undefined ? system.env.TRAINYARD_TOKEN || undefined : undefined;
  const patience = globals.isDryRun
    ? 'off'
    : typeof retry === 'number'
      ? { attempts: retry }
      : retry;
  const send = system.fetch ?? environment.fetch;
  const recorder = globals.record === undefined ? undefined : await recorderOf(send);
  const options: ClientOptions<'auto'> = {
    ...environment,
    ...(givenToken === undefined ? { auth } : { auth: accessToken(givenToken), headers: {} }),
    target: 'auto',
    logger: { info: notify, warn: notify },
    logLevel: 'info',
    fetch: recorder?.fetch ?? send,
    ...(patience === undefined ? {} : { retry: patience }),
    middleware: middlewareOf(globals, notify),
  };
  return {
    client: createClient(options),
    master: environment.baseUrl,
    username: givenToken === undefined ? environment.auth.username : undefined,
    isDefaultUser: givenToken === undefined && environment.auth.isDefaultUser,
    token: async () => givenToken ?? auth.token(),
    options,
    env,
    recorder,
  };
}

/**
 * Says once that the default user acts, with the first token: here, because downloads and raw
 * requests use the token without the client.
 */
function announced(auth: EnvAuth, notify: (words: string) => void) {
  let warning = auth.warning;
  return {
    get credential() {
      return auth.credential;
    },
    refused: () => auth.refused(),
    async token() {
      const token = await auth.token();
      if (token && warning) notify(warning);
      if (token) warning = undefined;
      return token;
    },
  };
}

const accessToken = (token: string) => ({ token: () => token, credential: 'TRAINYARD_TOKEN' });

function middlewareOf(
  { isDebug, isDryRun }: Globals,
  notify: (words: string) => void,
): Middleware[] {
  return [...(isDryRun ? [dryRunMiddleware] : []), ...(isDebug ? [debugMiddleware(notify)] : [])];
}

async function recorderOf(send: System['fetch']): Promise<Recorder> {
  const { recordFetch } = await import('@trainyard/sdk/testing');
  return recordFetch(send === undefined ? {} : { fetch: send });
}
