import { describe, expect, test } from 'vitest';
import { holdsTemplate, setsAnything } from './holds-template';

const config = {
  bind_mounts: [
    { host_path: '/mnt/data', container_path: '/data', read_only: true, propagation: 'rprivate' },
    { host_path: '/scratch', container_path: '/scratch', read_only: false },
  ],
  environment: {
    image: { cpu: 'env:cpu', cuda: 'env:cuda', rocm: 'env:rocm' },
    environment_variables: { cpu: [], cuda: ['NCCL_DEBUG=WARN', 'OMP_NUM_THREADS=8'], rocm: [] },
  },
  max_restarts: 5,
  resources: { resource_pool: 'a100-pool', slots_per_trial: 4, priority: null },
};

describe('a configuration contains a template', () => {
  test.each<[string, unknown]>([
    ['with the same values below the same keys', { resources: { slots_per_trial: 4 } }],
    ['with a number that was written as text', { max_restarts: '5' }],
    ['with a short form that the master spelled out', { environment: { image: 'env:cuda' } }],
    [
      'with a list that the master spelled out',
      { environment: { environment_variables: ['NCCL_DEBUG=WARN'] } },
    ],
    [
      'with an item of a list, whose defaults were filled in',
      { bind_mounts: [{ host_path: '/mnt/data', container_path: '/data' }] },
    ],
    ['with null, which sets nothing', { resources: { priority: null }, labels: null }],
    ['with nothing', {}],
  ])('%s', (_what, template) => expect(holdsTemplate(config, template)).toBe(true));

  test.each<[string, unknown]>([
    ['with another value', { resources: { slots_per_trial: 2 } }],
    ['with a key it has not', { searcher: { name: 'single' } }],
    ['with a value where it has none', { resources: { priority: 42 } }],
    ['with an item more', { bind_mounts: [{ host_path: '/mnt/other' }] }],
    ['with a key of every object', { resources: { constructor: 'x' } }],
  ])('but not %s', (_what, template) => expect(holdsTemplate(config, template)).toBe(false));
});

test('an empty template differs from one with values', () => {
  expect([{}, { resources: {} }, { labels: [], name: null }].map(setsAnything)).toEqual([
    false,
    false,
    false,
  ]);
  expect([{ max_restarts: 0 }, { labels: ['a'] }].map(setsAnything)).toEqual([true, true]);
});
