import { ownValue } from '@trainyard/sdk/model';
import type { Workspace } from '@trainyard/sdk/types';
import type { Database, PinRow, WorkspaceRow } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { alreadyExists, invalidArgument, plainError } from '../errors';

/** A pin's id: each user has their own pins. */
export const pinId = (userId: number, workspaceId: number) => `${userId}/${workspaceId}`;

export const pinOf = (db: Database, userId: number, workspaceId: number): PinRow | undefined =>
  db.pins.get(pinId(userId, workspaceId));

type PinInput = { db: Database; userId: number; workspaceId: number; now: number };

export const pinFor = ({ db, userId, workspaceId, now }: PinInput): PinRow =>
  db.pins.insert({ id: pinId(userId, workspaceId), userId, workspaceId, pinnedAt: now });

type AnswerInput = { db: Database; workspace: WorkspaceRow; userId: number };

/** A workspace as in the single answers: with its storage, without the time of the pin. */
export function workspaceAnswer({ db, workspace, userId }: AnswerInput): Workspace {
  const { checkpointStorageConfig } = workspace;
  return {
    ...commonAnswer({ db, workspace, userId }),
    ...(checkpointStorageConfig && { checkpointStorageConfig: masked(checkpointStorageConfig) }),
  };
}

/** A workspace as in the list: with the time of the pin, without its storage. */
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

/** @throws MasterError 400 for an invalid workspace name; sizes are in bytes */
export function checkWorkspaceName(name: string, longest = 80) {
  const size = new TextEncoder().encode(name).length;
  if (size < 1) throw invalidArgument(`name '${name}' must be at least 1 character long`);
  if (size > longest) {
    throw invalidArgument(`name '${name}' must be at most ${longest} character long`);
  }
  if (name.trim() === '') {
    throw invalidArgument('name must contain at least non-whitespace letter');
  }
}

type UniqueInput = { db: Database; name: string; except?: number };

/** Compares exactly, although the error text claims otherwise. @throws MasterError 409 */
export function checkWorkspaceNameIsFree({ db, name, except }: UniqueInput) {
  const sameNamed = db.workspaces.where((each) => each.name === name && each.id !== except);
  if (sameNamed.length > 0) {
    throw alreadyExists('avoid names equal to other workspaces (case-insensitive)');
  }
}

/**
 * The master's text for every change of a closed workspace is that of adding a project.
 * @throws MasterError 500
 */
export function checkWorkspaceIsOpen({ id, archived, immutable }: WorkspaceRow) {
  if (archived) throw plainError(`workspace (${id}) is archived and cannot add new projects.`);
  if (immutable) throw plainError(`workspace (${id}) is immutable and cannot add new projects.`);
}

const saved = { save_experiment_best: null, save_trial_best: null, save_trial_latest: null };
const storageTypes: Readonly<Record<string, { required: string; optional: string[] }>> = {
  shared_fs: { required: 'host_path', optional: ['propagation', 'storage_path'] },
  s3: { required: 'bucket', optional: ['access_key', 'endpoint_url', 'prefix', 'secret_key'] },
  gcs: { required: 'bucket', optional: ['prefix'] },
  azure: { required: 'container', optional: ['account_url', 'connection_string', 'credential'] },
  directory: { required: 'container_path', optional: [] },
};

/**
 * A storage config with every possible field, or null for an empty one.
 * @throws MasterError 400
 */
export function completeStorage(config: Record<string, unknown>): Record<string, unknown> | null {
  if (Object.keys(config).length === 0) return null;
  const type = typeof config.type === 'string' ? ownValue(storageTypes, config.type) : undefined;
  if (!type) throw incomplete('type is a required property');
  if (!config[type.required]) throw incomplete(`${type.required} is a required property`);
  return { ...saved, ...Object.fromEntries(type.optional.map((key) => [key, null])), ...config };
}

const incomplete = (problem: string) =>
  invalidArgument(`config is invalid or incomplete: <config>: ${problem}`);
