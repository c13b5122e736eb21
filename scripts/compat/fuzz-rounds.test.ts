import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/main.mjs';
import { choiceOf, rounds } from './fuzz-rounds.mjs';

test('every operation of the contract is in one round', async () => {
  const { paths } = JSON.parse(await readFile(join(root, 'packages/sdk/openapi.json'), 'utf8'));
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item ?? {})
      .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map((method) => ({ path, method })),
  );
  expect(operations.length).toBeGreaterThan(200);
  const lonely = operations.filter(({ path, method }) => titlesOf(path, method).length !== 1);
  expect(lonely).toEqual([]);
});

const titlesOf = (path: string, method: string) =>
  rounds.filter((round) => {
    const [methods, , , pattern = ''] = choiceOf(round);
    const isRemoval = methods === '--include-method';
    return isRemoval === (method === 'delete') && new RegExp(pattern).test(path);
  });
