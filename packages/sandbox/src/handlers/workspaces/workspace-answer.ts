import type { Workspace } from '@trainyard/sdk/types';
import type { Database, PinRow, WorkspaceRow } from '../../database/database';
import { timestamp } from '../../lib/time';

/** A pin's id: each user pins for themselves. */
export const pinId = (userId: number, workspaceId: number) => `${userId}/${workspaceId}`;

export const pinOf = (db: Database, userId: number, workspaceId: number): PinRow | undefined =>
  db.pins.get(pinId(userId, workspaceId));

type PinInput = { db: Database; userId: number; workspaceId: number; now: number };

export const pinFor = ({ db, userId, workspaceId, now }: PinInput): PinRow =>
  db.pins.insert({ id: pinId(userId, workspaceId), userId, workspaceId, pinnedAt: now });

type AnswerInput = { db: Database; workspace: WorkspaceRow; userId: number };

/** A workspace as the single answers show it: its storage is there, when it was pinned is not. */
export function workspaceAnswer({ db, workspace, userId }: AnswerInput): Workspace {
  const { checkpointStorageConfig } = workspace;
  return {
    ...commonAnswer({ db, workspace, userId }),
    ...(checkpointStorageConfig && { checkpointStorageConfig: masked(checkpointStorageConfig) }),
  };
}

/** A workspace as the list shows it: when it was pinned is there, its storage is not. */
export function listedWorkspace({ db, workspace, userId }: AnswerInput): Workspace {
  const pin = pinOf(db, userId, workspace.id);
  return {
    ...commonAnswer({ db, workspace, userId }),
    ...(pin && { pinnedAt: timestamp(pin.pinnedAt) }),
  };
}

function commonAnswer({ db, workspace, userId }: AnswerInput): Workspace {
  const projects = db.projects.where((project) => project.workspaceId === workspace.id);
  const projectIds = new Set(projects.map((project) => project.id));
  return {
    id: workspace.id,
    name: workspace.name,
    archived: workspace.archived,
    username: db.users.get(workspace.userId)?.username ?? '',
    immutable: workspace.immutable,
    numProjects: projects.length,
    pinned: pinOf(db, userId, workspace.id) !== undefined,
    userId: workspace.userId,
    numExperiments: db.experiments.where((each) => projectIds.has(each.projectId)).length,
    state: workspace.state,
    errorMessage: workspace.errorMessage,
    ...(workspace.agentUserGroup && { agentUserGroup: workspace.agentUserGroup }),
    defaultComputePool: workspace.defaultComputePool,
    defaultAuxPool: workspace.defaultAuxPool,
  };
}

const secretKeys = /^(access_key|secret_key|connection_string|credential)$/;

const masked = (config: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => [
      key,
      secretKeys.test(key) && value !== null ? '********' : value,
    ]),
  );
