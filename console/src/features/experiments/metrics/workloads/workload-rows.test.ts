import type { MetricsWorkload, WorkloadContainer } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { sortIdOf, workloadRequest } from './workload-request';
import { hasCheckpoint, isShown, mergeWorkloads, metricAt } from './workload-rows';
import { workloadSearch } from './workload-search';

const measured = (totalBatches: number, avgMetrics: Record<string, number> = {}) =>
  // only the fields that a row uses
  ({ totalBatches, metrics: { avgMetrics, batchMetrics: [] } }) as unknown as MetricsWorkload;

const training = (batches: number): WorkloadContainer => ({ training: measured(batches) });
const validation = (batches: number, loss = 1): WorkloadContainer => ({
  validation: measured(batches, { loss }),
});
const checkpoint = (totalBatches: number, resources: Record<string, number> = { 'a.pt': 1 }) =>
  ({ checkpoint: { uuid: `c${totalBatches}`, totalBatches, resources } }) as WorkloadContainer;

const fullRange = { from: 0, to: 100 };

test('the workloads of a batch are one row, in the order of the master', () => {
  const rows = mergeWorkloads(
    [validation(200), checkpoint(200), training(200), validation(100), training(100)],
    fullRange,
  );
  expect(rows.map(({ batches }) => batches)).toEqual([200, 100]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'batches',
    'checkpoint',
    'training',
    'validation',
  ]);
  expect(rows[1]?.checkpoint).toBeUndefined();
});

test('a batch on the border of two pages is complete on the first one', () => {
  const all = [validation(300), validation(200), checkpoint(200), validation(100)];
  const first = mergeWorkloads(all, { from: 0, to: 2 });
  const second = mergeWorkloads(all, { from: 2, to: 4 });
  expect(first.map(({ batches }) => batches)).toEqual([300, 200]);
  expect(first[1]?.checkpoint?.uuid).toBe('c200');
  expect(second.map(({ batches }) => batches)).toEqual([100]);
});

test('both checkpoint filters get the same answer, and the row decides whether it is shown', () => {
  const rows = mergeWorkloads([validation(300), checkpoint(200), checkpoint(100, {})], fullRange);
  const visibleRows = (kind: Parameters<typeof isShown>[1]) =>
    rows.filter((row) => isShown(row, kind)).map(({ batches }) => batches);
  expect(visibleRows('all')).toEqual([300, 200, 100]);
  expect(visibleRows('either')).toEqual([300, 200]);
  expect(visibleRows('checkpoint')).toEqual([200]);
  expect(visibleRows('validation')).toEqual([300]);
  expect(rows.map(hasCheckpoint)).toEqual([false, true, false]);
  const deleted = rows.map(({ checkpoint: found, ...row }) =>
    found ? { ...row, checkpoint: { ...found, state: 'STATE_DELETED' as const } } : row,
  );
  expect(deleted.map(hasCheckpoint)).toEqual([false, false, false]);
});

test('a metric is read from the workload of its group', () => {
  const [row] = mergeWorkloads([validation(100, 0.25)], fullRange);
  if (!row) throw new Error('no row');
  expect(metricAt(row, { group: 'validation', name: 'loss' })).toBe(0.25);
  expect(metricAt(row, { group: 'training', name: 'loss' })).toBeUndefined();
  expect(metricAt(row, { group: 'constructor', name: 'name' })).toBeUndefined();
});

test('the link becomes the query: order by a metric says whose it is', () => {
  const metric = { group: 'validation', name: 'loss, smoothed' };
  const read = (search: object) => workloadRequest(workloadSearch(search as never), [metric]);
  expect(read({})).toEqual({
    filter: 'FILTER_OPTION_CHECKPOINT_OR_VALIDATION',
    sortKey: 'batches',
    orderBy: 'ORDER_BY_DESC',
    limit: 50,
    offset: 0,
  });
  expect(read({ workloadSort: `${sortIdOf(metric)}=asc`, workloadPage: 2 })).toMatchObject({
    sortKey: 'loss, smoothed',
    orderBy: 'ORDER_BY_ASC',
    metricType: 'METRIC_TYPE_VALIDATION',
    offset: 100,
  });
  expect(read({ workloadSort: 'moon=asc', workloads: 'moon' })).toEqual(read({}));
});
