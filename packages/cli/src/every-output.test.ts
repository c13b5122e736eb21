import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { reads, writes } from './test/every-verb';
import { startCli, typed } from './test/trainyard';

// each secret contains `hunter2`
const secrets = `
environment:
  registry_auth: {username: hunter2-user, password: hunter2-registry}
  environment_variables: ["AWS_SECRET_ACCESS_KEY=hunter2-variable", "A=1"]
`;
const config = `
name: secrets # token: hunter2-comment
entrypoint: python train.py --api-key hunter2-option
searcher: {name: single, metric: loss, max_length: {batches: 10}}
hyperparameters: {global_batch_size: 8}
data: {url: "https://me:hunter2-address@host/x?token=hunter2-query"}
${secrets}`;

/** The words of a command that shows what has secrets; the others get none. */
const words: Record<string, string> = {
  'experiment describe': 'EXPERIMENT',
  'experiment config': 'EXPERIMENT',
  'experiment logs': 'EXPERIMENT',
  'experiment wait': 'EXPERIMENT',
  'experiment list': '--all --columns id,config,originalConfig',
  'experiment list-trials': 'EXPERIMENT',
  'experiment list-checkpoints': 'EXPERIMENT',
  'experiment compare': 'EXPERIMENT 1',
  'experiment diff': 'EXPERIMENT 1',
  'experiment failures': 'EXPERIMENT',
  'experiment slow': 'EXPERIMENT',
  'experiment export': 'EXPERIMENT',
  'failures show': '1',
  'experiment download-model-def': 'EXPERIMENT --extract',
  'trial describe': 'TRIAL',
  'trial logs': 'TRIAL',
  'trial follow': 'TRIAL',
  'trial wait': 'TRIAL',
  'trial metrics': 'TRIAL',
  'trial export': 'TRIAL',
  'trial compare': 'TRIAL 1',
  'trial slow': 'TRIAL',
  'trial list': 'EXPERIMENT',
  'trial support-bundle': 'TRIAL',
  'template list': '',
  'template describe': 'secrets',
  'task list': '',
  'task logs': 'COMMAND',
  'command describe': 'COMMAND',
  'command config': 'COMMAND',
  'command logs': 'COMMAND',
  'preview-search show': 'secrets.yaml',
  'experiment fork': 'EXPERIMENT',
  'experiment continue': 'EXPERIMENT',
  'experiment create': 'secrets.yaml',
  'template create': 'fresh secrets.yaml',
  'template set': 'secrets secrets.yaml',
  'template set-value config': 'secrets secrets.yaml',
  'command run': '--config-file task.yaml -- python train.py --api-key hunter2-option',
  'notebook start': '--config-file task.yaml',
  'shell start': '--config-file task.yaml',
  'tensorboard start': 'EXPERIMENT --config-file task.yaml',
  'user change-password': 'jtan',
};

/** Commands that are not run, and why. */
const skipped: Record<string, string> = {
  'api call': 'shows the answer of the master as it is',
  'dev curl': 'shows the answer of the master as it is',
  'dev auth-token': 'shows the token',
  'experiment follow': 'waits for an experiment that has begun to run; its log is that of `logs`',
  'experiment watch': 'waits for changes',
  'experiment open': 'opens a browser',
  'notebook open': 'opens a browser',
  'tensorboard open': 'opens a browser',
  'shell open': 'opens a shell',
  'shell tunnel': 'opens a tunnel',
  'auth login': 'signs in as another user',
  'user login': 'signs in as another user',
  'auth logout': 'signs out',
  'user logout': 'signs out',
};

/** Commands that show a configuration, a log or a call with secrets. */
const withSecrets = [
  'experiment config',
  'experiment logs',
  'experiment diff',
  'trial logs',
  'template describe',
  'command config',
  'experiment create',
  'experiment fork',
  'experiment continue',
  'template create',
  'template set',
  'command run',
  'notebook start',
  'shell start',
  'tensorboard start',
  'user change-password',
];

async function startWithSecrets() {
  const cli = await startCli();
  writeFileSync(join(cli.folder, 'secrets.yaml'), config);
  writeFileSync(join(cli.folder, 'task.yaml'), secrets);
  const idOf = async (...args: string[]) =>
    (await cli.trainyard(...args, '-o', 'ids')).out.split('\n')[0] ?? '';
  const experiment = await idOf('e', 'create', 'secrets.yaml');
  await cli.trainyard('template', 'create', 'secrets', 'secrets.yaml');
  const command = await idOf('cmd', 'run', '--detach', '--config-file', 'task.yaml', '--', 'env');
  cli.clock.advance(3_600_000);
  const trial = await idOf('e', 'list-trials', experiment);
  return { ...cli, ids: { EXPERIMENT: experiment, TRIAL: trial, COMMAND: command } };
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(secrets|task)\.yaml$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) =>
      path.endsWith('.tar.gz')
        ? gunzipSync(readFileSync(path)).toString()
        : readFileSync(path, 'utf8'),
    );

test('no command prints or writes a secret, unless it is asked to', async () => {
  const { trainyardOn, ids, folder } = await startWithSecrets();
  const all = [...reads, ...writes.map(([verb]) => verb)];
  expect(
    [...Object.keys(words), ...Object.keys(skipped)].filter((verb) => !all.includes(verb)),
  ).toEqual([]);
  const leaks: string[] = [];
  const failed: string[] = [];
  const masked: string[] = [];
  for (const verb of all.filter((name) => !(name in skipped))) {
    const own = Object.entries(ids).reduce(
      (text, [name, id]) => text.replace(name, id),
      words[verb] ?? '',
    );
    const dry = reads.includes(verb) ? [] : ['--dry-run', '-y'];
    const args = [...verb.split(' '), ...dry, ...own.split(' ').filter((word) => word !== '')];
    const { out, error, exitCode } = await trainyardOn(typed('hunter2-typed\n'), ...args);
    if (`${out}${error}`.includes('hunter2')) leaks.push(`${verb}: ${out}${error}`.slice(0, 400));
    if (`${out}${error}`.includes('********')) masked.push(verb);
    if (words[verb] !== undefined && exitCode !== 0) failed.push(`${verb}: ${error}`);
  }
  expect(leaks).toEqual([]);
  expect(failed).toEqual([]);
  expect(textsIn(folder).filter((text) => text.includes('hunter2'))).toEqual([]);
  // the secrets were there
  expect(masked).toEqual(expect.arrayContaining(withSecrets));
});

test('a support bundle is for its user alone, and shows no secret', async () => {
  const { trainyard, ids, folder } = await startWithSecrets();
  const { out } = await trainyard('t', 'support-bundle', ids.TRIAL, '-o', 'bundle');
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const listed = execFileSync('tar', ['-tvzf', out]).toString().trim().split('\n');
  expect(listed.map((line) => line.split(' ')[0])).toEqual(Array(4).fill('-rw-------'));
  const [text = ''] = textsIn(join(folder, 'bundle'));
  expect(text).toContain('AWS_SECRET_ACCESS_KEY=********');
  expect(text).not.toContain('hunter2');
});
