import type { Answer, Experiment } from '@trainyard/sdk/types';
import { type Json, numberOf, objectOf, textOf } from '../../config/json';
import { labelsOf, settingsFrom } from '../../config/settings';
import type { Database, PoolRow, ProjectRow, WorkspaceRow } from '../../database/database';
import { defaultPriority } from '../../simulation/config';
import { submitExperiment } from '../../simulation/engine/submit';
import type { ExperimentRow, ModelFile, Retention, Settings } from '../../simulation/rows';
import { allow } from '../allow';
import { MasterError, notFound, plainError } from '../errors';
import { experimentScope, projectScope } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { completedConfig, writtenConfig } from './create-config';
import { experimentAnswer } from './experiment-answer';
import { isInArchive } from './experiment-rules';
import { modelFilesOf } from './model-files';

/**
 * The project of a new experiment: the requested one, else the one its config names, else project
 * 1.
 * @throws MasterError 404 without such a project; 500 if only one of the two names is set
 */
function projectFor(db: Database, projectId: number, config: Json): ProjectRow {
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
 * The pool for an experiment of that workspace.
 * @throws MasterError 500 if it does not exist, or is bound to others
 */
function poolFor(db: Database, config: Json, workspace: WorkspaceRow): string {
  const { resource_pool, slots_per_trial = 1 } = objectOf(config.resources);
  const needsSlots = slots_per_trial !== 0;
  const requestedPool = textOf(resource_pool) || workspaceDefault(workspace, needsSlots);
  const isIt = ({ id, configuration }: PoolRow) => {
    if (requestedPool !== '') return id === requestedPool;
    return needsSlots ? configuration.defaultComputePool : configuration.defaultAuxPool;
  };
  const [pool] = db.pools.where(isIt);
  const isOpen =
    pool && (pool.workspaceIds.length === 0 || pool.workspaceIds.includes(workspace.id));
  if (pool && isOpen) return pool.id;
  throw plainError(
    `invalid resource configuration: resource pool ${requestedPool} does not exist or is not available to workspace id ${workspace.id}`,
  );
}

const workspaceDefault = (workspace: WorkspaceRow, needsSlots: boolean) =>
  needsSlots ? workspace.defaultComputePool : workspace.defaultAuxPool;

/** @throws MasterError 500 if a trial needs more slots than its pool has */
function checkCapacity(db: Database, pool: string, { slotsPerTrial }: Settings) {
  const agents = db.agents.where((agent) => agent.resourcePools.includes(pool));
  const slots = agents.reduce((total, agent) => total + agent.slots.length, 0);
  if (slotsPerTrial <= slots) return;
  throw new MasterError(
    'Internal',
    'failed to create experiment: slots requested exceeds cluster capacity',
  );
}

type CreateRequest = HandlerRequest<'createExperiment'>;

export const createExperimentHandlers = {
  createExperiment: (request): Answer<'createExperiment'> => {
    const now = tick(request);
    const { db, body } = request;
    const parent = body.parentId ? parentOf(request, body.parentId) : null;
    const config = writtenConfig(request);
    const project = projectFor(db, body.projectId ?? 0, config);
    allowCreate(request, project);
    const workspace = db.workspaces.find(project.workspaceId);
    const pool = body.unmanaged ? '' : poolFor(db, config, workspace);
    const full = completedConfig(request, config, workspace);
    if (body.validateOnly) return { experiment: blank, config: null, warnings: [] };
    const experiment = submit(request, { full, project, pool, parent });
    return { experiment: experimentAnswer({ db, experiment, now }), config: full, warnings: [] };
  },
} satisfies Partial<Handlers>;

function parentOf({ db, viewer }: CreateRequest, id: number): ExperimentRow {
  const parent = db.experiments.find(id);
  const scope = experimentScope(db, parent);
  const missing = notFound('experiment', id);
  allow(viewer, 'createExperiment', { ...scope, part: 'parentId', missing });
  if (isInArchive(db, parent)) {
    throw plainError('forking an experiment in an archived workspace/project');
  }
  return parent;
}

function allowCreate({ db, viewer, body }: CreateRequest, project: ProjectRow) {
  const scope = { ...projectScope(db, project), missing: notFound('project', project.id) };
  allow(viewer, 'createExperiment', scope);
  if (body.activate) allow(viewer, 'createExperiment', { ...scope, part: 'activate' });
}

type Plan = { full: Json; project: ProjectRow; pool: string; parent: ExperimentRow | null };

function submit(request: CreateRequest, { full, project, pool, parent }: Plan): ExperimentRow {
  const { db, body, viewer, simulation } = request;
  const resources = objectOf(full.resources);
  const settings = settingsFrom(full);
  if (!body.unmanaged) checkCapacity(db, pool, settings);
  return submitExperiment(simulation.engine, {
    name: textOf(full.name),
    description: textOf(full.description),
    labels: labelsOf(full),
    settings,
    projectId: project.id,
    userId: viewer.user.id,
    resourcePool: pool,
    weight: numberOf(resources.weight, 1),
    priority: numberOf(resources.priority, defaultPriority),
    activate: body.activate ?? false,
    retention: retentionFrom(objectOf(full.checkpoint_storage)),
    submitted: { config: full, text: body.config ?? '', files: filesOf(request, parent) },
    ...(typeof resources.max_slots === 'number' && { maxSlots: resources.max_slots }),
    ...(parent && { forkedFrom: parent.id }),
    ...(body.unmanaged && { unmanaged: true }),
  });
}

const retentionFrom = (storage: Json): Retention => ({
  save_experiment_best: numberOf(storage.save_experiment_best, 0),
  save_trial_best: numberOf(storage.save_trial_best, 1),
  save_trial_latest: numberOf(storage.save_trial_latest, 1),
});

// a fork has its parent's files and ignores those of the request
function filesOf({ body }: CreateRequest, parent: ExperimentRow | null): readonly ModelFile[] {
  if (parent) return modelFilesOf(parent);
  return (body.modelDefinition ?? []).map((file) => ({ ...file, mtime: Number(file.mtime) }));
}

// the answer of a validation without creation
const blank: Experiment = {
  id: 0,
  description: '',
  labels: [],
  startTime: null,
  endTime: null,
  state: 'STATE_UNSPECIFIED',
  archived: false,
  numTrials: 0,
  trialIds: [],
  displayName: '',
  userId: 0,
  username: '',
  resourcePool: '',
  searcherType: '',
  name: '',
  notes: '',
  jobId: '',
  forkedFrom: null,
  progress: null,
  projectId: 0,
  projectName: '',
  workspaceId: 0,
  workspaceName: '',
  parentArchived: false,
  config: null,
  originalConfig: '',
  projectOwnerId: 0,
  checkpointSize: 0,
  checkpointCount: 0,
  unmanaged: false,
};
