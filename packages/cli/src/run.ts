import type { Context } from './command';
import { findCommand } from './commands';
import { UsageError } from './usage-error';
import { version } from './version';

type RunInput = Context & { args: string[]; printError: (line: string) => void };

/** Runs the command that `args` name and answers the exit code: 0 done, 1 failed, 2 not understood. */
export async function run({ args, printError, ...context }: RunInput): Promise<number> {
  try {
    return await dispatch(args, context);
  } catch (error) {
    if (error instanceof UsageError) {
      printError(error.message);
      return 2;
    }
    printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}

async function dispatch(args: string[], context: Context): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === '--version' || name === '-v') {
    context.print(version());
    return 0;
  }
  if (name === '--help' || name === '-h') return findCommand('help').execute(rest, context);
  const command = findCommand(name);
  const wantsHelp = rest.includes('--help') || rest.includes('-h');
  return wantsHelp ? findCommand('help').execute([name], context) : command.execute(rest, context);
}
