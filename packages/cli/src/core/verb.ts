import type { Command, Options, ValuesOf } from './command';
import type { Globals } from './globals';
import type { Output } from './output/output';
import type { Session } from './session';
import type { System } from './system';

/** The parts a verb works with: options, machine, output, session. */
export type Cli = {
  globals: Globals;
  system: System;
  /** ends with Ctrl-C and with --timeout */
  signal: AbortSignal;
  /** data, to standard output */
  out: Output;
  /** words for people, to standard error; nothing with -q */
  say: (words: string) => void;
  /** what went wrong, to standard error, also with -q */
  complain: (lines: string[]) => void;
  /** a line of progress that the next one replaces; only on a terminal, nothing with -q */
  progress: (words: string) => void;
  /** the master: its address, a client, who is signed in; made once */
  session: () => Promise<Session>;
  /** the command that continues where an interrupt stopped this one; told when that happens */
  resumeWith: (command: string) => void;
};

/**
 * The kind of output of a verb: decides which global options its help lists. `lines` are text unless
 * -o asks for rows; a `document` has no columns; `nothing` reports its result only with -o.
 */
export type Prints = 'rows' | 'record' | 'document' | 'lines' | 'text' | 'nothing';

/** One row of the command table, with everything help, completion and the reference need. */
export type Verb = {
  /** one word, or two as in `label add` */
  name: string;
  aliases: string[];
  summary: string;
  /** words after the verb as help shows them: `<experiment…>`, `<id> [name]` */
  operands: string;
  /** what completion offers for the operands: the noun whose ids they are */
  completes: string | undefined;
  options: Options;
  prints: Prints;
  examples: string[];
  /** runs when no verb is given */
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
  options?: Table;
  prints?: Prints;
  examples?: string[];
  isDefault?: boolean;
  /** @returns the exit code; nothing is 0 */
  run: (input: {
    values: ValuesOf<Table>;
    operands: string[];
    cli: Cli;
  }) => Promise<number | undefined> | Promise<void>;
};

/** Makes a verb; `run` gets values typed by the options it declares. */
export function defineVerb<const Table extends Options = Record<never, never>>(
  definition: Definition<Table>,
): Verb {
  const { name, aliases = [], summary, operands = '', options, examples = [] } = definition;
  const { prints = 'nothing', completes, isDefault = false, run } = definition;
  return {
    name,
    aliases,
    summary,
    operands,
    completes,
    options: options ?? {},
    prints,
    examples,
    isDefault,
    // the words were read by this verb's own table
    run: (input) => run({ ...input, values: input.values as ValuesOf<Table> }),
  };
}

/** How many operands a text such as `<id> <label…>` asks for. */
export function operandCounts(operands: string): { min: number; max: number } {
  const words = operands.split(' ').filter((word) => word !== '');
  return {
    min: words.filter((word) => word.startsWith('<')).length,
    max: operands.includes('…') ? Number.POSITIVE_INFINITY : words.length,
  };
}

type Row = { name: string; aliases?: string[]; summary: string; group: Group };

/** Where help lists a noun. */
export const groups = ['Training', 'Tasks', 'Cluster', 'People', 'Tools'] as const;
type Group = (typeof groups)[number];

/** One row of the table: a noun, whose verbs load when they are needed. */
export type Noun = Row & { load: () => Promise<Verb[]> };

/** A command of its own options, such as `serve`, that talks to no master. */
export type Tool = Row & { command: () => Promise<Command> };

export const isTool = (row: Noun | Tool): row is Tool => 'command' in row;
