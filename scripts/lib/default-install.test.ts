import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './main.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The source files of the product and its tools, without those of the benchmark. */
const sources = ['console', 'packages', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  )
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  .filter((path) => !/(^|\/)(node_modules|dist|\.types)\/|^scripts\/bench\//.test(path));

test('a default install has no package that only the benchmark compares with', () => {
  const { importers } = parse(read('pnpm-lock.yaml'));
  const installed = Object.values<Record<string, object>>(importers).flatMap((kinds) =>
    Object.values(kinds).flatMap(Object.keys),
  );
  const { devDependencies } = JSON.parse(read('scripts/bench/references/package.json'));
  const both = Object.keys(devDependencies).filter((name) => installed.includes(name));
  expect(both).toContain('react');
  const texts = sources.map(read);
  const isUsed = (name: string) => {
    const module = name.replace(/^@types\//, '');
    return texts.some((text) => text.includes(`from '${module}`));
  };
  expect(both.filter((name) => !isUsed(name))).toEqual([]);
});
