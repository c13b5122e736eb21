import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxOptions } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { expect, test } from 'vitest';
import { isTool } from './core/verb';
import { table } from './table';
import { typed } from './test/trainyard';
import { smallCheckpoint, startWithCheckpoint } from './test/with-checkpoint';

/** Commands that only read, by noun. */
const reads: Record<string, string> = {
  experiment:
    'list describe config logs follow wait watch list-trials list-checkpoints compare diff importance failures rungs export download download-model-def open',
  checkpoint: 'describe files download verify',
  model: 'list describe list-versions',
  trial: 'list describe logs follow wait metrics export compare download support-bundle',
  workspace: 'list describe list-projects list-pools',
  project: 'list describe list-experiments columns notes',
  template: 'list describe',
  task: 'list logs wait',
  command: 'list describe config logs wait',
  notebook: 'list describe config logs wait open',
  shell: 'list describe config logs wait open show-ssh-command tunnel',
  tensorboard: 'list describe config logs wait open',
  master: 'info logs',
  top: 'show',
  job: 'list why',
  agent: 'list',
  slot: 'list',
  'resource-pool': 'list bindings_list-workspaces',
  usage: 'show',
  resources: 'raw aggregated waits',
  storage: 'show',
  waste: 'show days',
  webhook: 'list',
  user: 'list whoami',
  'user-group': 'list describe',
  rbac: 'list-roles describe-role list-users-roles list-groups-roles my-permissions',
  token: 'list describe',
  'config-policies': 'describe',
  auth: 'whoami list-providers',
  can: 'ask',
  'preview-search': 'show',
  api: 'list',
  dev: 'auth-token bindings',
  profile: 'list add use remove',
  doctor: 'examine',
  completion: 'bash zsh fish pwsh',
  version: 'show',
};

/** A verb and its words; ID is the first id that the list prints. */
type Write = [verb: string, words: string, list?: string];

/** Every command that changes something, in an order in which each finds what it changes. */
const writes: Write[] = [
  ['experiment create', 'config.yaml . --project_id 2 --paused'],
  ['experiment fork', '104'],
  ['experiment continue', '101'],
  ['experiment pause', '107'],
  ['experiment activate', '107'],
  ['experiment cancel', '107'],
  ['experiment kill', '108'],
  ['experiment archive', '101'],
  ['experiment unarchive', '101'],
  ['experiment retry', '96'],
  ['experiment move', '103 Speech keyword-spotting'],
  ['experiment label add', '104 nightly'],
  ['experiment label remove', '104 nightly'],
  ['experiment set name', '104 renamed'],
  ['experiment set description', '104 described'],
  ['experiment set max-slots', '106 8'],
  ['experiment set weight', '106 2'],
  ['experiment set priority', '106 40'],
  ['experiment set gc-policy', '104'],
  ['experiment set log-retention', '104 --days 30'],
  ['experiment delete-tb-files', '104'],
  ['experiment delete', '103'],
  ['checkpoint rm', 'ID --glob *.bin', 'experiment list-checkpoints 93'],
  ['model create', 'fresh --workspace-name Vision'],
  ['model register-version', 'fresh ID', 'experiment list-checkpoints 98 --best 1'],
  ['model promote', `fresh ${smallCheckpoint}`],
  ['model alias', 'fresh best 1'],
  ['model move', 'fresh --workspace-name Speech'],
  ['model archive', 'fresh'],
  ['model unarchive', 'fresh'],
  ['model delete', 'fresh'],
  ['checkpoint delete', 'ID', 'experiment list-checkpoints 97'],
  ['trial kill', 'ID', 'trial list 112'],
  ['trial set log-retention', '1 --forever'],
  ['workspace create', 'Fresh'],
  ['workspace edit', 'Fresh Newer'],
  ['workspace archive', 'Newer'],
  ['workspace unarchive', 'Newer'],
  ['workspace unpin', 'Newer'],
  ['workspace pin', 'Newer'],
  ['project create', 'Newer one'],
  ['project edit', 'Newer one --description words'],
  ['project archive', 'Newer one'],
  ['project unarchive', 'Newer one'],
  ['project move', 'Newer one Vision'],
  ['project delete', 'Vision one'],
  ['workspace delete', 'Newer'],
  ['template create', 'fresh config.yaml --workspace-name Vision'],
  ['template set', 'fresh config.yaml'],
  ['template set-value config', 'fresh config.yaml'],
  ['template remove', 'fresh'],
  ['command run', 'true --detach --workspace-name Vision'],
  ['command set priority', 'ID 40', 'command list --all --where state=RUNNING'],
  ['command kill', 'ID', 'command list --all --where state=RUNNING'],
  ['notebook start', '--detach --workspace-name Vision'],
  ['notebook set priority', 'ID 40', 'notebook list --all'],
  ['notebook kill', 'ID', 'notebook list --all'],
  ['shell start', '--detach --workspace-name Vision'],
  ['shell set priority', 'ID 40', 'shell list --all --where state=RUNNING'],
  ['task kill', 'ID', 'shell list --all --where state=RUNNING'],
  ['shell kill', 'ID', 'shell list --all --where state=RUNNING'],
  ['tensorboard start', '104 --detach --workspace-name Vision'],
  ['tensorboard set priority', 'ID 40', 'tensorboard list --all --where state=RUNNING'],
  ['tensorboard kill', 'ID', 'tensorboard list --all --where state=RUNNING'],
  ['master config', '--log --level debug'],
  ['job update', 'ID --priority 40', 'job list'],
  ['job update-batch', 'ID.priority=41', 'job list'],
  ['agent disable', 'agent-06'],
  ['agent enable', 'agent-06'],
  ['slot disable', 'agent-06 0'],
  ['slot enable', 'agent-06 0'],
  ['resource-pool bindings add', 't4-pool Vision'],
  ['resource-pool bindings replace', 't4-pool Speech'],
  ['resource-pool bindings remove', 't4-pool Speech'],
  ['storage clean', '--workspace-name Speech --keep-best 1 --delete'],
  ['webhook create', 'https://ops.invalid/hook'],
  ['webhook test', '1'],
  ['webhook delete', '1'],
  ['user create', 'fresh'],
  ['user rename', 'fresh newer'],
  ['user set display-name', 'newer Newer'],
  ['user deactivate', 'newer'],
  ['user activate', 'newer'],
  ['user link-with-agent-user', 'newer --agent-uid 1 --agent-user a --agent-gid 1 --agent-group g'],
  ['user-group create', 'fresh'],
  ['user-group change-name', 'fresh newer'],
  ['user-group add-user', 'newer aroy'],
  ['user-group remove-user', 'newer aroy'],
  ['user-group delete', 'newer'],
  ['rbac assign-role', 'Viewer --workspace-name Vision --username-to-assign newer'],
  ['rbac unassign-role', 'Viewer --workspace-name Vision --username-to-assign newer'],
  ['token create', ''],
  ['token edit', 'ID --description words', 'token list'],
  ['token revoke', 'ID', 'token list'],
  ['config-policies set', 'experiment policies.yaml --workspace-name Vision'],
  ['config-policies delete', 'experiment --workspace-name Vision'],
  ['api call', 'pinWorkspace id=2'],
  ['dev curl', '/api/v1/workspaces/2/pin -X POST'],
  ['user change-password', 'admin'],
  ['user login', 'admin --password-stdin'],
  ['user logout', ''],
  ['auth login', 'admin --password-stdin'],
  ['auth logout', ''],
];

test('every command is known to read or to write', async () => {
  const verbs: string[] = [];
  for (const row of table)
    if (!isTool(row)) for (const { name } of await row.load()) verbs.push(`${row.name} ${name}`);
  const known = [
    ...Object.entries(reads).flatMap(([noun, names]) =>
      names.split(' ').map((name) => `${noun} ${name.replace('_', ' ')}`),
    ),
    ...writes.map(([verb]) => verb),
  ];
  expect(verbs.toSorted()).toEqual(known.toSorted());
});

const config = `
name: fresh
entrypoint: python3 train.py
hyperparameters: {}
searcher: { name: single, metric: loss, max_length: { batches: 1 }, time_metric: batches, max_time: 1 }
`;

const new038 = [
  'experiment retry',
  'experiment set log-retention',
  'experiment delete-tb-files',
  'trial set log-retention',
  'token create',
  'token edit',
  'token revoke',
  'config-policies set',
  'config-policies delete',
];

const releases: Array<[string, SandboxOptions['release'], string[]]> = [
  // the last one would delete more than asked on this release
  ['0.23.4', undefined, [...new038, 'experiment set gc-policy']],
  ['0.38.1', release038, []],
];

test.each(releases)('every write is sent to %s in its own form', async (_, release, refused) => {
  const { sandbox, folder, trainyardOn } = await startWithCheckpoint(100, { release, rbac: true });
  writeFileSync(join(folder, 'config.yaml'), config);
  writeFileSync(join(folder, 'policies.yaml'), 'constraints: { priority_limit: 40 }\n');
  const unknown: string[] = [];
  let sent = 0;
  const fetch = async (request: Request) => {
    const { method, url } = request;
    if (method !== 'GET') sent += 1;
    const answer = await sandbox.fetch(request);
    if (answer.status === 501) unknown.push(`${method} ${new URL(url).pathname}`);
    return answer;
  };
  const run = (...args: string[]) => trainyardOn({ fetch, ...typed('Secret-word-1\n') }, ...args);
  const firstOf = async (list: string) =>
    (await run(...list.split(' '), '-o', 'ids')).out.split('\n')[0] || '1';
  const silent: string[] = [];
  for (const [verb, words, list] of writes) {
    const id = list === undefined ? '' : await firstOf(list);
    sent = 0;
    const args = words.split(' ').filter((word) => word !== '');
    await run(...verb.split(' '), ...args.map((word) => word.replace('ID', id)), '-y');
    if (sent === 0) silent.push(verb);
  }
  expect(unknown).toEqual([]);
  expect(silent.toSorted()).toEqual(refused.toSorted());
});
