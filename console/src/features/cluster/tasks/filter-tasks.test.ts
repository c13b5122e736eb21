import { expect, test } from 'vitest';
import type { TaskRow } from '~/data/cluster/tasks';
import { taskListSearch } from './search';
import { filterCount, filterTasks } from './task-filters';

const task = (change: Partial<TaskRow>): TaskRow => ({
  id: 'a-1',
  kind: 'notebook',
  displayName: 'Someone',
  description: '',
  state: 'STATE_RUNNING',
  startTime: null,
  resourcePool: '',
  userId: 1,
  username: 'one',
  workspaceId: 1,
  serviceAddress: '',
  experimentIds: [],
  trialIds: [],
  ...change,
});

const tasks = [
  task({ id: 'a-1', description: 'Probe' }),
  task({ id: 'b-2', kind: 'shell', state: 'STATE_TERMINATED', userId: 2, workspaceId: 2 }),
];
const idsFor = (filter: Partial<ReturnType<typeof taskListSearch>>) =>
  filterTasks(tasks, { ...taskListSearch.defaults(), ...filter }).map(({ id }) => id);

test('without a filter every task is listed', () => expect(idsFor({})).toEqual(['a-1', 'b-2']));

test.each([
  [{ type: ['shell'] as const }, ['b-2']],
  [{ type: ['shell', 'notebook'] as const }, ['a-1', 'b-2']],
  [{ state: ['STATE_RUNNING'] as const }, ['a-1']],
  [{ user: [2] }, ['b-2']],
  [{ workspace: [1] }, ['a-1']],
  [{ user: [2], workspace: [1] }, []],
  [{ search: 'Pro' }, ['a-1']],
  [{ search: 'prb' }, []],
  [{ search: 'b-2' }, ['b-2']],
  [{ search: 'Someone' }, ['b-2']],
])('%j leaves %j', (filter, ids) => {
  const { type, state, ...rest } = { type: undefined, state: undefined, ...filter };
  expect(
    idsFor({ ...rest, ...(type && { type: [...type] }), ...(state && { state: [...state] }) }),
  ).toEqual(ids);
});

test('the search finds names and ids in any case (F14)', () => {
  for (const search of ['PRO', 'probe', 'A-1']) expect(idsFor({ search })).toEqual(['a-1']);
});

test('filters are counted for the button that clears them', () => {
  expect(filterCount(taskListSearch.defaults())).toBe(0);
  expect(filterCount({ ...taskListSearch.defaults(), search: 'x', user: [1, 2] })).toBe(2);
});
