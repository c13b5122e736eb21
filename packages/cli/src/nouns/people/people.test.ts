import { hashPassword } from '@trainyard/sdk';
import { createTransport, getUsers, login } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli, typed } from '../../test/trainyard';

test('users are listed, created, renamed, deactivated and activated', async () => {
  const { trainyard } = await startCli();
  const create = await trainyard('user', 'create', 'bob', 'eve', '--admin', '--no-password');
  expect(create.error).toBe('Created user bob.\nCreated user eve.');
  await trainyard('u', 'rename', 'eve', 'eva');
  await trainyard('u', 'set', 'display-name', 'eva', 'Eva Ek');
  await trainyard('u', 'deactivate', 'bob');
  const columns = ['--columns', 'username,displayName,active,admin', '-o', 'csv', '--no-header'];
  const rows = (await trainyard('u', 'ls', ...columns)).out.split('\r\n');
  expect(rows).toContain('bob,,false,true');
  expect(rows).toContain('eva,Eva Ek,true,true');
  expect((await trainyard('u', 'ls', '--active', '-o', 'ids')).out).not.toContain('bob');
  expect((await trainyard('u', 'activate', 'bob', 'nobody')).exitCode).toBe(1);
});

test('a password is read without an echo, and signs in', async () => {
  const { trainyardOn, trainyard, sandbox } = await startCli();
  await trainyard('u', 'create', 'bob', '--no-password');
  const set = await trainyardOn(typed('s3cret\n'), 'u', 'change-password', 'bob', '-v');
  expect(set.error).toContain('Set the password of bob. Every sign-in of theirs has ended.');
  expect(set.error).not.toContain('s3cret');
  const open = createTransport({ baseUrl: 'http://sandbox', fetch: sandbox.fetch });
  const password = await hashPassword('s3cret');
  const { user } = await login(open, { body: { username: 'bob', password, isHashed: true } });
  expect(user.username).toBe('bob');
});

test('a new user has a password, unless --no-password or --remote says otherwise [M-3]', async () => {
  const { trainyardOn, trainyard, sandbox, client } = await startCli();
  const signIn = async (username: string, word: string) => {
    const password = word && (await hashPassword(word));
    const body = { username, password, isHashed: true };
    return (
      await login(createTransport({ baseUrl: 'http://sandbox', fetch: sandbox.fetch }), { body })
    ).user.username;
  };
  const refused = await trainyard('u', 'create', 'bob');
  expect(refused).toMatchObject({
    exitCode: 2,
    error:
      'A new user needs a password: pipe it in with --password-stdin, or choose --no-password or --remote.',
  });
  const piped = (text: string, ...words: string[]) =>
    trainyardOn(typed(text), 'u', 'create', ...words, '--password-stdin');
  expect((await piped('rail 7\n', 'bob', 'eve')).error).toContain('one user at a time');
  expect((await piped('rail 7\n', 'bob', '--remote')).error).toContain('exclude each other');
  expect((await piped('\n', 'bob')).error).toContain('The password is empty');
  const { users } = await getUsers(client, { name: 'bob' });
  expect(users).toEqual([]);
  expect((await piped('rail 7\n', 'bob')).error).toBe('Created user bob.');
  expect(await signIn('bob', 'rail 7')).toBe('bob');
  await expect(signIn('bob', '')).rejects.toThrow('invalid credentials');
  const asked: string[] = [];
  const onTerminal = {
    isTerminal: { stdin: true, stdout: false, stderr: true },
    prompt: async (question: string) => {
      asked.push(question);
      return 'rail 8';
    },
  };
  await trainyardOn(onTerminal, 'u', 'create', 'ann');
  expect(asked).toEqual(['New password of ann: ', 'Repeat the password: ']);
  expect(await signIn('ann', 'rail 8')).toBe('ann');
});

test('a password from a pipe may be repeated, as in `det`', async () => {
  const { trainyardOn, sandbox } = await startCli();
  const twice = typed('rail 7\nrail 7\n');
  expect((await trainyardOn(twice, 'u', 'change-password', 'jtan')).exitCode).toBe(0);
  const open = createTransport({ baseUrl: 'http://sandbox', fetch: sandbox.fetch });
  const password = await hashPassword('rail 7');
  const { user } = await login(open, { body: { username: 'jtan', password, isHashed: true } });
  expect(user.username).toBe('jtan');
  const differing = await trainyardOn(typed('one\ntwo\n'), 'u', 'change-password', 'jtan');
  expect(differing.error).toBe('The two passwords differ; nothing was changed.');
});

test('two different entries of a password set nothing', async () => {
  const { trainyardOn } = await startCli();
  const answers = ['one', 'two'];
  const isTerminal = { stdin: true, stdout: true, stderr: true };
  const prompt = (question: string, options?: { isHidden?: boolean }) => {
    expect([question.endsWith(': '), options?.isHidden]).toEqual([true, true]);
    return Promise.resolve(answers.shift() ?? '');
  };
  const { error, exitCode } = await trainyardOn({ isTerminal, prompt }, 'u', 'change-password');
  expect([exitCode, error]).toEqual([1, 'The two passwords differ; nothing was changed.']);
});

test('users are added to groups and removed', async () => {
  const { trainyard } = await startCli();
  await trainyard('user-group', 'create', 'guests', '--add-user', 'jtan');
  await trainyard('user-group', 'add-user', 'guests', 'aroy,mkowalski');
  await trainyard('user-group', 'remove-user', 'guests', 'jtan');
  await trainyard('user-group', 'change-name', 'guests', 'visitors');
  const members = await trainyard('user-group', 'describe', 'visitors', '-o', 'ids');
  expect(members.out.split('\n').sort()).toEqual(['aroy', 'mkowalski']);
  const of = await trainyard('user-group', 'ls', '--groups-user-belongs-to', 'aroy', '-o', 'ids');
  expect(of.out.split('\n')).toContain('visitors');
  expect((await trainyard('user-group', 'delete', 'visitors', '-y')).error).toBe(
    'Deleted group visitors.',
  );
});

test('roles are assigned and removed', async () => {
  const { trainyard } = await startCli({ scenario: 'rbac' });
  const roles = await trainyard('rbac', 'list-roles', '--exclude-global-roles', '-o', 'ids');
  expect(roles.out.split('\n')).toContain('Editor');
  const permitted = await trainyard('rbac', 'describe-role', 'viewer', '-o', 'ids');
  expect(permitted.out.split('\n')).toContain('PERMISSION_TYPE_VIEW_WORKSPACE');
  const [workspace = ''] = (await trainyard('w', 'ls', '-o', 'ids', '--offset', '1')).out.split(
    '\n',
  );
  await trainyard('u', 'create', 'bob', '--no-password');
  const give = ['Editor', '-u', 'bob', '-w', workspace];
  expect((await trainyard('rbac', 'assign-role', ...give)).error).toBe('Assigned role Editor.');
  const roleRows = await trainyard('rbac', 'list-users-roles', 'bob', '-o', 'csv', '--no-header');
  expect(roleRows.out).toMatch(/^Editor,/);
  expect((await trainyard('rbac', 'unassign-role', ...give)).exitCode).toBe(0);
  expect((await trainyard('rbac', 'list-users-roles', 'bob', '-o', 'ids')).out).toBe('');
  expect((await trainyard('rbac', 'assign-role', 'Editor')).error).toBe(
    'Name a user by -u or a group by -g, one of them.',
  );
  expect((await trainyard('rbac', 'my-permissions', '-o', 'ids')).out).toContain(
    'PERMISSION_TYPE_ASSIGN_ROLES',
  );
});

test('a user who is named as a step of a path is found among all users (PR13)', async () => {
  const { trainyard } = await startCli();
  await trainyard('u', 'create', '..', '--no-password');
  expect((await trainyard('can', 'user', 'edit', '..')).out).toContain('yes');
  expect((await trainyard('u', 'rename', '..', 'dots')).exitCode).toBe(0);
  expect((await trainyard('u', 'rename', '..', 'others')).error).toContain('no user ".."');
});
