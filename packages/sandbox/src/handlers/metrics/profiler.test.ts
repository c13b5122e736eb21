import {
  getTrialProfilerAvailableSeries,
  getTrialProfilerMetrics,
  postTrialProfilerMetricsBatch,
} from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../test/fixtures/test-master';
import {
  collect,
  createTrainingMaster,
  readWhileTimePasses,
  type TrainingMaster,
} from '../../test/fixtures/training-master';

let master: TrainingMaster;

beforeEach(async () => {
  master = await createTrainingMaster();
});

const submit = (profiled: boolean) => master.submit({ settings: { profiled } }).trialIds[0] ?? 0;
const seriesOf = async (trialId: number) =>
  (await collect(getTrialProfilerAvailableSeries(master.client, { trialId }))).flatMap(
    ({ labels }) => labels,
  );

describe('a profiled trial', () => {
  test('has series of its machine, its GPUs and its training loop', async () => {
    const trialId = submit(true);
    expect(await seriesOf(trialId)).toEqual([]);
    master.clock.advance(60_000);
    const labels = await seriesOf(trialId);
    expect(new Set(labels.map(({ name }) => name))).toEqual(
      new Set([
        'cpu_util_simple',
        'disk_iops',
        'disk_throughput_read',
        'disk_throughput_write',
        'free_memory',
        'net_throughput_recv',
        'net_throughput_sent',
        'samples_per_second',
        'gpu_free_memory',
        'gpu_util',
        'dataloader_next',
        'to_device',
        'train_batch',
      ]),
    );
    expect(labels.find(({ name }) => name === 'gpu_util')).toEqual({
      trialId,
      name: 'gpu_util',
      agentId: 'agent-01',
      gpuUuid: expect.stringMatching(/^GPU-/),
      metricType: 'PROFILER_METRIC_TYPE_SYSTEM',
    });
  });

  test('sends a value per second, a hundred per message, the same each time', async () => {
    const trialId = submit(true);
    master.clock.advance(150_000);
    const query = { trialId, 'labels.name': 'gpu_util' };
    const messages = await collect(getTrialProfilerMetrics(master.client, query));
    expect(messages.length).toBeGreaterThan(1);
    const values = messages.flatMap(({ batch }) => batch?.values ?? []);
    expect(messages[0]?.batch?.values).toHaveLength(100);
    expect(values.every((value) => Number(value) >= 0 && Number(value) <= 100)).toBe(true);
    expect(await collect(getTrialProfilerMetrics(master.client, query))).toEqual(messages);
    const [first, second] = messages[0]?.batch?.timestamps ?? [];
    expect(Date.parse(second ?? '') - Date.parse(first ?? '')).toBe(1000);
  });

  test('follows until the trial has ended', async () => {
    const trialId = submit(true);
    const stream = getTrialProfilerMetrics(master.client, {
      trialId,
      'labels.name': 'train_batch',
      'labels.metricType': 'PROFILER_METRIC_TYPE_TIMING',
      follow: true,
    });
    const { messages } = await readWhileTimePasses(master, stream, { stepMs: 5000 });
    expect(messages.length).toBeGreaterThan(10);
    expect(master.db.trials.find(trialId).state).toBe('STATE_COMPLETED');
    const labels = getTrialProfilerAvailableSeries(master.client, { trialId, follow: true });
    expect(await collect(labels)).toHaveLength(1);
  });
});

test('a trial without profiling has nothing', async () => {
  const trialId = submit(false);
  master.clock.advance(60_000);
  expect(await seriesOf(trialId)).toEqual([]);
  const query = { trialId, 'labels.name': 'gpu_util' };
  expect(await collect(getTrialProfilerMetrics(master.client, query))).toEqual([]);
});

test('posted batches are returned unchanged', async () => {
  const trialId = submit(false);
  const labels = {
    trialId,
    name: 'cpu_util_simple',
    agentId: 'agent-1',
    gpuUuid: '',
    metricType: 'PROFILER_METRIC_TYPE_SYSTEM' as const,
  };
  const timestamps = ['2026-11-20T07:20:06Z', '2026-11-20T07:20:07Z'];
  const batch = { values: [1.5, 2.5], batches: [1, 2], timestamps, labels };
  expect(
    await postTrialProfilerMetricsBatch(master.client, { body: { batches: [batch] } }),
  ).toEqual({});
  expect(await seriesOf(trialId)).toEqual([labels]);
  const query = { trialId, 'labels.name': 'cpu_util_simple' };
  expect(await collect(getTrialProfilerMetrics(master.client, query))).toEqual([{ batch }]);
  const other = { ...query, 'labels.agentId': 'agent-2' };
  expect(await collect(getTrialProfilerMetrics(master.client, other))).toEqual([]);
});

test.each([
  ['GET', '/trials/99/profiler/available_series', undefined],
  ['GET', '/trials/99/profiler/metrics?labels.name=x', undefined],
  ['POST', '/trials/profiler/metrics', { batches: [{ labels: { trialId: 99 } }] }],
])('%s %s: no such trial', async (method, path, body) => {
  expect(refusal(await master.admin(method, path, body))).toBe("404 5 trial '99' not found");
});
