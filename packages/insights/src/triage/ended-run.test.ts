import { expect, test } from 'vitest';
import { endedRun } from './ended-run';

type Row = Parameters<typeof endedRun>[0];

const rowOf = (experiment: Partial<Row['experiment']>): Row => ({
  id: 7,
  experiment: {
    startTime: '2026-11-05T10:00:00Z',
    endTime: '2026-11-05T11:00:00Z',
    state: 'STATE_ERROR',
    resourcePool: 't4',
    config: null,
    ...experiment,
  },
});

test('a failed experiment has its constant hyperparameters, pool and slots, without secrets', () => {
  const config = {
    hyperparameters: {
      lr: { type: 'log', minval: -4, maxval: -1, base: 10 },
      batch: { type: 'const', val: 128 },
      model: { depth: 12 },
      api_token: 'planted-secret-value',
      pool: 'average',
      started: 5,
    },
    resources: { slots_per_trial: 4 },
  };
  const run = endedRun(rowOf({ config }));
  expect(run).toMatchObject({
    id: 7,
    hasFailed: true,
    startedAt: Date.parse('2026-11-05T10:00:00Z'),
    endedAt: Date.parse('2026-11-05T11:00:00Z'),
    settings: { batch: 128, 'model.depth': 12, pool: 't4', slots: 4, 'hp.pool': 'average' },
  });
  expect(run?.settings).toMatchObject({ 'hp.started': 5 });
  expect(run?.settings).not.toHaveProperty('lr');
  expect(JSON.stringify(run)).not.toContain('planted');
});

test.each<[Row['experiment']['state'], boolean | undefined]>([
  ['STATE_COMPLETED', false],
  ['STATE_CANCELED', undefined],
  ['STATE_PAUSED', undefined],
])('%s: %s', (state, hasFailed) => {
  expect(endedRun(rowOf({ state }))?.hasFailed).toBe(hasFailed);
});
