import { viewerOf } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { nothingSelected, type Selection } from '@trainyard/ui/table/grid/selection';
import { expect, test } from 'vitest';
import { searchRow } from '~/test/search-row';
import { bulkTargets } from './bulk-target';

const owner = 4;
const viewer = (id: number) =>
  viewerOf({ user: { id, admin: false }, rbacEnabled: false, summary: null });

const experiment = (id: number, state: Experiment['state']) =>
  searchRow({ experiment: { id, state, userId: owner, workspaceId: 2 } }).experiment;

const experiments = [
  experiment(1, 'STATE_RUNNING'),
  experiment(2, 'STATE_PAUSED'),
  experiment(3, 'STATE_COMPLETED'),
];
const some: Selection = { kind: 'some', ids: new Set([1, 2, 3]) };
const where = {
  projectId: 9,
  workspaceId: 2,
  filter: { name: 'net', archived: false, filter: '' },
};

const allowed = (targets: ReturnType<typeof bulkTargets>) =>
  Object.fromEntries(
    targets
      .filter(({ split }) => split?.allowed.length)
      .map(({ action, body }) => [action, body.experimentIds.toSorted()]),
  );

test('of some selected experiments, each action applies only to those that allow it', () => {
  expect(
    allowed(bulkTargets({ viewer: viewer(owner), selection: some, experiments, ...where })),
  ).toEqual({
    openTensorBoard: [1, 2, 3],
    tag: [1, 2, 3],
    move: [1, 2, 3],
    activate: [2],
    pause: [1],
    archive: [3],
    cancel: [1, 2],
    kill: [1, 2],
    delete: [3],
  });
});

test('an experiment of another user cannot be deleted, with the policy that refuses it', () => {
  const targets = bulkTargets({ viewer: viewer(7), selection: some, experiments, ...where });
  expect(allowed(targets)).not.toHaveProperty('delete');
  expect(allowed(targets)).toHaveProperty('pause');
  const refused = { policy: 'experiment.delete', scope: { workspaceId: 2, ownerId: owner } };
  expect(targets.find(({ action }) => action === 'delete')?.split?.refused[0]).toMatchObject({
    reason: 'Only the owner or an admin may do this.',
    keys: [1, 2, 3],
    refused,
  });
});

test('if all are selected, the master picks by the filter of the list', () => {
  const selection: Selection = { kind: 'all', except: new Set([5]) };
  const targets = bulkTargets({ viewer: viewer(7), selection, experiments, ...where });
  expect(targets.find(({ action }) => action === 'pause')).toEqual({
    action: 'pause',
    split: undefined,
    body: {
      experimentIds: [],
      filters: { projectId: 9, excludedExperimentIds: [5], name: 'net', archived: false },
    },
  });
});

test('an empty selection has no actions', () => {
  const none = { viewer: viewer(owner), selection: nothingSelected, experiments: [], ...where };
  expect(bulkTargets(none)).toEqual([]);
});
