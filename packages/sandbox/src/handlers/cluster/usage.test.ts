import {
  deleteExperiment,
  launchCommand,
  resourceAllocationAggregated,
  resourceAllocationRaw,
} from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

const day = 86_400_000;
let master: TrainingMaster;
beforeEach(async () => {
  master = await createTrainingMaster();
});

const aggregated = '/resources/allocation/aggregated';
const raw = '/resources/allocation/raw';
const daily = 'period=RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY';

/** A job of two slots that ran for a while, and a command. */
async function someWork() {
  const job = master.submit({ labels: ['smoke', 'a,b'], settings: { slotsPerTrial: 2 } });
  await launchCommand(master.client, {
    body: { config: { resources: { slots: 1 }, entrypoint: ['sleep', '100'] } },
  });
  master.clock.advance(600_000);
  await master.admin('GET', '/me');
  return { job, run: master.db.trials.find(job.trialIds[0] ?? 0).runs[0] };
}

describe('usage by day', () => {
  test('counts slot seconds, from the next day on', async () => {
    const { run } = await someWork();
    const fetchUsage = () =>
      resourceAllocationAggregated(master.client, {
        startDate: '2026-11-19',
        endDate: '2026-11-30',
        period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY',
      });
    expect((await fetchUsage()).resourceEntries).toEqual([]);
    master.clock.advance(day);
    const { resourceEntries } = await fetchUsage();
    expect(resourceEntries).toHaveLength(1);
    const [entry] = resourceEntries;
    const trial = (2 * ((run?.endedAt ?? 0) - (run?.assignedAt ?? 0))) / 1000;
    expect(entry?.periodStart).toBe('2026-11-20');
    expect(entry?.byExperimentLabel).toEqual({
      smoke: expect.closeTo(trial),
      'a,b': expect.closeTo(trial),
    });
    // the command slept for 100 s on one slot
    expect((entry?.seconds ?? 0) - trial).toBeGreaterThan(100);
    expect((entry?.seconds ?? 0) - trial).toBeLessThan(104);
    expect(entry?.byUsername).toEqual({ admin: entry?.seconds });
    expect(entry?.byResourcePool).toEqual({ default: entry?.seconds });
  });

  test('keeps the sums of past days when their work is deleted', async () => {
    const { job } = await someWork();
    master.clock.advance(day);
    const fetchUsage = async () =>
      (
        await resourceAllocationAggregated(master.client, {
          startDate: '2026-11-19',
          endDate: '2026-11-30',
          period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY',
        })
      ).resourceEntries;
    const before = await fetchUsage();
    await deleteExperiment(master.client, { experimentId: job.id });
    // sums are made once a night
    master.clock.advance(day);
    await master.admin('GET', '/me');
    expect(master.db.experiments.get(job.id)).toBeUndefined();
    const [first] = await fetchUsage();
    expect(first?.seconds).toBeCloseTo(before[0]?.seconds ?? 0);
    expect(Object.keys(first?.byExperimentLabel ?? {}).sort()).toEqual(['a,b', 'smoke']);
  });

  test('and by month, including the last one', async () => {
    await someWork();
    master.clock.advance(day);
    const { resourceEntries } = await resourceAllocationAggregated(master.client, {
      startDate: '2026-05',
      endDate: '2026-11',
      period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY',
    });
    expect(resourceEntries.map(({ periodStart }) => periodStart)).toEqual(['2026-11']);
  });

  test.each([
    ['', 'no aggregation period specified'],
    [
      `?${daily}&startDate=2023-13-01&endDate=2023-01-01`,
      'invalid start date parsing time "2023-13-01": month out of range',
    ],
    [
      `?${daily}&startDate=2023-01-01&endDate=2023-02-30`,
      'invalid end date parsing time "2023-02-30": day out of range',
    ],
    [
      `?${daily}&startDate=soon`,
      'invalid start date parsing time "soon" as "2006-01-02": cannot parse "soon" as "2006"',
    ],
    [`?${daily}&startDate=2023-02-01&endDate=2023-01-01`, 'start date cannot be after end date'],
  ])('%s is rejected', async (query, text) => {
    expect(refusal(await master.admin('GET', aggregated + query))).toBe(`400 3 ${text}`);
  });
});

describe('allocated usage', () => {
  test('contains agents and every allocation of a trial', async () => {
    const { job } = await someWork();
    const { resourceEntries } = await resourceAllocationRaw(master.client, {
      timestampAfter: '2026-11-01T00:00:00Z',
      timestampBefore: '2026-12-01T00:00:00Z',
    });
    expect(resourceEntries[0]).toMatchObject({ kind: 'agent', username: 'agent-01', slots: 4 });
    const own = resourceEntries.filter(({ experimentId }) => experimentId === job.id);
    expect(own[1]).toMatchObject({
      kind: 'training',
      username: 'admin',
      userId: 1,
      labels: ['smoke', 'a,b'],
      slots: 2,
    });
    expect([...new Set(own.map(({ kind }) => kind))].sort()).toEqual([
      'checkpointing',
      'imagepulling',
      'training',
      'validation',
    ]);
    for (const { seconds } of own) expect(seconds).toBeGreaterThan(0);
  });

  test.each([
    ['', 'no start time provided'],
    ['?timestampAfter=2026-01-01T00:00:00Z', 'no end time provided'],
    [
      '?timestampAfter=2026-02-01T00:00:00Z&timestampBefore=2026-01-01T00:00:00Z',
      'start time cannot be after end time',
    ],
  ])('%s is rejected', async (query, text) => {
    expect(refusal(await master.admin('GET', raw + query))).toBe(`400 3 ${text}`);
  });
});

describe('usage as tables', () => {
  const times = '?timestamp_after=2026-11-01T00:00:00Z&timestamp_before=2026-12-01T00:00:00Z';

  const csv = async (path: string) => {
    const headers = { authorization: `Bearer ${await master.tokenOf('admin')}` };
    const response = await master.fetch(new Request(`http://master${path}`, { headers }));
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  test('of entries', async () => {
    const { job } = await someWork();
    const { type, text } = await csv(`${raw}${times}`);
    expect(type).toBe('text/csv');
    const [head, ...lines] = text.split('\n');
    expect(head).toBe('experiment_id,kind,username,labels,slots,start_time,end_time,seconds');
    const own = lines.find((line) => line.startsWith(`${job.id},training`));
    expect(own).toMatch(
      /^1,training,admin,"smoke,a,b",2,2026-11-20T09:00:00\.\d+Z,.*Z,\d+\.\d{6}$/,
    );
  });

  test('of allocations', async () => {
    await someWork();
    const { text } = await csv(`/resources/allocation/allocations-csv${times}`);
    const [head, first, second] = text.split('\n');
    expect(head).toBe(
      'allocation_id,task_type,username,workspace_name,experiment_id,slots,start_time,end_time,imagepulling_time,gpu_hours',
    );
    const lines = [first ?? '', second ?? ''].sort();
    expect(lines[0]).toMatch(/^1\.[0-9a-f-]+\.1,TRIAL,admin,Uncategorized,1,2,.*,0\.\d+$/);
    expect(lines[1]).toMatch(/^[0-9a-f-]+\.1,COMMAND,admin,,0,1,.*,0\.0,0\.02\d+$/);
  });

  test('of days', async () => {
    await someWork();
    const query = `?start_date=2026-11-01&end_date=2026-11-30&${daily}`;
    const before = await csv(`${aggregated}${query}`);
    expect(before.text).toBe('aggregation_type,aggregation_key,date,seconds\n');
    master.clock.advance(day);
    const { text } = await csv(`${aggregated}${query}`);
    expect(text).toMatch(/\nusername,admin,2026-11-20,\d+\.\d{6}\n/);
    expect(text).toMatch(/\nexperiment_label,"a,b",2026-11-20,/);
    expect(text).toMatch(/\ntotal,total,2026-11-20,\d+\.\d{6}\n$/);
  });

  test('require valid times', async () => {
    const { status, text } = await csv(raw);
    expect(status).toBe(400);
    expect(text).toContain('parsing time \\"\\" as');
  });
});
