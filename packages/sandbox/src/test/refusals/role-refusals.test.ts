import { masterPolicy, masterRefusal, viewerOf } from '@trainyard/rbac';
import type { OperationId } from '@trainyard/sdk/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { releaseDev0 } from '../../release';
import { release038 } from '../../v038';
import { type Call, createTestMaster, refusal } from '../fixtures/test-master';
import { contractOperations, contractOperations038 } from './contract-operations';
import { addFixtures, expectedOf, type FixtureIds, pathOf, sleeping } from './refusal-fixtures';

type CallInput = { body?: unknown; query?: string };

const single = 'entrypoint: x\nsearcher: {name: single, metric: m, max_length: {batches: 1}}';

const inLab = ({ workspaces }: FixtureIds) => ({ workspaceId: Number(workspaces) });
const launched = (of: FixtureIds): CallInput => ({ body: { ...inLab(of), config: sleeping } });
const reported = ({ trials }: FixtureIds) => ({ trialId: Number(trials), trialRunId: 1 });
const ofTrial = ({ trials }: FixtureIds): CallInput => ({
  query: `?trialIds=${trials}&group=training`,
});
const role = { role: { roleId: 4 } };

/** The input that a call needs to reach the permission check. */
const callInputs: Partial<Record<string, (of: FixtureIds) => CallInput>> = {
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

const inputs038: typeof callInputs = { reportTrialProgress: () => ({ body: { progress: 4 } }) };

const scope = { workspaceId: 2, otherWorkspaceId: 2, ownerId: 1 };

const isOperation = (id: string): id is OperationId => Object.hasOwn(masterPolicy, id);

// an empty answer, a hidden group, a TensorBoard whose trials are looked up first
const others = new Set(['getGroupsAndUsersAssignedToWorkspace', 'getGroup', 'launchTensorboard']);

const earlier = new Set(contractOperations.map(({ id }) => id));

const masters = [
  { release: releaseDev0, operations: contractOperations },
  {
    release: release038,
    // another file tests the calls that only this one has
    operations: contractOperations038.filter(({ id }) => earlier.has(id)),
  },
];

describe.each(masters)('a user without roles is refused on $release.version', (master) => {
  const { release, operations } = master;
  const inputs = release === release038 ? { ...callInputs, ...inputs038 } : callInputs;
  let norole: Call;
  let ids: FixtureIds;

  beforeAll(async () => {
    const sandbox = await createTestMaster('rbac', { release });
    ids = await addFixtures(sandbox);
    norole = await sandbox.signIn('norole');
  });

  const { version } = release;
  const stranger = viewerOf({ user: { id: 99, admin: false }, rbacEnabled: true, version });

  const rows = operations.flatMap((operation) => {
    if (!isOperation(operation.id) || others.has(operation.id)) return [];
    const refused = masterRefusal(stranger, operation.id, scope);
    return refused ? [[operation.id, operation, refused] as const] : [];
  });

  test('most of all there is', () => {
    expect(rows.length).toBeGreaterThan(120);
  });

  test.each(rows)('%s', async (id, operation, refused) => {
    const { body = operation.hasBody ? {} : undefined, query = '' } = inputs[id]?.(ids) ?? {};
    const answer = await norole(operation.method, `${pathOf(ids, operation)}${query}`, body);
    const expected = expectedOf(refused);
    if (typeof expected === 'string') expect(refusal(answer)).toBe(expected);
    else expect(refusal(answer)).toMatch(expected);
  });

  test('a TensorBoard of trials without access', async () => {
    const body = { trialIds: [Number(ids.trials)] };
    expect(refusal(await norole('POST', '/tensorboards', body))).toBe(
      '403 7 access denied; required permissions: PERMISSION_TYPE_VIEW_EXPERIMENT_ARTIFACTS',
    );
  });
});
