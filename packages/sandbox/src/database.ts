import type {
  AgentUserGroup,
  Container,
  Device,
  Note,
  ResourcePool,
  TaskState,
  TaskType,
  WorkspaceState,
} from '@trainyard/sdk/types';
import type { CheckpointRow, ExperimentRow, TrialRow } from './simulation/rows';
import { Table } from './table';

// times in rows are milliseconds since 1970; answers carry text, see time.ts

export type UserRow = {
  readonly id: number;
  username: string;
  displayName: string;
  admin: boolean;
  active: boolean;
  remote: boolean;
  /** the salted hash clients send; '' is no password */
  passwordHash: string;
  agentUserGroup: AgentUserGroup | null;
  modifiedAt: number;
};

export type SessionRow = {
  readonly id: number;
  readonly userId: number;
  readonly token: string;
  readonly expiresAt: number;
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
};

export type PinRow = {
  /** user and workspace as one text */
  readonly id: string;
  readonly userId: number;
  readonly workspaceId: number;
  readonly pinnedAt: number;
};

/** When a user last looked at a project. */
export type ActivityRow = {
  /** user and project as one text */
  readonly id: string;
  readonly userId: number;
  readonly projectId: number;
  at: number;
};

/** What is configured of a resource pool; what runs there is counted from agents and tasks. */
export type PoolRow = {
  /** the pool's name */
  readonly id: string;
  configuration: ResourcePool;
  /** workspaces it is bound to; none: open to all */
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

/** Everything the stand-in master knows. */
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
  tasks: new Table<TaskRow>('task'),
  experiments: new Table<ExperimentRow>('experiment'),
  trials: new Table<TrialRow>('trial'),
  checkpoints: new Table<CheckpointRow>('checkpoint'),
});
