import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function samplesOf(sample: string | undefined) {
  vi.stubEnv('TRAINYARD_WIDE', sample);
  vi.resetModules();
  return import('./sample');
}

test('nine days in a row run each third of the files with each third of their pages', async () => {
  const pairs: string[] = [];
  for (let day = 20_785; day < 20_794; day++) {
    const { partOf, sampleWithin } = await samplesOf(`${day}`);
    const [file] = partOf(['a', 'b', 'c'], 3);
    const [page] = (await samplesOf(sampleWithin(3).TRAINYARD_WIDE)).partOf([1, 2, 3], 3);
    pairs.push(`${file}${page}`);
  }
  expect(pairs.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
});

test('without a sample, and with "all", every file and every page is walked', async () => {
  for (const sample of [undefined, 'all']) {
    const { partOf, sampleWithin } = await samplesOf(sample);
    expect(partOf(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
    expect(sampleWithin(3)).toEqual({});
  }
});
