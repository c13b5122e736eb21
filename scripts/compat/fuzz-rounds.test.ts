import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { pathsOf, rounds } from './fuzz-rounds.mjs';

test('every path of the contract is in one round', async () => {
  const { paths } = JSON.parse(await readFile(join(root, 'packages/sdk/openapi.json'), 'utf8'));
  const names = Object.keys(paths);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const titles = rounds.filter((round) => new RegExp(pathsOf(round)).test(name));
    expect([name, titles.length]).toEqual([name, 1]);
  }
});
