import { type Command, defineCommand } from './command';
import { sandboxCommand } from './commands/sandbox';
import { serveCommand } from './commands/serve';
import { commandHelp, overview } from './help';
import { UsageError } from './usage-error';

const helpCommand = defineCommand({
  name: 'help',
  summary: 'Show what there is, or one command in full',
  operands: '[command]',
  options: {},
  run: async ({ operands, context }) => {
    const [name] = operands;
    context.print(name === undefined ? overview(commands) : commandHelp(findCommand(name)));
    return 0;
  },
});

/** Every command, in the order help shows them; a new one is a row here and a file in `commands/`. */
export const commands: Command[] = [serveCommand, sandboxCommand, helpCommand];

/** @throws UsageError naming the word when there is no such command */
export function findCommand(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  const names = commands.map((candidate) => candidate.name).join(', ');
  throw new UsageError(`There is no command "${name}"; there are ${names}.`);
}
