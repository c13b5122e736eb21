import { isFinished } from '@trainyard/sdk/model';
import { describe, expect, test } from 'vitest';
import { allStates, experimentWith } from '../test/experiments';
import { type ViewerKind, viewerKinds, viewers } from '../test/viewers';
import {
  type ActionableExperiment,
  type ExperimentActionId,
  experimentAction,
  experimentActionIds,
  experimentActions,
} from './experiment';

/** without a policy */
const free: ExperimentActionId[] = [
  'compareWith',
  'copyView',
  'viewLogs',
  'compareTrials',
  'switchPin',
];
const always: ExperimentActionId[] = [
  'editNotes',
  'hyperparameterSearch',
  'openTensorBoard',
  'saveAsTemplate',
  'downloadCode',
  ...free,
];
const unlessArchived: ExperimentActionId[] = ['edit', 'tag', 'move', 'fork', 'continueTrial'];
const inAnActiveState: ExperimentActionId[] = ['pause', 'cancel', 'kill'];
const ofTheEnded: ExperimentActionId[] = ['archive', 'delete'];

/** The actions that the state allows to a user with every permission. */
const byState: Record<ActionableExperiment['state'], ExperimentActionId[]> = {
  STATE_ACTIVE: inAnActiveState,
  STATE_QUEUED: inAnActiveState,
  STATE_PULLING: inAnActiveState,
  STATE_STARTING: inAnActiveState,
  STATE_RUNNING: inAnActiveState,
  STATE_PAUSED: ['activate', 'cancel', 'kill'],
  STATE_STOPPING_COMPLETED: [],
  STATE_STOPPING_CANCELED: ['kill'],
  STATE_STOPPING_KILLED: [],
  STATE_STOPPING_ERROR: [],
  STATE_COMPLETED: ofTheEnded,
  STATE_CANCELED: ofTheEnded,
  STATE_ERROR: ofTheEnded,
  STATE_DELETE_FAILED: ofTheEnded,
  STATE_DELETING: [],
  STATE_DELETED: [],
  STATE_UNSPECIFIED: [],
};

/** The actions that each kind of user may take. */
const everyAction = experimentActionIds;
// only admins change the webhooks of this master
const allButWebhooks = everyAction.filter((id) => id !== 'notifyOnEnd');
const noPermission: ExperimentActionId[] = ['watch', ...free];
const readOnly: ExperimentActionId[] = ['openTensorBoard', 'downloadCode', ...noPermission];
const byViewer: Record<ViewerKind, readonly ExperimentActionId[]> = {
  admin: everyAction,
  owner: allButWebhooks,
  other: allButWebhooks.filter((id) => id !== 'delete' && id !== 'move'),
  ClusterAdmin: everyAction,
  WorkspaceAdmin: allButWebhooks,
  Editor: allButWebhooks,
  Viewer: readOnly,
  ModelRegistryViewer: noPermission,
  // in one of their workspaces
  'Editor elsewhere': [...noPermission, 'saveAsTemplate'],
  'no role': noPermission,
};

function byArchive(archived: boolean, parentArchived: boolean): ExperimentActionId[] {
  if (archived) return parentArchived ? ['unarchive'] : ['unarchive', 'fork'];
  return parentArchived ? [] : unlessArchived;
}

type Case = { kind: ViewerKind; state: State; archived: boolean; parentArchived: boolean };
type State = ActionableExperiment['state'];

/** Returns true if the tables above allow an action. */
function isExpected(id: ExperimentActionId, { kind, state, archived, parentArchived }: Case) {
  if (!byViewer[kind].includes(id)) return false;
  if (id === 'archive' && (archived || parentArchived)) return false;
  const byEnd: ExperimentActionId[] = isFinished(state) ? [] : ['watch', 'notifyOnEnd'];
  return [...byState[state], ...byEnd, ...byArchive(archived, parentArchived), ...always].includes(
    id,
  );
}

const flags = [false, true];
const cases = viewerKinds.flatMap((kind) =>
  allStates.flatMap((state) =>
    flags.flatMap((archived) =>
      flags.map((parentArchived): Case => ({ kind, state, archived, parentArchived })),
    ),
  ),
);

// a test for each action, so that a new one fails alone
test.each(experimentActionIds)('%s is allowed to these users in these states', (id) => {
  const allowed = cases.filter(
    ({ kind, ...rest }) =>
      experimentAction(viewers[kind], experimentWith(rest), id).state === 'allowed',
  );
  expect(allowed).toEqual(cases.filter((each) => isExpected(id, each)));
});

describe('an action that does not apply', () => {
  const running = experimentWith({ state: 'STATE_RUNNING' });
  const completed = experimentWith({ state: 'STATE_COMPLETED' });

  test.each([
    ['cancel', completed, 'disabled', 'Only an active or paused experiment can be canceled.'],
    [
      'kill',
      completed,
      'disabled',
      'Only an active, paused or canceling experiment can be killed.',
    ],
    [
      'kill',
      experimentWith({ state: 'STATE_STOPPING_KILLED' }),
      'disabled',
      'The experiment is being killed.',
    ],
    ['delete', running, 'disabled', 'Only an experiment that has ended can be deleted.'],
    ['activate', running, 'hidden', 'Only a paused experiment can be activated.'],
    ['pause', completed, 'hidden', 'Only an active experiment can be paused.'],
    ['archive', running, 'hidden', 'Only an experiment that has ended can be archived.'],
    ['archive', experimentWith({ archived: true }), 'hidden', 'The experiment is archived.'],
    [
      'archive',
      experimentWith({ parentArchived: true }),
      'hidden',
      'The project or the workspace of the experiment is archived.',
    ],
    ['unarchive', completed, 'hidden', 'The experiment is not archived.'],
    ['edit', experimentWith({ archived: true }), 'hidden', 'The experiment is archived.'],
  ] as const)('%s is left out or has a reason', (id, experiment, state, reason) => {
    expect(experimentAction(viewers.admin, experiment, id)).toEqual({ id, state, reason });
  });

  test('an action that is never possible here is hidden in any state', () => {
    expect(experimentAction(viewers.other, running, 'delete')).toMatchObject({
      id: 'delete',
      state: 'hidden',
      reason: 'Only the owner or an admin may do this.',
    });
    expect(experimentAction(viewers.Viewer, running, 'kill')).toMatchObject({
      id: 'kill',
      state: 'hidden',
      reason: 'You need the permission "update experiment" in this workspace.',
    });
    expect(experimentAction(viewers.Viewer, completed, 'fork').reason).toBe(
      'You need the permissions "view experiment artifacts" and "create experiment" in this workspace.',
    );
  });
});

describe('continue trial', () => {
  test.each([
    ['random', { searcher: { name: 'random', max_trials: 1 } }, 'allowed'],
    ['random', { searcher: { name: 'random', max_trials: 4 } }, 'hidden'],
    ['grid', null, 'hidden'],
    ['single', null, 'allowed'],
  ] as const)('searcher %s with %j: %s', (searcherType, config, state) => {
    const experiment = experimentWith({ searcherType, config });
    expect(experimentAction(viewers.admin, experiment, 'continueTrial').state).toBe(state);
  });
});

describe('resume and retry, on masters of 0.38', () => {
  const newer = { ...viewers.owner, release: '0.38' as const };
  const stateOf = (id: 'resume' | 'retry', change: Partial<ActionableExperiment>) =>
    experimentAction(newer, experimentWith({ config: null, ...change }), id).state;

  test.each([
    ['single', 'STATE_COMPLETED', 'allowed', 'hidden'],
    ['single', 'STATE_CANCELED', 'allowed', 'hidden'],
    ['single', 'STATE_ERROR', 'hidden', 'allowed'],
    ['single', 'STATE_RUNNING', 'hidden', 'hidden'],
    ['single', 'STATE_DELETE_FAILED', 'hidden', 'hidden'],
    ['grid', 'STATE_COMPLETED', 'hidden', 'hidden'],
    ['grid', 'STATE_CANCELED', 'allowed', 'hidden'],
    ['random', 'STATE_ERROR', 'hidden', 'allowed'],
    ['adaptive_asha', 'STATE_CANCELED', 'hidden', 'hidden'],
    ['adaptive_asha', 'STATE_ERROR', 'hidden', 'hidden'],
  ] as const)('%s in %s: resume %s, retry %s', (searcherType, state, resume, retry) => {
    expect(stateOf('resume', { searcherType, state })).toBe(resume);
    expect(stateOf('retry', { searcherType, state })).toBe(retry);
  });

  test('a completed search can be retried if failed trials are known', () => {
    const search = { searcherType: 'random', state: 'STATE_COMPLETED' } as const;
    expect(stateOf('retry', { ...search, erroredTrials: 2 })).toBe('allowed');
    expect(stateOf('retry', { ...search, erroredTrials: 0 })).toBe('hidden');
  });

  test('not on another master, and not for archived or unmanaged ones', () => {
    const failed = { state: 'STATE_ERROR', searcherType: 'single' } as const;
    for (const change of [{ archived: true }, { parentArchived: true }, { unmanaged: true }])
      expect(stateOf('retry', { ...failed, ...change })).toBe('hidden');
    expect(experimentAction(viewers.owner, experimentWith(failed), 'retry').reason).toBe(
      'This master continues a trial only in a new experiment.',
    );
  });
});

test('logs of ended experiments can be retained, on a master of 0.38', () => {
  const newer = { ...viewers.owner, release: '0.38' as const };
  const stateOf = (state: ActionableExperiment['state'], viewer = newer) =>
    experimentAction(viewer, experimentWith({ state }), 'retainLogs').state;
  expect(stateOf('STATE_ERROR')).toBe('allowed');
  expect(stateOf('STATE_RUNNING')).toBe('hidden');
  expect(experimentAction(viewers.owner, experimentWith({}), 'retainLogs').state).toBe('hidden');
});

test('an unmanaged experiment can be archived and moved, but neither run nor copied', () => {
  const experiment = experimentWith({ unmanaged: true });
  const allowed = experimentActions(viewers.admin, experiment)
    .filter(({ state }) => state === 'allowed')
    .map(({ id }) => id);
  expect(allowed).toEqual(expect.arrayContaining(['archive', 'delete', 'edit', 'move']));
  for (const id of ['fork', 'continueTrial', 'hyperparameterSearch', 'openTensorBoard'])
    expect(allowed).not.toContain(id);
});
