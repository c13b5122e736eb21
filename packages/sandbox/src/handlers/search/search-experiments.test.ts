import { beforeAll, describe, expect, test } from 'vitest';
import type { ExperimentRow } from '../../simulation/rows';
import { anExperiment, someSettings } from '../../test/fixtures/rows';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

// handmade rows: finished, without trials, so that only their own fields count
const rows: Array<Partial<ExperimentRow> & { id: number }> = [
  {
    id: 1,
    name: 'Alpha',
    startedAt: 1000,
    endedAt: 61_000,
    state: 'STATE_COMPLETED',
    labels: ['x'],
  },
  {
    id: 2,
    name: 'beta',
    startedAt: 5000,
    endedAt: 9000,
    state: 'STATE_ERROR',
    description: 'second',
  },
  { id: 3, name: 'gamma', startedAt: 3000, endedAt: null, state: 'STATE_PAUSED', forkedFrom: 1 },
  {
    id: 4,
    name: 'Alphabet',
    startedAt: 4000,
    endedAt: 8000,
    state: 'STATE_COMPLETED',
    archived: true,
  },
];

const metrics: Record<number, number | null> = { 1: 0.25, 2: Number.NaN, 3: null, 4: 0.1 };

let master: TrainingMaster;
beforeAll(async () => {
  master = await createTrainingMaster();
  for (const row of rows) {
    const bestMetric = metrics[row.id] ?? null;
    master.db.experiments.insert(
      anExperiment({
        trialIds: [],
        final: {
          progress: row.id / 4,
          bestTrialId: null,
          bestMetric,
          checkpointCount: row.id,
          checkpointSize: 100 - row.id,
        },
        settings: settingsOf(row.id),
        ...row,
      }),
    );
  }
});

const settingsOf = (id: number) =>
  someSettings({
    hyperparameters: {
      ...(id !== 3 && { lr: { type: 'log', base: 10, minval: -4, maxval: -id } }),
      optimizer:
        id === 1 ? { type: 'categorical', vals: ['adam', 'sgd'] } : { type: 'const', val: 'adamw' },
      model: { width: { type: 'const', val: id * 100 } },
    },
  });

async function ids(search: { sort?: string; filter?: unknown }) {
  const { sort, filter } = search;
  const query = new URLSearchParams({
    ...(sort !== undefined && { sort }),
    ...(filter !== undefined && { filter: JSON.stringify(filter) }),
  });
  const answer = await master.admin('GET', `/experiments-search?${query}`);
  if (answer.status !== 200) return refusal(answer);
  return [...answer.text.matchAll(/"experiment":\{"id":(\d+)/g)].map(([, id]) => Number(id));
}

describe('sorting', () => {
  test.each([
    ['id=desc', [4, 3, 2, 1]],
    ['startTime=asc', [1, 3, 4, 2]],
    ['endTime=asc', [4, 2, 1, 3]],
    ['endTime=desc', [1, 2, 4, 3]],
    ['state=asc', [3, 1, 4, 2]],
    ['state=asc,id=desc', [3, 4, 1, 2]],
    ['forkedFrom=desc', [3, 1, 2, 4]],
    ['searcherMetricsVal=asc', [4, 1, 2, 3]],
    ['searcherMetricsVal=desc', [2, 1, 4, 3]],
    ['checkpointSize=asc', [3, 4, 2, 1]],
    ['hp.model.width=desc', [4, 3, 2, 1]],
    ['hp.lr=asc', [4, 2, 1, 3]],
    ['validation.validation_loss=desc', [2, 1, 4, 3]],
    ['name=asc', [1, 4, 2, 3]],
  ])('%s returns %j', async (sort, expected) => {
    expect(await ids({ sort })).toEqual(expected);
  });

  test.each([
    ['', '400 3 invalid sort parameter: '],
    ['id', '400 3 invalid sort parameter: id'],
    ['id=up', '400 3 invalid sort direction: up'],
    ['foo=asc', '400 3 invalid sort col: foo'],
    [
      'training.loss=asc',
      '400 3 sort training metrics by statistic: count, last, max, min, or sum',
    ],
    [
      'training.loss.mean=asc',
      '400 3 sort training metrics by statistic: count, last, max, min, or sum',
    ],
  ])('"%s" is rejected: %s', async (sort, expected) => {
    expect(await ids({ sort })).toBe(expected);
  });
});

const field = (columnName: string, operator: string, value: unknown, rest: object = {}) => ({
  kind: 'field',
  columnName,
  operator,
  value,
  ...rest,
});
const filter = (children: object[], { conjunction = 'and', showArchived = true } = {}) => ({
  filterGroup: { kind: 'group', conjunction, children },
  showArchived,
});
const hp = { location: 'LOCATION_TYPE_HYPERPARAMETERS', type: 'COLUMN_TYPE_NUMBER' };
const hpText = { location: 'LOCATION_TYPE_HYPERPARAMETERS', type: 'COLUMN_TYPE_TEXT' };
const validation = { location: 'LOCATION_TYPE_VALIDATIONS', type: 'COLUMN_TYPE_NUMBER' };

describe('filtering', () => {
  test.each([
    ['name contains', field('name', 'contains', 'ALPHA'), [1, 4]],
    ['name notContains', field('name', 'notContains', 'alpha'), [2, 3]],
    ['name =', field('name', '=', 'beta'), [2]],
    ['name !=', field('name', '!=', 'beta'), [1, 3, 4]],
    ['description notEmpty', field('description', 'notEmpty', null), [2]],
    ['tags contains', field('tags', 'contains', 'x'), [1]],
    // the whole list is compared, as the database formats it
    ['tags = one of them', field('tags', '=', 'x'), []],
    ['tags = all of them', field('tags', '=', '["x"]'), [1]],
    ['tags isEmpty', field('tags', 'isEmpty', null), [2, 3, 4]],
    ['id >=', field('id', '>=', 3), [3, 4]],
    ['state =', field('state', '=', 'COMPLETED'), [1, 4]],
    ['state !=', field('state', '!=', 'COMPLETED'), [2, 3]],
    ['forkedFrom isEmpty', field('forkedFrom', 'isEmpty', null), [1, 2, 4]],
    ['duration >', field('duration', '>', 10), [1, 3]],
    ['progress is a fraction', field('progress', '>', 50), []],
    ['progress =', field('progress', '=', 0.5), [2]],
    ['user =', field('user', '=', 1), [1, 2, 3, 4]],
    ['startTime >', field('startTime', '>', '1970-01-01T00:00:03Z'), [2, 4]],
    ['endTime isEmpty', field('endTime', 'isEmpty', null), [3]],
    ['searcherMetric =', field('searcherMetric', '=', 'validation_loss'), [1, 2, 3, 4]],
    ['searcherMetricsVal <', field('searcherMetricsVal', '<', 0.2), [4]],
    ['no value yet', field('name', '=', null), [1, 2, 3, 4]],
    ['hp log, either end', field('hp.lr', '<=', -3, hp), [1, 2, 4]],
    ['hp log, upper end', field('hp.lr', '>', -3, hp), [1, 2]],
    ['hp by a value that is not a number', field('hp.lr', '>', 'abc', hp), []],
    ['hp contains', field('hp.lr', 'contains', -3, hp), [1, 2, 4]],
    ['hp isEmpty does not find those without', field('hp.lr', 'isEmpty', null, hp), []],
    ['hp notEmpty', field('hp.lr', 'notEmpty', null, hp), [1, 2, 4]],
    ['hp nested const', field('hp.model.width', '>=', 300, hp), [3, 4]],
    ['hp text const', field('hp.optimizer', 'contains', 'adam', hpText), [1, 2, 3, 4]],
    ['hp categorical member', field('hp.optimizer', 'contains', 'sgd', hpText), [1]],
    ['hp text =', field('hp.optimizer', '=', 'adamw', hpText), [2, 3, 4]],
    ['validation <', field('validation.validation_loss', '<', 0.3, validation), [1, 4]],
    ['validation isEmpty', field('validation.validation_loss', 'isEmpty', null, validation), [3]],
  ])('%s', async (_, child, expected) => {
    expect(await ids({ filter: filter([child]) })).toEqual(expected);
  });

  test('groups are nested and joined', async () => {
    const either = {
      kind: 'group',
      conjunction: 'or',
      children: [field('name', '=', 'beta'), field('id', '=', 1)],
    };
    expect(await ids({ filter: filter([either, field('state', '=', 'ERROR')]) })).toEqual([2]);
    expect(await ids({ filter: filter([{ kind: 'zzz' }]) })).toEqual([1, 2, 3, 4]);
    expect(await ids({ filter: filter([]) })).toEqual([1, 2, 3, 4]);
    expect(
      await ids({ filter: { FILTERGROUP: filter([field('id', '<', 3)]).filterGroup } }),
    ).toEqual([1, 2]);
  });

  test('archived ones are included without a filter and excluded by one', async () => {
    expect(await ids({})).toEqual([1, 2, 3, 4]);
    expect(await ids({ filter: filter([], { showArchived: false }) })).toEqual([1, 2, 3]);
  });

  test.each([
    ['like', filter([field('name', 'like', 'a')]), '500 13 invalid operator like'],
    [
      'xor',
      filter([field('id', '=', 1)], { conjunction: 'xor' }),
      '500 13 invalid conjunction value xor',
    ],
    [
      'no conjunction',
      filter([field('id', '=', 1)], { conjunction: '' }),
      '500 13 group specified with no conjunction',
    ],
    ['nope', filter([field('nope', '=', 1)]), '500 13 invalid experiment column nope'],
    [
      'no operator',
      filter([field('name', '', 'a')]),
      '500 13 field specified with value but no operator',
    ],
    [
      'contains on a number',
      filter([field('id', 'contains', 2)]),
      '500 13 ERROR: operator does not exist: integer ~~* unknown (SQLSTATE 42883)',
    ],
    [
      'a state as the wire spells it',
      filter([field('state', '=', 'STATE_COMPLETED')]),
      '500 13 ERROR: invalid input value for enum experiment_state: "STATE_COMPLETED" (SQLSTATE 22P02)',
    ],
    [
      'training without statistic',
      filter([field('training.loss', '<', 1, { location: 'LOCATION_TYPE_TRAINING' })]),
      '400 3 sort training metrics by statistic: count, last, max, min, or sum',
    ],
  ])('%s is rejected', async (_, bad, expected) => {
    expect(await ids({ filter: bad })).toBe(expected);
  });

  test('invalid JSON is rejected with the decoder’s text', async () => {
    const search = async (text: string) =>
      refusal(await master.admin('GET', `/experiments-search?filter=${encodeURIComponent(text)}`));
    expect(await search('{')).toBe('500 13 unexpected end of JSON input');
    expect(await search('')).toBe('500 13 unexpected end of JSON input');
  });
});

test('rows contain the best trial, without its checkpoint and with its stored state', async () => {
  // a master of its own: the other tests count the rows of theirs
  const live = await createTrainingMaster();
  const job = live.submit({ name: 'live' });
  live.clock.advance(60_000);
  const { body } = await live.admin('GET', '/experiments-search?sort=id=desc&limit=1');
  expect(body).toMatchObject({
    experiments: [
      {
        experiment: { id: job.id, bestTrialId: job.trialIds[0], trialIds: [] },
        bestTrial: {
          id: job.trialIds[0],
          state: 'STATE_ACTIVE',
          wallClockTime: 0,
          bestCheckpoint: null,
          summaryMetrics: { avg_metrics: { loss: { type: 'number' } } },
        },
      },
    ],
    pagination: { total: 1, limit: 1 },
  });
});
