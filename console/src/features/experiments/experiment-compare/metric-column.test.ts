import type { Experiment } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { metricColumns } from './metric-column';

const searchBy = (id: number, metric: string, isSmallerBetter = true) => {
  const searcher = { name: 'single', metric, smaller_is_better: isSmallerBetter };
  return { id, config: { searcher } as Experiment['config'] } as Experiment;
};

test.each([
  ['one metric', [searchBy(1, 'loss'), searchBy(2, 'loss')], ['Best loss']],
  ['several metrics', [searchBy(1, 'loss'), searchBy(2, 'accuracy')], []],
  ['one metric in both directions', [searchBy(1, 'loss'), searchBy(2, 'loss', false)], []],
  ['nothing', [], []],
])(
  'of experiments that search by %s: a column with the best values, or none',
  (_, experiments, headers) => {
    const columns = metricColumns(experiments, { best: new Map(), base: 0 });
    expect(columns.map(({ header }) => header)).toEqual(headers);
  },
);
