import { getGroups } from '@trainyard/sdk/calls';
import type { GroupSearchResult, User } from '@trainyard/sdk/types';
import { confirm, readWords, runOnEach } from '../../core/each';
import { computed, field, numberField } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { findGroup, findUser } from './find';
import { requireAction } from './require-action';

const columns = [
  computed<GroupSearchResult>('groupId', 'ID', ({ group }) => group.groupId, { align: 'right' }),
  computed<GroupSearchResult>('name', 'Name', ({ group }) => group.name),
  numberField<GroupSearchResult>('numMembers', 'Users'),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List groups of users',
  prints: 'rows',
  isDefault: true,
  options: {
    'groups-user-belongs-to': { type: 'string', value: 'NAME', help: 'Only those of this user' },
  },
  run: async ({ values, cli }) => {
    const username = values['groups-user-belongs-to'];
    const user = username === undefined ? {} : { userId: (await findUser(cli, username)).id };
    const rows = listRows(cli, getGroups, { body: { ...user, limit: 100 } });
    await cli.out.rows(columns, rows, { id: ({ group }) => group.name });
  },
});

const memberColumns = [
  field<User>('username', 'Username'),
  field<User>('displayName', 'Display name'),
];

const describe = defineVerb({
  name: 'describe',
  summary: 'List the users of a group',
  operands: '<group>',
  completes: 'user-group',
  prints: 'rows',
  run: async ({ operands: [name = ''], cli }) => {
    const { client } = await cli.session();
    const { groupId } = await findGroup(cli, name);
    const { group } = await client.getGroup({ groupId }, { signal: cli.signal });
    await cli.out.rows(memberColumns, group.users);
  },
});

const create = defineVerb({
  name: 'create',
  summary: 'Create a group',
  operands: '<group>',
  options: {
    'add-user': {
      type: 'string',
      value: 'NAME',
      multiple: true,
      help: 'A user in it; may be repeated',
    },
  },
  run: async ({ values, operands: [name = ''], cli }) => {
    const addUsers = await userIdsOf(cli, values['add-user']);
    const { client } = await cli.session();
    await client.createGroup({ body: { name, addUsers } }, { signal: cli.signal });
    cli.notify(`Created group ${name}.`);
  },
});

const changeName = defineVerb({
  name: 'change-name',
  aliases: ['rename'],
  summary: 'Change the name of a group',
  operands: '<group> <new-name>',
  completes: 'user-group',
  run: async ({ operands: [from = '', name = ''], cli }) => {
    const { client } = await cli.session();
    const group = await findGroup(cli, from);
    await requireAction(cli, { group }, 'edit');
    const { groupId } = group;
    await client.updateGroup({ groupId, body: { name } }, { signal: cli.signal });
    cli.notify(`Renamed group ${from} to ${name}.`);
  },
});

const members = (change: 'addUsers' | 'removeUsers') => {
  const isAdding = change === 'addUsers';
  return defineVerb({
    name: isAdding ? 'add-user' : 'remove-user',
    summary: isAdding ? 'Add users to a group' : 'Remove users from a group',
    operands: '<group> <username…>',
    completes: 'user-group',
    run: async ({ operands: [name = '', ...words], cli }) => {
      const { client } = await cli.session();
      const group = await findGroup(cli, name);
      await requireAction(cli, { group }, isAdding ? 'addMembers' : 'removeMembers');
      const { groupId } = group;
      const users = await userIdsOf(cli, await readWords(cli, words));
      await client.updateGroup({ groupId, body: { [change]: users } }, { signal: cli.signal });
      const preposition = isAdding ? 'to' : 'from';
      cli.notify(`${isAdding ? 'Added' : 'Removed'} ${users.length} ${preposition} group ${name}.`);
    },
  });
};

// det expects them in one word, with commas
async function userIdsOf(cli: Cli, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names.flatMap((word) => word.split(',')))
    ids.push((await findUser(cli, name.trim())).id);
  return ids;
}

const remove = defineVerb({
  name: 'delete',
  summary: 'Delete groups and their role assignments',
  operands: '<group…>',
  completes: 'user-group',
  run: async ({ operands, cli }) => {
    const { client } = await cli.session();
    const names = await readWords(cli, operands);
    await confirm(
      cli,
      `Delete ${names.length === 1 ? `group ${names[0]}` : `${names.length} groups`}?`,
    );
    return runOnEach(cli, {
      ids: names,
      what: 'group',
      verb: 'delete',
      done: 'Deleted',
      run: async (name) => {
        const group = await findGroup(cli, name);
        await requireAction(cli, { group }, 'delete');
        await client.deleteGroup({ groupId: group.groupId }, { signal: cli.signal });
      },
    });
  },
});

export const verbs = [
  list,
  describe,
  create,
  changeName,
  members('addUsers'),
  members('removeUsers'),
  remove,
];
