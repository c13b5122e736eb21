import { type Json, objectOf, textOf } from '../../config/json';
import type { Database, PoolRow, ProjectRow, WorkspaceRow } from '../../database/database';
import type { Settings } from '../../simulation/rows';
import { MasterError, notFound, plainError } from '../errors';

/**
 * Where an experiment goes: the project asked for, else the one its config names, else project 1.
 * @throws MasterError 404 without such a project; 500 when only one of the two names is there
 */
export function projectFor(db: Database, projectId: number, config: Json): ProjectRow {
  if (projectId > 1) return db.projects.find(projectId);
  const workspaceName = textOf(config.workspace);
  const projectName = textOf(config.project);
  if (workspaceName === '' && projectName === '') return db.projects.find(1);
  if (workspaceName === '' || projectName === '') {
    throw plainError('workspace and project must both be included in config if one is provided');
  }
  const [workspace] = db.workspaces.where(({ name }) => name === workspaceName);
  const [project] = db.projects.where(
    (each) => each.name === projectName && each.workspaceId === workspace?.id,
  );
  if (!project) throw notFound('workspace/project', `${workspaceName}/${projectName}`);
  return project;
}

/**
 * The pool an experiment of that workspace runs in.
 * @throws MasterError 500 when it is not there, or bound to others
 */
export function poolFor(db: Database, config: Json, workspace: WorkspaceRow): string {
  const { resource_pool, slots_per_trial = 1 } = objectOf(config.resources);
  const needsSlots = slots_per_trial !== 0;
  const asked = textOf(resource_pool) || workspaceDefault(workspace, needsSlots);
  const isIt = ({ id, configuration }: PoolRow) => {
    if (asked !== '') return id === asked;
    return needsSlots ? configuration.defaultComputePool : configuration.defaultAuxPool;
  };
  const [pool] = db.pools.where(isIt);
  const isOpen =
    pool && (pool.workspaceIds.length === 0 || pool.workspaceIds.includes(workspace.id));
  if (pool && isOpen) return pool.id;
  throw plainError(
    `invalid resource configuration: resource pool ${asked} does not exist or is not available to workspace id ${workspace.id}`,
  );
}

const workspaceDefault = (workspace: WorkspaceRow, needsSlots: boolean) =>
  needsSlots ? workspace.defaultComputePool : workspace.defaultAuxPool;

/** @throws MasterError 500 when a trial wants more slots than its pool has */
export function checkCapacity(db: Database, pool: string, { slotsPerTrial }: Settings) {
  const agents = db.agents.where((agent) => agent.resourcePools.includes(pool));
  const slots = agents.reduce((total, agent) => total + agent.slots.length, 0);
  if (slotsPerTrial <= slots) return;
  throw new MasterError(
    'Internal',
    'failed to create experiment: slots requested exceeds cluster capacity',
  );
}
