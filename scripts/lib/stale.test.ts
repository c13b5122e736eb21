import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root, stateFolder } from './main.mjs';
import { fingerprint, fingerprints } from './stale.mjs';

let folder = '';

beforeEach(() => {
  mkdirSync(stateFolder, { recursive: true });
  folder = relative(root, mkdtempSync(join(stateFolder, 'stale-')));
  onTestFinished(() => rmSync(join(root, folder), { recursive: true }));
  write('a.ts', 'one');
});

const write = (name: string, text: string) => writeFileSync(join(root, folder, name), text);

test('a changed, an added and a renamed file change the fingerprint; a touched one does not', async () => {
  const first = await fingerprint([folder]);
  utimesSync(join(root, folder, 'a.ts'), 1, 1);
  expect(await fingerprint([folder])).toBe(first);
  write('a.ts', 'two');
  const changed = await fingerprint([folder]);
  write('b.ts', '');
  const added = await fingerprint([folder]);
  rmSync(join(root, folder, 'b.ts'));
  write('c.ts', '');
  const renamed = await fingerprint([folder]);
  expect(new Set([first, changed, added, renamed]).size).toBe(4);
});

test('tests and build outputs do not count', async () => {
  const first = await fingerprint([folder]);
  write('a.test.ts', 'x');
  mkdirSync(join(root, folder, 'dist'));
  write('dist/a.js', 'x');
  expect(await fingerprint([folder])).toBe(first);
});

test('a missing path is left out', async () => {
  expect(await fingerprint([`${folder}/none`])).toBe(await fingerprint([]));
});

test('files have their own fingerprints', async () => {
  write('b.ts', 'one');
  const before = await fingerprints([folder]);
  write('b.ts', 'two');
  const after = await fingerprints([folder]);
  expect(after.get(`${folder}/a.ts`)).toBe(before.get(`${folder}/a.ts`));
  expect(after.get(`${folder}/b.ts`)).not.toBe(before.get(`${folder}/b.ts`));
});
