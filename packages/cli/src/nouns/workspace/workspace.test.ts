import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getWorkspace } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli, typed } from '../../test/trainyard';

test('list shows workspaces in the order of det', async () => {
  const { trainyard } = await startCli();
  expect((await trainyard('w', 'ls', '--sort-by', 'name', '--order-by', 'desc')).out).toBe(
    [
      'ID  Name           Owner       Projects  Experiments  Archived  Pinned',
      ' 2  Vision         mkowalski          2           66  false     false',
      ' 1  Uncategorized  admin              1            0  false     false',
      ' 4  Speech         slindqvist         2           28  false     false',
      ' 3  Language       jtan               2           26  false     false',
    ].join('\n'),
  );
  expect((await trainyard('workspace', 'list', '--limit', '2', '-o', 'ids')).out).toBe('1\n2');
});

test('one is created with the options of det, changed, archived and deleted', async () => {
  const { trainyard, client } = await startCli();
  const agent = [
    '--agent-uid',
    '7',
    '--agent-user',
    'lab',
    '--agent-gid',
    '8',
    '--agent-group',
    'lab',
  ];
  const storage = ['--checkpoint-storage-config', '{type: shared_fs, host_path: /ck}'];
  const result = await trainyard('w', 'create', 'nlp', ...agent, ...storage, '-o', 'ids');
  const { workspace } = await getWorkspace(client, { workspaceId: Number(result.out) });
  expect(workspace).toMatchObject({
    name: 'nlp',
    agentUserGroup: { agentUid: 7, agentUser: 'lab', agentGid: 8, agentGroup: 'lab' },
    checkpointStorageConfig: { type: 'shared_fs', host_path: '/ck' },
  });
  await trainyard('w', 'edit', 'nlp', '--name', 'NLP lab');
  expect((await trainyard('w', 'archive', 'NLP lab')).error).toBe('Archived workspace NLP lab.');
  expect((await trainyard('w', 'ls', '-o', 'ids')).out.split('\n')).not.toContain(result.out);
  expect((await trainyard('w', 'unarchive', result.out)).exitCode).toBe(0);
  expect((await trainyard('w', 'delete', 'NLP lab', '-y')).error).toBe(
    'Deleted workspace NLP lab.',
  );
});

test('three of the four agent options are rejected: the master would use root for the fourth', async () => {
  const { trainyard } = await startCli();
  const some = ['--agent-uid', '7', '--agent-user', 'lab', '--agent-gid', '8'];
  expect(await trainyard('w', 'create', 'nlp', ...some)).toEqual({
    exitCode: 2,
    out: '',
    error: 'The agent user takes all four options; --agent-group is missing.',
  });
});

test('several are pinned, and a missing one is reported', async () => {
  const { trainyard } = await startCli();
  expect(await trainyard('w', 'pin', 'vision', 'nowhere', '--detailed-exit-code')).toEqual({
    exitCode: 9,
    out: '',
    error: [
      'Pinned workspace vision.',
      'Cannot pin workspace nowhere.',
      '  There is no workspace "nowhere", or you may not see it.',
      '  `trainyard workspace list` lists them.',
      '1 of 2 failed.',
    ].join('\n'),
  });
  expect((await trainyard('w', 'ls', '--pinned', '--columns', 'name', '-o', 'csv')).out).toBe(
    'name\r\nVision\r',
  );
});

test('projects are created, moved with their notes, archived, deleted', async () => {
  const { trainyard } = await startCli();
  await trainyard('p', 'create', 'vision', 'trial-run', '--description', 'A try');
  await trainyard('p', 'edit', 'vision', 'trial-run', '--new-name', 'Dry run');
  expect((await trainyard('p', 'move', 'vision', 'dry run', 'speech')).error).toBe(
    'Moved project Dry run to Speech.',
  );
  const described = await trainyard(
    'p',
    'describe',
    'speech',
    'Dry run',
    '--columns',
    'name,description,workspaceName',
  );
  expect(described.out).toBe('Name         Dry run\nDescription  A try\nWorkspace    Speech');
  expect((await trainyard('p', 'archive', 'speech', 'Dry run')).error).toBe(
    'Archived project Dry run.',
  );
  await trainyard('p', 'unarchive', 'speech', 'Dry run');
  expect((await trainyard('p', 'delete', 'speech', 'Dry run')).error).toContain(
    '-y skips the question',
  );
  expect((await trainyard('p', 'delete', 'speech', 'Dry run', '-y')).exitCode).toBe(0);
});

test('a project lists its experiments, columns and notes', async () => {
  const { trainyard } = await startCli();
  const place = ['language', '3'];
  const projects = await trainyard('p', 'ls', 'language', '--columns', 'name', '--no-header');
  const [name = ''] = projects.out.split('\n');
  const experiments = await trainyard(
    'p',
    'list-experiments',
    'language',
    name,
    '--limit',
    '3',
    '-o',
    'ids',
  );
  expect(experiments.out.split('\n')).toHaveLength(3);
  const columns = await trainyard('p', 'columns', 'language', name, '-o', 'ids');
  expect(columns.out.split('\n')).toContain('id');
  expect((await trainyard('p', 'notes', ...place)).exitCode).toBe(1);
  expect((await trainyard('p', 'notes', 'language', name, 'nothing')).error).toContain(
    `The project ${name} has no note "nothing".`,
  );
});

test('templates are read from files and standard input', async () => {
  const { trainyardOn, trainyard } = await startCli();
  const yaml = 'resources:\n  slots_per_trial: 4\n';
  expect((await trainyardOn(typed(yaml), 'tpl', 'create', 'base', '-', '-w', 'vision')).error).toBe(
    'Created template base.',
  );
  expect((await trainyard('tpl', 'describe', 'base')).out.trim()).toBe(yaml.trim());
  await trainyardOn(
    typed('{"resources": {"slots_per_trial": 8}}'),
    'tpl',
    'set-value',
    'config',
    'base',
    '-',
    '--replace',
  );
  expect((await trainyard('tpl', 'list', '-o', 'json')).out).toContain('"slots_per_trial": 8');
  expect((await trainyardOn(typed('a: 1'), 'tpl', 'set', 'base', '-', '-y')).error).toBe(
    'Set template base.',
  );
  expect((await trainyard('tpl', 'describe', 'base')).out).toBe('a: 1');
  await trainyardOn(typed('b: 2'), 'tpl', 'set', 'fresh', '-', '-w', 'vision');
  expect((await trainyard('tpl', 'ls', '-o', 'csv', '--no-header')).out.split('\r\n')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^fresh,2/)]),
  );
  const removed = await trainyard('tpl', 'rm', 'base', 'fresh', '-o', 'json');
  expect(JSON.parse(removed.out)).toEqual([
    { id: 'base', ok: true },
    { id: 'fresh', ok: true },
  ]);
  expect(await trainyard('tpl', 'create', 'base', 'missing.yaml')).toMatchObject({
    exitCode: 2,
    error: expect.stringContaining('missing.yaml cannot be read'),
  });
  expect((await trainyardOn(typed('- a'), 'tpl', 'create', 'base', '-')).error).toContain(
    'Standard input is not a configuration: it has no keys.',
  );
});

test('a template that another user has changed is not replaced unasked', async () => {
  const { trainyard, trainyardOn, folder } = await startCli();
  const file = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const config = async () => (await trainyard('tpl', 'describe', 'base')).out;
  file('base.yaml', 'a: 1\nb: 1\n');
  file('mine.yaml', 'a: 2\nb: 1\n');
  file('theirs.yaml', 'a: 1\nb: 9\n');
  await trainyard('tpl', 'create', 'base', 'base.yaml');
  await trainyard('tpl', 'set', 'base', 'theirs.yaml', '--base', 'base.yaml');
  expect(await config()).toBe('a: 1\nb: 9');
  expect(await trainyard('tpl', 'set', 'base', 'mine.yaml', '--base', 'base.yaml')).toMatchObject({
    exitCode: 1,
    error:
      'The template base was changed since base.yaml: b.\n  Add these changes to your file, or give --replace.',
  });
  for (const verb of [['set'], ['set-value', 'config']])
    expect(await trainyard('tpl', ...verb, 'base', 'mine.yaml')).toMatchObject({
      exitCode: 2,
      error: expect.stringContaining('These values of the template base change: a, b. Replace it?'),
    });
  expect(await config()).toBe('a: 1\nb: 9');
  const asked: string[] = [];
  const terminal = {
    isTerminal: { stdin: true, stdout: true, stderr: true },
    prompt: async (question: string) => {
      asked.push(question);
      return 'y';
    },
  };
  await trainyardOn(terminal, 'tpl', 'set', 'base', 'mine.yaml');
  expect(asked).toEqual(['These values of the template base change: a, b. Replace it? [y/N] ']);
  expect(await config()).toBe('a: 2\nb: 1');
  // nothing is lost by an addition
  file('more.yaml', 'a: 2\nb: 1\nc: 3\n');
  expect(await trainyard('tpl', 'set', 'base', 'more.yaml')).toMatchObject({ exitCode: 0 });
});
