import { getProjectColumns, getProjectNumericMetricsRange } from '@trainyard/sdk/calls';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;
beforeEach(async () => {
  master = await createTrainingMaster();
});

test('columns: the fixed ones, then existing metrics and hyperparameters', async () => {
  const names = async () =>
    (await getProjectColumns(master.client, { projectId: 1 })).columns.map(({ column }) => column);
  expect(await names()).toHaveLength(17);
  master.submit({
    settings: {
      hyperparameters: {
        lr: { type: 'const', val: 0.001 },
        model: { activation: { type: 'categorical', vals: ['relu', 'gelu'] } },
      },
    },
  });
  master.clock.advance(400_000);
  const columnNames = await names();
  expect(columnNames.slice(0, 3)).toEqual(['id', 'name', 'description']);
  expect(columnNames.slice(17, 22)).toEqual(
    ['count', 'last', 'max', 'min', 'sum'].map((statistic) => `training.accuracy.${statistic}`),
  );
  expect(columnNames.slice(-5)).toEqual([
    'hp.lr',
    'hp.model.activation',
    'hp.',
    'validation.validation_accuracy',
    'validation.validation_loss',
  ]);
});

test('ranges cover the best trials, and fail if a metric is not a number', async () => {
  master.submit();
  master.submit({
    settings: { searcher: { ...master.submit().settings.searcher, maxLength: 400 } },
  });
  master.clock.advance(900_000);
  const { ranges } = await getProjectNumericMetricsRange(master.client, { projectId: 1 });
  const range = ranges.find(({ metricsName }) => metricsName === 'validation.validation_loss');
  expect(range?.min).toBeLessThan(range?.max ?? 0);
  // some of the diverging trials fail, the others continue with NaN
  for (let index = 0; index < 6; index++) {
    master.submit({ settings: { hyperparameters: { lr: { type: 'const', val: 0.6 } } } });
  }
  master.clock.advance(4_000_000);
  expect(refusal(await master.admin('GET', '/projects/1/experiments/metric-ranges'))).toContain(
    '500 13 error fetching metrics range for project (1) from database',
  );
  expect(refusal(await master.admin('GET', '/projects/777/columns'))).toBe(
    "404 5 project '777' not found",
  );
});
