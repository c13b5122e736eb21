import { createSandbox } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  createTransport,
  getExperiments,
  getExperimentTrials,
  getTrial,
  login,
  postUserSetting,
  reportTrialMetrics,
} from '../src/calls';
import {
  bestTrial,
  mapStoredCheckpoints,
  pastGpuUse,
  queueUse,
  registeredCheckpoints,
  runningJobUse,
  sameCodeTrials,
  storedCheckpoints,
  sweepReport,
  trialProfile,
  usage,
} from '../src/flows';
import { periodsOf, pricesKey, pricesPath, usageKinds } from '../src/usage';

const sandbox = createSandbox({ scenario: 'demo' });
const baseUrl = 'http://master';
let client: Caller;

beforeAll(async () => {
  const { fetch } = sandbox;
  const body = { username: 'admin', password: '' };
  const { token } = await login(createTransport({ baseUrl, fetch }), { body });
  client = createTransport({ baseUrl, auth: token, fetch });
});
afterAll(() => sandbox.close());

const all = { isIncluded: () => true, isIdle: () => true };

test('the use of jobs is the last line of a task and the GPUs of an experiment', async () => {
  const queue = await queueUse(client, { ...all, needsAgents: () => false });
  expect(queue.agents).toBeUndefined();
  expect(queue.uses.some(({ lastLineAt }) => lastLineAt !== undefined)).toBe(true);
  expect(queue.uses.some(({ gpus = [] }) => gpus.length > 0)).toBe(true);
  expect(queue.jobs.length).toBeGreaterThan(queue.uses.length);
  const running = await runningJobUse(client, { ...all, isIdle: () => false });
  expect(running.uses.filter(({ gpus }) => gpus)).toEqual([]);
  const agentsToo = await queueUse(client, {
    ...all,
    isIncluded: () => false,
    needsAgents: () => true,
  });
  expect(agentsToo.uses).toEqual([]);
  expect(agentsToo.agents?.length).toBeGreaterThan(0);
});

test('the past is one result for each experiment that was measured', async () => {
  const map = (_: unknown, gpus: readonly unknown[]) => gpus.length;
  const { results, ran } = await pastGpuUse(client, { from: 0, map });
  expect(results.length).toBeGreaterThan(0);
  expect(Math.min(...results)).toBeGreaterThan(0);
  expect(ran).toBeGreaterThan(results.length);
  const later = await pastGpuUse(client, { from: Number.POSITIVE_INFINITY, map });
  expect(later.ran).toBeLessThan(ran);
});

test('the profile of a trial has its series, its reports and its allocations', async () => {
  const { trial } = await getTrial(client, { trialId: 85 });
  const { series, reports, allocations } = await trialProfile(client, trial);
  const names = new Set(series.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining(['gpu_util', 'cpu_util_simple', 'train_batch']),
  );
  expect(series.filter(({ name }) => name === 'gpu_util')).toHaveLength(8);
  expect(series.every(({ points }) => points.length > 20)).toBe(true);
  expect(new Set(reports.map(({ kind }) => kind)).size).toBe(3);
  const batches = reports.map((report) => report.batches);
  expect(batches).toEqual(batches.toSorted((one, other) => one - other));
  expect(allocations.length).toBeGreaterThan(0);
});

test('runs of the same code are trials of the search, or of forks with the same entrypoint and slots', async () => {
  const { experiments } = await getExperiments(client, { limit: 500 });
  const trialsOf = async (experiment: (typeof experiments)[number] | undefined) =>
    experiment ? sameCodeTrials(client, { experiment, trialId: 0 }) : [];
  const search = await trialsOf(experiments.find(({ id }) => id === 4));
  expect(search.length).toBeGreaterThan(2);
  expect(search.length).toBeLessThanOrEqual(12);
  expect(new Set(search.map(({ trial }) => trial.experimentId)).has(4)).toBe(true);
  const forks = experiments.filter(
    ({ forkedFrom, searcherType }) => forkedFrom && searcherType === 'single',
  );
  expect(forks.length).toBeGreaterThan(3);
  const [first] = forks;
  const slotsOf = (id: number) =>
    experiments.find((each) => each.id === id)?.config?.resources as unknown;
  for (const fork of forks)
    for (const { trial, reports } of await trialsOf(fork)) {
      expect(trial.experimentId).not.toBe(fork.id);
      expect(slotsOf(trial.experimentId)).toMatchObject({
        slots_per_trial: (slotsOf(fork.id) as { slots_per_trial: number }).slots_per_trial,
      });
      expect(reports.length).toBeGreaterThan(0);
    }
  expect((await trialsOf(first)).length).toBeGreaterThan(0);
});

test('without series a profile is read from the metrics of 0.38, in the units of the series', async () => {
  const own = createSandbox({ scenario: 'demo', release: release038 });
  const { fetch } = own;
  const body = { username: 'admin', password: '' };
  const { token } = await login(createTransport({ baseUrl, fetch }), { body });
  const later = createTransport({ baseUrl, auth: token, fetch });
  const { trials } = await getExperimentTrials(later, { experimentId: 1, limit: 1 });
  const [trial = { id: 0, taskId: '' }] = trials;
  const report = (group: string, avgMetrics: object) =>
    reportTrialMetrics(later, {
      trialId: trial.id,
      body: {
        group,
        metrics: {
          ...{ trialId: trial.id, trialRunId: 1, stepsCompleted: 4 },
          metrics: { avgMetrics: { ...avgMetrics }, batchMetrics: [] },
        },
      },
    });
  await report('gpu', { 'agent-1': { 'GPU-a': { gpu_util: 50, gpu_free_memory: 1e9 } } });
  await report('network', { 'agent-1': { net_throughput_sent: 1.25e8 } });
  const { series } = await trialProfile(later, trial);
  own.close();
  expect(
    series.map(({ points, ...labels }) => ({ ...labels, y: points.map(({ y }) => y) })),
  ).toEqual([
    { name: 'gpu_util', agentId: 'agent-1', gpuUuid: 'GPU-a', y: [50] },
    { name: 'net_throughput_sent', agentId: 'agent-1', gpuUuid: '', y: [1] },
  ]);
});

test('checkpoints of many experiments are read, and a missing experiment is reported', async () => {
  const { experiments } = await getExperiments(client, {
    sortBy: 'SORT_BY_CHECKPOINT_SIZE',
    orderBy: 'ORDER_BY_DESC',
    limit: 2,
  });
  const progress: number[] = [];
  const { results, failed } = await mapStoredCheckpoints(client, {
    experiments: [...experiments, { id: 999_999 }],
    map: ({ id }, checkpoints) => [id, checkpoints.length],
    onProgress: (done) => progress.push(done),
  });
  expect(results).toHaveLength(2);
  for (const [id = 0, count] of results)
    expect(await storedCheckpoints(client, id)).toHaveLength(count ?? 0);
  expect(failed.map(({ experiment }) => experiment.id)).toEqual([999_999]);
  expect(progress).toEqual([1, 2, 3]);
  expect((await registeredCheckpoints(client)).size).toBeGreaterThan(0);
});

test.each(['adaptive_asha', 'random', 'single'])(
  'the trials of a search by %s are reported best first, and the best one alone',
  async (searcherType) => {
    const { experiments } = await getExperiments(client, { limit: -1 });
    const experiment = experiments.find(
      (each) => each.searcherType === searcherType && each.state === 'STATE_COMPLETED',
    );
    const report = await sweepReport(client, experiment?.id ?? 0);
    expect(report.trials).toHaveLength(experiment?.numTrials ?? 0);
    const values = report.trials.flatMap(({ value }) => value ?? []);
    const sign = report.smallerIsBetter ? 1 : -1;
    expect(values).toEqual(values.toSorted((one, other) => sign * (one - other)));
    const first = report.trials.findIndex(({ value }) => value === null);
    expect(report.trials.slice(0, first < 0 ? undefined : first)).toHaveLength(values.length);
    const best = await bestTrial(client, experiment?.id ?? 0);
    expect(best?.value).toBe(values[0]);
    expect(best?.batches).toBeGreaterThan(0);
  },
);

test('a search without a validation has no best trial', async () => {
  const { experiments } = await getExperiments(client, { limit: -1 });
  const waiting = experiments.find(({ state }) => state === 'STATE_QUEUED');
  expect(await bestTrial(client, waiting?.id ?? 0)).toBeUndefined();
  await expect(sweepReport(client, 999_999)).rejects.toThrow('not found');
});

describe('the usage of a period is one call', () => {
  const prices = { currency: '$', all: 2, pools: { 'a100-pool': 3 } };
  const sum = (numbers: readonly (number | null)[]) =>
    numbers.reduce<number>((all, each) => all + (each ?? 0), 0);

  test.each(usageKinds)('by %s, the largest first, with its cost', async (by) => {
    const { rows, hours, cost, range, note } = await usage(client, { by, prices });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map((row) => row.hours)).toEqual(
      rows.map((row) => row.hours).sort((one, other) => other - one),
    );
    expect(sum(rows.map((row) => row.hours))).toBeCloseTo(hours);
    expect(sum(rows.map((row) => row.share))).toBeCloseTo(1);
    expect(sum(rows.map((row) => row.cost))).toBeCloseTo(cost ?? 0);
    expect((cost ?? 0) / hours).toBeGreaterThan(2);
    expect((cost ?? 0) / hours).toBeLessThan(3);
    expect(rows.every(({ costIsExact }) => costIsExact)).toBe(!['user', 'label'].includes(by));
    expect(periodsOf(range)).toHaveLength(15);
    expect(note).toBeUndefined();
  });

  test('projects are named with their workspace, and users as people know them', async () => {
    const byProject = await usage(client, { by: 'project' });
    expect(byProject.rows.map(({ name }) => name)).toContain('Speech / recognition');
    expect(byProject.cost).toBeNull();
    const byUser = await usage(client);
    expect(byUser.rows.find(({ key }) => key === 'jtan')?.name).toBe('Jun Tan');
  });

  test('with the prices that the caller set in the console', async () => {
    const setting = { storagePath: pricesPath, key: pricesKey, value: JSON.stringify(prices) };
    await postUserSetting(client, { body: { settings: [setting] } });
    const { rows } = await usage(client, { by: 'pool' });
    const a100 = rows.find(({ key }) => key === 'a100-pool');
    expect(a100?.cost).toBeCloseTo(3 * (a100?.hours ?? 0));
  });

  test('a period that is too long is cut with a note, and one that cannot be is refused', async () => {
    const { range, note } = await usage(client, { from: '2026-01-01', to: '2026-11-01' });
    expect(range).toEqual({ groupBy: 'day', startDate: '2026-10-02', endDate: '2026-11-01' });
    expect(note).toContain('At most 31 days are shown');
    for (const period of [
      { from: 'soon' },
      { groupBy: 'month' as const, to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-01' },
    ])
      await expect(usage(client, period)).rejects.toMatchObject({ type: 'input' });
  });

  test('workloads are read in parts, which are counted', async () => {
    const seen: number[][] = [];
    await usage(client, { by: 'experiment' }, { onProgress: (...counts) => seen.push(counts) });
    expect(seen).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });
});
