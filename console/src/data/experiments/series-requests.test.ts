import { expect, test } from 'vitest';
import { seriesRequests } from './series-requests';

test('training and validation are one request, each name once', () => {
  expect(
    seriesRequests([
      { group: 'validation', name: 'loss' },
      { group: 'training', name: 'loss' },
      { group: 'training', name: 'lr' },
    ]),
  ).toEqual([{ metricNames: ['loss', 'lr'], metricType: 'METRIC_TYPE_UNSPECIFIED' }]);
});

test('other groups are requested by name', () => {
  expect(seriesRequests([{ group: 'inference', name: 'latency' }])).toEqual([
    { group: 'inference', metricNames: ['latency'] },
  ]);
});

test('hundreds of long names are split into several requests, and none is lost', () => {
  const metrics = Array.from({ length: 300 }, (_, index) => ({
    group: 'training',
    name: `layer_${index}/weights.norm.${'x'.repeat(40)}`,
  }));
  const requests = seriesRequests(metrics);
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.flatMap(({ metricNames }) => metricNames)).toEqual(
    metrics.map(({ name }) => name),
  );
});

test('no metrics, no requests', () => expect(seriesRequests([])).toEqual([]));
