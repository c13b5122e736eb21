import {
  getBestSearcherValidationMetric,
  getExperiment,
  getExperimentLabels,
  getExperiments,
  getExperimentValidationHistory,
  patchExperiment,
} from '@trainyard/sdk/calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

describe('the list', () => {
  let master: TrainingMaster;
  beforeAll(async () => {
    master = await createTrainingMaster('demo');
  });
  const list = (query: Parameters<typeof getExperiments>[1]) =>
    getExperiments(master.client, query);

  test.each([
    ['SORT_BY_ID', 'id'],
    ['SORT_BY_START_TIME', 'startTime'],
    ['SORT_BY_NAME', 'name'],
    ['SORT_BY_NUM_TRIALS', 'numTrials'],
    ['SORT_BY_PROGRESS', 'progress'],
    ['SORT_BY_USER', 'displayName'],
    ['SORT_BY_RESOURCE_POOL', 'resourcePool'],
    ['SORT_BY_PROJECT_ID', 'projectId'],
    ['SORT_BY_CHECKPOINT_COUNT', 'checkpointCount'],
    ['SORT_BY_DESCRIPTION', 'description'],
  ] as const)('sorts by %s both ways', async (sortBy, key) => {
    for (const orderBy of ['ORDER_BY_ASC', 'ORDER_BY_DESC'] as const) {
      const { experiments } = await list({ sortBy, orderBy, limit: -1 });
      const values = experiments.map((each) => each[key] ?? 0);
      const sign = orderBy === 'ORDER_BY_ASC' ? 1 : -1;
      const inOrder = [...values].sort((left, right) =>
        left < right ? -sign : left > right ? sign : 0,
      );
      expect(values, orderBy).toEqual(inOrder);
    }
  });

  test('sorts by end time and by searcher metric with nulls last both ways', async () => {
    for (const orderBy of ['ORDER_BY_ASC', 'ORDER_BY_DESC'] as const) {
      const ends = await list({ sortBy: 'SORT_BY_END_TIME', orderBy, limit: -1 });
      const isOpen = ends.experiments.map((each) => each.endTime === null);
      expect(isOpen.indexOf(true)).toBe(isOpen.lastIndexOf(false) + 1);
      const metrics = await list({
        sortBy: 'SORT_BY_SEARCHER_METRIC_VAL',
        orderBy,
        limit: -1,
        showTrialData: true,
      });
      const isMissing = metrics.experiments.map(
        (each) => each.bestTrialSearcherMetric === undefined,
      );
      expect(isMissing.indexOf(true)).toBe(isMissing.lastIndexOf(false) + 1);
    }
  });

  test('filters', async () => {
    const { db } = master;
    const count = async (query: Parameters<typeof list>[0]) =>
      (await list({ ...query, limit: -1 })).pagination.total;
    const rows = db.experiments.all();
    expect(await count({})).toBe(120);
    expect(await count({ name: 'RESNET50' })).toBe(
      rows.filter((each) => each.name.includes('resnet50')).length,
    );
    expect(await count({ name: '%vit%16%' })).toBeGreaterThan(0);
    expect(await count({ labels: ['baseline', 'paper'] })).toBe(
      rows.filter((each) => each.labels.includes('paper') && each.labels.includes('baseline'))
        .length,
    );
    expect(await count({ archived: true })).toBe(rows.filter((each) => each.archived).length);
    expect(await count({ states: ['STATE_PAUSED', 'STATE_ERROR'] })).toBe(
      rows.filter(({ state }) => state === 'STATE_PAUSED' || state === 'STATE_ERROR').length,
    );
    expect(await count({ users: ['jtan'], userIds: [1] })).toBe(0);
    expect(await count({ projectId: 4 })).toBe(rows.filter((each) => each.projectId === 4).length);
    expect(await count({ 'experimentIdFilter.gte': 10, 'experimentIdFilter.lt': 13 })).toBe(3);
    expect(await count({ 'experimentIdFilter.incl': [3, 4, 999] })).toBe(2);
    expect(await count({ 'experimentIdFilter.notIn': [3, 4] })).toBe(118);
  });

  test.each([
    [{ limit: 0 }, 100, { startIndex: 0, endIndex: 100 }],
    [{ limit: -1 }, 120, { startIndex: 0, endIndex: 120 }],
    [{ limit: -2 }, 0, { startIndex: 0, endIndex: 0 }],
    [{ limit: 20, offset: -3 }, 3, { startIndex: 117, endIndex: 120 }],
    [{ limit: 20, offset: 5000 }, 0, { startIndex: 120, endIndex: 120 }],
    [{ limit: 20, offset: 110 }, 10, { startIndex: 110, endIndex: 120 }],
  ])('pages %j', async (query, rows, indices) => {
    const { experiments, pagination } = await list(query);
    expect(experiments).toHaveLength(rows);
    expect(pagination).toMatchObject({ ...query, ...indices, total: 120 });
  });

  test('leaves out the longer texts and adds the duration', async () => {
    const { experiments } = await list({ name: 'convnext-distill', limit: 1 });
    const [row] = experiments;
    const one = await getExperiment(master.client, { experimentId: row?.id ?? 0 });
    expect(row).toMatchObject({ trialIds: [], originalConfig: '' });
    expect(row?.duration).toBeGreaterThan(60);
    expect(one.experiment.trialIds).toHaveLength(row?.numTrials ?? 0);
    expect(one.experiment.originalConfig).toContain('searcher:\n');
    expect(one.experiment).not.toHaveProperty('duration');
    const { experiments: noted } = await list({ name: 'onerror', limit: 1 });
    expect(noted[0]?.name).toBe('<img src=x onerror=alert(1)>');
  });

  test('labels are ordered by use', async () => {
    const { labels } = await getExperimentLabels(master.client, { projectId: 2 });
    expect(labels).toContain('distill');
    expect(new Set(labels).size).toBe(labels.length);
  });

  test.each([
    ['/experiments/99999', "404 5 experiment '99999' not found"],
    ['/experiments?archived=maybe', '400 3 bad BoolValue: maybe'],
    ['/experiments?states=STATE_BOGUS', '400 3 STATE_BOGUS is not a valid experimentv1.State'],
    [
      '/experiments?states=STATE_RUNNING',
      '500 13 ERROR: invalid input value for enum experiment_state: "RUNNING" (SQLSTATE 22P02)',
    ],
    ['/experiments?projectId=999', "404 5 project '999' not found"],
    ['/experiment/labels?projectId=777', "404 5 project '777' not found"],
    ['/experiments?sortBy=99', '400 3 99 is not a valid apiv1.GetExperimentsRequest_SortBy'],
  ])('GET %s is refused: %s', async (path, text) => {
    expect(refusal(await master.admin('GET', path))).toBe(text);
  });
});

describe('one experiment', () => {
  let master: TrainingMaster;
  beforeEach(async () => {
    master = await createTrainingMaster();
  });

  test('has a queue position only while it is active', async () => {
    const first = master.submit({ settings: { slotsPerTrial: 4 } });
    const second = master.submit({ settings: { slotsPerTrial: 4 } });
    master.clock.advance(30_000);
    const job = async (experimentId: number) =>
      (await getExperiment(master.client, { experimentId })).jobSummary;
    expect(await job(first.id)).toEqual({ state: 'STATE_SCHEDULED', jobsAhead: -1 });
    expect(await job(second.id)).toEqual({ state: 'STATE_QUEUED', jobsAhead: -1 });
    await master.admin('POST', `/experiments/${first.id}/pause`);
    expect(await job(first.id)).toBeNull();
  });

  test('its progress and metric follow reports of trials', async () => {
    const { id: experimentId } = master.submit();
    const read = async () => (await getExperiment(master.client, { experimentId })).experiment;
    const best = () =>
      master.admin('GET', `/experiments/${experimentId}/searcher/best_searcher_validation_metric`);
    master.clock.advance(15_000);
    expect((await read()).progress).toBe(0);
    expect(refusal(await best())).toBe('404 5 no validations for experiment');
    master.clock.advance(60_000);
    const halfway = (await read()).progress ?? 0;
    expect(halfway).toBeGreaterThan(0.1);
    expect(halfway).toBeLessThan(1);
    master.clock.advance(400_000);
    expect(await read()).toMatchObject({
      state: 'STATE_COMPLETED',
      progress: 1,
      checkpointCount: 1,
    });
    const { metric } = await getBestSearcherValidationMetric(master.client, { experimentId });
    const { validationHistory } = await getExperimentValidationHistory(master.client, {
      experimentId,
    });
    const values = validationHistory.map((entry) => entry.searcherMetric);
    expect([...values].sort((left, right) => right - left)).toEqual(values);
    expect(values.at(-1)).toBe(metric);
  });

  test('can be edited in any state', async () => {
    const { id: experimentId } = master.submit();
    const { experiment } = await patchExperiment(master.client, {
      experimentId,
      body: {
        name: 'new',
        notes: '# n',
        description: 'd',
        labels: ['a', 'a', 'b'],
        resources: { weight: 3 },
      },
    });
    expect(experiment).toMatchObject({
      name: 'new',
      notes: '# n',
      description: 'd',
      labels: ['a', 'b'],
    });
    expect(experiment.config).toMatchObject({ name: 'new', resources: { weight: 3 } });
    expect(
      refusal(await master.admin('PATCH', `/experiments/${experimentId}`, { name: '  ' })),
    ).toBe('400 3 `name` must not be an empty or whitespace string.');
  });
});
