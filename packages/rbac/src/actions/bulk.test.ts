import { expect, test } from 'vitest';
import { experimentWith } from '../test/experiments';
import { type ViewerKind, viewers } from '../test/viewers';
import { bulkActions } from './bulk';

const selection = [
  { id: 1, ...experimentWith({ state: 'STATE_RUNNING' }) },
  { id: 2, ...experimentWith({ state: 'STATE_PAUSED', userId: 99 }) },
  { id: 3, ...experimentWith({ state: 'STATE_COMPLETED' }) },
  { id: 4, ...experimentWith({ state: 'STATE_ERROR', archived: true }) },
];

function allowedIds(kind: ViewerKind): Record<string, number[]> {
  const actions = bulkActions(viewers[kind], selection);
  return Object.fromEntries(actions.map((action) => [action.id, action.allowed]));
}

test('every action for many lists the experiments it applies to', () => {
  expect(allowedIds('admin')).toEqual({
    activate: [2],
    pause: [1],
    resume: [],
    retry: [],
    retainLogs: [],
    cancel: [1, 2],
    kill: [1, 2],
    archive: [3],
    unarchive: [4],
    delete: [3, 4],
    tag: [1, 2, 3],
    move: [1, 2, 3],
    openTensorBoard: [1, 2, 3, 4],
  });
});

test('experiments of other users cannot be moved', () => {
  expect(allowedIds('owner')).toMatchObject({ move: [1, 3], delete: [3, 4], kill: [1, 2] });
});

test('the rest is counted by reason, the most frequent first', () => {
  const archive = bulkActions(viewers.admin, selection).find(({ id }) => id === 'archive');
  expect(archive).toEqual({
    id: 'archive',
    allowed: [3],
    refused: [
      { reason: 'Only an experiment that has ended can be archived.', keys: [1, 2] },
      { reason: 'The experiment is archived.', keys: [4] },
    ],
  });
});

test('a user with read access only has the TensorBoard', () => {
  const offered = bulkActions(viewers.Viewer, selection).filter(({ allowed }) => allowed.length);
  expect(offered.map(({ id }) => id)).toEqual(['openTensorBoard']);
});

test('an empty selection allows nothing', () => {
  expect(bulkActions(viewers.admin, []).every(({ allowed }) => allowed.length === 0)).toBe(true);
});
