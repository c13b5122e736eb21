import { isObject, type Json, mergeConfig } from '../../config/json';
import type { Database } from '../../database/database';
import type { Random } from '../../lib/random';
import { createTask } from '../../simulation/tasks/create-task';
import type { InteractiveKind, InteractiveRow } from '../../simulation/tasks/interactive-rows';
import { allow } from '../allow';
import { notFound } from '../errors';
import { tick } from '../tick';
import type { HandlerRequest } from '../types';
import { checkConfig, entrypointOf, fullConfig, launchError } from './interactive-config';

type LaunchRequest = Pick<
  HandlerRequest<'launchCommand'>,
  'db' | 'clock' | 'simulation' | 'viewer' | 'random'
>;
type LaunchBody = {
  config?: Record<string, unknown> | null;
  templateName?: string;
  files?: unknown[];
  workspaceId?: number;
};

type Operation = 'launchCommand' | 'launchNotebook' | 'launchShell' | 'launchTensorboard';

export type Launch = {
  kind: InteractiveKind;
  operation: Operation;
  /** additions of the kind to the given config */
  extra?: Json;
  experimentIds?: number[];
  trialIds?: number[];
};

type Prepared = { workspaceId: number; config: Json; pool: string; slots: number };

/**
 * Starts a task. Checks first its config, then the workspace, then the permission.
 * @throws MasterError 400 `failed to prepare launch params: …`; 404 for a workspace that is missing
 *   or archived; the policy's refusals
 */
export function launch(request: LaunchRequest, body: LaunchBody, of: Launch): InteractiveRow {
  const { engine } = request.simulation;
  tick(request);
  const prepared = prepare(request, body, of);
  return createTask(engine, {
    ...prepared,
    kind: of.kind,
    userId: request.viewer.user.id,
    experimentIds: of.experimentIds ?? [],
    trialIds: of.trialIds ?? [],
  });
}

/**
 * Returns the config that a task would have; nothing starts.
 * @throws MasterError as `launch`
 */
export function preview(request: LaunchRequest, body: LaunchBody, of: Launch): Json {
  tick(request);
  // the entrypoint and the idle timeout are added at the start
  return { ...prepare(request, body, of).config, entrypoint: null };
}

function prepare(request: LaunchRequest, body: LaunchBody, of: Launch): Prepared {
  const { db, viewer, random } = request;
  const workspaceId = body.workspaceId || 1;
  const requestConfig = mergeConfig(body.config ?? {}, templateConfig(db, body.templateName ?? ''));
  const resources = isObject(requestConfig.resources) ? requestConfig.resources : {};
  const isBoard = of.kind === 'tensorboard';
  const slots = isBoard ? 0 : numberOf(resources.slots ?? 1);
  const pool = poolFor({
    db,
    workspaceId,
    slots,
    requested: String(resources.resource_pool ?? ''),
  });
  if (slots > largestAgent(db, pool)) {
    throw launchError('slots requested exceeds cluster capacity');
  }
  checkConfig(requestConfig);
  if (requestConfig.work_dir && (body.files?.length ?? 0) > 0) {
    throw launchError('cannot set work_dir and context directory at the same time');
  }
  const workspace = db.workspaces.get(workspaceId);
  const missing = notFound('workspace', workspaceId);
  if (!workspace || workspace.archived) throw missing;
  allow(viewer, of.operation, { workspaceId, ownerId: workspace.userId, missing });
  const merged = { ...requestConfig, ...of.extra };
  const description =
    isBoard || !requestConfig.description
      ? madeUpDescription(of.kind, random.fork(of.kind, db.interactive.size))
      : String(requestConfig.description);
  const entrypoint = entrypointOf(of.kind, merged.entrypoint);
  const config = fullConfig({ config: merged, description, pool, slots, entrypoint });
  return { workspaceId, config, pool, slots };
}

// other values are rejected when the config is read
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

function templateConfig(db: Database, name: string): Json {
  if (name === '') return {};
  const template = db.templates.get(name);
  // the master's own spelling
  if (!template) throw launchError(`temlpate '${name}' not found`);
  return template.config;
}

type PoolInput = { db: Database; workspaceId: number; slots: number; requested: string };

function poolFor({ db, workspaceId, slots, requested }: PoolInput): string {
  const name = requested || defaultPool(db, workspaceId, slots);
  const pool = db.pools.get(name);
  const isOpen =
    pool && (pool.workspaceIds.length === 0 || pool.workspaceIds.includes(workspaceId));
  if (isOpen) return name;
  throw launchError(
    `resource pool ${name} does not exist or is not available to workspace id ${workspaceId}`,
  );
}

function defaultPool(db: Database, workspaceId: number, slots: number): string {
  const workspace = db.workspaces.get(workspaceId);
  const own = slots > 0 ? workspace?.defaultComputePool : workspace?.defaultAuxPool;
  if (own) return own;
  const isDefault = ({ configuration }: { configuration: DefaultFlags }) =>
    slots > 0 ? configuration.defaultComputePool : configuration.defaultAuxPool;
  return db.pools.where(isDefault)[0]?.id ?? '';
}

type DefaultFlags = { defaultComputePool: boolean; defaultAuxPool: boolean };

// a task runs on one agent
function largestAgent(db: Database, pool: string): number {
  const agents = db.agents.where(({ resourcePools }) => resourcePools.includes(pool));
  return Math.max(0, ...agents.map(({ slots }) => slots.length));
}

const adverbs = ['actively', 'boldly', 'deeply', 'early', 'fairly', 'kindly', 'neatly'] as const;
const adjectives = ['able', 'clever', 'fluent', 'golden', 'lively', 'modest', 'select'] as const;
const animals = ['badger', 'crane', 'falcon', 'ibis', 'jackal', 'mustang', 'polecat'] as const;

/** The title of each kind of task. */
const titles: Record<InteractiveKind, string> = {
  command: 'Command',
  notebook: 'JupyterLab',
  shell: 'Shell',
  tensorboard: 'TensorBoard',
};

/** A description for a task without one: `Shell (early-able-ibis)`. */
const madeUpDescription = (kind: InteractiveKind, random: Random): string =>
  `${titles[kind]} (${random.pick(adverbs)}-${random.pick(adjectives)}-${random.pick(animals)})`;
