import type { RunState } from '@trainyard/sdk/model';
import type { TrialState } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { firstRows } from '~/features/experiments/experiment-list/board/first-rows';
import { toRunRow } from './run-row';

const run = {
  ...{
    id: 9,
    localId: '',
    startTime: '2026-11-20T10:00:00Z',
    endTime: null,
    userId: 1,
    labels: [],
  },
  ...{ checkpointSize: 0, checkpointCount: 0, projectId: 2, projectName: '', workspaceId: 1 },
  ...{ workspaceName: '', parentArchived: false, archived: false },
};
const experiment = {
  ...{ id: 5, searcherType: 'random', searcherMetric: 'loss', resourcePool: '', progress: 0 },
  ...{ description: '', name: '', unmanaged: false, isMultitrial: true },
};

test.each<[TrialState, RunState | undefined, TrialState]>([
  ['STATE_ACTIVE', 'STATE_QUEUED', 'STATE_QUEUED'],
  ['STATE_ACTIVE', 'STATE_PULLING', 'STATE_PULLING'],
  ['STATE_ACTIVE', 'STATE_RUNNING', 'STATE_RUNNING'],
  ['STATE_ACTIVE', undefined, 'STATE_ACTIVE'],
  ['STATE_ACTIVE', 'STATE_PAUSED', 'STATE_ACTIVE'],
  ['STATE_COMPLETED', 'STATE_RUNNING', 'STATE_COMPLETED'],
])(
  'a run in %s of an experiment in %s is in %s (screens-experiments H6)',
  (state, of, expected) => {
    const states = new Map(of ? [[5, of]] : []);
    const row = toRunRow({ ...run, state, experiment }, [], states);
    expect(row.experiment.state).toBe(expected);
    expect(row.bestTrial?.state).toBe(expected);
  },
);

test('the board begins with the first ten runs that have the metric, without any with the first ten (H7)', () => {
  const listOf = (isMeasured: (id: number) => boolean) => {
    const rows = Array.from({ length: 40 }, (_, id) => {
      const value = isMeasured(id) ? { searcherMetricValue: 0.5 } : {};
      return toRunRow({ ...run, id, state: 'STATE_COMPLETED', experiment, ...value }, []);
    });
    return firstRows((index) => rows[index], 10);
  };
  expect(listOf((id) => id % 3 === 2)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
  expect(listOf(() => false)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
