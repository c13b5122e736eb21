import { canonicalAddress } from '@trainyard/sdk/node';
import { refuseUnknown, withEntry, withoutEntry } from '../../core/named-entries';
import { UsageError } from '../../core/option-values';
import { field } from '../../core/output/columns';
import { readProfiles, writeProfiles } from '../../core/profiles';
import { defineVerb } from '../../core/verb';

type Row = { name: string; master: string; user: string | undefined; current: boolean };

const columns = [
  field<Row>('name', 'Name'),
  field<Row>('master', 'Master'),
  field<Row>('user', 'User'),
  field<Row>('current', 'Current', { show: ({ current }) => (current ? 'yes' : '') }),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List profiles',
  prints: 'rows',
  isDefault: true,
  run: async ({ cli }) => {
    const { current, profiles } = await readProfiles(cli.system.env);
    const rows = Object.entries(profiles).map(
      ([name, { master, user }]): Row => ({ name, master, user, current: name === current }),
    );
    await cli.out.rows(columns, rows);
  },
});

const add = defineVerb({
  name: 'add',
  summary: 'Save a master under a name: -m, and -u where the user is always the same',
  operands: '<name>',
  examples: ['trainyard profile add lab -m https://det.example.org -u ada'],
  run: async ({ operands: [name = ''], cli }) => {
    const { master, user } = cli.globals;
    if (master === undefined) throw new UsageError('Name the master with -m.');
    const stored = await readProfiles(cli.system.env);
    const profile = {
      master: canonicalAddress(master),
      ...(user === undefined ? {} : { user }),
    };
    const profiles = withEntry(stored.profiles, name, profile);
    await writeProfiles(cli.system.env, { ...stored, profiles });
    cli.notify(`Added profile ${name}. \`trainyard profile use ${name}\` makes it the default.`);
  },
});

const use = defineVerb({
  name: 'use',
  summary: 'Make a profile the default, where no variable names a master',
  operands: '<name>',
  run: async ({ operands: [name = ''], cli }) => {
    const stored = await readProfiles(cli.system.env);
    refuseUnknown('profile', stored.profiles, name);
    await writeProfiles(cli.system.env, { ...stored, current: name });
    cli.notify(`Using profile ${name}.`);
    if (cli.system.env.DET_MASTER)
      cli.notify('DET_MASTER is set and takes precedence; --profile overrides both.');
  },
});

const remove = defineVerb({
  name: 'remove',
  aliases: ['rm', 'delete'],
  summary: 'Remove a profile; its sign-ins stay',
  operands: '<name>',
  run: async ({ operands: [name = ''], cli }) => {
    const { current, profiles } = await readProfiles(cli.system.env);
    await writeProfiles(cli.system.env, {
      ...(current === undefined || current === name ? {} : { current }),
      profiles: withoutEntry('profile', profiles, name),
    });
    cli.notify(`Removed profile ${name}.`);
  },
});

export const verbs = [list, add, use, remove];
