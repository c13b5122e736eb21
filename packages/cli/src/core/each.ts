import { isNotFound } from '@trainyard/sdk';
import type { Cli } from './cli';
import { dryRunOf } from './dry-run';
import { exitCodeOf, Failure, linesOf, outcomeOf } from './failure';
import { computed } from './output/columns';

type Id = number | string;
type EachRun<Key extends Id> = {
  ids: Key[];
  /** what they are: `experiment` */
  what: string;
  /** the verb in a sentence: `pause` in "Cannot pause experiment 3." */
  verb: string;
  /** how it reads afterwards: `Paused` in "Paused experiment 3." */
  done: string;
  run: (id: Key) => Promise<unknown>;
  /** asks first on a terminal, and needs -y where nobody can be asked */
  asks?: boolean;
};

type Result = { id: Id; ok: boolean; error?: string };

const resultColumns = [
  computed<Result>({ key: 'id', value: ({ id }) => id }),
  computed<Result>({ key: 'ok', value: ({ ok }) => ok }),
  computed<Result>({ key: 'error', value: ({ error }) => error }),
];

/**
 * Runs an action on each of several ids, in their order, and reports each result: words on standard
 * error, a row per id on standard output with -o json, jsonl, csv, yaml; with -o ids those that
 * succeeded. The others are tried also when one fails.
 * @returns the exit code
 * @throws the failure itself where there is only one id
 */
export async function runOnEach<Key extends Id>(cli: Cli, input: EachRun<Key>): Promise<number> {
  const { ids, what, verb, done } = input;
  if (input.asks) await confirm(cli, `${capital(verb)} ${named(ids, what)}?`);
  const results: Result[] = [];
  for (const id of ids) {
    cli.signal.throwIfAborted();
    try {
      await input.run(id);
      results.push({ id, ok: true });
      cli.say(`${done} ${what} ${id}.`);
    } catch (error) {
      const isMine = cli.signal.aborted;
      const dry = dryRunOf(error);
      if (isMine) throw error;
      if (dry) {
        cli.say(`${dry.message} (${verb} ${what} ${id})`);
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
  cli.say(`${failed} of ${ids.length} failed.`);
  return exitCodeOf('someFailed', cli.globals.hasDetailedExitCode);
}

async function writeResults(cli: Cli, results: Result[]) {
  if (cli.out.format === 'table') return;
  const shown = cli.out.format === 'ids' ? results.filter(({ ok }) => ok) : results;
  await cli.out.rows(resultColumns, shown);
}

/**
 * Asks before an action that cannot be undone; -y and --dry-run answer yes.
 * @throws Failure when the answer is no, and where there is no terminal to ask on
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
  const answer = await cli.system.ask(`${question} [y/N] `);
  if (/^y(es)?$/i.test(answer.trim())) return;
  throw new Failure('Not done.');
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `experiment 3`, `3 experiments (3, 4, 7)`; long lists are cut. */
function named(ids: Id[], what: string): string {
  if (ids.length === 1) return `${what} ${ids[0]}`;
  const shown = ids.slice(0, 10).join(', ');
  return `${ids.length} ${what}s (${shown}${ids.length > 10 ? ', …' : ''})`;
}

type Reading<Key, Found> = {
  ids: readonly Key[];
  /** what they are: `experiment` */
  what: string;
  read: (id: Key) => Promise<Found>;
};

/** Calls at a time. */
const width = 8;

/**
 * Reads several things, in their order. One that fails is told on standard error and does not keep
 * the others from being read.
 * @returns those found, and the exit code of the command
 * @throws the failure itself where there is only one id, and where nobody is signed in
 */
export async function readEach<Key extends number | string, Found>(
  cli: Cli,
  { ids, what, read }: Reading<Key, Found>,
): Promise<{ found: Found[]; exitCode: number }> {
  const found: Found[] = [];
  let failed = 0;
  for (let at = 0; at < ids.length; at += width) {
    const part = ids.slice(at, at + width);
    const answers = await Promise.allSettled(part.map(read));
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') {
        found.push(answer.value);
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
  if (failed > 0) cli.say(`${failed} of ${ids.length} failed.`);
  const outcome = failed > 0 ? 'someFailed' : 'done';
  return { found, exitCode: exitCodeOf(outcome, cli.globals.hasDetailedExitCode) };
}

function failureOf(cause: unknown, subject: string): unknown {
  if (!isNotFound(cause)) return cause;
  return new Failure(`There is no ${subject}, or you may not see it.`, { cause });
}
