import { readFileSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxModelBytes } from '../flows/ignore-rules';
import { type ModelFile, openDirectory } from './open-directory';

/** `[path, text]`, `[path]` for a folder, `[path, target, 'link']`, `[path, text, mode]`. */
type Tree = Array<[path: string, content?: string, kind?: string]>;
type Case = {
  name: string;
  tree?: Tree;
  rules?: string;
  include?: string[];
  det: ModelFile[] | string[] | 'refused';
};

// written by det 0.23.4's own code: scripts/compat/det-reference.py
const { hardTree, cases }: { hardTree: Tree; cases: Case[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/context-cases.json'), 'utf8'),
);

let folder: string;
let hard: string;
beforeAll(async () => {
  hard = await mkdtemp(join(tmpdir(), 'context-'));
  await plant(hard, hardTree);
});
afterAll(() => rm(hard, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'context-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function plant(folder: string, tree: Tree) {
  for (const [path, content, kind] of tree) {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    if (content === undefined) await mkdir(place, { recursive: true });
    else if (kind === 'link') await symlink(content, place);
    else {
      await writeFile(place, content);
      await chmod(place, Number.parseInt(kind ?? '644', 8));
    }
  }
  await settle(folder);
}

async function settle(place: string) {
  const stats = await lstat(place);
  if (stats.isSymbolicLink()) return;
  if (stats.isDirectory()) for (const name of await readdir(place)) await settle(join(place, name));
  await utimes(place, 1.5e9, 1.6e9 + 0.75);
}

const byPath = (a: ModelFile, b: ModelFile) => (a.path < b.path ? -1 : 1);
const pathsOf = (files: ModelFile[]) => files.map(({ path }) => path);

const ruled = cases.flatMap(({ rules, ...rest }) =>
  rules === undefined ? [] : [{ rules, ...rest }],
);

test.each(ruled)('as in det: $name', async ({ rules, det }) => {
  const root = join(hard, 'code');
  const all = pathsOf(await openDirectory(root)).sort();
  await writeFile(join(root, '.detignore'), rules);
  const paths = new Set(pathsOf(await openDirectory(root)));
  await rm(join(root, '.detignore'));
  expect(all.filter((path) => !paths.has(path))).toEqual(det);
});

const withoutRules = cases.filter(({ rules }) => rules === undefined);

test.each(withoutRules)('as in det: $name', async ({ tree = hardTree, include = [], det }) => {
  await plant(folder, tree);
  const sources = include.map((path) => join(folder, path));
  const files = openDirectory(join(folder, 'code'), { include: sources });
  if (det === 'refused') return expect(files).rejects.toMatchObject({ type: 'input' });
  expect((await files).sort(byPath)).toEqual(det);
});

test('the same folder gives the same list, sorted', async () => {
  await plant(folder, [
    ['b/z.py', '1'],
    ['a/y.py', '2'],
    ['c.py', '3'],
  ]);
  const paths = ['a', 'a/y.py', 'b', 'b/z.py', 'c.py'];
  expect(pathsOf(await openDirectory(folder))).toEqual(paths);
});

test('an unreadable file is reported and left out', async () => {
  await plant(folder, [
    ['a.py', '1'],
    ['gone.py', 'nowhere', 'link'],
  ]);
  const skipped: string[] = [];
  const files = await openDirectory(folder, { onSkip: (path) => skipped.push(path) });
  expect([pathsOf(files), skipped]).toEqual([['a.py'], ['gone.py']]);
});

test('too many bytes are rejected before reading, with the ten largest files', async () => {
  for (let count = 1; count <= 12; count++) {
    await writeFile(join(folder, `part-${count}.bin`), '');
    await truncate(join(folder, `part-${count}.bin`), count * 1024 ** 3);
  }
  await expect(openDirectory(folder)).rejects.toMatchObject({
    type: 'input',
    message: `${folder} comes to 78.0 GiB, more than the 95.0 MiB that can be sent. A .detignore can leave files out. The largest:
  12.0 GiB  part-12.bin
  11.0 GiB  part-11.bin
  10.0 GiB  part-10.bin
  9.0 GiB  part-9.bin
  8.0 GiB  part-8.bin
  7.0 GiB  part-7.bin
  6.0 GiB  part-6.bin
  5.0 GiB  part-5.bin
  4.0 GiB  part-4.bin
  3.0 GiB  part-3.bin`,
  });
});

test.each([
  [3, 3],
  [4, 6],
])('%i bytes count as %i, as in det', async (size, counted) => {
  await writeFile(join(folder, 'a'), 'x'.repeat(size));
  expect(await openDirectory(folder, { limitBytes: counted })).toHaveLength(1);
  await expect(openDirectory(folder, { limitBytes: counted - 1 })).rejects.toThrow('more than');
});

test('the default limit is that of a master', async () => {
  const max = maxModelBytes - (maxModelBytes % 3);
  await writeFile(join(folder, 'a'), '');
  await truncate(join(folder, 'a'), max);
  expect(await openDirectory(folder)).toHaveLength(1);
  await truncate(join(folder, 'a'), max + 1);
  await expect(openDirectory(folder)).rejects.toThrow('more than the 95.0 MiB');
});

test('a missing directory is named', async () => {
  const place = join(folder, 'gone');
  await expect(openDirectory(place)).rejects.toThrow(`${place} does not exist`);
});

test('links out of the directory and files of secrets are told, once, and sent', async () => {
  const code = join(folder, 'code');
  await plant(folder, [
    ['secret', 'outside'],
    ['code/inside', 'x'],
    ['code/to-inside', 'inside', 'link'],
    ['code/sub/out', '../../secret', 'link'],
    ['code/chain', 'sub/out', 'link'],
    ['code/gone', '../nowhere', 'link'],
    ['code/folder', '..', 'link'],
    ['code/left-out', '../secret', 'link'],
    ['code/.detignore', 'left-out'],
    ['code/.env', 'TOKEN=1'],
    ['code/sub/.env.local', 'TOKEN=2'],
    ['code/.env.example', 'TOKEN='],
    ['code/.envrc', ''],
  ]);
  const notices: unknown[] = [];
  const files = await openDirectory(code, { onUnexpected: (each) => notices.push(each) });
  expect(notices).toEqual([
    { linksOut: ['chain', 'sub/out'], envFiles: ['.env', 'sub/.env.local'] },
  ]);
  const sent = files.filter(({ content }) => atob(content) === 'outside');
  expect(sent.map(({ path }) => path)).toEqual(['chain', 'sub/out']);
  notices.length = 0;
  await openDirectory(join(code, 'sub'), {
    include: [join(code, 'inside')],
    onUnexpected: (each) => notices.push(each),
  });
  expect(notices).toEqual([{ linksOut: ['out'], envFiles: ['.env.local'] }]);
});

test('a directory without such files is sent without a word', async () => {
  await plant(
    folder,
    hardTree.filter(([, , kind]) => kind !== 'link'),
  );
  const notices: unknown[] = [];
  await openDirectory(folder, { onUnexpected: (each) => notices.push(each) });
  expect(notices).toEqual([]);
});
