import type { ResourcePool } from '@trainyard/sdk/types';
import { assignToUser } from '../auth/access';
import type { Clock } from '../lib/clock';
import type { Database, ProjectRow, UserRow, WorkspaceRow } from './database';

const clusterAdmin = 1;

/** The suffix of the names of personal groups; clients may not use it. */
export const personalGroupSuffix = 'DeterminedPersonalGroup';

/** Name of the only pool of a fresh master. */
export const defaultPoolName = 'default';

/**
 * Inserts the rows of a fresh master: two users without passwords, workspace and project 1, one
 * static pool.
 */
export function seedStartState(db: Database, clock: Clock) {
  const now = clock.now();
  // as on a real master: `det` and its library sign in as the second one by default
  for (const username of ['admin', 'determined']) {
    addUser({ db, now, username, admin: username === 'admin' });
  }
  assignToUser({ db, userId: 1, roleId: clusterAdmin, workspaceId: null });
  const uncategorized = { name: 'Uncategorized', userId: 1, immutable: true };
  const { id: workspaceId } = addWorkspace(db, uncategorized);
  addProject(db, { ...uncategorized, workspaceId, now });
  db.pools.insert({
    id: defaultPoolName,
    configuration: staticPool(defaultPoolName),
    workspaceIds: [],
  });
}

type AddUserInput = Partial<UserRow> & { db: Database; now: number; username: string };

/** Creates an active user without a password by default, with a personal group. */
export function addUser({ db, now, username, ...rest }: AddUserInput): UserRow {
  const id = db.users.nextId();
  db.groups.insert({
    id: db.groups.nextId(),
    name: `${id}${personalGroupSuffix}`,
    personalOf: id,
    userIds: [id],
  });
  return db.users.insert({
    id,
    username,
    displayName: '',
    admin: false,
    active: true,
    remote: false,
    passwordHash: '',
    agentUserGroup: null,
    modifiedAt: now,
    ...rest,
  });
}

type WorkspaceInput = Partial<Omit<WorkspaceRow, 'id'>> & { name: string; userId: number };

/** Creates an open workspace without limits by default. */
export const addWorkspace = (db: Database, fields: WorkspaceInput): WorkspaceRow =>
  db.workspaces.insert({
    id: db.workspaces.nextId(),
    archived: false,
    immutable: false,
    state: 'WORKSPACE_STATE_UNSPECIFIED',
    errorMessage: '',
    agentUserGroup: null,
    checkpointStorageConfig: null,
    defaultComputePool: '',
    defaultAuxPool: '',
    ...fields,
  });

type ProjectInput = Partial<Omit<ProjectRow, 'id' | 'createdAt'>> &
  Pick<ProjectRow, 'name' | 'workspaceId' | 'userId'> & { now: number };

/** Creates an open project without notes by default. */
export const addProject = (db: Database, { now, ...fields }: ProjectInput): ProjectRow =>
  db.projects.insert({
    id: db.projects.nextId(),
    description: '',
    archived: false,
    immutable: false,
    state: 'WORKSPACE_STATE_UNSPECIFIED',
    errorMessage: '',
    notes: [],
    createdAt: now,
    ...fields,
  });

/** A pool of permanent machines, the first choice for compute and auxiliary work. */
export const staticPool = (name: string): ResourcePool => ({
  name,
  description: '',
  type: 'RESOURCE_POOL_TYPE_STATIC',
  numAgents: 0,
  slotsAvailable: 0,
  slotsUsed: 0,
  slotType: 'TYPE_UNSPECIFIED',
  auxContainerCapacity: 0,
  auxContainersRunning: 0,
  defaultComputePool: name === defaultPoolName,
  defaultAuxPool: name === defaultPoolName,
  preemptible: false,
  minAgents: 0,
  maxAgents: 0,
  slotsPerAgent: -1,
  auxContainerCapacityPerAgent: 100,
  schedulerType: 'SCHEDULER_TYPE_FAIR_SHARE',
  schedulerFittingPolicy: 'FITTING_POLICY_BEST',
  location: 'on-prem',
  imageId: '',
  instanceType: '',
  masterUrl: '',
  masterCertName: '',
  startupScript: '',
  containerStartupScript: '',
  agentDockerNetwork: '',
  agentDockerRuntime: '',
  agentDockerImage: '',
  agentFluentImage: '',
  maxIdleAgentPeriod: 0,
  maxAgentStartingPeriod: 0,
  details: { aws: null, gcp: null, priorityScheduler: null },
  accelerator: '',
  stats: null,
});
