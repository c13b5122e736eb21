import type { Cli } from './cli';
import { exitCodeOf, Failure, linesOf, outcomeOf } from './failure';
import { computed } from './output/columns';
import { dryRunOf } from './tap';

type Id = number | string;
type Acting<Key extends Id> = {
  ids: Key[];
  /** what they are: `experiment` */
  what: string;
  /** the verb in a sentence: `pause` in "Cannot pause experiment 3." */
  verb: string;
  /** how it reads afterwards: `Paused` in "Paused experiment 3." */
  done: string;
  act: (id: Key) => Promise<unknown>;
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
 * Does one thing to each of several, in their order, and tells how each went: words on standard
 * error, a row per id on standard output with -o json, jsonl, csv, yaml; with -o ids those done.
 * A failure of one does not keep the others from being tried.
 * @returns the exit code
 * @throws the failure itself where there is only one id
 */
export async function actOnEach<Key extends Id>(cli: Cli, acting: Acting<Key>): Promise<number> {
  const { ids, what, verb, done } = acting;
  if (acting.asks) await agree(cli, `${capital(verb)} ${named(ids, what)}?`);
  const results: Result[] = [];
  for (const id of ids) {
    cli.signal.throwIfAborted();
    try {
      await acting.act(id);
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
 * Asks before something that cannot be undone; -y and --dry-run answer yes.
 * @throws Failure when the answer is no, and where nobody can be asked
 */
export async function agree(cli: Cli, question: string): Promise<void> {
  if (cli.globals.isAgreed || cli.globals.isDryRun) return;
  const { stdin, stderr } = cli.system.isTerminal;
  if (!stdin || !stderr) {
    throw new Failure(`Not done, since nobody could be asked: ${question}`, {
      hint: '-y does it without asking.',
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
