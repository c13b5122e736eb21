import { table } from '../table';
import type { Options } from './command';
import { didYouMean } from './did-you-mean';
import { globalOptions } from './globals';
import { UsageError } from './option-values';
import type { Noun, Tool, Verb } from './verb';

type Words = { text: string; at: number }[];

/** Returns the words that are neither options nor values of options. */
export function wordsOf(args: string[], options: Options): Words {
  const words: Words = [];
  for (let at = 0; at < args.length; at += 1) {
    const text = args[at] ?? '';
    if (text === '--') return [...words, ...rest(args, at + 1)];
    if (!text.startsWith('-') || text === '-') words.push({ text, at });
    else if (takesNext(text, options)) at += 1;
  }
  return words;
}

const rest = (args: string[], from: number): Words =>
  args.slice(from).map((text, index) => ({ text, at: from + index }));

function takesNext(text: string, options: Options): boolean {
  if (text.startsWith('--')) {
    return !text.includes('=') && options[text.slice(2)]?.type === 'string';
  }
  const letter = text.at(-1);
  const [first = ''] = text.slice(1);
  const isString = (short: string | undefined) =>
    Object.values(options).some((spec) => spec.short === short && spec.type === 'string');
  // `-mURL` contains its value
  return text.length === 2 ? isString(letter) : !isString(first) && isString(letter);
}

export type Found =
  | { kind: 'overview' }
  | { kind: 'tool'; row: Tool; args: string[] }
  | { kind: 'noun'; row: Noun; verbs: Verb[] }
  | { kind: 'verb'; row: Noun; verb: Verb; args: string[] };

/**
 * Returns the row and the verb for these words.
 * @throws UsageError that names the unknown word, with the nearest known one
 */
export async function findVerb(args: string[]): Promise<Found> {
  const [first] = wordsOf(args, globalOptions);
  if (!first) return { kind: 'overview' };
  const row = findRow(first.text);
  const others = args.toSpliced(first.at, 1);
  if ('command' in row) return { kind: 'tool', row, args: others };
  const verbs = await row.load();
  const fallback = verbs.find(({ isDefault }) => isDefault);
  // `usage --by pool`: the word is the value of an option of the default verb
  const operandWords = wordsOf(others, { ...globalOptions, ...fallback?.options });
  const [one, two] = operandWords;
  const pair = one && two ? byName(verbs, `${one.text} ${two.text}`) : undefined;
  if (one && two && pair)
    return { kind: 'verb', row, verb: pair, args: without(others, [one.at, two.at]) };
  const verb = one && byName(verbs, one.text);
  if (one && verb) return { kind: 'verb', row, verb, args: without(others, [one.at]) };
  if (!one) {
    return fallback && !isHelpRequested(others)
      ? { kind: 'verb', row, verb: fallback, args: others }
      : { kind: 'noun', row, verbs };
  }
  const isGroup = verbs.some(({ name }) => name.startsWith(`${one.text} `));
  if (isGroup && two === undefined) {
    const group = verbs.filter(({ name }) => name.startsWith(`${one.text} `));
    return { kind: 'noun', row, verbs: group };
  }
  if (fallback && fallback.operands !== '') {
    return { kind: 'verb', row, verb: fallback, args: others };
  }
  throw new UsageError(unknownVerb(row, verbs, isGroup ? `${one.text} ${two?.text}` : one.text));
}

export const isHelpRequested = (args: string[]) => args.includes('--help') || args.includes('-h');

const without = (args: string[], places: number[]) =>
  args.filter((_, index) => !places.includes(index));

const byName = (verbs: Verb[], name: string) =>
  verbs.find((verb) => verb.name === name || verb.aliases.includes(name));

/** Words for what another noun does. */
const otherWords: Record<string, string> = {
  group: 'user-group',
  role: 'rbac',
  permission: 'rbac',
  queue: 'job',
  pool: 'resource-pool',
};

const rowOf = (name: string) =>
  table.find((row) => row.name === name || row.aliases?.includes(name));

/** Returns true for the name of a command, also a short one. */
export const isRow = (name: string): boolean => rowOf(name) !== undefined;

/** @throws UsageError for an unknown name */
export function findRow(name: string): Noun | Tool {
  const row = rowOf(name);
  if (row) return row;
  const near =
    otherWords[name.replace(/s$/, '')] ??
    didYouMean(
      name,
      table.map((row) => row.name),
    );
  throw new UsageError(
    `There is no command "${name}"${near ? `; did you mean ${near}?` : '.'} \`trainyard help\` lists them.`,
  );
}

function unknownVerb(row: Noun, verbs: Verb[], name: string): string {
  const near = didYouMean(
    name,
    verbs.map((verb) => verb.name),
  );
  const advice = near ? `; did you mean \`${row.name} ${near}\`?` : '.';
  return `There is no \`${row.name} ${name}\`${advice} \`trainyard help ${row.name}\` lists its verbs.`;
}
