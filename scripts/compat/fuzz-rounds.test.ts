import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/main.mjs';
import { choiceOf, rounds, sampleOf } from './fuzz-rounds.mjs';

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

test('two samples that follow each other hold every round, each as long as among all', () => {
  const samples = [20_780, 20_781].map((sample) => sampleOf(sample, { seconds: 560 }));
  expect(samples.flatMap(({ only }) => only).sort()).toEqual(
    rounds.map(({ title }) => title).sort(),
  );
  expect(samples.map(({ seconds }) => seconds)).toEqual([315, 245]);
});

const titlesOf = (path: string, method: string) =>
  rounds.filter((round) => {
    const [methods, , , pattern = ''] = choiceOf(round);
    const isRemoval = methods === '--include-method';
    return isRemoval === (method === 'delete') && new RegExp(pattern).test(path);
  });
