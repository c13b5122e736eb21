import { createTransport } from '@trainyard/sdk/calls';
import * as olderOperations from '@trainyard/sdk/operations';
import { operations as newerOperations } from '@trainyard/sdk/v038';
import { type Json, objectOf, textOf } from '../../config/json';
import { dispatch } from '../../dispatch';
import { manualClock } from '../../lib/clock';
import { copyMasterState, type MasterState } from '../../master-state';
import { type Release, releaseDev0 } from '../../release';
import type { Settings } from '../../simulation/rows';
import { kubernetes038 } from '../../v038';
import { someSettings } from '../fixtures/rows';
import { createFixture, type Fixture } from '../retries/prepared-calls';
import { type Operation, send } from './send';

/** An experiment of one trial, which runs for long. */
export const config =
  'name: scripted\nlabels: [long]\nentrypoint: python3 train.py\nmax_restarts: 0\nsearcher: {name: single, metric: loss, max_length: {batches: 900000}}\nhyperparameters: {global_batch_size: 32}\n';

type Tried = { release: Release; operations: readonly Operation[] };

const byId = (table: Record<string, Operation>) =>
  Object.values(table).sort((one, other) => (one.id < other.id ? -1 : 1));

/** The releases whose writes are tried; the newer one with workloads on Kubernetes. */
export const releases = {
  '0.23.4': { release: releaseDev0, operations: byId(olderOperations) },
  '0.38.1': { release: kubernetes038(['east']), operations: byId(newerOperations) },
} satisfies Record<string, Tried>;

export type ReleaseName = keyof typeof releases;

// trains as long as usual, with a tenth of the reports, which many reads answer with
const fewBatches: Partial<Settings> = {
  searcher: { ...someSettings().searcher, maxLength: 100 },
  schedulingUnit: 10,
  validationPeriod: 20,
  checkpointPeriod: 20,
  batchMs: 1000,
};

/**
 * A master with at least two entities of each kind, at work: experiments that run, wait, are paused
 * and have ended, a search, tasks, models, people and their settings. Two of them answer alike.
 */
export async function createPopulatedMaster(name: ReleaseName) {
  const { release, operations }: Tried = releases[name];
  const fixture = await createFixture(release, fewBatches);
  const { masterState, clock } = fixture;
  const [reader, writer] = [await fixture.tokenOf('admin'), await fixture.tokenOf('admin')];
  const perform = performOn(masterState, { operations, token: writer });
  const others = await addOthers(fixture, perform);
  const later = name === '0.38.1' ? await addOf038(fixture, perform) : noneOf038;
  clock.advance(30_000);
  masterState.simulation.advance(clock.now());
  // without further callers of this master: a copy has the rest too
  const { admin, anyone, callWith, clientOf, fetch, signIn, submit, ...rest } = fixture;
  return { ...rest, ...others, ...later, perform, reader, writer };
}

export type PopulatedMaster = Awaited<ReturnType<typeof createPopulatedMaster>>;

const originals = new Map<ReleaseName, Promise<PopulatedMaster>>();

/** The same in a fraction of the time: a copy of one that is created once. */
export async function copyPopulatedMaster(name: ReleaseName): Promise<PopulatedMaster> {
  const created = originals.get(name) ?? createPopulatedMaster(name);
  originals.set(name, created);
  const original = await created;
  const clock = manualClock(original.clock.now());
  const masterState = copyMasterState(original.masterState, { clock });
  const { operations }: Tried = releases[name];
  const signIn = performOn(masterState, { operations, token: '' });
  return {
    ...original,
    clock,
    masterState,
    db: masterState.db,
    client: createTransport({
      baseUrl: 'http://master',
      auth: original.writer,
      fetch: (request) => dispatch(masterState, request),
    }),
    perform: performOn(masterState, { operations, token: original.writer }),
    tokenOf: async (username, password = '') =>
      textOf((await signIn('login', { body: { username, password } })).token),
  };
}

/** Makes a call that is part of the preparation. @throws Error when it is refused */
type Perform = (id: string, args: Json) => Promise<Json>;

const performOn =
  (
    masterState: MasterState,
    { operations, token }: Pick<Tried, 'operations'> & { token: string },
  ): Perform =>
  async (id, args) => {
    const operation = operations.find((each) => each.id === id);
    if (!operation) throw new Error(`${masterState.release.version} has no ${id}`);
    const answer = await send({ masterState, token, operation, args });
    if (!answer.startsWith('200 ')) throw new Error(`${id}: ${answer}`);
    return objectOf(JSON.parse(answer.slice(4)));
  };

const numberAt = (answer: Json, kind: string) => Number(objectOf(answer[kind]).id);

const searcher = {
  ...someSettings().searcher,
  name: 'random' as const,
  maxLength: 900_000,
  maxTrials: 3,
  maxConcurrentTrials: 2,
};

async function addOthers(fixture: Fixture, perform: Perform) {
  const { db, userId, workspaceId, projectId, groupId, running, runningTrial, submit } = fixture;
  const { checkpointUuid } = fixture;
  // with free slots
  for (const agent of db.agents.all())
    db.agents.insert({
      ...agent,
      id: 'agent-02',
      resourcePools: ['extra'],
      slots: agent.slots.map((slot) => ({ ...slot, container: null })),
    });
  const workspace = await perform('postWorkspace', { body: { name: 'speech' } });
  const otherWorkspaceId = numberAt(workspace, 'workspace');
  const inOther = { workspaceId: otherWorkspaceId };
  const project = await perform('postProject', { ...inOther, body: { ...inOther, name: 'asr' } });
  const otherProjectId = numberAt(project, 'project');
  await perform('postUser', { body: { user: { username: 'ines', active: true } } });
  await perform('createGroup', { body: { name: 'others' } });
  await perform('updateGroup', { groupId, body: { groupId, addUsers: [1] } });
  await perform('postModel', { body: { name: 'bert', ...inOther } });
  await perform('postModelVersion', {
    modelName: 'bert',
    body: { modelName: 'bert', checkpointUuid },
  });
  await perform('postTemplate', {
    templateName: 'large',
    body: { name: 'large', config: {}, workspaceId: 1 },
  });
  await perform('postUserSetting', {
    body: { settings: [{ storagePath: 'list', key: 'order', value: '1' }] },
  });
  await perform('addProjectNote', { projectId, body: { name: 'plan', contents: 'first' } });
  const search = submit({ userId, projectId, labels: ['night'], settings: { searcher } });
  const paused = submit({ activate: false, projectId });
  const modelDefinition = [{ path: 'train.py', type: 48, content: 'cHJpbnQoMSkK', mode: 420 }];
  const scripted = await perform('createExperiment', {
    body: { config, modelDefinition, projectId: otherProjectId, activate: true },
  });
  const small = { resources: { slots: 0 } };
  for (const id of ['launchNotebook', 'launchShell'])
    await perform(id, { body: { config: small, ...inOther } });
  const command = await perform('launchCommand', {
    body: { config: { ...small, entrypoint: ['sleep', '9999'] }, workspaceId },
  });
  await perform('launchTensorboard', { body: { experimentIds: [running] } });
  await perform('reportTrialSourceInfo', {
    body: {
      trialSourceInfo: {
        trialId: runningTrial,
        checkpointUuid,
        trialSourceInfoType: 'TRIAL_SOURCE_INFO_TYPE_INFERENCE',
      },
    },
  });
  return {
    otherWorkspaceId,
    otherProjectId,
    commandId: textOf(objectOf(command.command).id),
    search: search.id,
    paused: paused.id,
    scripted: numberAt(scripted, 'experiment'),
  };
}

const noneOf038 = { externalTrialId: 0, tokenId: 0, genericTasks: [] as string[] };

/** Adds what only a 0.38 master has. */
async function addOf038(fixture: Fixture, perform: Perform): Promise<typeof noneOf038> {
  const { workspaceId, projectId, runningTrial, taskId } = fixture;
  const token = await perform('postAccessToken', { body: { userId: 1, description: 'nightly' } });
  await perform('setClusterMessage', {
    body: { message: 'Maintenance', startTime: '2026-11-20T09:00:00Z' },
  });
  await perform('postRunMetadata', {
    runId: runningTrial,
    body: { metadata: { reviewed: true } },
  });
  const policies = {
    workloadType: 'NTSC',
    body: { configPolicies: 'constraints: {priority_limit: 1}' },
  };
  await perform('putGlobalConfigPolicies', policies);
  await perform('putWorkspaceConfigPolicies', { workspaceId, ...policies });
  await perform('setWorkspaceNamespaceBindings', {
    workspaceId,
    body: { clusterNamespaceMeta: { east: { autoCreateNamespace: true, clusterName: 'east' } } },
  });
  const generic = { config: 'entrypoint: [sleep, "9"]\nresources: {slots: 0}\n', projectId };
  const one = await perform('createGenericTask', { body: generic });
  const other = await perform('createGenericTask', { body: generic });
  const external = await perform('putExperiment', {
    externalExperimentId: 'outside',
    body: { config, projectId, unmanaged: true },
  });
  const experimentId = numberAt(external, 'experiment');
  const run = await perform('putTrial', {
    body: {
      externalTrialId: 'fold-1',
      createTrialRequest: { experimentId, hparams: {}, unmanaged: true },
    },
  });
  await perform('postAllocationAcceleratorData', {
    allocationId: `${taskId}.1`,
    body: { acceleratorData: { taskId, nodeName: 'a' } },
  });
  return {
    externalTrialId: numberAt(run, 'trial'),
    tokenId: Number(token.tokenId),
    genericTasks: [textOf(one.taskId), textOf(other.taskId)],
  };
}
