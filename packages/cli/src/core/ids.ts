import type { Cli } from './cli';
import { Failure } from './failure';
import { UsageError } from './option-values';

/** More than anybody means; a slip such as 1..99999999 is caught. */
const largestRange = 100_000;

/** The words a command was given, with `-` replaced by those on standard input. */
export async function readWords(cli: Cli, operands: string[]): Promise<string[]> {
  if (!operands.includes('-')) return operands;
  const text = (await cli.system.stdin()).toString('utf8');
  const piped = text.split(/[\s,]+/).filter((word) => word !== '');
  return operands.flatMap((word) => (word === '-' ? piped : [word]));
}

type Ids = {
  operands: string[];
  /** what they are, for errors: `experiment` */
  what: string;
  /** answers `--where`; without it the option is refused */
  find?: (where: string) => Promise<number[]>;
};

/**
 * Numeric ids: several, comma-separated, ranges `3..9`, `-` from standard input, or `--where`.
 * Doubles are dropped.
 * @throws UsageError for a word that is not an id, and where no id is given
 */
export async function readIds(cli: Cli, { operands, what, find }: Ids): Promise<number[]> {
  const { where } = cli.globals;
  if (where !== undefined) {
    if (!find) throw new UsageError(`--where does not choose a ${what} here; give its id.`);
    if (operands.length > 0) throw new UsageError('Give ids or --where, not both.');
    const found = await find(where);
    if (found.length === 0) throw new Failure(`No ${what} fits ${where}.`, { outcome: 'notFound' });
    return found;
  }
  const words = await readWords(cli, operands);
  const ids = words.flatMap((word) => word.split(',')).flatMap((word) => idsOf(word, what));
  if (ids.length === 0) throw new UsageError(`Which ${what}? Give an id.`);
  return [...new Set(ids)];
}

/**
 * Ids with words of their own behind them: `label add 3 4 nightly`. With `--where` all words are these.
 */
export async function readIdsAndWords(
  cli: Cli,
  { operands, count, ...ids }: Ids & { count: number },
): Promise<{ ids: number[]; words: string[] }> {
  const words = operands.slice(-count);
  if (words.length < count) throw new UsageError(`Too few words after the ${ids.what}.`);
  return { ids: await readIds(cli, { ...ids, operands: operands.slice(0, -count) }), words };
}

/** One numeric id. @throws UsageError where it is none */
export function readId(text: string | undefined, what: string): number {
  if (text !== undefined && /^\d+$/.test(text)) return Number(text);
  throw new UsageError(`"${text ?? ''}" is not the id of any ${what}, which is a whole number.`);
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
