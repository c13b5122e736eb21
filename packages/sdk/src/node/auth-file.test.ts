import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetToken, savedSessions, saveToken } from './auth-file';
import { withFileLock } from './file-lock';

let folder: string;
let env: { DET_DEBUG_CONFIG_PATH: string; DET_MASTER: string };
const master = 'train.example:8080';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auth-'));
  env = { DET_DEBUG_CONFIG_PATH: folder, DET_MASTER: master };
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, 'auth.json');
const read = async () => JSON.parse(await readFile(file(), 'utf8'));
const write = (value: unknown) => writeFile(file(), JSON.stringify(value));

test('the first token creates a file that every det reads, only for its owner', async () => {
  await saveToken({ username: 'ada', token: 'a1' }, env);
  expect(await readFile(file(), 'utf8')).toBe(`{
    "masters": {
        "train.example:8080": {
            "active_user": "ada",
            "tokens": {
                "ada": "a1"
            }
        }
    },
    "version": 1
}`);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

test('other content of the file stays', async () => {
  const other = { active_user: 'eve', tokens: { eve: 'e1' } };
  await write({
    version: 1,
    masters: { 'http://other:80': other, [master]: { tokens: { bob: 'b1' } } },
  });
  await saveToken({ username: 'ada', token: 'a1', isActive: false }, env);
  expect(await read()).toEqual({
    version: 1,
    masters: { 'http://other:80': other, [master]: { tokens: { bob: 'b1', ada: 'a1' } } },
  });
});

test('version 2 identifies masters by their canonical address', async () => {
  await write({ version: 2, masters: {} });
  await saveToken({ username: 'ada', token: 'a1' }, env);
  expect((await read()).masters).toEqual({
    'http://train.example:8080': { active_user: 'ada', tokens: { ada: 'a1' } },
  });
});

test('the oldest format, for one master, is converted to version 1', async () => {
  await write({ active_user: 'bob', tokens: { bob: 'b1' } });
  expect(await savedSessions(env)).toEqual({ activeUser: 'bob', tokens: { bob: 'b1' } });
  await saveToken({ username: 'ada', token: 'a1' }, env);
  expect(await read()).toEqual({
    version: 1,
    masters: { [master]: { active_user: 'ada', tokens: { bob: 'b1', ada: 'a1' } } },
  });
});

test('a session is found for any spelling of the address; the same spelling takes precedence', async () => {
  const named = { active_user: 'bob', tokens: { bob: 'b2', ada: 'a1' } };
  await write({
    version: 1,
    masters: { 'http://train.example:8080': named, [master]: { tokens: { bob: 'b1' } } },
  });
  expect(await savedSessions(env)).toEqual({ activeUser: 'bob', tokens: { bob: 'b1', ada: 'a1' } });
});

test('signing out removes the token and the signed-in user, only of that user', async () => {
  await saveToken({ username: 'bob', token: 'b1' }, env);
  await saveToken({ username: 'ada', token: 'a1' }, env);
  await forgetToken({ username: 'bob' }, env);
  expect(await savedSessions(env)).toEqual({ activeUser: 'ada', tokens: { ada: 'a1' } });
  await forgetToken({ username: 'ada' }, env);
  expect(await savedSessions(env)).toEqual({ activeUser: undefined, tokens: {} });
});

test.each([
  '[]',
  'no json',
  '{"version":3,"masters":{}}',
  '{"version":1,"masters":{"x":{"tokens":{"ada":1}}}}',
])('a file with %s is rejected with its name and not changed', async (text) => {
  await writeFile(file(), text);
  await expect(saveToken({ username: 'ada', token: 'a1' }, env)).rejects.toThrow(file());
  await expect(savedSessions(env)).rejects.toMatchObject({ type: 'input' });
  expect(await readFile(file(), 'utf8')).toBe(text);
});

test('concurrent writers lose nothing', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `user${index}`);
  await Promise.all(names.map((username) => saveToken({ username, token: 't' }, env)));
  const { tokens } = await savedSessions(env);
  expect(Object.keys(tokens).sort()).toEqual(names.sort());
});

test('a lock is held until the work ends, also when it fails', async () => {
  const steps: string[] = [];
  const lock = join(folder, 'x.lock');
  const first = withFileLock(lock, async () => {
    steps.push('first in');
    await new Promise((resolve) => setImmediate(resolve));
    steps.push('first out');
    throw new Error('oops');
  });
  const second = first
    .catch(() => undefined)
    .then(() => withFileLock(lock, async () => steps.push('second')));
  await expect(first).rejects.toThrow('oops');
  await second;
  expect(steps).toEqual(['first in', 'first out', 'second']);
});

test('where no program can hold the lock, a lock file keeps writers apart', async () => {
  const { PATH } = process.env;
  process.env.PATH = '';
  try {
    const names = ['ada', 'bob', 'eve'];
    await Promise.all(names.map((username) => saveToken({ username, token: 't' }, env)));
    expect(Object.keys((await savedSessions(env)).tokens).sort()).toEqual(names);
  } finally {
    process.env.PATH = PATH;
  }
  expect(await readdir(folder)).toEqual(['auth.json']);
});
