import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './main.mjs';
import { checkVersions, foldersOf, published, strayFiles } from './release.mjs';

const changelog = '# Changelog\n\n## 1.2.0 (2026-12-01)\n';
const sdk = { name: '@trainyard/sdk', version: '1.2.0' };

test('one version for all, with an entry in the changelog', () => {
  const rbac = { ...sdk, name: '@trainyard/rbac', dependencies: { '@trainyard/sdk': '1.2.0' } };
  expect(checkVersions([sdk, rbac], changelog)).toBe('1.2.0');
});

test.each([
  [[sdk, { name: 'trainyard', version: '1.1.0' }], 'trainyard is 1.1.0, and others are 1.2.0.'],
  [
    [sdk, { ...sdk, name: 'trainyard', dependencies: { '@trainyard/sdk': 'workspace:*' } }],
    'trainyard needs @trainyard/sdk workspace:*, and it is 1.2.0.',
  ],
  [[{ name: 'trainyard', version: '1.3.0' }], 'CHANGELOG.md says nothing of 1.3.0.'],
])('%j is rejected', (manifests, sentence) => {
  expect(() => checkVersions(manifests, changelog)).toThrow(sentence);
});

test('sources, tests, maps and keys are not shipped', () => {
  const paths = ['dist/index.js', 'README.md', 'dist/index.js.map', 'src/index.ts', 'a/b.test.ts'];
  const files = [...paths, 'test/pem/key.pem', '.env'].map((path) => ({ path }));
  expect(strayFiles({ name: 'sdk', filename: '', size: 0, files })).toEqual([
    'dist/index.js.map',
    'src/index.ts',
    'a/b.test.ts',
    'test/pem/key.pem',
    '.env',
  ]);
});

test('the contracts are in a package of their own, and not in that of the client [C15]', () => {
  const filesOf = (name: string): string[] =>
    JSON.parse(readFileSync(join(root, foldersOf(name).own, 'package.json'), 'utf8')).files;
  const contracts = ['openapi.json', 'openapi-0.38.1.json'];
  expect(filesOf('openapi')).toEqual(contracts);
  expect(published).toContain('openapi');
  for (const name of published.filter((each) => each !== 'openapi'))
    expect(filesOf(name).filter((file) => contracts.includes(file))).toEqual([]);
  for (const file of contracts)
    expect(existsSync(join(root, foldersOf('openapi').sources, file))).toBe(true);
});

describe.each(published)('the archive of %s', (name) => {
  const { own } = foldersOf(name);
  const folder = join(root, own);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packed: string[] = [...manifest.files, 'README.md', 'package.json', 'LICENSE'];
  const isPacked = (path: string) =>
    packed.some((each) => path === each || path.startsWith(`${each}/`));
  const pages = packed.filter((path) => path.endsWith('.md'));
  if (packed.includes('examples')) pages.push('examples/README.md');

  test('states the location of the project', () => {
    const home = 'https://github.com/trainyard/trainyard';
    expect(manifest.homepage).toContain(home);
    expect(manifest.bugs).toBe(`${home}/issues`);
    expect(manifest.repository).toEqual({
      type: 'git',
      url: `git+${home}.git`,
      directory: own,
    });
  });

  test('is published with its provenance, for everyone', () => {
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  });

  test.each(pages)('%s speaks of what a user of the package has', (page) => {
    const text = readFileSync(join(folder, page), 'utf8').replaceAll(/\]\([^)]*\)/g, ']');
    expect(text.match(/\bpnpm\b.*|npm start.*|this repository.*|`scripts\/.*/g) ?? []).toEqual([]);
  });

  test.each(pages)('every link of %s leads to a file in it', (page) => {
    const text = readFileSync(join(folder, page), 'utf8');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^(https?:|#)/.test(link));
    const missing = own
      .map((link) => normalize(join(dirname(page), link.replace(/#.*/, ''))))
      .filter((path) => !isPacked(path) || !existsSync(join(folder, path)));
    expect(missing).toEqual([]);
  });
});
