import { decodeResponse } from '@trainyard/sdk/decode';
import { expect, test } from 'vitest';
import { agentsOf, poolsOf } from '../test/cluster';
import { heldByEntity, type PastExperiment, parseAllocations, pastRuns } from './past-runs';
import { type JobAnswer, type PoolAnswers, poolState } from './pool-state';

const nowMs = Date.parse('2026-11-18T12:00:00Z');
const taskId = '12.3f6f2c1e-8d0b-4c57-9a3e-61c2b7f0d914';

const csv = `allocation_id,task_type,username,workspace_name,experiment_id,slots,start_time,end_time,imagepulling_time,gpu_hours
11.a.1,TRIAL,ana,"Vision, old",11,4,2026-11-18T09:00:00Z,2026-11-18T10:00:00Z,0.0,4.0
11.b.1,TRIAL,ana,Vision,11,4,2026-11-18T09:30:00Z,2026-11-18T10:30:00Z,0.0,4.0
${taskId}.1,TRIAL,ana,Vision,12,2,2026-11-18T11:30:00Z,,0.0,1.0
`;

const experiment = (id: number, endTime: string | null): PastExperiment => ({
  ...{ id, name: `resnet-${id}`, username: 'ana', displayName: 'Ana', projectName: 'Vision' },
  ...{ resourcePool: 'gpus', startTime: '2026-11-18T08:00:00Z', endTime },
});

const job = (fields: Partial<JobAnswer>): JobAnswer => ({
  ...{ jobId: 'job', type: 'TYPE_EXPERIMENT', isPreemptible: true, priority: 42, weight: 1 },
  ...{ summary: { state: 'STATE_QUEUED', jobsAhead: 1 }, progress: 0, seen: null },
  ...{ requestedSlots: 4, allocatedSlots: 0 },
  ...fields,
});

const running = job({
  ...{ jobId: 'seen', summary: { state: 'STATE_SCHEDULED', jobsAhead: 0 }, progress: 0.25 },
  ...{ requestedSlots: 2, allocatedSlots: 2 },
  seen: {
    name: 'resnet-12',
    entityId: '12',
    submissionTime: '2026-11-18T11:00:00Z',
    username: 'ana',
  },
});

const { allocationIdToSummary } = decodeResponse('getTasks', {
  allocationIdToSummary: {
    one: {
      ...{ taskId, allocationId: `${taskId}.1`, name: 'Trial', resourcePool: 'gpus' },
      ...{ slotsNeeded: 2, registeredTime: '2026-11-18T11:10:00Z', schedulerType: 'priority' },
      proxyPorts: [],
      resources: [
        {
          ...{ resourcesId: 'a', containerId: 'a', resourcesType: 'docker', allocationId: '' },
          agentDevices: {
            'agent-1': {
              devices: [0, 1].map((id) => ({ id, brand: 'A100', uuid: '', type: 'TYPE_CUDA' })),
            },
          },
        },
      ],
    },
  },
});

const agents = agentsOf(
  {
    ...{ id: 'agent-1', pool: 'gpus' },
    slots: [{ containerId: 'a' }, { containerId: 'a' }, {}, { isEnabled: false }],
  },
  { id: 'agent-2', pool: 'gpus', slots: [{ containerId: 'x' }, {}] },
  { id: 'agent-3', pool: 'aux', slots: [{}] },
);

const answers = (fields: Partial<PoolAnswers> = {}): PoolAnswers => {
  const [pool] = poolsOf({ name: 'gpus', auxContainerCapacityPerAgent: 10 });
  if (!pool) throw new Error('no pool');
  return {
    ...{ pool, agents, jobs: [running, job({})], nowMs },
    allocations: Object.values(allocationIdToSummary),
    experiments: [experiment(11, '2026-11-18T10:40:00Z'), experiment(12, null)],
    slotTimes: heldByEntity(parseAllocations(csv), nowMs),
    ...fields,
  };
};

test('times with slots are added up, overlapping ones once', () => {
  const slotTimes = heldByEntity(parseAllocations(csv), nowMs);
  expect(slotTimes.get('11')).toEqual({
    heldMs: 5_400_000,
    slots: 4,
    requests: 2,
    isRunning: false,
  });
  expect(slotTimes.get('12')).toEqual({
    heldMs: 1_800_000,
    slots: 2,
    requests: 1,
    isRunning: true,
  });
});

test('a past run took as long as it had slots, or as long as it existed if that is unknown', () => {
  const experiments = [experiment(11, '2026-11-18T10:40:00Z'), experiment(12, null)];
  const slotTimes = heldByEntity(parseAllocations(csv), nowMs);
  expect(pastRuns({ experiments, slotTimes })).toMatchObject([
    { name: 'resnet-11', owner: 'Ana', project: 'Vision', heldMs: 5_400_000, requests: 2 },
  ]);
  expect(pastRuns({ experiments, slotTimes: undefined })).toMatchObject([{ heldMs: 9_600_000 }]);
});

test('jobs run on the slots of their allocations', () => {
  expect(poolState(answers())).toMatchObject({
    scheduler: 'priority',
    agents: [
      { size: 4, free: 1, disabled: 1 },
      { size: 2, free: 1, disabled: 0 },
    ],
    containers: 20,
    jobs: [
      {
        ...{ id: 'seen', order: 0, heldMs: 1_800_000, owner: 'Ana', project: 'Vision' },
        running: [{ slots: 2, spots: [{ agent: 0, count: 2 }] }],
      },
      { id: 'job', order: 1, heldMs: 0, running: [], waiting: [4], name: null },
    ],
  });
});

test('a hidden job runs on the slots that no other job explains', () => {
  const hidden = job({
    summary: { state: 'STATE_SCHEDULED', jobsAhead: 1 },
    ...{ requestedSlots: 1, allocatedSlots: 1 },
  });
  const jobs = poolState(answers({ jobs: [running, hidden] }))?.jobs;
  expect(jobs?.[1]?.running).toEqual([{ slots: 1, spots: [{ agent: 1, count: 1 }] }]);
  const unseen = poolState(answers({ jobs: [running, hidden], allocations: undefined }))?.jobs;
  expect(unseen?.map(({ running }) => running[0]?.spots.length)).toEqual([1, 1]);
});

test('without the agents, or with an unknown scheduler, there is no forecast', () => {
  expect(poolState(answers({ agents: undefined }))).toBeUndefined();
  const [pool] = poolsOf({ name: 'gpus', schedulerType: 'SCHEDULER_TYPE_SLURM' });
  expect(poolState(answers(pool ? { pool } : {}))).toBeUndefined();
});

test('preemption and the agents that a dynamic pool may start are read from the pool', () => {
  const [pool] = poolsOf({
    ...{ name: 'gpus', type: 'RESOURCE_POOL_TYPE_AWS', maxAgents: 5, slotsPerAgent: 4 },
    details: {
      ...{ aws: null, gcp: null },
      priorityScheduler: { preemption: true, defaultPriority: 50, k8Priorities: [] },
    },
  });
  expect(poolState(answers(pool ? { pool } : {}))).toMatchObject({
    ...{ scheduler: 'preemption', startable: { count: 3, size: 4 }, defaultPriority: 50 },
  });
});
