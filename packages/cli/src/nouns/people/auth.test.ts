import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCli, typed } from '../../test/trainyard';

type Tree = { masters: Record<string, { active_user?: string; tokens: Record<string, string> }> };

async function startSignedOut() {
  const cli = await startCli();
  const env = { DET_MASTER: 'http://sandbox', DET_DEBUG_CONFIG_PATH: cli.folder };
  const file = join(cli.folder, 'auth.json');
  const read = (): Tree => JSON.parse(readFileSync(file, 'utf8'));
  return { ...cli, env, file, read };
}

test('login stores a session where det reads it, and calls use it', async () => {
  const { trainyardOn, env, read } = await startSignedOut();
  const questions: Array<{ question: string; isHidden: boolean | undefined }> = [];
  const person = {
    env,
    isTerminal: { stdin: true, stdout: false, stderr: true },
    draw: () => undefined,
    prompt: async (question: string, { isHidden }: { isHidden?: boolean } = {}) => {
      questions.push({ question, isHidden });
      return isHidden ? '' : 'jtan';
    },
  };
  expect(await trainyardOn(person, 'auth', 'login')).toEqual({
    exitCode: 0,
    out: '',
    error: 'Signed in at http://sandbox:80 as jtan.',
  });
  expect(questions).toEqual([
    { question: 'User name: ', isHidden: false },
    { question: 'Password of jtan: ', isHidden: true },
  ]);
  expect(Object.values(read().masters)).toEqual([
    { active_user: 'jtan', tokens: { jtan: expect.stringMatching(/^v2\.public\./) } },
  ]);
  const { out } = await trainyardOn({ env }, 'auth', 'whoami', '-o', 'csv', '--no-header');
  expect(out).toMatch(/^jtan,\d+,.*,false,http:\/\/sandbox:80\r$/);
});

test('a password is read from standard input, and a wrong one is reported', async () => {
  const { trainyardOn, env, file } = await startSignedOut();
  const wrong = { env, ...typed('wrong\n') };
  const refused = await trainyardOn(wrong, 'auth', 'login', 'jtan', '--password-stdin');
  expect(refused).toMatchObject({ exitCode: 1, out: '' });
  expect(refused.error.split('\n')).toEqual([
    'http://sandbox:80 refused the sign-in of jtan.',
    '  invalid credentials',
    '  Is the password right, and the user active?',
  ]);
  expect(existsSync(file)).toBe(false);
  const right = { env, ...typed('\n') };
  expect(await trainyardOn(right, 'auth', 'login', 'jtan', '--password-stdin')).toMatchObject({
    exitCode: 0,
  });
  expect(await trainyardOn({ env }, 'auth', 'login', 'jtan')).toMatchObject({
    exitCode: 2,
    error: 'There is no terminal to ask "Password of jtan:"; give --password-stdin.',
  });
});

test('logout ends the session on the master and removes it', async () => {
  const { trainyardOn, env, read, sandbox } = await startSignedOut();
  await trainyardOn({ env, ...typed('') }, 'auth', 'login', 'jtan', '--password-stdin');
  await trainyardOn({ env, ...typed('') }, 'auth', 'login', 'aroy', '--password-stdin');
  const token = Object.values(read().masters)[0]?.tokens.aroy ?? '';
  expect((await trainyardOn({ env }, 'auth', 'logout')).error).toBe(
    'Signed aroy out at http://sandbox:80.',
  );
  const { url, close } = await sandbox.listen();
  onTestFinished(close);
  const withOld = {
    env: { ...env, DET_MASTER: url, DET_USER: 'aroy', DET_USER_TOKEN: token },
    fetch: undefined,
  };
  const old = await trainyardOn(withOld, 'auth', 'whoami', '--detailed-exit-code');
  expect(old.exitCode).toBe(4);
  expect(old.error.split('\n')[0]).toBe('DET_USER_TOKEN of aroy is refused: invalid credentials');
  expect((await trainyardOn({ env }, 'auth', 'logout', '--all')).error).toBe(
    'Signed jtan out at http://sandbox:80.',
  );
  expect((await trainyardOn({ env }, 'auth', 'logout')).error).toBe(
    'Nobody is signed in at http://sandbox:80.',
  );
});

test('TRAINYARD_TOKEN takes precedence over a saved sign-in, but not over a named user', async () => {
  const { trainyardOn, env, read } = await startSignedOut();
  await trainyardOn({ env, ...typed('') }, 'auth', 'login', 'jtan', '--password-stdin');
  const token = Object.values(read().masters)[0]?.tokens.jtan ?? '';
  await trainyardOn({ env, ...typed('') }, 'auth', 'login', 'aroy', '--password-stdin');
  const whoami = async (...named: string[]) => {
    const withToken = { env: { ...env, TRAINYARD_TOKEN: token } };
    return (await trainyardOn(withToken, 'auth', 'whoami', '-o', 'json', ...named)).out;
  };
  expect(await whoami()).toContain('"jtan"');
  expect(await whoami('-u', 'aroy')).toContain('"aroy"');
});
