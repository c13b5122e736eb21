import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, isAuthFailure } from '@trainyard/sdk';
import { createTransport, getWorkspaces, login } from '@trainyard/sdk/calls';
import { fromEnv } from '@trainyard/sdk/node';
import { expect, onTestFinished, test } from 'vitest';
import { startCli } from '../../test/trainyard';

// the user of each source; all have an empty password
const owners = { option: 'aroy', file: 'jtan', variables: 'nokafor', task: 'mkowalski' };

type Credential = 'none' | 'good' | 'refused';
type Sources = {
  /** -u */
  hasOption: boolean;
  /** the signed-in user of auth.json */
  file: Credential;
  /** DET_USER */
  isNamed: boolean;
  /** DET_PASS */
  password: Credential;
  /** DET_USER_TOKEN */
  token: Credential;
  /** DET_SESSION_TOKEN */
  task: Credential;
};

const warningOf = ({ isNamed }: Sources) =>
  isNamed
    ? 'Acting as determined, the default user, because DET_USER=nokafor counts only with DET_PASS or DET_USER_TOKEN.'
    : 'Acting as determined, the default user, because no user is named or signed in.';

const each: Credential[] = ['none', 'good', 'refused'];
type Variables = Pick<Sources, 'isNamed' | 'password' | 'token'>;
const unset: Variables = { isNamed: false, password: 'none', token: 'none' };
const allVariables: Variables[] = [
  unset,
  ...each.flatMap((password) => each.map((token) => ({ isNamed: true, password, token }))),
];
const someVariables: Variables[] = [
  unset,
  { ...unset, isNamed: true },
  { ...unset, isNamed: true, password: 'good' },
  { ...unset, isNamed: true, token: 'good' },
];
const nothing = { hasOption: false, file: 'none', task: 'none' } as const;
const combinations: Sources[] = [
  ...allVariables.map((variables) => ({ ...nothing, ...variables })),
  ...allVariables.map((variables) => ({ ...nothing, ...variables, file: 'refused' as const })),
  ...someVariables.flatMap((variables) => [
    { ...nothing, ...variables, file: 'good' as const },
    { ...nothing, ...variables, task: 'good' as const },
    { ...nothing, ...variables, task: 'refused' as const },
    { ...nothing, ...variables, file: 'refused' as const, task: 'good' as const },
    { ...nothing, ...variables, file: 'good' as const, hasOption: true },
  ]),
];

type Expected = {
  user: string;
  credential?: string | undefined;
  isSignedOut?: boolean;
  isDefault?: boolean;
};

/** The only user that may act, and the credential that an error names; none for `undefined`. */
function expected({ hasOption, file, isNamed, password, token, task }: Sources): Expected {
  const isRefused = (credential: string, ...all: Credential[]) => ({
    credential: all.includes('good') ? undefined : credential,
  });
  if (hasOption) return { user: owners.option, isSignedOut: true };
  if (isNamed && password !== 'none')
    return { user: owners.variables, ...isRefused('DET_PASS of nokafor', password, token) };
  if (file !== 'none')
    return { user: owners.file, ...isRefused('The saved session of jtan', file) };
  if (isNamed && token !== 'none')
    return { user: owners.variables, ...isRefused('DET_USER_TOKEN of nokafor', token) };
  if (task !== 'none') return { user: owners.task, ...isRefused('DET_SESSION_TOKEN', task) };
  return { user: 'determined', isDefault: true };
}

async function startMaster() {
  const cli = await startCli();
  const { url, close } = await cli.sandbox.listen();
  onTestFinished(close);
  const open = createTransport({ baseUrl: url });
  const signIn = async (username: string) =>
    (await login(open, { body: { username, password: '' } })).token;
  const tokens = Object.fromEntries(
    await Promise.all(Object.values(owners).map(async (name) => [name, await signIn(name)])),
  );
  const tokenOf = (credential: Credential, user: string): string | undefined =>
    credential === 'none' ? undefined : credential === 'good' ? tokens[user] : 'v2.public.old';
  const env = { DET_MASTER: url, DET_DEBUG_CONFIG_PATH: cli.folder };
  const environment = ({ file, isNamed, password, token, task }: Sources) => {
    const saved = tokenOf(file, owners.file);
    const session = saved && { active_user: owners.file, tokens: { [owners.file]: saved } };
    const content = { version: 1, masters: session ? { [url]: session } : {} };
    writeFileSync(join(cli.folder, 'auth.json'), JSON.stringify(content));
    const variables = {
      DET_USER: isNamed ? owners.variables : undefined,
      DET_PASS: { none: undefined, good: '', refused: 'wrong' }[password],
      DET_USER_TOKEN: tokenOf(token, owners.variables),
      DET_SESSION_TOKEN: tokenOf(task, owners.task),
    };
    return { ...env, ...variables };
  };
  return { ...cli, url, environment, tokenOf };
}

test('no combination of sources makes a program act as another user', async () => {
  const { environment } = await startMaster();
  for (const sources of combinations) {
    const warnings: string[] = [];
    const env = environment(sources);
    const credentials = await fromEnv(env, sources.hasOption ? { user: owners.option } : {});
    const client = createClient({
      ...credentials,
      logger: { warn: (text) => warnings.push(text) },
    });
    const { user, credential, isSignedOut, isDefault } = expected(sources);
    const answer = await client.getMe().then(
      (me) => me.user.username,
      (error: unknown) => {
        expect(isAuthFailure(error)).toBe(true);
        return error instanceof Error ? error.message : '';
      },
    );
    const refused = credential && `${credential} is refused: invalid credentials`;
    expect({ sources, answer }).toEqual({
      sources,
      answer: refused ?? (isSignedOut ? 'token missing' : user),
    });
    expect(warnings).toEqual(isDefault ? [warningOf(sources)] : []);
  }
});

test('no combination makes a command that reads, or one that writes, act as another user', async () => {
  const { environment, trainyardOn, client, url } = await startMaster();
  let count = 0;
  for (const sources of combinations) {
    const system = async () => ({ env: environment(sources), fetch: undefined });
    const named = sources.hasOption ? ['-u', owners.option] : [];
    const read = await trainyardOn(await system(), 'auth', 'whoami', '-o', 'json', ...named);
    const write = await trainyardOn(
      await system(),
      'workspace',
      'create',
      `by-sources-${count}`,
      ...named,
    );
    const { user, credential, isSignedOut, isDefault } = expected(sources);
    for (const { exitCode, error } of [read, write]) {
      const sentence = credential
        ? `${credential} is refused: invalid credentials`
        : `You are not signed in at ${url} as ${user}.`;
      const isRefused = credential !== undefined || isSignedOut;
      expect({ sources, exitCode, line: error.split('\n')[0] }).toEqual({
        sources,
        exitCode: isRefused ? 1 : 0,
        line: isRefused ? sentence : isDefault ? warningOf(sources) : '',
      });
    }
    if (read.exitCode === 0) expect(JSON.parse(read.out).username).toBe(user);
    const { workspaces } = await getWorkspaces(client, { name: `by-sources-${count}` });
    expect(workspaces.map(({ username }) => username)).toEqual(write.exitCode === 0 ? [user] : []);
    count += 1;
  }
});

test('a refused variable is named, with what to do about it', async () => {
  const { environment, trainyardOn, url, tokenOf } = await startMaster();
  const linesOf = async (
    sources: Partial<Sources>,
    more: Record<string, string | undefined> = {},
    ...words: string[]
  ) => {
    const env = { ...environment({ ...nothing, ...unset, ...sources }), ...more };
    const { error, exitCode } = await trainyardOn(
      { env, fetch: undefined },
      'experiment',
      'list',
      ...words,
    );
    return { exitCode, lines: error.split('\n') };
  };
  expect(await linesOf({ isNamed: true, token: 'refused' })).toEqual({
    exitCode: 1,
    lines: [
      'DET_USER_TOKEN of nokafor is refused: invalid credentials',
      `  Correct DET_USER_TOKEN, or unset it and try \`trainyard auth login nokafor -m ${url}\`.`,
    ],
  });
  expect(await linesOf({ file: 'good' }, { TRAINYARD_TOKEN: 'bad' })).toEqual({
    exitCode: 1,
    lines: [
      'TRAINYARD_TOKEN is refused: invalid credentials',
      `  Correct TRAINYARD_TOKEN, or unset it and try \`trainyard auth login -m ${url}\`.`,
    ],
  });
  const inactive = { DET_USER: 'pdubois', DET_PASS: '' };
  expect((await linesOf({}, inactive)).lines).toEqual([
    'DET_PASS of pdubois is refused: user is not active',
    `  Correct DET_PASS, or unset it and try \`trainyard auth login pdubois -m ${url}\`.`,
  ]);
  expect(await linesOf({}, {}, '-u', 'nobody')).toEqual({
    exitCode: 1,
    lines: [
      `You are not signed in at ${url} as nobody.`,
      '  token missing',
      `  Try \`trainyard auth login nobody -m ${url}\`.`,
    ],
  });
  const other = { TRAINYARD_TOKEN: tokenOf('good', owners.task) };
  expect((await linesOf({ file: 'refused' }, other)).exitCode).toBe(0);
});

test('after a refused session the next program does not act as another user either', async () => {
  const { environment, trainyardOn, url } = await startMaster();
  const env = environment({ ...nothing, ...unset, file: 'refused', task: 'good' });
  const first = await trainyardOn({ env, fetch: undefined }, 'auth', 'whoami');
  expect(first.error).toContain('The saved session of jtan is refused');
  const second = await trainyardOn({ env, fetch: undefined }, 'auth', 'whoami');
  expect(second.exitCode).toBe(1);
  expect(second.error).toContain(`You are not signed in at ${url} as jtan.`);
});

test('doctor warns where the default user acts, and why DET_USER does not count', async () => {
  const { environment, trainyardOn } = await startMaster();
  const sessionOf = async (isNamed: boolean) => {
    const env = environment({ ...nothing, ...unset, isNamed });
    const words = ['doctor', '-o', 'csv', '--no-header'];
    const { out } = await trainyardOn({ env, fetch: undefined }, ...words);
    return out.split('\r\n').find((line) => line.startsWith('session,'));
  };
  expect(await sessionOf(false)).toBe(
    'session,warning,"determined, the default user","Sign in with `trainyard auth login`, or set DET_USER and DET_PASS."',
  );
  expect(await sessionOf(true)).toBe(
    'session,warning,"determined, the default user",DET_USER=nokafor counts only with DET_PASS or DET_USER_TOKEN.',
  );
});

test('a command says who acts where DET_USER_TOKEN is of another person than DET_USER [K6]', async () => {
  const { environment, trainyardOn, tokenOf } = await startMaster();
  const named = environment({ ...nothing, ...unset, isNamed: true, token: 'good' });
  const errorsOf = async (more: Record<string, string | undefined>, ...words: string[]) =>
    (await trainyardOn({ env: { ...named, ...more }, fetch: undefined }, ...words)).error;
  const ofAnother = { DET_USER_TOKEN: tokenOf('good', owners.task) };
  const line =
    'Acting as mkowalski: DET_USER_TOKEN is a token of mkowalski, although DET_USER is nokafor.';
  expect(await errorsOf(ofAnother, 'experiment', 'list')).toBe(line);
  expect((await errorsOf(ofAnother, 'workspace', 'create', 'owned')).split('\n')).toContain(line);
  expect(await errorsOf(ofAnother, 'experiment', 'list', '-q')).toBe('');
  // its own token, in any spelling of the name
  expect(await errorsOf({}, 'auth', 'whoami')).toBe('');
  expect(await errorsOf({ DET_USER: 'Nokafor' }, 'auth', 'whoami')).toBe('');
});
