import { type Context, parseOptions } from './core/command';
import { type Found, findRow, findVerb, isHelpRequested, isRow, wordsOf } from './core/find-verb';
import { globalOptions } from './core/globals';
import { commandHelp, nounHelp, optionsHelp, overview, verbHelp } from './core/help';
import { UsageError } from './core/option-values';
import { guardPrint } from './core/output/terminal-text';
import type { System } from './core/system';
import { isTool } from './core/verb';
import { table } from './table';
import { version } from './version';

type RunInput = Context & {
  args: string[];
  printError: (line: string) => void;
  /** the machine to run on, instead of this one */
  system?: Partial<System>;
};

/**
 * Runs the command of `args` and returns the exit code: 0 done, 1 failed, 2 not understood, 3
 * interrupted; more with --detailed-exit-code.
 */
export async function run(input: RunInput): Promise<number> {
  const { system } = input;
  let { args } = input;
  const isTerminal = system?.isTerminal ?? {
    stdout: process.stdout.isTTY === true,
    stderr: process.stderr.isTTY === true,
  };
  const printError = guardPrint(input.printError, isTerminal.stderr);
  const context: Context = {
    print: guardPrint(input.print, isTerminal.stdout),
    signal: input.signal,
  };
  try {
    const [first] = args;
    if (first === '--version' || (first === '-v' && args.length === 1)) {
      context.print(version());
      return 0;
    }
    if (first === '__complete') return await answerShell(args.slice(1), input);
    const [named] = wordsOf(args, globalOptions);
    if (named?.text === 'help') return await showHelp(args.toSpliced(named.at, 1), context);
    args = await commandOf(args, system?.env ?? process.env);
    const command = await findVerb(args);
    // options without a command, or with a noun alone
    if ((command.kind === 'overview' || command.kind === 'noun') && !isHelpRequested(args))
      parseOptions({ name: 'trainyard', options: globalOptions, args, allowOperands: true });
    if (command.kind !== 'tool' && (isHelpRequested(args) || command.kind !== 'verb'))
      return help(command, context);
    if (command.kind === 'tool') return await runTool(command, context);
    if (command.kind !== 'verb') return help(command, context);
    const { runVerb } = await import('./core/run-verb');
    const { guardSystem, processSystem } = await import('./core/system');
    const machine = guardSystem({ ...processSystem(), ...system });
    return await runVerb({ ...context, found: command, printError, system: machine });
  } catch (error) {
    if (error instanceof UsageError) {
      printError(error.message);
      return 2;
    }
    printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}

/** The words of a command, without an alias; most commands need not load what reads these. */
async function commandOf(args: string[], env: System['env']): Promise<string[]> {
  const [named] = wordsOf(args, globalOptions);
  if (!named || isRow(named.text)) return args;
  return (await import('./core/replace-alias')).withoutAlias(args, env);
}

/** Answers a completing shell: a word and its description per line. */
async function answerShell(words: string[], { print, system }: RunInput): Promise<number> {
  const { completeWords } = await import('./core/completion/complete');
  const { processSystem } = await import('./core/system');
  for (const { value, hint } of await completeWords(words, { ...processSystem(), ...system })) {
    print(`${value}\t${hint}`);
  }
  return 0;
}

async function runTool(found: Found & { kind: 'tool' }, context: Context): Promise<number> {
  const command = await found.row.command();
  if (!isHelpRequested(found.args)) return command.execute(found.args, context);
  context.print(commandHelp(command));
  return 0;
}

/** `trainyard help`, `help experiment`, `help experiment list`. */
async function showHelp(args: string[], context: Context): Promise<number> {
  const [first] = wordsOf(args, globalOptions);
  if (!first) return help({ kind: 'overview' }, context);
  if (first.text === 'options') {
    context.print(optionsHelp());
    return 0;
  }
  const row = findRow(first.text);
  if (isTool(row)) {
    context.print(commandHelp(await row.command()));
    return 0;
  }
  return help(await findVerb([...args, '--help']), context);
}

function help(found: Found, { print }: Context): number {
  if (found.kind === 'noun') print(nounHelp(found.row, found.verbs));
  else if (found.kind === 'verb') print(verbHelp(found.row, found.verb));
  else print(overview(table));
  return 0;
}
