import type {
  AgentUserGroup,
  Container,
  Device,
  Note,
  ResourcePool,
  TaskState,
  TaskType,
  TrialProfilerMetricLabels,
  TrialSourceInfoType,
  Trigger,
  WebhookType,
  WorkspaceState,
} from '@trainyard/sdk/types';
import type { Copy } from '../lib/copy';
import type { PostedLine } from '../simulation/logs/log-posted';
import type { CheckpointRow, ExperimentRow, TrialRow } from '../simulation/rows';
import type { InteractiveRow } from '../simulation/tasks/interactive-rows';
import { Table } from './table';

// times in rows are milliseconds since 1970; answers contain text, see time.ts

export type UserRow = {
  readonly id: number;
  username: string;
  displayName: string;
  admin: boolean;
  active: boolean;
  remote: boolean;
  /** the salted hash that clients send; '' means no password */
  passwordHash: string;
  agentUserGroup: AgentUserGroup | null;
  modifiedAt: number;
  /** releases since 0.38 store it */
  lastSignInAt?: number;
};

export type SessionRow = {
  readonly id: number;
  readonly userId: number;
  readonly token: string;
  readonly expiresAt: number;
  /** the allocation of a container's session, which ends with it, not by signing out */
  readonly allocationId?: string;
};

export type SettingRow = {
  /** user, storage path and key as one text */
  readonly id: string;
  readonly userId: number;
  readonly storagePath: string;
  readonly key: string;
  value: string;
};

export type WorkspaceRow = {
  readonly id: number;
  name: string;
  userId: number;
  archived: boolean;
  readonly immutable: boolean;
  state: WorkspaceState;
  errorMessage: string;
  agentUserGroup: AgentUserGroup | null;
  checkpointStorageConfig: Record<string, unknown> | null;
  defaultComputePool: string;
  defaultAuxPool: string;
};

export type ProjectRow = {
  readonly id: number;
  workspaceId: number;
  name: string;
  description: string;
  userId: number;
  archived: boolean;
  readonly immutable: boolean;
  state: WorkspaceState;
  errorMessage: string;
  notes: Note[];
  createdAt: number;
  /** the key that users chose, on releases since 0.38 */
  key?: string;
};

export type PinRow = {
  /** user and workspace as one text */
  readonly id: string;
  readonly userId: number;
  readonly workspaceId: number;
  readonly pinnedAt: number;
};

/** The last time when a user opened a project. */
export type ActivityRow = {
  /** user and project as one text */
  readonly id: string;
  readonly userId: number;
  readonly projectId: number;
  at: number;
};

/** The configuration of a resource pool; its use is computed from agents and tasks. */
export type PoolRow = {
  /** the pool's name */
  readonly id: string;
  configuration: ResourcePool;
  /** workspaces that it is bound to; empty: available to all */
  workspaceIds: number[];
};

export type SlotRow = {
  /** decimal text, counting from 0 on each agent */
  readonly id: string;
  device: Device;
  enabled: boolean;
  draining: boolean;
  container: Container | null;
};

export type AgentRow = {
  readonly id: string;
  registeredAt: number;
  addresses: string[];
  enabled: boolean;
  draining: boolean;
  version: string;
  resourcePools: string[];
  slots: SlotRow[];
};

export type AllocationRow = {
  /** `<task id>.<n>` */
  readonly allocationId: string;
  state: TaskState;
  isReady: boolean;
  startedAt: number | null;
  endedAt: number | null;
};

export type TaskRow = {
  readonly id: string;
  taskType: TaskType;
  startedAt: number;
  endedAt: number | null;
  allocations: AllocationRow[];
};

/** A group of users, for roles. Each user has a personal group, which lists do not show. */
export type GroupRow = {
  readonly id: number;
  name: string;
  /** the user of a personal group */
  readonly personalOf: number | null;
  userIds: number[];
};

/** A role that a group holds, in one workspace or (null) everywhere. */
export type AssignmentRow = {
  /** group, role and workspace as one text */
  readonly id: string;
  readonly groupId: number;
  readonly roleId: number;
  readonly workspaceId: number | null;
};

export type ModelRow = {
  readonly id: number;
  name: string;
  description: string;
  metadata: Record<string, unknown>;
  labels: string[];
  notes: string;
  archived: boolean;
  workspaceId: number;
  readonly userId: number;
  readonly createdAt: number;
  updatedAt: number;
};

export type ModelVersionRow = {
  readonly id: number;
  readonly modelId: number;
  readonly version: number;
  readonly checkpointUuid: string;
  /** the experiment of its checkpoint, which cannot be deleted meanwhile */
  readonly experimentId: number;
  name: string;
  comment: string;
  metadata: Record<string, unknown>;
  labels: string[];
  notes: string;
  readonly userId: number;
  readonly createdAt: number;
  updatedAt: number;
};

/**
 * The source of a trial, as its runner reported it: a checkpoint, optionally as a model version.
 */
export type TrialSourceRow = {
  /** trial and checkpoint as one text */
  readonly id: string;
  readonly trialId: number;
  readonly checkpointUuid: string;
  readonly modelVersionId: number | null;
  type: TrialSourceInfoType;
};

export type WebhookRow = {
  readonly id: number;
  readonly url: string;
  readonly webhookType: WebhookType;
  readonly triggers: Trigger[];
};

/** A part of a config for new experiments. */
export type TemplateRow = {
  /** its name */
  readonly id: string;
  config: Record<string, unknown>;
  readonly workspaceId: number;
};

/** A posted part of a profiler series. */
export type ProfilerBatchRow = {
  readonly id: number;
  readonly trialId: number;
  readonly values: number[];
  readonly batches: number[];
  readonly timestamps: string[];
  readonly labels: TrialProfilerMetricLabels;
};

/** Creates ids of triggers, which are never reused. */
export type WebhookTriggerRow = { readonly id: number; readonly webhookId: number };

/** Slot seconds of one day (UTC), for work that is no longer stored. The id is `2026-11-20`. */
export type UsageDayRow = {
  readonly id: string;
  seconds: number;
  byUsername: Record<string, number>;
  byExperimentLabel: Record<string, number>;
  byResourcePool: Record<string, number>;
};

/** The tables of the sandbox. */
export type Database = ReturnType<typeof createDatabase>;

export const createDatabase = () => ({
  users: new Table<UserRow>('user'),
  sessions: new Table<SessionRow>('session'),
  settings: new Table<SettingRow>('setting'),
  workspaces: new Table<WorkspaceRow>('workspace'),
  projects: new Table<ProjectRow>('project'),
  pins: new Table<PinRow>('pin'),
  activity: new Table<ActivityRow>('activity'),
  pools: new Table<PoolRow>('resource pool'),
  agents: new Table<AgentRow>('agent'),
  usageDays: new Table<UsageDayRow>('day'),
  tasks: new Table<TaskRow>('task'),
  interactive: new Table<InteractiveRow>('task'),
  experiments: new Table<ExperimentRow>('experiment'),
  trials: new Table<TrialRow>('trial'),
  checkpoints: new Table<CheckpointRow>('checkpoint'),
  postedLines: new Table<PostedLine>('log line'),
  profilerBatches: new Table<ProfilerBatchRow>('profiler batch'),
  templates: new Table<TemplateRow>('template'),
  groups: new Table<GroupRow>('group'),
  assignments: new Table<AssignmentRow>('assignment'),
  models: new Table<ModelRow>('model'),
  modelVersions: new Table<ModelVersionRow>('model version'),
  trialSources: new Table<TrialSourceRow>('trial source'),
  webhooks: new Table<WebhookRow>('webhook'),
  webhookTriggers: new Table<WebhookTriggerRow>('trigger'),
});

/**
 * A database with copies of all rows.
 * @throws Error if some rows are created only when they are read
 */
export function copyDatabase(from: Database, copy: Copy): Database {
  if (Object.values(from).some(({ isComputed }) => isComputed)) {
    throw new Error('A sandbox that computes rows cannot be forked.');
  }
  const db = createDatabase();
  const tables = new Map(Object.entries(db));
  for (const [name, table] of Object.entries(from)) tables.get(name)?.restore(copy(table.dump()));
  return db;
}
