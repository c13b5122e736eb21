import type { OptionSpec, Options } from '../core/command';
import { globalOptions } from '../core/globals';
import { isTool, type Noun, operandCounts, type Tool, type Verb } from '../core/verb';

/** One command of `det`, as its own parser defines it. */
export type DetCommand = {
  /** names of each of its words, the usual one first */
  path: string[][];
  options: { flags: string[]; takesValue: boolean }[];
  /** name, minimum and maximum of each operand; null is unlimited */
  words: [string, number, number | null][];
};

export type DetRow = { command: string; complaint: string | undefined };

type Table = readonly (Noun | Tool)[];

/** For each command of `det`: empty if the same line works here, else the differences. */
export async function compareWithDet(
  table: Table,
  commands: readonly DetCommand[],
): Promise<DetRow[]> {
  const rows: DetRow[] = [];
  for (const command of commands) {
    const name = command.path.map(([first]) => first).join(' ');
    rows.push({ command: name, complaint: await complaintOf(table, command) });
  }
  return rows;
}

async function complaintOf(table: Table, { path, ...command }: DetCommand) {
  const [nouns = [], ...rest] = path;
  for (const noun of nouns) {
    const row = table.find(({ name, aliases = [] }) => name === noun || aliases.includes(noun));
    if (!row) return `there is no ${noun}`;
    if (isTool(row)) continue;
    const verbs = await row.load();
    for (const words of spellings(rest)) {
      const verb = verbOf(verbs, words);
      if (!verb) return `there is no ${noun} ${words}`;
      const complaint = differenceOf(verb, command);
      if (complaint !== undefined) return complaint;
    }
  }
  return undefined;
}

/** `label add`, with every name of each word. */
const spellings = (path: string[][]): string[] =>
  path.reduce<string[]>(
    (heads, names) => heads.flatMap((head) => names.map((name) => `${head} ${name}`.trim())),
    [''],
  );

const verbOf = (verbs: Verb[], words: string) =>
  words === ''
    ? verbs.find(({ isDefault }) => isDefault)
    : verbs.find(({ name, aliases }) => name === words || aliases.includes(words));

function differenceOf(verb: Verb, { options, words }: Omit<DetCommand, 'path'>) {
  for (const { flags, takesValue } of options)
    for (const flag of flags) {
      const spec = optionOf(verb.options, flag) ?? optionOf(globalOptions, flag);
      if (!spec) return `it has no ${flag}`;
      if ((spec.type === 'string') !== takesValue)
        return `${flag} takes ${takesValue ? 'no' : 'a'} value`;
    }
  const { min, max } = operandCounts(verb.operands);
  const detMin = words.reduce((sum, [, low]) => sum + low, 0);
  const detMax = words.reduce((sum, [, , high]) => sum + (high ?? Number.POSITIVE_INFINITY), 0);
  if (min > detMin) return `expects ${verb.operands}`;
  return detMax > max ? `expects ${verb.operands || 'no words'}` : undefined;
}

function optionOf(options: Options, flag: string): OptionSpec | undefined {
  if (flag.startsWith('--')) return options[flag.slice(2)];
  return Object.values(options).find(({ short }) => short === flag.slice(1));
}

/** Why a line of `det` does not work unchanged, for each such command. */
export const detReasons: Record<string, string> = {
  'auth login':
    'Sign-in by a provider (`--provider`, `--headless`) needs an edition of the master that has one; `trainyard auth login` takes name and password.',
  deploy: 'Installs a master; that is the work of its own distribution.',
  'dev curl': 'det hands further words to the `curl` program; ours makes the request itself.',
  'experiment create':
    "`--local` runs the training on this machine inside the platform's Python library.",
  'experiment describe':
    '`--outdir` writes CSV files; `trainyard experiment export` streams the same rows.',
  'oauth client add': 'OAuth clients belong to an edition of the master that has them.',
  'oauth client list': 'The same.',
  'oauth client remove': 'The same.',
};
