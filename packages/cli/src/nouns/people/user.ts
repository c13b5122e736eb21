import type { ActionId } from '@trainyard/rbac';
import { getUsers } from '@trainyard/sdk/calls';
import { setPassword } from '@trainyard/sdk/flows';
import type { Args, User } from '@trainyard/sdk/types';
import { defineEachVerb, readWords } from '../../core/each';
import { Failure } from '../../core/failure';
import { UsageError } from '../../core/option-values';
import { field, numberField, timeField } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { agentOptions, agentUserGroupOf } from './agent-user';
import { findUser, whoAmI } from './find';
import { requireAction } from './require-action';
import { login, logout, whoami } from './sign-in';

const columns = [
  numberField<User>('id', 'ID', { isExtra: true }),
  field<User>('username', 'Username'),
  field<User>('displayName', 'Display name'),
  field<User>('active', 'Active'),
  field<User>('admin', 'Admin'),
  field<User>('remote', 'Remote'),
  field<User>('agentUserGroup', 'Agent user', {
    show: ({ agentUserGroup: agent }) =>
      agent ? `${agent.agentUser}:${agent.agentGroup} (${agent.agentUid}:${agent.agentGid})` : '',
  }),
  timeField<User>('modifiedAt', 'Modified', { isExtra: true }),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List users',
  prints: 'rows',
  isDefault: true,
  options: { active: { type: 'boolean', help: 'Only active ones' } },
  examples: ['trainyard user list -o csv'],
  run: async ({ values, cli }) => {
    const keep = values.active ? ({ active }: User) => active : () => true;
    const rows = listRows(cli, getUsers, { sortBy: 'SORT_BY_USER_NAME' }, { keep });
    await cli.out.rows(columns, rows, { id: ({ username }) => username });
  },
});

const create = defineEachVerb({
  name: 'create',
  summary: 'Create users; asks for the password of each',
  operands: '<username…>',
  options: {
    admin: { type: 'boolean', help: 'Make them administrators' },
    remote: { type: 'boolean', help: 'They sign in with a provider only' },
    'password-stdin': { type: 'boolean', help: 'Read the password from standard input' },
    'no-password': {
      type: 'boolean',
      help: 'Without a password, so that anybody can sign in as them until one is set',
    },
  },
  examples: ['pass show cluster | trainyard user create mkowalski --password-stdin'],
  what: 'user',
  done: 'Created',
  ids: (cli, operands, values) => {
    refuseUnclearPassword(cli, operands, values);
    return readWords(cli, operands);
  },
  run: async (username, { client, options, values, cli }) => {
    const user = { username, admin: values.admin, active: true, remote: values.remote };
    const password = await firstPassword(cli, username, values);
    return client.postUser({ body: { user, ...(password && { password }) } }, options);
  },
});

type PasswordChoice = { remote: boolean; 'password-stdin': boolean; 'no-password': boolean };

/** @throws UsageError unless it is clear which password the new users have, or that they have none */
function refuseUnclearPassword({ system }: Cli, operands: string[], values: PasswordChoice) {
  const ways = (['remote', 'no-password', 'password-stdin'] as const).filter((way) => values[way]);
  const [first, second] = ways;
  const isPiped = operands.includes('-');
  if (second) throw new UsageError(`--${first} and --${second} exclude each other.`);
  if (first === 'password-stdin' && (operands.length > 1 || isPiped))
    throw new UsageError('--password-stdin reads one password; create one user at a time.');
  if (first === undefined && (isPiped || !system.isTerminal.stdin))
    throw new UsageError(
      'A new user needs a password: pipe it in with --password-stdin, or choose --no-password or --remote.',
    );
}

async function firstPassword(cli: Cli, username: string, values: PasswordChoice) {
  if (values.remote || values['no-password']) return undefined;
  // nothing is asked for a user who is not created
  if (cli.globals.isDryRun && !values['password-stdin']) return undefined;
  const password = await newPassword(cli, username);
  if (password !== '') return password;
  throw new Failure('The password is empty; nothing was created.', {
    hint: '--no-password creates a user without one.',
  });
}

type Change = NonNullable<Args<'patchUser'>['body']>;

async function change(cli: Cli, username: string, action: ActionId<'user'>, body: Change) {
  const { client } = await cli.session();
  const user = await findUser(cli, username);
  await requireAction(cli, { user }, action);
  await client.patchUser({ userId: user.id, body }, { signal: cli.signal });
}

const activity = (active: boolean) =>
  defineEachVerb({
    name: active ? 'activate' : 'deactivate',
    summary: active ? 'Activate users' : 'Deactivate users: they cannot sign in',
    operands: '<username…>',
    completes: 'user',
    what: 'user',
    done: active ? 'Activated' : 'Deactivated',
    ids: readWords,
    run: (username, { cli }) =>
      change(cli, username, active ? 'activate' : 'deactivate', { active }),
  });

const rename = defineVerb({
  name: 'rename',
  summary: 'Change the username of a user',
  operands: '<username> <new-username>',
  completes: 'user',
  run: async ({ operands: [from = '', to = ''], cli }) => {
    await change(cli, from, 'edit', { username: to });
    cli.notify(`Renamed user ${from} to ${to}.`);
  },
});

const changePassword = defineVerb({
  name: 'change-password',
  summary: 'Set the password of a user, by default your own',
  operands: '[username]',
  completes: 'user',
  examples: [
    'trainyard user change-password',
    'pass show cluster | trainyard user change-password mkowalski',
  ],
  run: async ({ operands: [named], cli }) => {
    const username = named ?? (await whoAmI(cli)).username;
    const user = await findUser(cli, username);
    await requireAction(cli, { user }, 'changePassword');
    const { id } = user;
    const password = await newPassword(cli, username);
    const { client } = await cli.session();
    await setPassword(client, id, password, { signal: cli.signal });
    cli.notify(`Set the password of ${username}. Every sign-in of theirs has ended.`);
  },
});

async function newPassword(cli: Cli, username: string): Promise<string> {
  const typed = cli.system.isTerminal.stdin
    ? await typedPasswords(cli, username)
    : (await cli.system.stdin())
        .toString('utf8')
        .replace(/\r?\n$/, '')
        .split(/\r?\n/);
  const [password = ''] = typed;
  if (typed.every((other) => other === password)) return password;
  throw new Failure('The two passwords differ; nothing was changed.');
}

async function typedPasswords(cli: Cli, username: string): Promise<string[]> {
  const isHidden = { isHidden: true };
  return [
    await cli.system.prompt(`New password of ${username}: `, isHidden),
    await cli.system.prompt('Repeat the password: ', isHidden),
  ];
}

const setDisplayName = defineVerb({
  name: 'set display-name',
  summary: 'Change the display name of a user',
  operands: '<username> <display-name>',
  completes: 'user',
  run: async ({ operands: [username = '', displayName = ''], cli }) => {
    await change(cli, username, 'changeDisplayName', { displayName });
    cli.notify(`${username} is shown as "${displayName}".`);
  },
});

const link = defineVerb({
  name: 'link-with-agent-user',
  summary: 'Set the user and group that run the work of a user on the agents',
  operands: '<username>',
  completes: 'user',
  options: agentOptions,
  run: async ({ values, operands: [username = ''], cli }) => {
    const agentUserGroup = agentUserGroupOf(values);
    if (!agentUserGroup) throw new UsageError('Name the agent user by the four --agent-… options.');
    await change(cli, username, 'edit', { agentUserGroup });
    cli.notify(`The work of ${username} runs as ${values['agent-user']}:${values['agent-group']}.`);
  },
});

export const verbs = [
  list,
  create,
  activity(true),
  activity(false),
  rename,
  setDisplayName,
  changePassword,
  link,
  login,
  logout,
  whoami,
];
