import { expect, test } from 'vitest';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { endCounts, endedRow, metricsOf, rowsIn, weekSpans } from './week-values';

const day = 24 * 3600 * 1000;
const now = Date.parse('2026-11-30T12:00:00Z');

test.each([
  [1, ['2026-11-23', '2026-11-30', '2026-11-16', '2026-11-23']],
  [3, ['2026-11-09', '2026-11-16', '2026-11-02', '2026-11-09']],
])('the spans of week %d', (week, days) => {
  const ends = weekSpans(now, week).flatMap(({ from, to }) => [from, to]);
  expect(ends.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual(days);
});

type Facts = { ago: number; state?: string; metric?: string; value?: number; isRun?: boolean };

const row = ({ ago, state = 'COMPLETED', metric = 'loss', value, isRun }: Facts) =>
  endedRow({
    id: ago,
    ...(isRun ? { run: { id: ago } } : {}),
    experiment: {
      id: ago,
      name: `run ${ago}`,
      state: `STATE_${state}`,
      startTime: null,
      endTime: new Date(now - ago * day).toISOString(),
      resourcePool: '',
      config: { searcher: { name: 'single', metric, smaller_is_better: true } },
    },
    bestTrial:
      value === undefined
        ? null
        : { bestValidation: { metrics: { avgMetrics: { [metric]: value } } } },
  } as unknown as ExperimentRow); // nothing else of it is read

test('a row belongs to the week in which it ended; the end of a week is in the next one', () => {
  const rows = [0, 6, 7, 8, 14, 15].map((ago) => row({ ago }));
  const ids = weekSpans(now, 1).map((span) => rowsIn(rows, span).map(({ id }) => id));
  expect(ids).toEqual([
    [6, 7],
    [8, 14],
  ]);
});

test('rows are counted by how they ended', () => {
  const states = ['COMPLETED', 'COMPLETED', 'ERROR', 'CANCELED'];
  const rows = states.map((state, ago) => row({ ago, state }));
  expect(endCounts(rows)).toEqual({ ended: 4, completed: 2, failed: 1, canceled: 1 });
  expect(rows.map(({ listed }) => listed?.hasFailed)).toEqual([false, false, true, undefined]);
});

test('the metric of most rows with a value comes first, with the direction of their configs', () => {
  const rows = [
    row({ ago: 1, metric: 'mystery', value: 2 }),
    row({ ago: 2, metric: 'mystery', value: 3 }),
    row({ ago: 3, metric: 'loss', value: 1 }),
    row({ ago: 4, metric: 'loss', value: Number.NaN }),
    row({ ago: 5, metric: 'accuracy' }),
  ];
  expect(metricsOf(rows)).toEqual([
    { name: 'mystery', direction: 'smaller', count: 2 },
    { name: 'loss', direction: 'smaller', count: 1 },
  ]);
});

test('a run has no direction but that of the name of its metric', () => {
  const runs = [
    row({ ago: 1, metric: 'mystery', value: 2, isRun: true }),
    row({ ago: 2, metric: 'accuracy', value: 3, isRun: true }),
  ];
  expect(metricsOf(runs).map(({ name, direction }) => [name, direction])).toEqual([
    ['accuracy', 'larger'],
    ['mystery', undefined],
  ]);
});
