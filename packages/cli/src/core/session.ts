import { type Client, type ClientOptions, createClient, type Middleware } from '@trainyard/sdk';
import { createTransport, getMe } from '@trainyard/sdk/calls';
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
  /** resolves when the person who acts is checked, if one was to be; never rejects */
  checked: () => Promise<void>;
};

type SessionInput = {
  globals: Globals;
  system: System;
  notify: (words: string) => void;
  signal: AbortSignal;
};

/**
 * Opens the connection to the master of -m and -u, or of the variables and files of `det`;
 * `TRAINYARD_TOKEN` contains an access token instead of a sign-in. Sends nothing yet.
 * @throws ApiError of type `input` for an invalid address
 */
export async function openSession({
  globals,
  system,
  notify,
  signal,
}: SessionInput): Promise<Session> {
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
  // an access token takes precedence over saved sign-ins, unless a user is named
  const givenToken = user === undefined ? system.env.TRAINYARD_TOKEN || undefined : undefined;
  const patience = globals.isDryRun
    ? 'off'
    : typeof retry === 'number'
      ? { attempts: retry }
      : retry;
  const send = system.fetch ?? environment.fetch;
  const recorder = globals.record === undefined ? undefined : await recorderOf(send);
  let check: Promise<void> | undefined;
  const auth = announced(environment.auth, {
    notify,
    // beside the calls of the command: neither recorded nor logged. Each command asks, although its
    // first answer may wait for this one: a token does not name its user, a change of the variables
    // between two commands is what the note is for, and a copy of the answer would outlive the token
    ask: (token) => {
      if (globals.isQuiet) return;
      const transport = createTransport({ ...environment, auth: token, fetch: send });
      check = sayOwner({ username: environment.auth.username, notify }, () =>
        getMe(transport, {}, { signal }),
      );
    },
  });
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
    checked: async () => check,
  };
}

type Announcing = { notify: (words: string) => void; ask: (token: string) => void };

/**
 * Says once that the default user acts, with the first token, and asks whose a token is that a
 * variable gives: here, because downloads and raw requests use the token without the client.
 */
function announced(auth: EnvAuth, { notify, ask }: Announcing) {
  let warning = auth.warning;
  let isAsked = false;
  return {
    get credential() {
      return auth.credential;
    },
    refused: () => auth.refused(),
    async token() {
      const token = await auth.token();
      if (token && warning) notify(warning);
      if (token) warning = undefined;
      if (token && !isAsked && auth.credential?.startsWith('DET_USER_TOKEN')) {
        isAsked = true;
        ask(token);
      }
      return token;
    },
  };
}

type Named = { username: string | undefined; notify: (words: string) => void };

/** Says who acts where the token of the variables is not of the user that they name. */
async function sayOwner({ username, notify }: Named, askMe: () => ReturnType<typeof getMe>) {
  try {
    const { user } = await askMe();
    if (user.username.toLowerCase() === username?.toLowerCase()) return;
    notify(
      `Acting as ${user.username}: DET_USER_TOKEN is a token of ${user.username}, although DET_USER is ${username}.`,
    );
  } catch {
    // the command itself reports a master that refuses or is silent
  }
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
