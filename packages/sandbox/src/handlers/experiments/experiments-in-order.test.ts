import { expect, test } from 'vitest';
import { manualClock } from '../../lib/clock';
import { createMasterState } from '../../master-state';
import type { ExperimentRow } from '../../simulation/rows';
import { testStart } from '../../test/fixtures/test-master';
import { experimentsInOrder, type SortKey, sortByKeys } from './experiments-in-order';

const masterState = createMasterState({
  seed: 1,
  scenario: 'demo',
  clock: manualClock(testStart),
  experiments: 500,
});
const { db } = masterState;

const byId = { value: (row: ExperimentRow) => row.id, descending: false };
const keysBy = (key: SortKey<ExperimentRow>) => [key, byId];

const all = { test: () => true, name: 'all' };
const passing = (row: ExperimentRow) => !row.archived;

function list(key: SortKey<ExperimentRow>, order: string) {
  const keys = keysBy(key);
  const rows = experimentsInOrder({
    db,
    visible: all,
    keys,
    order,
    test: passing,
    filter: 'not archived',
  });
  const plain = sortByKeys(db.experiments.all().filter(passing), keys);
  return { found: rows, plain };
}

const columns: Array<[string, SortKey<ExperimentRow>]> = [
  ['name', { value: (row) => row.name, descending: false }],
  ['start', { value: (row) => row.startedAt, descending: true }],
  ['end', { value: (row) => row.endedAt, descending: false }],
  ['end down', { value: (row) => row.endedAt, descending: true }],
  ['metric', { value: (row) => row.final?.bestMetric ?? null, descending: true }],
  ['state', { value: (row) => row.state, descending: false }],
];

test.each(columns)('by %s the list equals a plain sort, in any slice', (order, key) => {
  const { found, plain } = list(key, order);
  expect(found.length).toBe(plain.length);
  expect(found.length).toBeGreaterThan(550);
  for (const [start, end] of [
    [0, 20],
    [100, 150],
    [590, 620],
    [0, 1000],
    [600, 600],
  ] as const) {
    expect(found.slice(start, end).map(({ id }) => id)).toEqual(
      plain.slice(start, end).map(({ id }) => id),
    );
  }
});

test.each<[string, (row: ExperimentRow) => void]>([
  [
    'a new name',
    (row) => {
      row.name = 'aaa';
    },
  ],
  [
    'archiving',
    (row) => {
      row.archived = true;
    },
  ],
  [
    'another project',
    (row) => {
      row.projectId = 3;
    },
  ],
  [
    'deletion',
    (row) => {
      db.experiments.delete(row.id);
    },
  ],
])('%s takes effect at once', (_, change) => {
  const key: SortKey<ExperimentRow> = {
    value: (row) => `${row.projectId} ${row.name}`,
    descending: false,
  };
  const row = list(key, 'place').plain[40];
  if (!row) throw new Error('the list is too short');
  change(row);
  const { found, plain } = list(key, 'place');
  expect(found.slice(0, 1000).map(({ id }) => id)).toEqual(plain.map(({ id }) => id));
});
