import type { EntityKind, EntityOf } from '../actions';
import { allStates, experimentWith } from './experiments';
import { ownerId as userId, workspaceId } from './viewers';

/** The variants of an entity that matter to its rules, by their names on the page. */
type Ways = { [Kind in EntityKind]: Record<string, EntityOf<Kind>> };

const workspace = {
  archived: false,
  id: workspaceId,
  immutable: false,
  numExperiments: 0,
  pinned: false,
  state: 'WORKSPACE_STATE_UNSPECIFIED',
  userId,
} as const;
const project = {
  archived: false,
  immutable: false,
  numExperiments: 0,
  state: 'WORKSPACE_STATE_UNSPECIFIED',
  userId,
  workspaceId,
  workspace: { archived: false, userId: 1 },
} as const;
const model = { archived: false, userId, workspaceId };
const notebook = {
  kind: 'notebook',
  state: 'STATE_RUNNING',
  userId,
  workspaceId,
  serviceAddress: '/proxy/4f2e/',
} as const;
const job = {
  type: 'TYPE_EXPERIMENT',
  entityId: '7',
  userId,
  workspaceId,
  jobsAhead: 2,
  scheduler: 'SCHEDULER_TYPE_PRIORITY',
} as const;
const enabled = { enabled: true, draining: false };
const experiment = { archived: false, parentArchived: false, userId, workspaceId };

const kubernetes = 'SCHEDULER_TYPE_KUBERNETES';
const switched = {
  enabled,
  draining: { enabled: false, draining: true },
  disabled: { enabled: false, draining: false },
};

export const ways: Ways = {
  experiment: Object.fromEntries(
    allStates.map((state) => [state.replace('STATE_', ''), experimentWith({ state })]),
  ),
  trial: {
    running: { state: 'STATE_RUNNING', experiment },
    completed: { state: 'STATE_COMPLETED', experiment },
    'of an archived experiment': {
      state: 'STATE_COMPLETED',
      experiment: { ...experiment, archived: true },
    },
  },
  checkpoint: {
    completed: { state: 'STATE_COMPLETED', workspaceId, userId },
    'partially deleted': { state: 'STATE_PARTIALLY_DELETED', workspaceId, userId },
    deleted: { state: 'STATE_DELETED', workspaceId, userId },
    active: { state: 'STATE_ACTIVE', workspaceId, userId },
  },
  model: { plain: model, archived: { ...model, archived: true } },
  modelVersion: {
    plain: { userId, model },
    'of an archived model': { userId, model: { ...model, archived: true } },
  },
  workspace: {
    empty: workspace,
    'with experiments': { ...workspace, numExperiments: 3 },
    pinned: { ...workspace, pinned: true },
    archived: { ...workspace, archived: true },
    immutable: { ...workspace, immutable: true },
    deleting: { ...workspace, state: 'WORKSPACE_STATE_DELETING' },
    'delete failed': { ...workspace, state: 'WORKSPACE_STATE_DELETE_FAILED' },
  },
  project: {
    empty: project,
    'with experiments': { ...project, numExperiments: 3 },
    archived: { ...project, archived: true },
    'workspace archived': {
      ...project,
      archived: true,
      workspace: { archived: true, userId: 1 },
    },
    immutable: { ...project, immutable: true },
    deleting: { ...project, state: 'WORKSPACE_STATE_DELETING' },
  },
  task: {
    notebook,
    'notebook starting': { ...notebook, state: 'STATE_STARTING', serviceAddress: '' },
    'notebook waiting': { ...notebook, state: 'STATE_WAITING' },
    'notebook ended': { ...notebook, state: 'STATE_TERMINATED' },
    shell: { ...notebook, kind: 'shell' },
    command: { kind: 'command', state: 'STATE_RUNNING', userId, workspaceId },
  },
  job: {
    experiment: job,
    first: { ...job, jobsAhead: 0 },
    notebook: { ...job, type: 'TYPE_NOTEBOOK' },
    'checkpoint gc': { ...job, type: 'TYPE_CHECKPOINT_GC' },
    'fair share': { ...job, scheduler: 'SCHEDULER_TYPE_FAIR_SHARE' },
    'notebook on Kubernetes': { ...job, type: 'TYPE_NOTEBOOK', scheduler: kubernetes },
    limited: { type: 'TYPE_EXPERIMENT', workspaceId, jobsAhead: 2, scheduler: kubernetes },
    strict: { ...job, isStrict: true },
    'without positions': { ...job, hasNoPositions: true },
  },
  agent: switched,
  slot: switched,
  user: {
    active: { active: true, id: userId, remote: false },
    inactive: { active: false, id: userId, remote: false },
    remote: { active: true, id: userId, remote: true },
  },
  group: { plain: { groupId: 3 } },
  role: {
    'in a workspace': { workspaceId, workspaceOwnerId: userId },
    'for the cluster': {},
  },
  webhook: { plain: { id: 2 } },
  template: { plain: { workspaceId } },
  resourcePool: { plain: { name: 'default' } },
};
