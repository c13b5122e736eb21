import { type MasterRefusal, masterPolicy, masterRefusal, viewerOf } from '@trainyard/rbac';
import type { OperationId } from '@trainyard/sdk/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { listOf, objectOf, textOf } from '../../config/json';
import { allocationIdOf, taskIdOf } from '../../simulation/rows';
import { type Call, createTestMaster, refusal, type TestMaster } from '../fixtures/test-master';
import { type ContractOperation, contractOperations } from './contract-operations';

/** The id of one thing of each kind, by the first part of its path. */
type Standing = Record<string, string>;

let norole: Call;
let standing: Standing;

beforeAll(async () => {
  const master = await createTestMaster('rbac');
  standing = await addStanding(master);
  norole = await master.signIn('norole');
});

const sleeping = { entrypoint: ['sleep', '9999'], resources: { slots: 0 } };

/** A workspace in which there is one of each kind of thing, none of it the reader's. */
async function addStanding({ world, admin, clock }: TestMaster): Promise<Standing> {
  const { db, simulation } = world;
  const lab = db.workspaces.where(({ name }) => name === 'lab')[0]?.id ?? 0;
  const project = db.projects.where(({ workspaceId }) => workspaceId === lab)[0]?.id ?? 0;
  const experiment = db.experiments.where(({ projectId }) => projectId === project)[0]?.id ?? 0;
  await admin('POST', `/experiments/${experiment}/activate`);
  clock.advance(600_000);
  simulation.advance(clock.now());
  const trial = db.trials.find(db.experiments.find(experiment).trialIds[0] ?? 0);
  const [run] = trial.runs;
  const { body } = await admin('GET', `/trials/${trial.id}/checkpoints`);
  const checkpoint = textOf(objectOf(listOf(objectOf(body).checkpoints)[0]).uuid);
  await admin('POST', '/models', { name: 'standing', workspaceId: lab });
  await admin('POST', '/models/standing/versions', { checkpointUuid: checkpoint });
  await admin('POST', '/templates/standing', { config: {}, workspaceId: lab });
  const launch = async (kind: string, more: object = {}) => {
    const task = { workspaceId: lab, config: sleeping, ...more };
    const answer = await admin('POST', `/${kind}s`, task);
    return textOf(objectOf(objectOf(answer.body)[kind]).id);
  };
  return {
    experiments: String(experiment),
    trials: String(trial.id),
    tasks: taskIdOf(trial),
    allocations: run ? allocationIdOf(trial, run) : '',
    checkpoints: checkpoint,
    projects: String(project),
    workspaces: String(lab),
    roles: String(lab),
    models: 'standing',
    templates: 'standing',
    agents: db.agents.rows()[0]?.id ?? '',
    'resource-pools': db.pools.rows()[0]?.id ?? '',
    notebooks: await launch('notebook'),
    shells: await launch('shell'),
    commands: await launch('command'),
    tensorboards: await launch('tensorboard', { experimentIds: [experiment] }),
  };
}

type Said = { body?: unknown; query?: string };

const single = 'entrypoint: x\nsearcher: {name: single, metric: m, max_length: {batches: 1}}';

const inLab = ({ workspaces }: Standing) => ({ workspaceId: Number(workspaces) });
const launched = (of: Standing): Said => ({ body: { ...inLab(of), config: sleeping } });
const reported = ({ trials }: Standing) => ({ trialId: Number(trials), trialRunId: 1 });
const ofTrial = ({ trials }: Standing): Said => ({ query: `?trialIds=${trials}&group=training` });
const role = { role: { roleId: 4 } };

/** The input that a call needs to get as far as the permission check. */
const said: Partial<Record<string, (of: Standing) => Said>> = {
  postUser: () => ({ body: { user: { username: 'plain-user' } } }),
  setUserPassword: () => ({ body: '"x"' }),
  createExperiment: ({ projects }) => ({ body: { config: single, projectId: Number(projects) } }),
  compareTrials: ({ trials }) => ({ query: `?trialIds=${trials}&metricNames=loss` }),
  reportTrialSourceInfo: (of) => ({
    body: { trialSourceInfo: { ...reported(of), checkpointUuid: of.checkpoints } },
  }),
  createTrial: ({ experiments }) => ({
    body: { experimentId: Number(experiments), unmanaged: true },
  }),
  postTrialProfilerMetricsBatch: (of) => ({ body: { batches: [{ labels: reported(of) }] } }),
  getMetrics: ofTrial,
  getTrainingMetrics: ofTrial,
  getValidationMetrics: ofTrial,
  reportTrialProgress: () => ({ body: '4' }),
  reportTrialMetrics: (of) => ({ body: { group: 'training', metrics: reported(of) } }),
  reportCheckpoint: ({ tasks, allocations, checkpoints }) => ({
    body: { taskId: tasks, allocationId: allocations, uuid: checkpoints },
  }),
  patchCheckpoints: ({ checkpoints }) => ({ body: { checkpoints: [{ uuid: checkpoints }] } }),
  deleteCheckpoints: ({ checkpoints }) => ({ body: { checkpointUuids: [checkpoints] } }),
  checkpointsRemoveFiles: ({ checkpoints }) => ({
    body: { checkpointUuids: [checkpoints], checkpointGlobs: ['*'] },
  }),
  launchNotebook: launched,
  launchShell: launched,
  launchCommand: launched,
  launchTensorboard: (of) => ({ body: { ...inLab(of), trialIds: [Number(of.trials)] } }),
  postTemplate: (of) => ({ body: { config: {}, ...inLab(of) } }),
  postModel: (of) => ({ body: { name: 'another', ...inLab(of) } }),
  expMetricNames: ({ experiments }) => ({ query: `?ids=${experiments}` }),
  metricBatches: () => ({ query: '?metricName=loss&group=training' }),
  trialsSnapshot: () => ({ query: '?metricName=loss&metricType=METRIC_TYPE_TRAINING' }),
  trialsSample: () => ({ query: '?metricName=loss&metricType=METRIC_TYPE_TRAINING' }),
  moveExperiments: ({ experiments, projects }) => ({
    body: { experimentIds: [Number(experiments)], destinationProjectId: Number(projects) },
  }),
  assignRoles: () => ({ body: { userRoleAssignments: [{ userId: 1, roleAssignment: role }] } }),
  removeAssignments: () => ({
    body: { userRoleAssignments: [{ userId: 1, roleAssignment: role }] },
  }),
};

// who holds nothing anywhere
const stranger = viewerOf({ user: { id: 99, admin: false }, rbacEnabled: true });
const scope = { workspaceId: 2, otherWorkspaceId: 2, ownerId: 1 };

const isOperation = (id: string): id is OperationId => Object.hasOwn(masterPolicy, id);

function wantedOf({ denied, text = '' }: MasterRefusal): RegExp | string {
  if (denied === 'forbidden') return `403 7 ${text}`;
  if (denied === 'failed') return `500 13 ${text}`;
  return /^404 5 (.*not found|error fetching)/;
}

// an empty answer, a group that nobody sees, a TensorBoard whose trials are looked for first
const others = new Set(['getGroupsAndUsersAssignedToWorkspace', 'getGroup', 'launchTensorboard']);

const rows = contractOperations.flatMap((operation) => {
  if (!isOperation(operation.id) || others.has(operation.id)) return [];
  const refused = masterRefusal(stranger, operation.id, scope);
  return refused ? [[operation.id, operation, refused] as const] : [];
});

function pathOf({ path }: ContractOperation): string {
  const id = standing[path.split('/')[1] ?? ''] ?? '1';
  return path
    .replace('{modelVersionNum}', '1')
    .replace('{slotId}', '0')
    .replace('{resourcesId}', '22222222-2222-4222-8222-222222222222')
    .replace(/\{\w+\}/, id);
}

describe('who holds no role is refused', () => {
  test('most of all there is', () => {
    expect(rows.length).toBeGreaterThan(120);
  });

  test.each(rows)('%s', async (id, operation, refused) => {
    const { body = operation.hasBody ? {} : undefined, query = '' } = said[id]?.(standing) ?? {};
    const answer = await norole(operation.method, `${pathOf(operation)}${query}`, body);
    const wanted = wantedOf(refused);
    if (typeof wanted === 'string') expect(refusal(answer)).toBe(wanted);
    else expect(refusal(answer)).toMatch(wanted);
  });

  test('a TensorBoard of trials that they do not see', async () => {
    const body = { trialIds: [Number(standing.trials)] };
    expect(refusal(await norole('POST', '/tensorboards', body))).toBe(
      '403 7 access denied; required permissions: PERMISSION_TYPE_VIEW_EXPERIMENT_ARTIFACTS',
    );
  });
});
