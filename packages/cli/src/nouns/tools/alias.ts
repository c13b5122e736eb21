import { readAliases, splitWords, writeAliases } from '../../core/aliases';
import { withEntry, withoutEntry } from '../../core/named-entries';
import { UsageError } from '../../core/option-values';
import { field } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';

type Row = { name: string; command: string };

const columns = [field<Row>('name', 'Name'), field<Row>('command', 'Command')];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List your aliases',
  prints: 'rows',
  isDefault: true,
  run: async ({ cli }) => {
    const aliases = Object.entries(await readAliases(cli.system.env));
    const rows = aliases.map(([name, command]): Row => ({ name, command }));
    await cli.out.rows(columns, rows);
  },
});

const set = defineVerb({
  name: 'set',
  summary: 'Give a command a name; $1 to $9 are the words after it, and the others follow',
  operands: '<name> <command>',
  examples: [
    "trainyard alias set everything 'experiment list --all -o ids'",
    "trainyard alias set tail 'trial logs $1 -f --tail 50'",
  ],
  run: async ({ operands: [name = '', command = ''], cli }) => {
    if (!/^[\w][\w.-]*$/.test(name))
      throw new UsageError(`"${name}" cannot be an alias: use letters, digits, dots and dashes.`);
    if (name === 'help' || cli.isCommand(name))
      throw new UsageError(`"${name}" is a command of its own and cannot be an alias.`);
    const [noun] = splitWords(command);
    if (noun === undefined) throw new UsageError('An alias needs a command.');
    // names the nearest one
    cli.findCommand(noun);
    const aliases = await readAliases(cli.system.env);
    await writeAliases(cli.system.env, withEntry(aliases, name, command));
    cli.notify(`\`trainyard ${name}\` is \`trainyard ${command}\`.`);
  },
});

const remove = defineVerb({
  name: 'delete',
  aliases: ['rm', 'remove'],
  summary: 'Delete an alias',
  operands: '<name>',
  run: async ({ operands: [name = ''], cli }) => {
    const aliases = await readAliases(cli.system.env);
    await writeAliases(cli.system.env, withoutEntry('alias', aliases, name));
    cli.notify(`Deleted alias ${name}.`);
  },
});

export const verbs = [list, set, remove];
