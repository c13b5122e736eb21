import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './main.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && path !== 'THIRD_PARTY_NOTICES.md');

/** Decision records keep the paths and commands of their time. */
const current = documents.filter((path) => !path.startsWith('docs/decisions/'));

/** The id that GitHub gives a heading. */
const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .trim()
    .replaceAll(' ', '-');

const headingIds = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => headingId(heading));

/** The broken links of a document: to a missing file, or to a missing heading. */
function brokenLinks(document: string): string[] {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^(?:https?|mailto):/.test(link)) return false;
    const [path = '', heading] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(resolve(root, target))) return true;
    return heading !== undefined && !headingIds(read(target)).includes(heading);
  });
}

const ownPath = /`((?:console|docs|openapi|packages|scripts)\/[\w@.$/-]+)`/g;

/** The paths of this repository between backticks that do not exist; generated folders are left out. */
const missingPaths = (document: string) =>
  [...read(document).matchAll(ownPath)]
    .map(([, path = '']) => path)
    .filter((path) => !/\/dist\b|sdk\/docs\b/.test(path) && !existsSync(join(root, path)));

const fileNames = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

/** The source files that a document names without a folder and that do not exist. */
const missingFiles = (document: string) =>
  [...read(document).matchAll(/`([\w$-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !fileNames.some((path) => basename(path) === name));

test('there are documents to check', () => {
  expect(current.length).toBeGreaterThan(20);
});

test.each(documents)('links of %s lead somewhere', (document) => {
  expect(brokenLinks(document)).toEqual([]);
});

test.each(current)('files that %s names exist', (document) => {
  expect([...missingPaths(document), ...missingFiles(document)]).toEqual([]);
});

describe('figures and commands', () => {
  const { scripts } = JSON.parse(read('package.json'));

  test.each(current)('commands that %s names are scripts of the workspace', (document) => {
    const names = [...read(document).matchAll(/`pnpm ([a-z][\w:]*)/g)].map(([, name = '']) => name);
    const missing = names.filter((name) => !(name in scripts) && name !== 'install');
    expect(missing).toEqual([]);
  });

  test('ARCHITECTURE.md counts the contract', () => {
    const contract = JSON.parse(read('openapi/package/dist/openapi.json'));
    const methods = Object.values<object>(contract.paths).flatMap((path) => Object.keys(path));
    const operations = methods.filter((name) => /^(?:get|put|post|patch|delete)$/.test(name));
    const schemas = Object.values<{ enum?: unknown }>(contract.components.schemas);
    const enums = schemas.filter((schema) => schema.enum !== undefined);
    expect(read('ARCHITECTURE.md')).toContain(
      `${operations.length} operations, ${schemas.length - enums.length} schemas, ${enums.length} enums`,
    );
  });
});
