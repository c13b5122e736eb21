import { expect, test } from 'vitest';
import { chartSeries, type Labels, measuredOf, systemChoice } from './profile';

const labels = (changes: Partial<Labels> = {}): Labels => ({
  trialId: 1,
  name: 'gpu_util',
  agentId: 'agent-1',
  gpuUuid: 'GPU-a',
  metricType: 'PROFILER_METRIC_TYPE_SYSTEM',
  ...changes,
});

const moment = (second: number, fraction = '000') => `2026-11-20T10:00:0${second}.${fraction}Z`;

test('stretches of a series become one line in the order of time, to a tenth of a second', () => {
  const lines = measuredOf([
    { labels: labels(), values: [3], batches: [9], timestamps: [moment(3, '449')] },
    { labels: labels({ gpuUuid: 'GPU-b' }), values: [5], batches: [1], timestamps: [moment(1)] },
    { labels: labels(), values: [1, 2], batches: [1, 2], timestamps: [moment(1), moment(2)] },
    { labels: null, values: [7], batches: [1], timestamps: [moment(1)] },
    { labels: labels(), values: [4, 5], batches: [], timestamps: ['no time'] },
  ]);
  const start = Date.parse(moment(0)) / 1000;
  expect(lines.map(({ points }) => points.map(({ x, y }) => [x - start, y]))).toEqual([
    [
      [1, 1],
      [2, 2],
      [expect.closeTo(3.4, 3), 3],
    ],
    [[1, 5]],
  ]);
});

test('a line is named by its card, else by what is measured, and by its agent where there are several', () => {
  const line = (changes: Partial<Labels>) => ({ labels: labels(changes), points: [] });
  const names = (...lines: ReturnType<typeof line>[]) => chartSeries(lines).map(({ name }) => name);
  expect(names(line({}), line({ gpuUuid: '' }))).toEqual(['GPU-a', 'gpu_util']);
  expect(names(line({}), line({ agentId: 'agent-2' }))).toEqual([
    'GPU-a · agent-1',
    'GPU-a · agent-2',
  ]);
});

test('the use of the cards is drawn first, of the first agent, all its cards', () => {
  const series = [
    labels({ name: 'cpu_util', gpuUuid: '' }),
    labels({ agentId: 'agent-2', gpuUuid: 'GPU-c' }),
    labels(),
    labels({ gpuUuid: 'GPU-b' }),
    labels({ name: 'train_batch', metricType: 'PROFILER_METRIC_TYPE_TIMING' }),
  ];
  expect(systemChoice(series, {})).toEqual({
    names: ['cpu_util', 'gpu_util'],
    name: 'gpu_util',
    agents: ['agent-1', 'agent-2'],
    agent: 'agent-1',
    gpus: ['GPU-a', 'GPU-b'],
    gpu: undefined,
  });
  expect(systemChoice(series, { agent: 'agent-2', gpu: 'GPU-c' })).toMatchObject({
    agent: 'agent-2',
    gpu: 'GPU-c',
  });
  // a link to a missing series opens an existing one
  expect(systemChoice(series, { metric: 'gone', agent: 'gone', gpu: 'gone' })).toMatchObject({
    name: 'gpu_util',
    agent: 'agent-1',
    gpu: undefined,
  });
  expect(systemChoice(series.slice(0, 1), { metric: 'gpu_util' })).toMatchObject({
    name: 'cpu_util',
    gpus: [],
  });
  expect(systemChoice([], {})).toMatchObject({ names: [], name: undefined });
});
