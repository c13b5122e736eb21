import { isNotFound } from '@trainyard/sdk';
import type { Options, ValuesOf } from './command';
import { dryRunOf } from './dry-run';
import { exitCodeOf, Failure, linesOf, outcomeOf } from './failure';
import { UsageError } from './option-values';
import { field } from './output/columns';
import type { Session } from './session';
import { type Cli, type Definition, defineVerb, type Verb } from './verb';

/** More than any user needs: catches a typo such as 1..99999999. */
const largestRange = 100_000;

/** The operands of a command, with `-` replaced by the words on standard input. */
export async function readWords(cli: Cli, operands: string[]): Promise<string[]> {
  if (!operands.includes('-')) return operands;
  const text = (await cli.system.stdin()).toString('utf8');
  const piped = text.split(/[\s,]+/).filter((word) => word !== '');
  return operands.flatMap((word) => (word === '-' ? piped : [word]));
}

type Ids = {
  operands: string[];
  /** kind of the entities, for errors: `experiment` */
  what: string;
  /** finds the ids for `--where`; without it the option is rejected */
  find?: (where: string) => Promise<number[]>;
};

/**
 * Reads numeric ids: several, comma-separated, ranges `3..9`, `-` from standard input, or
 * `--where`. Drops duplicates.
 * @throws UsageError for a word that is not an id, and if no id is given
 */
export async function readIds(cli: Cli, { operands, what, find }: Ids): Promise<number[]> {
  const { where } = cli.globals;
  if (where !== undefined) {
    if (!find) throw new UsageError(`--where does not choose a ${what} here; give its id.`);
    if (operands.length > 0) throw new UsageError('Give ids or --where, not both.');
    const matches = await find(where);
    if (matches.length === 0)
      throw new Failure(`No ${what} matches ${where}.`, { outcome: 'notFound' });
    return matches;
  }
  const words = await readWords(cli, operands);
  const ids = words.flatMap((word) => word.split(',')).flatMap((word) => idsOf(word, what));
  if (ids.length === 0) throw new UsageError(`Which ${what}? Give an id.`);
  return [...new Set(ids)];
}

/**
 * Reads ids followed by other words: `label add 3 4 nightly`. With `--where` all words are the
 * latter.
 */
export async function readIdsAndWords(
  cli: Cli,
  { operands, count, ...ids }: Ids & { count: number },
): Promise<{ ids: number[]; words: string[] }> {
  const words = operands.slice(-count);
  if (words.length < count) throw new UsageError(`Arguments are missing after the ${ids.what}.`);
  return { ids: await readIds(cli, { ...ids, operands: operands.slice(0, -count) }), words };
}

/** Reads one numeric id. @throws UsageError for an invalid one */
export function readId(text: string | undefined, what: string): number {
  if (text !== undefined && /^\d+$/.test(text)) return Number(text);
  throw new UsageError(`"${text ?? ''}" is not the id of any ${what}, which is a whole number.`);
}

/** Reads a UUID, with or without dashes. @throws UsageError for another text */
export function readUuid(text: string, what: string): string {
  if (/^[\da-f]{32}$/i.test(text.replaceAll('-', ''))) return text;
  throw new UsageError(`"${text}" is not the id of any ${what}, which is a UUID.`);
}

function idsOf(word: string, what: string): number[] {
  const [, first, last] = /^(\d+)(?:\.\.|-)(\d+)$/.exec(word) ?? [];
  if (first === undefined || last === undefined) return [readId(word, what)];
  const length = Number(last) - Number(first) + 1;
  if (length < 1 || length > largestRange) {
    throw new UsageError(`The range ${word} has ${length < 1 ? 'no' : 'too many'} ids.`);
  }
  return Array.from({ length }, (_, index) => Number(first) + index);
}

type Id = number | string;
type EachRun<Key extends Id> = {
  ids: Key[];
  /** kind of the entities: `experiment` */
  what: string;
  /** the verb in a sentence: `pause` in "Cannot pause experiment 3." */
  verb: string;
  /** its past form: `Paused` in "Paused experiment 3." */
  done: string;
  run: (id: Key) => Promise<unknown>;
  /** requires a confirmation on a terminal, and -y elsewhere */
  needsConfirmation?: boolean;
};

type Result = { id: Id; ok: boolean; error?: string };

const resultColumns = [field<Result>('id'), field<Result>('ok'), field<Result>('error')];

/**
 * Runs an action on several ids, in order, and reports each result: words on standard error, a row
 * per id on standard output with -o json, jsonl, csv, yaml; with -o ids the successful ones.
 * Continues after a failure.
 * @returns the exit code
 * @throws the failure itself if there is only one id
 */
export async function runOnEach<Key extends Id>(cli: Cli, input: EachRun<Key>): Promise<number> {
  const { ids, what, verb, done } = input;
  if (input.needsConfirmation) await confirm(cli, `${capital(verb)} ${named(ids, what)}?`);
  const results: Result[] = [];
  for (const id of ids) {
    cli.signal.throwIfAborted();
    try {
      await input.run(id);
      results.push({ id, ok: true });
      cli.notify(
        // a run that sends nothing finds everything as it should be
        cli.globals.isDryRun
          ? `Would send nothing (${verb} ${what} ${id})`
          : `${done} ${what} ${id}.`,
      );
    } catch (error) {
      const isAborted = cli.signal.aborted;
      const dry = dryRunOf(error);
      if (isAborted) throw error;
      if (dry) {
        cli.notify(`${dry.message} (${verb} ${what} ${id})`);
        results.push({ id, ok: true });
        continue;
      }
      const failure = new Failure(`Cannot ${verb} ${what} ${id}.`, { cause: error });
      if (ids.length === 1) throw failure;
      results.push({ id, ok: false, error: wordsOf(error) });
      const { master } = await cli.session();
      cli.complain(linesOf(failure, { command: verb, master }));
      if (outcomeOf(error) === 'notSignedIn') throw failure;
    }
  }
  await writeResults(cli, results);
  const failed = results.filter(({ ok }) => !ok).length;
  if (failed === 0) return 0;
  cli.notify(`${failed} of ${ids.length} failed.`);
  return exitCodeOf('someFailed', cli.globals.hasDetailedExitCode);
}

type EachVerb<Key extends Id, Table extends Options> = Omit<Definition<Table>, 'run' | 'prints'> &
  Pick<EachRun<Key>, 'needsConfirmation' | 'done' | 'what'> & {
    /** the verb in a sentence, the name by default */
    verb?: string;
    /** reads the ids of the operands */
    ids: (cli: Cli, operands: string[], values: ValuesOf<Table>) => Promise<Key[]>;
    run: (
      id: Key,
      context: {
        client: Session['client'];
        options: { signal: AbortSignal };
        values: ValuesOf<Table>;
        cli: Cli;
      },
    ) => Promise<unknown>;
  };

/** Creates a verb that runs an action on several ids; see `runOnEach`. */
export function defineEachVerb<Key extends Id, const Table extends Options = Record<never, never>>({
  ids,
  run,
  what,
  done,
  needsConfirmation,
  verb,
  ...definition
}: EachVerb<Key, Table>): Verb {
  return defineVerb<Table>({
    ...definition,
    run: async ({ operands, values, cli }) => {
      const entityIds = await ids(cli, operands, values);
      const { client } = await cli.session();
      const context = { client, options: { signal: cli.signal }, values, cli };
      return runOnEach(cli, {
        ids: entityIds,
        what,
        verb: verb ?? definition.name,
        done,
        ...(needsConfirmation && { needsConfirmation }),
        run: (id) => run(id, context),
      });
    },
  });
}

/** Reads the numeric ids of entities of one kind; see `readIds`. */
export const idsOfEach =
  (what: string) =>
  (cli: Cli, operands: string[]): Promise<number[]> =>
    readIds(cli, { operands, what });

async function writeResults(cli: Cli, results: Result[]) {
  if (cli.out.format === 'table') return;
  const shownResults = cli.out.format === 'ids' ? results.filter(({ ok }) => ok) : results;
  await cli.out.rows(resultColumns, shownResults);
}

/**
 * Asks the user to confirm an action that cannot be undone; with -y and --dry-run the answer is
 * yes.
 * @throws Failure when the answer is no, and without a terminal
 */
export async function confirm(cli: Cli, question: string): Promise<void> {
  if (cli.globals.isConfirmed || cli.globals.isDryRun) return;
  const { stdin, stderr } = cli.system.isTerminal;
  if (!stdin || !stderr) {
    throw new Failure(`Not done: there is no terminal to confirm on. ${question}`, {
      hint: '-y skips the question.',
      outcome: 'usage',
    });
  }
  const answer = await cli.system.prompt(`${question} [y/N] `);
  if (/^y(es)?$/i.test(answer.trim())) return;
  throw new Failure('Not done.');
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats `experiment 3`, `3 experiments (3, 4, 7)`; cuts long lists. */
function named(ids: Id[], what: string): string {
  if (ids.length === 1) return `${what} ${ids[0]}`;
  const firstIds = ids.slice(0, 10).join(', ');
  return `${ids.length} ${what}s (${firstIds}${ids.length > 10 ? ', …' : ''})`;
}

type Reading<Key, Found> = {
  ids: readonly Key[];
  /** kind of the entities: `experiment` */
  what: string;
  read: (id: Key) => Promise<Found>;
};

/** Number of concurrent calls. */
const width = 8;

/**
 * Reads several entities, in order. Reports a failure on standard error and reads the others.
 * @returns those found, and the exit code of the command
 * @throws the failure itself if there is only one id, and if nobody is signed in
 */
export async function readEach<Key extends number | string, Found>(
  cli: Cli,
  { ids, what, read }: Reading<Key, Found>,
): Promise<{ found: Found[]; exitCode: number }> {
  const subjects: Found[] = [];
  let failed = 0;
  for (let at = 0; at < ids.length; at += width) {
    const part = ids.slice(at, at + width);
    const answers = await Promise.allSettled(part.map(read));
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') {
        subjects.push(answer.value);
        continue;
      }
      if (cli.signal.aborted) throw answer.reason;
      const failure = failureOf(answer.reason, `${what} ${part[index]}`);
      if (ids.length === 1 || outcomeOf(failure) === 'notSignedIn') throw failure;
      failed += 1;
      const { master } = await cli.session();
      cli.complain(linesOf(failure, { command: `read ${what} ${part[index]}`, master }));
    }
  }
  if (failed > 0) cli.notify(`${failed} of ${ids.length} failed.`);
  const outcome = failed > 0 ? 'someFailed' : 'done';
  return { found: subjects, exitCode: exitCodeOf(outcome, cli.globals.hasDetailedExitCode) };
}

function failureOf(cause: unknown, subject: string): unknown {
  if (!isNotFound(cause)) return cause;
  return new Failure(`There is no ${subject}, or you may not see it.`, { cause });
}
