import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('a question about one action returns yes or no, the reason, and an exit code', async () => {
  const { trainyard } = await startCli({ username: 'jtan' });
  expect(await trainyard('can', 'experiment', 'pause', '106')).toEqual({
    exitCode: 0,
    error: '',
    out: ' ID  Action  Allowed  Why not\n106  pause   yes'.replace(' ID', 'ID '),
  });
  const refused = await trainyard(
    'can',
    'delete',
    '2',
    '106',
    '1',
    '-o',
    'csv',
    '--no-header',
    '--detailed-exit-code',
  );
  expect(refused).toMatchObject({ exitCode: 5, error: '' });
  expect(refused.out.split('\r\n')).toEqual([
    '2,delete,true,',
    '106,delete,false,Only an experiment that has ended can be deleted.',
    '1,delete,false,Only the owner or an admin may do this.\r',
  ]);
});

test('without a verb: every possible action', async () => {
  const { trainyard } = await startCli();
  const { exitCode, out } = await trainyard('can', 'experiment', '7', '-o', 'csv', '--no-header');
  expect(exitCode).toBe(0);
  expect(out.split('\r\n')).toContain('7,archive,true,');
  expect(out.split('\r\n')).toContain('7,pause,false,Only an active experiment can be paused.');
});

test('with roles they decide', async () => {
  const { trainyard } = await startCli({ scenario: 'rbac', username: 'viewer' });
  const { out } = await trainyard(
    'can',
    'workspace',
    'create-project',
    '2',
    '-o',
    'csv',
    '--no-header',
  );
  expect(out).toMatch(/^2,create-project,false,"You need the permission /);
});

test.each([
  [['experiment', 'paus', '7'], 'There is no action "paus" of experiments; did you mean pause?'],
  [['experiment', 'fly-away', '7'], 'there are activate, pause,'],
  // [C17]
  [['create', 'experiment'], 'The noun comes first: `trainyard can experiment create`.'],
  [['kill', 'trial', '3'], 'The noun comes first: `trainyard can trial kill 3`.'],
  [['checkpoint', 'zzz'], '"zzz" is not the id of any checkpoint, which is a UUID.'],
  [['experiment', 'pause', 'seven'], '"seven" is not the id of any experiment'],
])('%j is rejected with a sentence', async (words, sentence) => {
  const { trainyard } = await startCli();
  const refused = await trainyard('can', ...words);
  expect(refused.exitCode).toBe(2);
  expect(refused.error).toContain(sentence);
});

test('--why shows the role that permits it, and its group', async () => {
  const { trainyard } = await startCli({ scenario: 'rbac', username: 'grouped' });
  const csv = ['--why', '-o', 'csv', '--no-header'];
  const allowed = await trainyard('can', 'workspace', 'create-project', '2', ...csv);
  expect(allowed.exitCode).toBe(0);
  expect(allowed.out.trim()).toBe(
    '2,create-project,true,You may create projects in lab because: Editor in lab through group team.',
  );
  const { out } = await trainyard('can', 'workspace', 'delete', '2', ...csv);
  expect(out).toMatch(
    /^2,delete,false,"You may not delete the workspace lab: this needs the permission ""delete workspace""/,
  );
});

test('an action without an id is checked in a workspace', async () => {
  const { trainyard } = await startCli({ scenario: 'rbac', username: 'viewer' });
  const result = ['can', 'experiment.create', '--on', 'lab', '-o', 'csv', '--no-header'];
  const refused = await trainyard(...result, '--detailed-exit-code');
  expect(refused.exitCode).toBe(5);
  expect(refused.out).toMatch(
    /^lab,experiment\.create,false,"You may not start experiments in lab:/,
  );
  const { out } = await trainyard(
    'can',
    'model.viewAny',
    'workspace.viewAny',
    '-o',
    'csv',
    '--no-header',
  );
  expect(out.split('\r\n').slice(0, 2)).toEqual([
    ',model.viewAny,true,',
    expect.stringMatching(/^,workspace\.viewAny,true,/),
  ]);
});

test.each([
  ['user', 'manage users'],
  ['group', 'change groups'],
  ['webhook', 'edit webhooks'],
])('the creation of a %s is checked by the permission to %s', async (noun, words) => {
  const { trainyard } = await startCli({ username: 'jtan' });
  const { out } = await trainyard('can', noun, 'create', '-o', 'csv', '--no-header');
  expect(out).toContain(`,${noun}.create,false,You may not ${words}: this needs an administrator.`);
});

test('without roles --why shows owners and administrators', async () => {
  const { trainyard } = await startCli({ username: 'jtan' });
  const { out } = await trainyard('can', 'webhook.edit', '--why', '-o', 'csv', '--no-header');
  expect(out).toMatch(
    /^,webhook\.edit,false,You may not edit webhooks: this needs an administrator\./,
  );
});
