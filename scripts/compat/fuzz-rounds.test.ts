import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/main.mjs';
import { choiceOf, releases, rounds, sampleOf } from './fuzz-rounds.mjs';

test.each([
  ['0.23.4', 'openapi.json'],
  ['0.38.1', 'openapi-0.38.1.json'],
])('every operation of the contract of %s is in one round', async (_release, contract) => {
  const { paths } = JSON.parse(
    await readFile(join(root, 'openapi/package/dist', contract), 'utf8'),
  );
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item ?? {})
      .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map((method) => ({ path, method })),
  );
  expect(operations.length).toBeGreaterThan(200);
  const lonely = operations.filter(({ path, method }) => titlesOf(path, method).length !== 1);
  expect(lonely).toEqual([]);
});

test('four samples in a row cover every round on each release for its usual time', () => {
  const samples = [20_780, 20_781, 20_782, 20_783].map((sample) =>
    sampleOf(sample, { seconds: 560 }),
  );
  const titles = samples.flatMap(({ release, only }) => only.map((title) => `${release} ${title}`));
  const all = releases.flatMap((release) => rounds.map(({ title }) => `${release} ${title}`));
  expect(titles.sort()).toEqual(all.sort());
  expect(samples.map(({ seconds }) => seconds)).toEqual([315, 245, 315, 245]);
});

const titlesOf = (path: string, method: string) =>
  rounds.filter((round) => {
    const [methods, , , pattern = ''] = choiceOf(round);
    const isRemoval = methods === '--include-method';
    return isRemoval === (method === 'delete') && new RegExp(pattern).test(path);
  });
