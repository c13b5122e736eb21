import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionTables } from '@trainyard/rbac';
import type { Sandbox } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { getExperiments, login } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

/** The requests of a command that could change something. */
function watched(fetch: Sandbox['fetch']) {
  const writes: string[] = [];
  const watch = (request: Request) => {
    const { pathname } = new URL(request.url);
    // searches of roles and groups have a body
    if (request.method !== 'GET' && !/\/search\b/.test(pathname)) writes.push(pathname);
    return fetch(request);
  };
  return { fetch: watch, writes };
}

const unmanaged = [
  'continue',
  'fork',
  'retry',
  'activate',
  'pause',
  'cancel',
  'kill',
  'download-model-def',
];

test.each(unmanaged)(
  '%s of an experiment outside of the cluster is refused as by can',
  async (verb) => {
    const { trainyard, trainyardOn, sandbox, client } = await startCli({ release: release038 });
    const { experiments } = await getExperiments(client, { limit: -1 });
    const laptop = experiments.find(({ unmanaged }) => unmanaged);
    const { fetch, writes } = watched(sandbox.fetch);
    const refused = await trainyardOn({ fetch }, 'experiment', verb, `${laptop?.id}`);
    expect(refused.exitCode).toBe(1);
    const { out } = await trainyard('can', 'experiment', verb, `${laptop?.id}`, '-o', 'json');
    expect(refused.error).toContain(JSON.parse(out)[0].reason);
    expect(refused.error).toContain('The experiment runs outside of the cluster.');
    expect(writes).toEqual([]);
  },
);

/** A command for each row of the tables, which a viewer may not run. */
const rows: Array<[row: string, words: string]> = [
  ['experiment.activate', 'experiment activate 105'],
  ['experiment.pause', 'experiment pause 106'],
  ['experiment.cancel', 'experiment cancel 106'],
  ['experiment.kill', 'experiment kill 106'],
  ['experiment.resume', 'experiment continue 101'],
  ['experiment.retry', 'experiment retry 96'],
  ['experiment.retainLogs', 'experiment set log-retention 101 --days 3'],
  ['experiment.archive', 'experiment archive 101'],
  ['experiment.unarchive', 'experiment unarchive 66'],
  ['experiment.delete', 'experiment delete 101 -y'],
  ['experiment.tag', 'experiment label add 101 nightly'],
  ['experiment.tag', 'experiment label remove 101 nightly'],
  ['experiment.edit', 'experiment set name 101 other'],
  ['experiment.edit', 'experiment set description 101 other'],
  ['experiment.edit', 'experiment set priority 106 3'],
  ['experiment.edit', 'experiment set weight 106 3'],
  ['experiment.edit', 'experiment set max-slots 106 3'],
  ['experiment.move', 'experiment move 101 Speech keyword-spotting'],
  ['experiment.fork', 'experiment fork 101'],
  ['trial.kill', 'trial kill TRIAL'],
  ['trial.retainLogs', 'trial set log-retention 1 --forever'],
  ['checkpoint.register', 'model register-version shelf-detector CHECKPOINT'],
  ['checkpoint.delete', 'checkpoint delete CHECKPOINT -y'],
  ['checkpoint.delete', 'checkpoint rm CHECKPOINT --glob *.bin -y'],
  ['model.edit', 'model alias shelf-detector best 1'],
  ['model.archive', 'model archive shelf-detector'],
  ['model.delete', 'model delete shelf-detector -y'],
  ['model.move', 'model move shelf-detector --workspace-name Speech'],
  ['model.registerVersion', 'model promote shelf-detector CHECKPOINT'],
  ['project.edit', 'project edit Vision self-supervised --description words'],
  ['project.move', 'project move Vision self-supervised Speech'],
  ['project.archive', 'project archive Vision self-supervised'],
  ['project.delete', 'project delete Vision self-supervised -y'],
  ['project.createExperiment', 'experiment create config.yaml --project_id 2'],
  ['workspace.edit', 'workspace edit Vision Other'],
  [
    'workspace.setAgentUserGroup',
    'workspace edit Vision --agent-uid 1 --agent-user a --agent-gid 1 --agent-group g',
  ],
  ['workspace.archive', 'workspace archive Vision'],
  ['workspace.delete', 'workspace delete Vision -y'],
  ['workspace.createProject', 'project create Vision other'],
  ['workspace.createModel', 'model create other --workspace-name Vision'],
  ['workspace.launchTask', 'command run true --detach --workspace-name Vision'],
  ['task.kill', 'command kill COMMAND'],
  ['task.setPriority', 'command set priority COMMAND 3'],
  ['job.manage', 'job update JOB --priority 30'],
  ['job.manage', 'job update-batch JOB.priority=30'],
  ['agent.disable', 'agent disable agent-01'],
  ['agent.drain', 'agent disable agent-01 --drain'],
  ['slot.disable', 'slot disable agent-01 0'],
  ['user.edit', 'user rename aroy other'],
  ['user.changeDisplayName', 'user set display-name aroy other'],
  ['user.changePassword', 'user change-password aroy'],
  ['user.activate', 'user activate pdubois'],
  ['user.deactivate', 'user deactivate aroy'],
  ['role.assign', 'rbac assign-role Viewer --workspace-name Vision --username-to-assign aroy'],
  ['role.remove', 'rbac unassign-role Viewer --workspace-name Vision --username-to-assign aroy'],
  ['webhook.test', 'webhook test 1'],
  ['webhook.delete', 'webhook delete 1 -y'],
  ['template.edit', 'template set-value config vision-a100 config.yaml'],
  ['template.delete', 'template remove vision-a100'],
  ['resourcePool.manageBindings', 'resource-pool bindings add t4-pool Vision'],
];

/** Rows that no command of this release acts on, or whose command only reads. */
const others = [
  // `continue` makes a new experiment on a master of 0.23 alone
  'experiment.continueTrial experiment.hyperparameterSearch trial.continueTrial trial.hyperparameterSearch',
  // a viewer may do these
  'experiment.openTensorBoard experiment.downloadCode experiment.viewLogs experiment.compareTrials',
  'trial.openTensorBoard trial.viewLogs trial.compare checkpoint.download modelVersion.download',
  'task.open task.viewLogs workspace.pin workspace.unpin template.view group.view resourcePool.viewQueue',
  // the console alone has these
  'experiment.editNotes experiment.saveAsTemplate experiment.viewWebhooks experiment.notifyOnEnd experiment.watch',
  'experiment.compareWith experiment.copyView experiment.switchPin modelVersion.edit',
  'modelVersion.deregister project.editNotes user.manageGroups user.manageRoles webhook.edit',
  'template.createExperiment template.launchNotebook template.duplicate',
  // the commands of the experiment or the task; a queue is changed by numbers
  'job.cancel job.kill job.viewLogs job.moveToTop job.raisePriority',
  // a viewer cannot see them
  'group.edit group.addMembers group.removeMembers group.delete',
  // their entities are in the other state
  'model.unarchive project.unarchive workspace.unarchive agent.enable slot.enable slot.drain',
  'workspace.setCheckpointStorage',
];

test('every row of the tables has a command, or a reason for none', () => {
  const all = Object.entries(actionTables).flatMap(([kind, table]) =>
    Object.keys(table.rows).map((id) => `${kind}.${id}`),
  );
  const named = [...rows.map(([row]) => row), ...others.flatMap((line) => line.split(' '))];
  expect([...new Set(named)].sort()).toEqual(all.sort());
});

test('no command sends what the tables refuse to a viewer', async () => {
  const { trainyard, trainyardOn, sandbox, client, folder } = await startCli({
    release: release038,
    rbac: true,
    strictJobQueueControl: true,
  });
  writeFileSync(join(folder, 'config.yaml'), 'name: other\n');
  await trainyard('user', 'create', 'guest', '--no-password');
  await trainyard('rbac', 'assign-role', 'Viewer', '--username-to-assign', 'guest');
  const { token } = await login(client, { body: { username: 'guest', password: '' } });
  const { fetch, writes } = watched(sandbox.fetch);
  const env = { DET_MASTER: 'http://sandbox', DET_USER: 'guest', DET_USER_TOKEN: token };
  const first = async (...list: string[]) =>
    (await trainyard(...list, '-o', 'ids')).out.split('\n')[0] ?? '';
  const ids = {
    TRIAL: await first('trial', 'list', '106'),
    CHECKPOINT: await first('experiment', 'list-checkpoints', '98', '--best', '1'),
    JOB: await first('job', 'list'),
    COMMAND: await first('command', 'list', '--all'),
  };
  const taken: string[] = [];
  for (const [row, words] of rows) {
    const filled = words
      .split(' ')
      .map((word) => word.replace(/^[A-Z]+(?=$|\.)/, (name) => Reflect.get(ids, name) ?? name));
    const { exitCode, error } = await trainyardOn({ fetch, env }, ...filled);
    const isRefused = exitCode === 1 && /You need|Your roles|Only |takes/.test(error);
    if (!isRefused || writes.splice(0).length > 0) taken.push(`${row}: ${words}: ${error}`);
  }
  expect(taken).toEqual([]);
});
