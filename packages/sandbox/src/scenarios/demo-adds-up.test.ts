import {
  getExperimentTrials,
  getModel,
  getNotebooks,
  getTrial,
  getTrialCheckpoints,
  getValidationMetrics,
  resourceAllocationAggregated,
  trialLogs,
} from '@trainyard/sdk/calls';
import { aliasMoves } from '@trainyard/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { shownExperimentState } from '../simulation/engine/steady';
import { createTrainingMaster, type TrainingMaster } from '../test/fixtures/training-master';

const minute = 60_000;
const secondsPerDay = 86_400;

let master: TrainingMaster;
beforeAll(async () => {
  master = await createTrainingMaster('demo');
});

const experiments = () => master.db.experiments.all();

const trialsOf = async (experimentId: number) =>
  (await getExperimentTrials(master.client, { experimentId, limit: 100 })).trials;

test('the cluster was as busy in the past weeks as it is now (F17)', async () => {
  const { resourceEntries } = await resourceAllocationAggregated(master.client, {
    startDate: '2026-11-05',
    endDate: '2026-11-19',
    period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY',
  });
  const inUse = resourceEntries.map(({ seconds }) => seconds / secondsPerDay);
  const mean = inUse.reduce((sum, slots) => sum + slots, 0) / 15;
  const slots = master.db.agents.all().flatMap((agent) => agent.slots);
  const now = slots.filter(({ container }) => container !== null).length;
  expect(slots).toHaveLength(56);
  expect(now).toBeGreaterThan(20);
  expect(mean).toBeGreaterThan(now / 3);
  expect(mean).toBeLessThan(now);
  expect(Math.min(...inUse)).toBeGreaterThan(1);
});

test('usage goes back three months, also that of deleted work (platform L12)', async () => {
  const { resourceEntries } = await resourceAllocationAggregated(master.client, {
    startDate: '2026-08',
    endDate: '2026-11',
    period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY',
  });
  expect(resourceEntries.map(({ periodStart }) => periodStart)).toEqual([
    ...['2026-08', '2026-09', '2026-10', '2026-11'],
  ]);
  const sum = (parts: Record<string, number>) =>
    Object.values(parts).reduce((total, seconds) => total + seconds, 0);
  for (const { seconds, byUsername, byResourcePool } of resourceEntries) {
    // each sum is rounded to single precision
    expect(sum(byUsername) / seconds).toBeCloseTo(1, 5);
    expect(sum(byResourcePool) / seconds).toBeCloseTo(1, 5);
  }
  const days = master.db.usageDays.all();
  expect(days.length).toBeGreaterThan(60);
  for (const { byResourcePool } of days) {
    expect(byResourcePool['a100-pool'] ?? 0).toBeLessThanOrEqual(32 * secondsPerDay);
    expect(byResourcePool['t4-pool'] ?? 0).toBeLessThanOrEqual(16 * secondsPerDay);
  }
});

test('experiments of the past have ended before those at work began (F17)', () => {
  const { now } = master.clock;
  const live = experiments().filter(({ endedAt }) => endedAt === null);
  const ended = experiments().filter(({ endedAt }) => endedAt !== null && endedAt <= now());
  expect(live.length + ended.length).toBe(120);
  expect(Math.max(...ended.map(({ id }) => id))).toBeLessThan(
    Math.min(...live.map(({ id }) => id)),
  );
});

test('the page of a notebook has a style of its own (F17)', async () => {
  const { notebooks } = await getNotebooks(master.client, {});
  const { serviceAddress = '' } = notebooks[0] ?? {};
  const authorization = `Bearer ${await master.tokenOf('admin')}`;
  const url = `http://master${serviceAddress}lab`;
  const page = await master.fetch(new Request(url, { headers: { authorization } }));
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<style>[^<]*font: [^;]*sans-serif/);
});

test('an alias moved from one version to the next, and both are in the past (F17)', async () => {
  const { model } = await getModel(master.client, { modelName: 'shelf-detector' });
  const moves = model ? aliasMoves(model) : [];
  const production = moves.filter(({ alias }) => alias === 'production');
  expect(production.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [null, 1],
  ]);
  const now = new Date(master.clock.now()).toISOString();
  for (const { at } of moves) expect(at < now).toBe(true);
});

test('a run failed after all of its restarts (F17)', async () => {
  const failed = experiments().flatMap(({ trialIds, state, settings }) =>
    state === 'STATE_ERROR' && settings.maxRestarts > 1 ? trialIds : [],
  );
  const trials = await Promise.all(failed.map((trialId) => getTrial(master.client, { trialId })));
  const restarts = trials.map(({ trial }) => trial?.restarts ?? 0);
  expect(Math.max(...restarts)).toBeGreaterThan(1);
});

test('a search has failed trials, and one whose loss is not a number (F17)', async () => {
  const searches = experiments().filter(({ trialIds }) => trialIds.length > 3);
  const trials = (await Promise.all(searches.map(({ id }) => trialsOf(id)))).flat();
  const isMixed = (id: number) => {
    const states = trials.flatMap((trial) => (trial.experimentId === id ? trial.state : []));
    return states.includes('STATE_ERROR') && states.includes('STATE_COMPLETED');
  };
  expect(searches.filter(({ id }) => isMixed(id)).length).toBeGreaterThan(1);
  const diverged = trials.filter(({ latestValidation }) =>
    Number.isNaN(latestValidation?.metrics?.avgMetrics?.validation_loss),
  );
  expect(diverged.length).toBeGreaterThan(0);
  // the perplexity is infinite before the loss is not a number
  const reported: unknown[] = [];
  const trialIds = diverged.map(({ id }) => id);
  for await (const { metrics } of getValidationMetrics(master.client, { trialIds }))
    for (const report of metrics) reported.push(report.metrics);
  expect(reported).toContainEqual({
    validation_metrics: expect.objectContaining({ validation_perplexity: Infinity }),
  });
});

test('hyperparameters and metrics have names with dots, and values that are lists (F17)', async () => {
  const search = experiments().find(({ name }) => name.startsWith('conformer-ctc-dropout'));
  const [trial] = await trialsOf(search?.id ?? 0);
  const masks: unknown = expect.arrayContaining([expect.any(Number)]);
  expect(trial?.hparams).toMatchObject({
    optimizer: 'adamw',
    'optimizer.betas': [0.9, 0.98],
    'optimizer.clip': expect.any(Number),
    'specaugment.masks': masks,
  });
  expect(Object.keys(Object(trial?.summaryMetrics).languages)).toEqual(['wer.de', 'wer.en']);
});

test('a log has a bar that is drawn over itself with carriage returns (F17)', async () => {
  const verbose = experiments().find(({ settings }) => settings.verbose);
  const [trialId = 0] = verbose?.trialIds ?? [];
  const bars: string[] = [];
  for await (const { message } of trialLogs(master.client, { trialId, limit: 2000 }))
    if (message.includes('\r')) bars.push(message);
  expect(bars.length).toBeGreaterThan(100);
  expect(bars.at(-1)).toMatch(/\rEpoch \d+: +\d+%\|/);
});

test('the best checkpoint of the first experiment has less than 30 MB (C16)', async () => {
  const [first] = experiments();
  for (const trialId of first?.trialIds.slice(0, 8) ?? []) {
    const { checkpoints } = await getTrialCheckpoints(master.client, { trialId });
    for (const { resources } of checkpoints) {
      const bytes = Object.values(resources).reduce((sum, size) => sum + Number(size), 0);
      expect(bytes).toBeGreaterThan(20_000_000);
      expect(bytes).toBeLessThan(30_000_000);
    }
  }
});

test('what stops at the start has stopped three minutes later (F17)', async () => {
  const own = await createTrainingMaster('demo');
  const stopping = () =>
    own.db.experiments
      .all()
      .filter((each) => shownExperimentState(own.db, each, own.clock.now()).includes('STOPPING_'))
      .map(({ id }) => id);
  const atStart = stopping();
  expect(atStart).toHaveLength(4);
  own.clock.advance(3 * minute);
  await own.admin('GET', '/me');
  expect(stopping().filter((id) => atStart.includes(id))).toEqual([]);
});
