import type { Command, Options, ValuesOf } from './command';
import type { Globals } from './globals';
import type { Output } from './output/output';
import type { Session } from './session';
import type { System } from './system';

/** The parts that a verb uses: options, machine, output, session. */
export type Cli = {
  globals: Globals;
  system: System;
  /** aborts on Ctrl-C and --timeout */
  signal: AbortSignal;
  /** writes data to standard output */
  out: Output;
  /** writes messages to standard error; silent with -q */
  notify: (words: string) => void;
  /** writes errors to standard error, also with -q */
  complain: (lines: string[]) => void;
  /** shows a progress line that the next one replaces; only on a terminal, silent with -q */
  progress: (words: string) => void;
  /** the master: its address, a client, the signed-in user; created once */
  session: () => Promise<Session>;
  /**
   * Returns the entry of the command table with a name, or a short one.
   * @throws UsageError that names the nearest one
   */
  findCommand: (name: string) => Noun | Tool;
  /** returns true for the name of a command, also a short one */
  isCommand: (name: string) => boolean;
  /** sets the command that continues after an interrupt; printed when that happens */
  resumeWith: (command: string) => void;
};

/**
 * The kind of output of a verb: determines which global options its help lists. `lines` are text
 * unless -o requests rows; a `document` has no columns; a `value` is one text, which -o names;
 * `text` has no other format; `nothing` reports its result only with -o.
 */
export type Prints = 'rows' | 'record' | 'document' | 'lines' | 'value' | 'text' | 'nothing';

/**
 * The effect of `--where`: it selects the entities of the command, or the rows of its list, which
 * the command does by itself for `list`.
 */
export type Where = 'ids' | 'rows' | 'list';

/** Words of a command, and the noun whose ids may follow, too. */
export type Suggested = { words: readonly string[]; kind?: string | undefined };

/** One row of the command table, with the data for help, completion and the reference. */
export type Verb = {
  /** one word, or two as in `label add` */
  name: string;
  aliases: string[];
  summary: string;
  /** operands, as in help: `<experiment…>`, `<id> [name]` */
  operands: string;
  /** the noun whose ids completion offers for the operands */
  completes: string | undefined;
  /** the words that completion offers after these operands, or the noun whose ids it offers */
  suggests: ((operands: readonly string[]) => Suggested) | undefined;
  options: Options;
  prints: Prints;
  /** absent: it has no --where */
  where: Where | undefined;
  examples: string[];
  /** runs without a verb */
  isDefault: boolean;
  run: (input: AnyInput) => Promise<number | undefined> | Promise<void>;
};

type AnyInput = { values: Record<string, unknown>; operands: string[]; cli: Cli };

export type Definition<Table extends Options> = {
  name: string;
  aliases?: string[];
  summary: string;
  operands?: string;
  completes?: string;
  suggests?: (operands: readonly string[]) => Suggested;
  options?: Table;
  prints?: Prints;
  /** by default `ids` for experiments, trials and runs, `rows` for other lists */
  where?: Where;
  examples?: string[];
  isDefault?: boolean;
  /** @returns the exit code; undefined is 0 */
  run: (input: {
    values: ValuesOf<Table>;
    operands: string[];
    cli: Cli;
  }) => Promise<number | undefined> | Promise<void>;
};

/** Creates a verb; `run` receives values typed by the declared options. */
export function defineVerb<const Table extends Options = Record<never, never>>(
  definition: Definition<Table>,
): Verb {
  const { name, aliases = [], summary, operands = '', options, examples = [] } = definition;
  const { prints = 'nothing', completes, suggests, isDefault = false, run } = definition;
  const { where = whereOf(operands, prints) } = definition;
  return {
    name,
    aliases,
    summary,
    operands,
    completes,
    suggests,
    options: options ?? {},
    prints,
    where,
    examples,
    isDefault,
    // the words were parsed with this verb's own table
    run: (input) => run({ ...input, values: input.values as ValuesOf<Table> }),
  };
}

const whereOf = (operands: string, prints: Prints): Where | undefined =>
  /^<(experiment|trial|run)…>/.test(operands) ? 'ids' : prints === 'rows' ? 'rows' : undefined;

/** The number of operands for a text such as `<id> <label…>`. */
export function operandCounts(operands: string): { min: number; max: number } {
  const words = operands.split(' ').filter((word) => word !== '');
  return {
    min: words.filter((word) => word.startsWith('<')).length,
    max: operands.includes('…') ? Number.POSITIVE_INFINITY : words.length,
  };
}

type Row = { name: string; aliases?: string[]; summary: string; group: Group };

/** The section of a noun in help. */
export const groups = ['Training', 'Tasks', 'Cluster', 'People', 'Tools'] as const;
type Group = (typeof groups)[number];

/** One row of the table: a noun, whose verbs load on demand. */
export type Noun = Row & { load: () => Promise<Verb[]> };

/** A command with its own options, such as `serve`, that does not call a master. */
export type Tool = Row & { command: () => Promise<Command> };

export const isTool = (row: Noun | Tool): row is Tool => 'command' in row;
