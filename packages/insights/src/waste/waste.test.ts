import { decodeResponse } from '@trainyard/sdk/decode';
import type { GpuUse } from '@trainyard/sdk/flows';
import type { Job } from '@trainyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { agentsOf, poolsOf } from '../test/cluster';
import { experimentsOf } from '../test/storage';
import { findIdleJobs } from './find-waste';
import {
  durationText,
  freesText,
  idleGpuWaste,
  idleSince,
  idleTaskWaste,
  meanGpuUse,
  neverFitsWaste,
  pausedWaste,
  sortByWaste,
  wastedSlots,
} from './waste';

const minute = 60_000;
const now = Date.parse('2026-11-20T12:00:00Z');

function jobOf(fields: Partial<Job> = {}): Job {
  const { jobs } = decodeResponse('getJobsV2', {
    jobs: [
      {
        full: {
          ...{ type: 'TYPE_EXPERIMENT', entityId: '12', jobId: 'j', name: 'sweep', progress: 0 },
          ...{ username: 'ada', userId: 4, workspaceId: 2, resourcePool: 'gpus', weight: 0 },
          ...{ isPreemptible: true, priority: 42, requestedSlots: 2, allocatedSlots: 2 },
          summary: { state: 'STATE_SCHEDULED', jobsAhead: 0 },
          submissionTime: '2026-11-20T08:00:00Z',
          ...fields,
        },
      },
    ],
    pagination: {},
  });
  const job = jobs[0]?.full;
  if (!job) throw new Error('no job');
  return job;
}

/** Measurements a minute apart that end now: in use, and then idle for this many minutes. */
const useOf = (idleMinutes: number, { endsAgo = 0 } = {}): GpuUse =>
  Array.from({ length: 60 }, (_, at) => ({
    at: now - (59 - at + endsAgo) * minute,
    percent: 59 - at < idleMinutes ? 3 : 80,
  }));

describe('idle GPUs', () => {
  test('their use is the mean of five minutes each, from the first measurement on', () => {
    const mixed = (busy: number, idle: number) => [
      ...Array.from({ length: 8 }, () => busy),
      ...Array.from({ length: 4 }, () => idle),
    ];
    expect(meanGpuUse([useOf(20)], now)).toEqual(mixed(80, 3));
    expect(meanGpuUse([useOf(20), useOf(0)], now)).toEqual(mixed(80, 41.5));
    // nothing was measured in the last ten minutes, and nothing older than seven hours counts
    expect(meanGpuUse([useOf(0, { endsAgo: 10 })], now)).toHaveLength(14);
    expect(meanGpuUse([useOf(0, { endsAgo: 420 })], now)).toEqual([]);
  });

  test('a GPU is idle from the first measurement below 5 % without later use', () => {
    expect(idleSince(useOf(31), now)).toBe(now - 30 * minute);
    expect(idleSince(useOf(60), now)).toBe(now - 59 * minute);
    expect(idleSince(useOf(0), now)).toBeUndefined();
    expect(idleSince([], now)).toBeUndefined();
  });

  test('old measurements do not count for now', () => {
    expect(idleSince(useOf(40, { endsAgo: 9 }), now)).toBe(now - 48 * minute);
    expect(idleSince(useOf(40, { endsAgo: 11 }), now)).toBeUndefined();
  });

  test('an experiment is wasted once all of its GPUs have been idle for 30 minutes', () => {
    expect(idleGpuWaste(jobOf(), [useOf(31), useOf(50)], now)).toMatchObject({
      key: 'experiment 12',
      slots: 2,
      since: now - 30 * minute,
      evidence: 'all 2 GPUs below 5 % for 30 min',
    });
    expect(idleGpuWaste(jobOf(), [useOf(30), useOf(50)], now)).toBeUndefined();
    expect(idleGpuWaste(jobOf(), [useOf(0), useOf(50)], now)).toBeUndefined();
    expect(idleGpuWaste(jobOf(), [[], useOf(50)], now)).toBeUndefined();
    expect(idleGpuWaste(jobOf(), [], now)).toBeUndefined();
    expect(idleGpuWaste(jobOf(), [useOf(40)], now)?.evidence).toContain('its GPU');
  });
});

test('a task is wasted without a line in its log for 30 minutes', () => {
  const notebook = jobOf({ type: 'TYPE_NOTEBOOK', entityId: 'n-1', allocatedSlots: 1 });
  const after = (minutes: number | undefined) => {
    const lastLineAt = minutes === undefined ? undefined : now - minutes * minute;
    return idleTaskWaste(notebook, { kind: 'notebook', lastLineAt, now });
  };
  expect(after(171)).toMatchObject({
    subject: { type: 'notebook', id: 'n-1' },
    slots: 1,
    evidence: 'no line in its log for 2 h 51 min',
  });
  expect(after(29)).toBeUndefined();
  expect(after(undefined)?.since).toBe(now - 240 * minute);
  const board = idleTaskWaste(notebook, { kind: 'tensorboard', lastLineAt: 0, now });
  expect(board?.evidence).toMatch(/^nobody opened it/);
});

test('of running jobs, a task is judged by its log, an experiment by its GPUs, and one of unknown use not at all', () => {
  const task = (entityId: string) => jobOf({ type: 'TYPE_SHELL', entityId, allocatedSlots: 1 });
  const longAgo = now - 60 * minute;
  const uses = [
    { job: task('quiet'), lastLineAt: longAgo },
    { job: task('writes'), lastLineAt: now },
    { job: jobOf({ entityId: '12' }), gpus: [useOf(40), useOf(50)] },
    // its log is quiet, and its GPUs are in use
    { job: jobOf({ entityId: '13' }), lastLineAt: longAgo, gpus: [useOf(0)] },
    { job: jobOf({ entityId: '14' }), lastLineAt: longAgo },
  ];
  const { items } = findIdleJobs({ pools: [], uses }, now);
  expect(items.map(({ key }) => key)).toEqual(['experiment 12', 'shell quiet']);
});

test('an experiment is wasted that is paused a week after its start', () => {
  const [paused, running] = experimentsOf(
    { id: 3, state: 'STATE_PAUSED' },
    { id: 4, state: 'STATE_ACTIVE' },
  );
  if (!paused || !running) throw new Error('no experiments');
  expect(pausedWaste(paused, now)).toMatchObject({
    key: 'experiment 3',
    slots: 0,
    evidence: 'paused, started 19 d ago; holds no slot',
  });
  expect(pausedWaste(running, now)).toBeUndefined();
  expect(pausedWaste(paused, Date.parse('2026-11-05T10:00:00Z'))).toBeUndefined();
});

test('a job never fits that needs more slots than its pool can have', () => {
  const summary = { state: 'STATE_QUEUED' as const, jobsAhead: 0 };
  const job = jobOf({ summary, requestedSlots: 16, allocatedSlots: 0 });
  const [pool, cloud] = poolsOf({ name: 'gpus' }, { name: 'gpus', type: 'RESOURCE_POOL_TYPE_AWS' });
  if (!pool || !cloud) throw new Error('no pools');
  const slots = Array.from({ length: 8 }, () => ({}));
  const one = agentsOf({ id: 'a', pool: 'gpus', slots });
  const two = agentsOf({ id: 'a', pool: 'gpus', slots }, { id: 'b', pool: 'gpus', slots });
  expect(neverFitsWaste(job, { pool, agents: one, needs: 16 })?.evidence).toBe(
    'can never start: needs 16, gpus has 8',
  );
  expect(neverFitsWaste(job, { pool, agents: two, needs: 16 })).toBeUndefined();
  // no agent has twelve, and two whole ones have sixteen
  expect(neverFitsWaste(job, { pool, agents: two, needs: 12 })?.evidence).toBe(
    'can never start: no agents of gpus have room for 12',
  );
  // a cloud without a limit grows
  expect(neverFitsWaste(job, { pool: cloud, agents: one, needs: 16 })).toBeUndefined();
  const running = jobOf({ requestedSlots: 16 });
  expect(neverFitsWaste(running, { pool, agents: one, needs: 16 })).toBeUndefined();
});

test.each([
  ['TYPE_NOTEBOOK', 'notebook'],
  ['TYPE_SHELL', 'shell'],
  ['TYPE_COMMAND', 'command'],
  ['TYPE_TENSORBOARD', 'tensorboard'],
] as const)('a task of %s never fits like an experiment', (type, kind) => {
  const summary = { state: 'STATE_QUEUED' as const, jobsAhead: 0 };
  const job = jobOf({ type, entityId: '6b2b', summary, requestedSlots: 16, allocatedSlots: 0 });
  const [pool] = poolsOf({ name: 'gpus' });
  if (!pool) throw new Error('no pool');
  const agents = agentsOf({ id: 'a', pool: 'gpus', slots: [{}, {}] });
  expect(neverFitsWaste(job, { pool, agents, needs: 16 })).toMatchObject({
    key: `${kind} 6b2b`,
    subject: { type: kind, id: '6b2b' },
    evidence: 'can never start: needs 16, gpus has 2',
  });
});

test('freed slots are counted in GPUs and slots', () => {
  const pools = poolsOf({ name: 'gpus' }, { name: 'aux', slotType: 'TYPE_CPU' });
  const item = (pool: string, slots: number) => ({ pool, slots });
  expect(freesText([item('gpus', 8), item('gpus', 3), item('aux', 1)], pools)).toBe(
    'frees 11 GPUs and 1 slot',
  );
  expect(freesText([item('gpus', 1)], pools)).toBe('frees 1 GPU');
  expect(freesText([item('aux', 0)], pools)).toBe('frees no slots');
  const one = idleGpuWaste(jobOf({ allocatedSlots: 1 }), [useOf(40)], now);
  const two = idleGpuWaste(jobOf({ entityId: '13' }), [useOf(35)], now);
  if (!one || !two) throw new Error('no waste');
  expect(sortByWaste([one, two]).map(({ key }) => key)).toEqual(['experiment 13', 'experiment 12']);
  expect(wastedSlots([one, two])).toBe(3);
});

test.each([
  [59 * minute, '59 min'],
  [60 * minute, '1 h'],
  [171 * minute, '2 h 51 min'],
  [49 * 60 * minute, '2 d'],
])('%d ms are formatted as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
