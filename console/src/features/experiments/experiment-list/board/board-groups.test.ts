import { expect, test } from 'vitest';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { experimentColumns } from '~/features/experiments/experiment-list/columns/columns';
import { bySeeds, groupChoices, groupRows, meanSeries, placesOfGroups } from './board-groups';

const columns = experimentColumns();

type Facts = { id: number; user?: string; hparams?: Record<string, unknown> | null };

/** A row with the facts that groups read. */
const row = ({ id, user = 'ada', hparams = null }: Facts): ExperimentRow =>
  ({
    id,
    experiment: {
      id,
      name: `run ${id}`,
      username: user,
      displayName: '',
      labels: [],
      searcherType: 'single',
      resourcePool: 'a100',
      forkedFrom: null,
      state: 'STATE_COMPLETED',
    },
    bestTrial: hparams && { id: id * 10, hparams },
  }) as unknown as ExperimentRow; // groups read none of the other forty facts

const rows = [
  row({ id: 4, user: 'bob', hparams: { lr: 0.1, seed: 1 } }),
  row({ id: 3, hparams: { lr: 0.1, seed: 2 } }),
  row({ id: 2, hparams: { lr: 0.01, seed: 1 } }),
  row({ id: 1, hparams: { lr: 0.01, seed: 3 } }),
];

test('rows with the same hyperparameters apart from seeds are one group, named by those that differ', () => {
  expect(groupRows(rows, bySeeds, columns)).toEqual([
    { id: 4, name: 'lr 0.1', rowIds: [4, 3] },
    { id: 2, name: 'lr 0.01', rowIds: [2, 1] },
  ]);
  expect(groupRows([row({ id: 1 }), row({ id: 2 })], bySeeds, columns)).toEqual([
    { id: 1, name: 'All alike', rowIds: [1, 2] },
  ]);
});

test('numbers are ordered by size, and a row without a value has a group of its own', () => {
  const sizes = [16, 8, 128].map((batch, index) => row({ id: index + 1, hparams: { batch } }));
  const names = groupRows([...sizes, row({ id: 9 })], 'hp.batch', columns).map(({ name }) => name);
  expect(names).toEqual(['–', '8', '16', '128']);
});

test('values that differ in digits that a name does not have are not one group', () => {
  const close = [0.133331, 0.133332, 0.133331].map((dropout, index) =>
    row({ id: index + 1, hparams: { dropout } }),
  );
  for (const by of ['hp.dropout', bySeeds])
    expect(groupRows(close, by, columns).map(({ rowIds }) => rowIds)).toEqual([[1, 3], [2]]);
});

test('the choices have several groups, and fewer than there are rows', () => {
  expect(groupChoices(rows, columns)).toEqual([
    { value: 'hp.lr', label: 'lr' },
    { value: 'hp.seed', label: 'seed' },
    { value: 'user', label: 'User' },
  ]);
});

test('a group is one line, the mean of those of its rows that have a curve, in the color of the group', () => {
  const groups = groupRows(rows, 'hp.lr', columns);
  const line = (id: number, ys: number[]) => ({
    id: String(id),
    name: '',
    color: '--c9',
    points: ys.map((y, index) => ({ x: index, y })),
  });
  const lines = meanSeries(
    groups,
    'range',
  )([line(4, [2, 4]), line(3, [4, 8]), line(2, [1]), line(1, [])]);
  expect(lines).toMatchObject([
    { id: '2', name: '0.01 (n 1)', color: '--c1', points: [{ x: 0, y: 1 }] },
    {
      id: '4',
      name: '0.1 (n 2)',
      color: '--c2',
      points: [
        { x: 0, y: 3 },
        { x: 1, y: 6 },
      ],
      band: [
        { x: 0, low: 2, high: 4 },
        { x: 1, low: 4, high: 8 },
      ],
    },
  ]);
  expect([...placesOfGroups(groups)]).toEqual([
    [2, 0],
    [1, 0],
    [4, 1],
    [3, 1],
  ]);
});

/** A row with a duration of some seconds. */
const rowOfDuration = (id: number, duration: number | undefined): ExperimentRow => {
  const each = row({ id });
  return { ...each, experiment: { ...each.experiment, duration } };
};

test('different numbers are grouped by ranges with as many rows each, named by their ends in the text of the column', () => {
  const durations = [40, 10, 70, 20, 60, 30, 80, 50].map((minutes, index) =>
    rowOfDuration(index + 1, minutes * 60),
  );
  expect(groupRows([...durations, rowOfDuration(9, undefined)], 'duration', columns)).toEqual([
    { id: 9, name: '–', rowIds: [9] },
    { id: 2, name: '10m to 20m', rowIds: [2, 4] },
    { id: 1, name: '30m to 40m', rowIds: [1, 6] },
    { id: 5, name: '50m to 1h', rowIds: [5, 8] },
    { id: 3, name: '1h 10m to 1h 20m', rowIds: [3, 7] },
  ]);
});

test('a few numbers that come again have a group each, and equal ends of a range are one', () => {
  const few = [60, 60, 120, 120, 180].map((seconds, index) => rowOfDuration(index + 1, seconds));
  expect(groupRows(few, 'duration', columns).map(({ name }) => name)).toEqual(['1m', '2m', '3m']);
  expect(groupChoices(few, columns)).toContainEqual({ value: 'duration', label: 'Duration' });
  const rates = Array.from({ length: 12 }, (_, index) =>
    row({ id: index + 1, hparams: { lr: 10 ** -(1 + index / 4) } }),
  );
  expect(groupRows(rates, 'hp.lr', columns).map(({ rowIds }) => rowIds.length)).toEqual([
    3, 3, 3, 3,
  ]);
});
