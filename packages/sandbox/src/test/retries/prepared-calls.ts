import {
  createGroup,
  getTrialCheckpoints,
  launchCommand,
  launchNotebook,
  launchShell,
  launchTensorboard,
  postModel,
  postModelVersion,
  postProject,
  postTemplate,
  postUser,
  postWebhook,
  postWorkspace,
} from '@trainyard/sdk/calls';
import { type Release, releaseDev0 } from '../../release';
import { allocationIdOf, type Settings, taskIdOf } from '../../simulation/rows';
import { createTrainingMaster } from '../fixtures/training-master';

const trigger = {
  triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
  condition: { state: 'COMPLETED' },
} as const;

/**
 * A master with one entity of each kind, for calls.
 *
 * @param settings of its experiments, where they differ from those of `someSettings`
 */
export async function createFixture(
  release: Release = releaseDev0,
  settings: Partial<Settings> = {},
) {
  const master = await createTrainingMaster('empty', release);
  const { client, db, clock, masterState } = master;
  const pool = db.pools.all()[0];
  if (!pool) throw new Error('no pool');
  const name = 'extra';
  db.pools.insert({
    ...pool,
    id: name,
    workspaceIds: [],
    configuration: {
      ...pool.configuration,
      name,
      defaultComputePool: false,
      defaultAuxPool: false,
    },
  });
  const finished = master.submit({ settings });
  const older = master.submit({ settings });
  clock.advance(48 * 3_600_000);
  const running = master.submit({ settings });
  const waiting = master.submit({ settings });
  clock.advance(60_000);
  masterState.simulation.advance(clock.now());

  const { workspace } = await postWorkspace(client, { body: { name: 'vision' } });
  const workspaceId = workspace.id;
  const inWorkspace = { workspaceId, body: { name: 'detection', workspaceId } };
  const { project } = await postProject(client, inWorkspace);
  const { user } = await postUser(client, {
    body: { user: { username: 'marta', admin: false, active: true } },
  });
  const { group } = await createGroup(client, { body: { name: 'team' } });
  const trialId = finished.trialIds[0] ?? 0;
  const checkpointOf = async (id: number) => {
    const { checkpoints } = await getTrialCheckpoints(client, { trialId: id });
    return checkpoints.find(({ state }) => state === 'STATE_COMPLETED')?.uuid ?? '';
  };
  const checkpointUuid = await checkpointOf(trialId);
  await postModel(client, { body: { name: 'resnet' } });
  const version = { modelName: 'resnet', checkpointUuid };
  await postModelVersion(client, { modelName: 'resnet', body: version });
  await postTemplate(client, {
    templateName: 'small',
    body: { name: 'small', config: {}, workspaceId: 1 },
  });
  const { webhook } = await postWebhook(client, {
    body: {
      url: 'http://127.0.0.1:9/',
      webhookType: 'WEBHOOK_TYPE_DEFAULT',
      triggers: [trigger],
      // 0.38 requires both
      ...(release.version === '0.38.1' && { name: 'hook', mode: 'WEBHOOK_MODE_WORKSPACE' }),
    },
  });
  const small = { config: { resources: { slots: 0 } } };
  const { notebook } = await launchNotebook(client, { body: small });
  const { shell } = await launchShell(client, { body: small });
  const { command } = await launchCommand(client, { body: small });
  const experimentIds = [finished.id];
  const { tensorboard } = await launchTensorboard(client, { body: { experimentIds } });

  const trial = db.trials.find(running.trialIds[0] ?? 0);
  const run = trial.runs.at(-1);
  if (!run) throw new Error('nothing runs');
  return {
    ...master,
    finished: finished.id,
    older: older.id,
    running: running.id,
    waiting: waiting.id,
    runningTrial: trial.id,
    finishedTrial: trialId,
    taskId: taskIdOf(trial),
    allocationId: allocationIdOf(trial, run),
    resourcesId: run.placements[0]?.containerId ?? '',
    workspaceId,
    projectId: project.id,
    userId: user.id,
    groupId: group.groupId,
    checkpointUuid,
    freeCheckpoint: await checkpointOf(older.trialIds[0] ?? 0),
    webhookId: webhook.id,
    trigger,
    notebookId: notebook.id,
    shellId: shell.id,
    commandId: command.id,
    tensorboardId: tensorboard.id,
  };
}

export type Fixture = Awaited<ReturnType<typeof createFixture>>;

/** The part that a copy of the master has too: without further callers of the original. */
export type CallFixture = Omit<
  Fixture,
  'admin' | 'anyone' | 'callWith' | 'clientOf' | 'fetch' | 'signIn' | 'submit'
>;
