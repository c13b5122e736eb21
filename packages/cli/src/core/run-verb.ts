import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Recorder } from '@trainyard/sdk/testing';
import { type Options, parseOptions } from './command';
import { dryRunOf } from './dry-run';
import { exitCodeOf, Failure, linesOf, outcomeOf } from './failure';
import { makeFolder } from './files/make-folder';
import { type Found, findRow, isRow } from './find-verb';
import { type Globals, type GlobalValues, globalOptions, readGlobals } from './globals';
import { commonOptions, isRepeatable } from './help';
import { UsageError } from './option-values';
import { type Column, field } from './output/columns';
import type { JsonFilter } from './output/jq';
import { createOutput, refuseForDocument, type Selection } from './output/output';
import { holdForPager } from './output/paged-output';
import { pagerOf } from './output/pager';
import { guardPrint, type Print } from './output/terminal-text';
import { nameMe, selectionOf } from './selection';
import { openSession, type Session } from './session';
import type { System } from './system';
import { type Cli, operandCounts, type Verb } from './verb';

type VerbFound = Found & { kind: 'verb' };
export type RunVerbInput = {
  found: VerbFound;
  print: Print;
  printError: (line: string) => void;
  signal: AbortSignal;
  system: System;
};

/** Runs one verb with its words and returns the exit code. @throws UsageError for invalid words */
export async function runVerb(input: RunVerbInput): Promise<number> {
  const { found, printError } = input;
  const { verb } = found;
  const command = `${found.row.name} ${verb.name}`.trim();
  const { values, operands } = parseVerb(verb, command, found.args);
  const globals = globalsOf(verb, values);
  const deadline = startDeadline(globals);
  const signal = AbortSignal.any([input.signal, deadline.signal]);
  const filter = globals.jq === undefined ? undefined : await loadFilter(globals.jq);
  const selection = selectionOf(verb, globals);
  const { cli, state } = createCli({ ...input, globals, signal, filter, selection });
  if (verb.prints === 'document') refuseForDocument(globals.format);
  const once = async (using: Cli) => (await verb.run({ values, operands, cli: using })) ?? 0;
  try {
    await nameMe(cli, selection);
    if (globals.watchMs === undefined) {
      const code = await once(cli);
      await state.showHeld();
      // a verb without output reports its result if a format was requested
      const isReported = state.hasWritten || (code !== 0 && globals.format === 'ids');
      if (verb.prints === 'nothing' && !isReported && globals.format !== 'table')
        await cli.out.record(doneColumns, { id: operands[0] ?? command, ok: code === 0 });
      return code;
    }
    if (!isRepeatable(verb))
      throw new UsageError(`--watch repeats commands that read, and ${command} makes a change.`);
    return await watch({
      ...input,
      filter,
      selection: verb.prints === 'rows' ? selection : undefined,
      cli,
      everyMs: globals.watchMs,
      once,
    });
  } catch (error) {
    state.endProgress();
    state.printHeld();
    if (input.signal.aborted) return interrupted(state, printError);
    if (error instanceof UsageError) throw error;
    const dry = dryRunOf(error);
    if (dry) {
      printError(dry.message);
      return 0;
    }
    const shownError = deadline.signal.aborted ? deadline.failure : error;
    const { master = 'the master', username } = state;
    const [only, second] = operands;
    const entity =
      only !== undefined && second === undefined && verb.completes
        ? `${verb.completes} ${only}`
        : undefined;
    const certificateFile = input.system.env.DET_MASTER_CERT_FILE;
    const where = {
      command: fullCommand(command, operands),
      entity,
      master,
      username,
      certificateFile,
    };
    for (const line of linesOf(shownError, where)) printError(line);
    return exitCodeOf(outcomeOf(shownError), globals.hasDetailedExitCode);
  } finally {
    await state.checked?.();
    deadline.stop();
    state.endProgress();
    if (state.recorder && globals.record !== undefined)
      await keepRecording(input, { recorder: state.recorder, file: globals.record });
  }
}

type KnownColumn = Pick<Column<never>, 'key' | 'states'>;

/**
 * Returns the columns that a command which reads is about to print. It runs as in
 * `runVerb`, but nothing is printed or changed, and it ends where it has rows.
 * @throws UsageError for invalid words
 */
export async function columnsOf({
  found,
  system,
  signal,
}: Pick<RunVerbInput, 'found' | 'system' | 'signal'>): Promise<KnownColumn[]> {
  const { verb } = found;
  if (verb.prints !== 'rows' && verb.prints !== 'record') return [];
  const { values, operands } = parseVerb(verb, verb.name, found.args);
  const globals = { ...globalsOf(verb, values), retry: 'off' as const, isDryRun: true };
  const silent = { print: () => undefined, printError: () => undefined };
  const selection = selectionOf(verb, globals);
  const input = { ...silent, found, system, signal, globals, filter: undefined, selection };
  const { cli } = createCli(input);
  const columns = new Map<string, KnownColumn>();
  const take = async (taken: readonly KnownColumn[]): Promise<never> => {
    for (const column of taken) columns.set(column.key, column);
    throw new Failure('The columns are known.');
  };
  const out = { ...cli.out, rows: take, select: take, record: take, records: take };
  await verb.run({ values, operands, cli: { ...cli, out } }).catch((error: unknown) => {
    if (columns.size === 0) throw error;
  });
  return [...columns.values()];
}

/** The command with its operands, for sentences about errors. */
function fullCommand(command: string, operands: string[]): string {
  const words = [command, ...operands].join(' ');
  return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}

/** Writes the recording, also of a failed command, which is the main reason to record. */
async function keepRecording(
  { system, printError }: RunVerbInput,
  { recorder, file }: { recorder: Recorder; file: string },
) {
  const har = recorder.har();
  const path = resolve(system.cwd(), file);
  try {
    await makeFolder(dirname(path));
    await writeFile(path, JSON.stringify(har), { mode: 0o600 });
    printError(`Recorded ${har.log.entries.length} calls in ${file}.`);
  } catch (error) {
    printError(`The recording cannot be written to ${file}: ${String(error)}`);
  }
}

/** The global options, without those that the verb has itself under the same name. */
const globalsOf = ({ options }: Verb, values: GlobalValues): Globals =>
  readGlobals(
    Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(options, name))),
  );

function parseVerb(verb: Verb, command: string, args: string[]) {
  const options = { ...commonOptions(verb), ...verb.options };
  const { min, max } = operandCounts(verb.operands);
  refuseUnhonored(command, args, options);
  const givenWords = templateValue(watchValue(args, max), verb);
  const parsed = parseOptions({ name: command, options, args: givenWords, allowOperands: true });
  const { operands } = parsed;
  // parseArgs received the table of these
  const values = parsed.values as GlobalValues;
  const few = operands.length < min && !(values.where !== undefined && verb.where === 'ids');
  if (few || operands.length > max) {
    const usage = verb.operands === '' ? 'takes no arguments' : `takes ${verb.operands}`;
    const extra = few ? '' : `; unexpected argument "${operands[max]}"`;
    throw new UsageError(
      `\`${command}\` ${usage}${extra}. \`trainyard help ${command}\` describes it.`,
    );
  }
  return { values, operands };
}

/** @throws UsageError for a global option that has no effect on this command */
function refuseUnhonored(command: string, args: string[], options: Options) {
  const end = args.indexOf('--');
  for (const word of end < 0 ? args : args.slice(0, end)) {
    const [, name = ''] = /^--([a-z-]+)/.exec(word) ?? [];
    if (Object.hasOwn(globalOptions, name) && !Object.hasOwn(options, name))
      throw new UsageError(
        `\`${command}\` has no --${name}. \`trainyard help ${command}\` lists its options.`,
      );
  }
}

/** `-o template=TEXT` means --template TEXT, unless -o has another meaning here. */
function templateValue(args: string[], verb: Verb): string[] {
  if (Object.values(verb.options).some(({ short }) => short === 'o')) return args;
  const joined = args.flatMap((word, at) => {
    const isValue = /^(-o|--output)$/.test(args[at - 1] ?? '') && word.startsWith('template=');
    if (/^(-o|--output)$/.test(word) && args[at + 1]?.startsWith('template=')) return [];
    if (isValue) return [`--${word}`];
    return [word.replace(/^(?:-o|--output=)(?=template=)/, '--')];
  });
  return joined;
}

/**
 * `--watch` has an optional value, which parseArgs does not support; a number after it is its value
 * unless it may be an id.
 */
function watchValue(args: string[], maxOperands: number): string[] {
  const at = args.indexOf('--watch');
  if (at < 0) return args;
  const next = args[at + 1];
  const isValue = maxOperands === 0 && next !== undefined && /^\d/.test(next);
  return args.toSpliced(at, isValue ? 2 : 1, `--watch=${isValue ? next : ''}`);
}

function startDeadline({ timeoutMs }: Globals) {
  const controller = new AbortController();
  const seconds = (timeoutMs ?? 0) / 1000;
  const failure = new Failure(`It took longer than the ${seconds} s that --timeout allows.`, {
    outcome: 'timeout',
  });
  const timer =
    timeoutMs === undefined ? undefined : setTimeout(() => controller.abort(failure), timeoutMs);
  return { signal: controller.signal, failure, stop: () => clearTimeout(timer) };
}

function interrupted(state: State, printError: (line: string) => void): number {
  if (state.resume !== undefined)
    printError(`It keeps running; \`${state.resume}\` follows it again.`);
  return exitCodeOf('interrupted', false);
}

type Done = { id: string; ok: boolean };
const doneColumns = [field<Done>('id'), field<Done>('ok')];

type State = {
  master?: string;
  /** the user that is named; the default user is not */
  username?: string;
  resume?: string;
  recorder?: Recorder;
  /** resolves when the person who acts is checked */
  checked?: Session['checked'];
  /** something was written to standard output, or a list was empty */
  hasWritten: boolean;
  /** shows the output that was held back, in the pager if it is longer than the terminal */
  showHeld: () => Promise<void>;
  /** prints it at once, before an error */
  printHeld: () => void;
  endProgress: () => void;
};

const loadFilter = async (program: string) => (await import('./output/jq')).jqFilter(program);

type CliInput = RunVerbInput & {
  globals: Globals;
  filter: JsonFilter | undefined;
  selection: Selection;
};

function createCli(input: CliInput): { cli: Cli; state: State } {
  const { globals, system, print, printError, signal } = input;
  let session: Promise<Session> | undefined;
  let drawnLength = 0;
  const output = holdForPager(pagerOf(input.found.verb, globals, system), {
    system,
    print,
    printError,
  });
  const canDraw = system.isTerminal.stderr && !globals.isQuiet;
  const state: State = {
    hasWritten: false,
    printHeld: output.printNow,
    showHeld: output.show,
    endProgress: () => {
      if (drawnLength > 0) system.draw(`\r${' '.repeat(drawnLength)}\r`);
      drawnLength = 0;
    },
  };
  const notify = (words: string) => {
    state.endProgress();
    if (globals.isQuiet) return;
    output.note(words);
  };
  const { selection } = input;
  const isSelected = selection.by !== undefined || selection.conditions.length > 0;
  const cli: Cli = {
    // a sorted or filtered list is read completely, and --limit applies afterwards
    globals: isSelected ? { ...globals, limit: undefined, offset: 0, pages: undefined } : globals,
    system: {
      ...system,
      write: (bytes) => {
        state.hasWritten = true;
        return system.write(bytes);
      },
    },
    signal,
    notify,
    complain: (lines) => {
      state.endProgress();
      for (const line of lines) printError(line);
    },
    progress: (words) => {
      if (!canDraw) return;
      const line = words.slice(0, Math.max(0, system.width() - 1));
      system.draw(`\r${line.padEnd(drawnLength)}`);
      drawnLength = line.length;
    },
    out: createOutput({
      ...globals,
      filter: input.filter,
      ...(input.found.verb.prints === 'rows' && { selection: input.selection }),
      hasColor: hasColor(globals, system),
      width: system.isTerminal.stdout ? system.width() : undefined,
      print: (text, styling) => {
        state.endProgress();
        state.hasWritten = true;
        output.print(text, styling);
      },
    }),
    session: () => {
      session ??= openSession({ globals, system, notify, signal }).then((opened) => {
        state.checked = opened.checked;
        state.master = opened.master;
        if (opened.username && !opened.isDefaultUser) state.username = opened.username;
        if (opened.recorder) state.recorder = opened.recorder;
        return opened;
      });
      return session;
    },
    findCommand: findRow,
    isCommand: isRow,
    resumeWith: (command) => {
      state.resume = command;
    },
  };
  return { cli, state };
}

function hasColor({ color }: Globals, { env, isTerminal }: System): boolean {
  if (color !== 'auto') return color === 'always';
  // like Node: overrides NO_COLOR, and applies without a terminal, too
  if (env.FORCE_COLOR !== undefined) return !/^(0|false)$/.test(env.FORCE_COLOR);
  return isTerminal.stdout && !env.NO_COLOR && env.TERM !== 'dumb';
}

type Watching = {
  cli: Cli;
  everyMs: number;
  once: (cli: Cli) => Promise<number>;
  print: Print;
  filter: JsonFilter | undefined;
  selection: Selection | undefined;
  system: System;
};

/**
 * Repeats the output until it is interrupted. On a terminal each output replaces the last one when
 * it is complete; elsewhere they follow each other.
 */
async function watch(watching: Watching): Promise<number> {
  const { cli, everyMs, system } = watching;
  while (true) {
    const lines: string[] = [];
    const isTerminal = system.isTerminal.stdout;
    const out = createOutput({
      ...cli.globals,
      filter: watching.filter,
      ...(watching.selection && { selection: watching.selection }),
      hasColor: cli.out.hasColor,
      width: isTerminal ? system.width() : undefined,
      print: guardPrint((text) => lines.push(text), isTerminal),
    });
    await watching.once({ ...cli, out });
    const picture = lines.join('\n');
    if (isTerminal) watching.print(picture, 'screen');
    else if (picture !== '') watching.print(picture);
    await system.wait(everyMs, cli.signal);
  }
}
