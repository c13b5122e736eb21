import { expect, test } from 'vitest';
import { basic, viewers } from '../test/viewers';
import { type ActionableRun, bulkRunActions, runAction } from './run';

const run = (facts: Partial<ActionableRun> = {}): ActionableRun => ({
  archived: false,
  parentArchived: false,
  state: 'STATE_RUNNING',
  userId: 7,
  workspaceId: 1,
  isMultitrial: false,
  unmanaged: false,
  ...facts,
});

const allowed = (facts: Partial<ActionableRun>, viewer = viewers.admin) =>
  bulkRunActions(viewer, [{ id: 1, ...run(facts) }])
    .filter((offer) => offer.allowed.length > 0)
    .map(({ id }) => id);

test.each([
  ['running', {}, ['pause', 'kill', 'move']],
  ['paused', { state: 'STATE_PAUSED' }, ['resume', 'kill', 'move']],
  ['running, one of several', { isMultitrial: true }, ['kill', 'move']],
  ['running outside of the cluster', { unmanaged: true }, ['move']],
  ['completed', { state: 'STATE_COMPLETED' }, ['move', 'archive', 'delete']],
  ['archived', { state: 'STATE_ERROR', archived: true }, ['unarchive', 'delete']],
  ['in an archived project', { state: 'STATE_ERROR', parentArchived: true }, ['delete']],
] satisfies [string, Partial<ActionableRun>, string[]][])(
  'a run that is %s has its actions',
  (_, facts, expected) => expect(allowed(facts)).toEqual(expected),
);

test('runs of other users are not deleted, with the reason', () => {
  expect(runAction(basic(9), run({ state: 'STATE_ERROR' }), 'delete')).toMatchObject({
    id: 'delete',
    state: 'hidden',
    reason: 'Only the owner or an admin may do this.',
  });
  expect(allowed({ userId: 9 }, basic(9))).toEqual(['pause', 'kill', 'move']);
});

test('a user without permissions has no action', () =>
  expect(allowed({}, viewers.Viewer)).toEqual([]));
