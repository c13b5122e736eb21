import { isNotFound } from '@trainyard/sdk';
import type { Cli } from './cli';
import { exitCodeOf, Failure, linesOf, outcomeOf } from './failure';

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
