import {
  disableAgent,
  disableSlot,
  enableSlot,
  getJobQueueStats,
  getJobs,
  getJobsV2,
  getTask,
  getTrial,
  killCommand,
  launchCommand,
  patchExperiment,
  updateJobQueue,
} from '@trainyard/sdk/calls';
import type { SchedulerType } from '@trainyard/sdk/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { staticPool } from '../../database/start-state';
import type { ExperimentRow } from '../../simulation/rows';
import { someSettings } from '../../test/fixtures/rows';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;
beforeEach(async () => {
  master = await createTrainingMaster();
});

type Scheduler = { type: SchedulerType; preemption?: boolean };

function scheduleBy({ type, preemption = true }: Scheduler) {
  const pool = master.db.pools.find('default');
  const byPriority = type === 'SCHEDULER_TYPE_PRIORITY';
  pool.configuration = {
    ...pool.configuration,
    schedulerType: type,
    details: {
      aws: null,
      gcp: null,
      priorityScheduler: byPriority ? { preemption, defaultPriority: 42, k8Priorities: [] } : null,
    },
  };
}

/** Submits experiments with this number of slots each, one second apart. */
function submitAll(slots: number[]): ExperimentRow[] {
  return slots.map((slotsPerTrial, index) => {
    const row = master.submit({
      name: `queue-${index}`,
      settings: { slotsPerTrial, stopMs: 1000, pullMs: 100 },
    });
    master.clock.advance(1000);
    return row;
  });
}

/** `name ahead slots`, with an r for running jobs; in the order of the queue. */
async function line(resourcePool = 'default') {
  const { jobs } = await getJobs(master.client, { resourcePool });
  return jobs.map(({ name, summary, allocatedSlots, requestedSlots }) => {
    const runs = summary?.state === 'STATE_SCHEDULED' ? 'r' : 'w';
    return `${name} ${summary?.jobsAhead}${runs} ${allocatedSlots}/${requestedSlots}`;
  });
}

const change = (job: ExperimentRow | undefined, what: object) =>
  updateJobQueue(master.client, { body: { updates: [{ jobId: job?.jobId ?? '', ...what }] } });

describe('a queue by priority', () => {
  beforeEach(() => scheduleBy({ type: 'SCHEDULER_TYPE_PRIORITY' }));

  // as recorded: jobsAhead includes running jobs
  test('is in order of submission', async () => {
    submitAll([1, 1, 1, 1, 1, 1, 2]);
    expect(await line()).toEqual([
      'queue-0 0r 1/1',
      'queue-1 1r 1/1',
      'queue-2 2r 1/1',
      'queue-3 3r 1/1',
      'queue-4 4w 0/1',
      'queue-5 5w 0/1',
      'queue-6 6w 0/2',
    ]);
    const { jobs } = await getJobs(master.client, { orderBy: 'ORDER_BY_DESC', limit: 2 });
    expect(jobs.map(({ name }) => name)).toEqual(['queue-6', 'queue-5']);
    const waiting = await getJobs(master.client, { states: ['STATE_QUEUED'] });
    expect(waiting.pagination).toMatchObject({ limit: 100, total: 3 });
    const { results } = await getJobQueueStats(master.client, {});
    expect(results[0]?.stats).toEqual({ queuedCount: 3, scheduledCount: 4 });
    expect(results[0]?.aggregates.map(({ periodStart }) => periodStart)).toEqual(['2026-11-20']);
  });

  test('moves jobs ahead and behind', async () => {
    const [, , , , fourth, , sixth] = submitAll([1, 1, 1, 1, 1, 1, 2]);
    await change(sixth, { aheadOf: fourth?.jobId });
    const names = async () => (await line()).map((text) => text.split(' ')[0]);
    const running = ['queue-0', 'queue-1', 'queue-2', 'queue-3'];
    expect(await names()).toEqual([...running, 'queue-6', 'queue-4', 'queue-5']);
    await change(sixth, { behindOf: fourth?.jobId });
    expect(await names()).toEqual([...running, 'queue-4', 'queue-6', 'queue-5']);
    await change(sixth, { aheadOf: sixth?.jobId });
    expect(await names()).toEqual([...running, 'queue-4', 'queue-6', 'queue-5']);
  });

  test('also when they were submitted at the same moment', async () => {
    const jobs = [0, 1, 2].map((index) =>
      master.submit({ name: `same-${index}`, settings: { slotsPerTrial: 4 } }),
    );
    master.clock.advance(1000);
    await change(jobs[2], { aheadOf: jobs[1]?.jobId });
    expect((await line()).map((text) => text.split(' ')[0])).toEqual([
      'same-0',
      'same-2',
      'same-1',
    ]);
  });

  test('gives an urgent job the slots of the last running one', async () => {
    const jobs = submitAll([1, 1, 1, 1, 1]);
    master.clock.advance(60_000);
    await change(jobs[4], { priority: 10 });
    master.clock.advance(5000);
    expect(await line()).toEqual([
      'queue-4 0r 1/1',
      'queue-0 1r 1/1',
      'queue-1 2r 1/1',
      'queue-2 3r 1/1',
      'queue-3 4w 0/1',
    ]);
    // the preempted trial waits again, without a failure
    const trialId = jobs[3]?.trialIds[0] ?? 0;
    const { trial } = await getTrial(master.client, { trialId });
    expect(trial).toMatchObject({ state: 'STATE_QUEUED', restarts: 0 });
    const { task } = await getTask(master.client, { taskId: trial.taskId });
    expect(task.allocations.map(({ allocationId }) => allocationId.split('.').at(-1))).toEqual([
      '2',
      '1',
    ]);
    await master.admin('POST', `/experiments/${jobs[4]?.id}/kill`);
    master.clock.advance(5000);
    const again = await getTrial(master.client, { trialId });
    expect(again.trial.state).toBe('STATE_RUNNING');
    const runs = master.db.trials.find(trialId).runs;
    expect(runs[1]?.startBatch).toBe(runs[0]?.endBatch);
    expect(runs[1]?.startBatch).toBeGreaterThan(0);
  });

  test('uses the priority of an edited experiment, too', async () => {
    const jobs = submitAll([4, 4]);
    const experimentId = jobs[1]?.id ?? 0;
    await patchExperiment(master.client, {
      experimentId,
      body: { id: experimentId, resources: { priority: 1 } },
    });
    master.clock.advance(5000);
    expect(await line()).toEqual(['queue-1 0r 4/4', 'queue-0 1w 0/4']);
  });

  test('preempts no job if that does not free enough slots', async () => {
    const jobs = submitAll([1, 1, 1, 1, 4]);
    // two of the four stay ahead of it
    await change(jobs[0], { priority: 1 });
    await change(jobs[1], { priority: 1 });
    await change(jobs[4], { priority: 10 });
    master.clock.advance(5000);
    const running = (await line()).filter((text) => text.includes('r '));
    expect(running).toHaveLength(4);
    expect(running.join()).not.toContain('queue-4');
  });

  test('never preempts an interactive task', async () => {
    const { command } = await launchCommand(master.client, {
      body: { config: { resources: { slots: 4 }, entrypoint: ['sleep', '9999'] } },
    });
    master.clock.advance(1000);
    const [job] = submitAll([4]);
    await change(job, { priority: 1 });
    master.clock.advance(5000);
    expect((await line())[0]).toBe('queue-0 0w 0/4');
    expect((await line())[1]).toMatch(/^Command .* 1r 4\/4$/);
    await killCommand(master.client, { commandId: command.id });
    master.clock.advance(5000);
    expect(await line()).toEqual(['queue-0 0r 4/4']);
  });

  test('reserves slots for waiting jobs, without preemption', async () => {
    scheduleBy({ type: 'SCHEDULER_TYPE_PRIORITY', preemption: false });
    const [, large, small] = submitAll([3, 4, 1]);
    // at equal priority a small job may pass
    expect((await line())[2]).toBe('queue-2 2r 1/1');
    await master.admin('POST', `/experiments/${small?.id}/pause`);
    master.clock.advance(5000);
    await change(large, { priority: 1 });
    await master.admin('POST', `/experiments/${small?.id}/activate`);
    master.clock.advance(5000);
    expect(await line()).toEqual(['queue-1 0w 0/4', 'queue-0 1r 3/3', 'queue-2 2w 0/1']);
  });

  // as recorded on both releases
  test.each(['cancel', 'pause'])(
    'keeps a job after %s until its containers have ended',
    async (action) => {
      const [job] = submitAll([2]);
      master.clock.advance(20_000);
      await master.admin('POST', `/experiments/${job?.id}/${action}`);
      expect(await line()).toEqual(['queue-0 0r 2/2']);
      const { body } = await master.admin('GET', `/experiments/${job?.id}`);
      expect(body).toMatchObject({ jobSummary: null });
      master.clock.advance(5000);
      expect(await line()).toEqual([]);
    },
  );

  test('moves a running job to another pool, where it continues', async () => {
    addTestAgents(master.db, { agents: 1, slots: 4, pool: 'unused' });
    const agent = {
      ...master.db.agents.find('agent-01'),
      id: 'agent-09',
      resourcePools: ['extra'],
    };
    master.db.agents.find('agent-01').resourcePools = ['default'];
    master.db.agents.insert({ ...agent, slots: agent.slots.map((slot) => ({ ...slot })) });
    master.db.pools.insert({ id: 'extra', configuration: staticPool('extra'), workspaceIds: [] });
    const [job] = submitAll([2]);
    master.clock.advance(30_000);
    await change(job, { resourcePool: 'extra' });
    master.clock.advance(10_000);
    expect(await line()).toEqual([]);
    expect(await line('extra')).toEqual(['queue-0 -1r 2/2']);
    const runs = master.db.trials.find(job?.trialIds[0] ?? 0).runs;
    expect(runs[1]?.placements[0]?.agentId).toBe('agent-09');
  });
});

describe('shares', () => {
  test('are shared fairly by weight, and change with it', async () => {
    scheduleBy({ type: 'SCHEDULER_TYPE_FAIR_SHARE' });
    const searcher = { ...someSettings().searcher, name: 'random' as const, maxTrials: 8 };
    const jobs = [0, 1].map((index) =>
      master.submit({ name: `shared-${index}`, settings: { searcher, stopMs: 500, pullMs: 100 } }),
    );
    master.clock.advance(10_000);
    const slotsInUse = async () =>
      Object.fromEntries(
        (await getJobs(master.client, {})).jobs.map((job) => [job.name, job.allocatedSlots]),
      );
    expect(await slotsInUse()).toEqual({ 'shared-0': 2, 'shared-1': 2 });
    const { jobs: answered } = await getJobs(master.client, {});
    expect(answered.map(({ summary }) => summary?.jobsAhead)).toEqual([-1, -1]);
    await change(jobs[1], { weight: 3 });
    master.clock.advance(10_000);
    expect(await slotsInUse()).toEqual({ 'shared-0': 1, 'shared-1': 3 });
  });

  test('are taken in turn, without preemption', async () => {
    scheduleBy({ type: 'SCHEDULER_TYPE_ROUND_ROBIN' });
    submitAll([2, 2, 1]);
    expect(await line()).toEqual(['queue-0 0r 2/2', 'queue-1 1r 2/2', 'queue-2 2w 0/1']);
  });
});

describe('slots that are disabled', () => {
  const restartsOf = async (row: ExperimentRow) => {
    const { trial } = await getTrial(master.client, { trialId: row.trialIds[0] ?? 0 });
    return `${trial.state} ${trial.restarts}`;
  };

  // as recorded: a second allocation on another slot, no restart counted
  test('move their trial to others', async () => {
    const [job] = submitAll([1]);
    if (!job) throw new Error('nothing was submitted');
    master.clock.advance(20_000);
    const { slot } = await disableSlot(master.client, {
      agentId: 'agent-01',
      slotId: '0',
      body: { drain: false },
    });
    expect(slot).toMatchObject({ enabled: false, container: { state: 'STATE_RUNNING' } });
    master.clock.advance(6000);
    expect(await restartsOf(job)).toBe('STATE_RUNNING 0');
    const runs = master.db.trials.find(job.trialIds[0] ?? 0).runs;
    expect(runs.map(({ placements }) => placements[0]?.slotIds)).toEqual([['0'], ['1']]);
  });

  test('keep their work until it ends, when they drain', async () => {
    const [job] = submitAll([4]);
    if (!job) throw new Error('nothing was submitted');
    master.clock.advance(20_000);
    await disableAgent(master.client, { agentId: 'agent-01', body: { drain: true } });
    master.clock.advance(5000);
    expect(await restartsOf(job)).toBe('STATE_RUNNING 0');
    await master.admin('POST', `/experiments/${job.id}/pause`);
    master.clock.advance(10_000);
    await master.admin('POST', `/experiments/${job.id}/activate`);
    master.clock.advance(10_000);
    expect(await restartsOf(job)).toBe('STATE_QUEUED 0');
    await master.admin('POST', '/agents/agent-01/enable');
    master.clock.advance(10_000);
    expect(await restartsOf(job)).toBe('STATE_RUNNING 0');
  });

  test('end work that cannot start again, and are used again once they are enabled', async () => {
    const { command } = await launchCommand(master.client, {
      body: { config: { resources: { slots: 4 }, entrypoint: ['sleep', '999'] } },
    });
    master.clock.advance(10_000);
    for (const slotId of ['0', '1', '2', '3']) {
      await disableSlot(master.client, { agentId: 'agent-01', slotId, body: { drain: false } });
    }
    master.clock.advance(2000);
    const { body } = await master.admin('GET', `/commands/${command.id}`);
    expect(body).toMatchObject({
      command: { state: 'STATE_TERMINATED', exitStatus: 'allocation exited successfully' },
    });
    const [job] = submitAll([1]);
    if (!job) throw new Error('nothing was submitted');
    expect(await restartsOf(job)).toBe('STATE_QUEUED 0');
    await enableSlot(master.client, { agentId: 'agent-01', slotId: '2' });
    master.clock.advance(6000);
    expect(await restartsOf(job)).toBe('STATE_RUNNING 0');
  });
});

describe('refusals', () => {
  const update = (...updates: object[]) => master.admin('POST', '/job-queues', { updates });

  test('of unknown pools', async () => {
    expect(refusal(await master.admin('GET', '/job-queues?resourcePool=nope'))).toBe(
      '500 13 resource pool nope not found',
    );
    expect(refusal(await master.admin('GET', '/job-queues-v2?resourcePool=nope'))).toBe(
      '500 13 resource pool nope not found',
    );
    expect(refusal(await master.admin('GET', '/job-queues?offset=-1'))).toBe(
      '400 3 offset out of bounds',
    );
  });

  test.each([
    [{ priority: 0 }, '500 13 priority must be between 1 and 99'],
    [{ priority: 100 }, '500 13 priority must be between 1 and 99'],
    [{ weight: 0 }, '500 13 weight must be greater than 0'],
    [{ resourcePool: '' }, '500 13 resource pool must be set'],
    [{ resourcePool: 'nope' }, '500 13 invalid resource pool name nope'],
    [{ resourcePool: 'default' }, '500 13 resource pool is unchanged (default == default)'],
    [{ aheadOf: 'other' }, '500 13 unable to perform operation on resource pool with fair_share'],
    [{}, '500 13 unexpected action: <nil>'],
  ])('of %j', async (what, text) => {
    const [job] = submitAll([1]);
    expect(refusal(await update({ jobId: job?.jobId, ...what }))).toBe(text);
  });

  test('of missing jobs are returned at once, others are collected', async () => {
    const [job] = submitAll([1]);
    const jobId = job?.jobId;
    expect(refusal(await update({ jobId: 'x', priority: 0 }))).toBe('500 13 job x not found');
    const texts = await update(
      { jobId, priority: 0 },
      { jobId, weight: 2 },
      { jobId, priority: 100 },
    );
    expect(refusal(texts)).toBe(
      '500 13 encountered the following errors: priority must be between 1 and 99, priority must be between 1 and 99',
    );
    // successful updates stay
    expect(job?.weight).toBe(2);
  });

  test('of moving an interactive task to another pool', async () => {
    const { body } = await master.admin('POST', '/shells', { config: { resources: { slots: 0 } } });
    const jobId = JSON.stringify(body).match(/"jobId":"([^"]+)"/)?.[1];
    expect(refusal(await update({ jobId, resourcePool: 'default' }))).toBe(
      '500 13 setting resource pool for job type SHELL is not supported',
    );
    expect((await update({ jobId, aheadOf: jobId })).status).toBe(200);
  });
});

test('the second list wraps each job', async () => {
  submitAll([1]);
  const { jobs } = await getJobsV2(master.client, {});
  expect(jobs[0]?.full).toMatchObject({ name: 'queue-0', entityId: '1', isPreemptible: true });
});
