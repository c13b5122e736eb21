import { isAuthFailure, isForbidden } from '@trainyard/sdk';
import { createTransport, login as loginCall, logout as logoutCall } from '@trainyard/sdk/calls';
import { forgetToken, savedSessions, saveToken } from '@trainyard/sdk/node';
import type { GetMasterResponse, User } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import { UsageError } from '../../core/option-values';
import { field } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { whoAmI } from './find';

export const login = defineVerb({
  name: 'login',
  summary: 'Sign in; det uses the same session',
  operands: '[username]',
  completes: 'user',
  options: {
    'password-stdin': { type: 'boolean', help: 'Read the password from standard input' },
  },
  examples: [
    'trainyard auth login -m https://det.example.org ada',
    'trainyard auth login ada --password-stdin < password.txt',
  ],
  run: async ({ operands, values, cli }) => {
    const { master, options, env } = await cli.session();
    const username = operands[0] ?? cli.globals.user ?? (await promptFor(cli, 'User name: '));
    const password = await passwordOf(cli, { username, isPiped: values['password-stdin'] });
    const open = createTransport({ ...options, auth: '' });
    const body = { username, password };
    const { token } = await loginCall(open, { body }, { signal: cli.signal }).catch(
      (error: unknown) => {
        if (!isAuthFailure(error) && !isForbidden(error)) throw error;
        throw new Failure(`${master} refused the sign-in of ${username}.`, {
          cause: error,
          hint: 'Is the password right, and the user active?',
        });
      },
    );
    await saveToken({ username, token }, env);
    cli.notify(`Signed in at ${master} as ${username}.`);
  },
});

async function passwordOf(cli: Cli, from: { username: string; isPiped: boolean }) {
  if (from.isPiped) return (await cli.system.stdin()).toString('utf8').replace(/\r?\n$/, '');
  const { DET_USER, DET_PASS } = cli.system.env;
  if (DET_PASS !== undefined && DET_USER === from.username) return DET_PASS;
  return promptFor(cli, `Password of ${from.username}: `, true);
}

function promptFor(cli: Cli, question: string, isHidden = false): Promise<string> {
  if (cli.system.isTerminal.stdin) return cli.system.prompt(question, { isHidden });
  const what = isHidden ? '--password-stdin' : 'the name as an argument, and --password-stdin';
  throw new UsageError(`There is no terminal to ask "${question.trim()}"; give ${what}.`);
}

export const logout = defineVerb({
  name: 'logout',
  summary: 'Sign out and forget the session',
  options: { all: { type: 'boolean', short: 'a', help: 'All sessions saved for this master' } },
  examples: ['trainyard auth logout', 'trainyard auth logout --all'],
  run: async ({ values, cli }) => {
    const { env, master, username } = await cli.session();
    const { tokens, activeUser } = await savedSessions(env);
    const own = cli.globals.user ?? activeUser ?? username;
    const names = values.all ? Object.keys(tokens) : [own].filter((name) => name !== undefined);
    const keptTokens = Object.entries(tokens).filter(([name]) => names.includes(name));
    if (keptTokens.length === 0) {
      cli.notify(`Nobody is signed in at ${master}.`);
      return;
    }
    for (const [name, token] of keptTokens) await signOut(cli, { name, token });
  },
});

async function signOut(cli: Cli, { name, token }: { name: string; token: string }) {
  const { options, env, master } = await cli.session();
  const userCaller = createTransport({ ...options, auth: token });
  await logoutCall(userCaller, {}, { signal: cli.signal }).catch((error: unknown) => {
    // a session that has ended already is the expected result
    if (!isAuthFailure(error)) throw error;
  });
  await forgetToken({ username: name }, env);
  cli.notify(`Signed ${name} out at ${master}.`);
}

type Me = User & { master: string };

const columns = [
  field<Me>('username', 'User'),
  field<Me>('id', 'ID'),
  field<Me>('displayName', 'Name'),
  field<Me>('admin', 'Admin'),
  field<Me>('master', 'Master'),
];

export const whoami = defineVerb({
  name: 'whoami',
  summary: 'Show who is signed in, and where',
  prints: 'record',
  examples: ['trainyard auth whoami', 'trainyard auth whoami -o json'],
  run: async ({ cli }) => {
    const { master } = await cli.session();
    await cli.out.record(columns, { ...(await whoAmI(cli)), master });
  },
});

type Provider = GetMasterResponse['ssoProviders'][number];
const providerColumns = [field<Provider>('name', 'Name'), field<Provider>('ssoUrl', 'Address')];

const listProviders = defineVerb({
  name: 'list-providers',
  summary: 'List the single sign-on providers of the master',
  prints: 'rows',
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const { ssoProviders } = await client.getMaster({}, { signal: cli.signal });
    await cli.out.rows(providerColumns, ssoProviders);
  },
});

export const verbs = [login, logout, whoami, listProviders];
