import { parseArgs } from 'node:util';
import { didYouMean } from './did-you-mean';
import { UsageError } from './option-values';
import type { Print } from './output/terminal-text';

type Shared = {
  help: string;
  /** one letter, such as `-o` */
  short?: string;
};

export type OptionSpec =
  | (Shared & { type: 'boolean' })
  | (Shared & {
      type: 'string';
      value: string;
      default?: string;
      /** the only accepted values, which completion offers */
      choices?: readonly string[];
      /** accepted values of another form, for the error: `template=TEXT` */
      otherValues?: string;
      /** values that completion offers where the command itself checks them */
      suggestions?: () => readonly string[] | Promise<readonly string[]>;
    })
  /** may be given several times; an empty list by default */
  | (Shared & { type: 'string'; value: string; multiple: true });

export type Options = Record<string, OptionSpec>;

type ValueOf<Spec extends OptionSpec> = Spec extends { type: 'boolean' }
  ? boolean
  : Spec extends { multiple: true }
    ? string[]
    : Spec extends { default: string }
      ? TextOf<Spec>
      : TextOf<Spec> | undefined;

type TextOf<Spec> = Spec extends { choices: ReadonlyArray<infer Choice extends string> }
  ? Choice
  : string;

export type ValuesOf<Table extends Options> = { [Name in keyof Table]: ValueOf<Table[Name]> };

/** The output of a command, and the signal that stops it. */
export type Context = {
  print: Print;
  signal: AbortSignal;
};

export type Command = {
  name: string;
  summary: string;
  operands: string;
  options: Options;
  examples: string[];
  /** @returns the exit code of the process */
  execute: (args: string[], context: Context) => Promise<number>;
};

type Definition<Table extends Options> = {
  name: string;
  summary: string;
  /** operands of the command, for its help: `[command]` */
  operands?: string;
  options: Table;
  examples?: string[];
  run: (input: Input<Table>) => Promise<number>;
};

type Input<Table extends Options> = {
  values: ValuesOf<Table>;
  operands: string[];
  context: Context;
};

/** Creates one row of the command table; `run` receives values typed by the declared options. */
export function defineCommand<const Table extends Options>(definition: Definition<Table>): Command {
  const { name, summary, options, examples = [], operands = '', run } = definition;
  const execute = async (args: string[], context: Context) => {
    const parsed = parseOptions({ name, options, args, allowOperands: operands !== '' });
    // parseArgs received this table, so its values have the types of the table
    return run({ values: parsed.values as ValuesOf<Table>, operands: parsed.operands, context });
  };
  return { name, summary, operands, options, examples, execute };
}

type ParseInput = { name: string; options: Options; args: string[]; allowOperands: boolean };

/**
 * Parses the words of a command by its table of options.
 * @throws UsageError naming the invalid word, and the page that lists the options
 */
export function parseOptions({ name, options, args, allowOperands }: ParseInput) {
  const table = Object.entries(options).map(([key, spec]) => [key, parserOption(spec)]);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(table),
      allowPositionals: allowOperands,
    });
    return { values: checkChoices(options, values), operands: positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const text = error instanceof Error ? error.message : String(error);
    const firstSentence = text.split(/\. |\n/)[0]?.replace(/\.$/, '');
    const advice = `\`trainyard help ${name}\` lists the options.`;
    const [, dashed] = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(text) ?? [];
    if (dashed !== undefined)
      throw new UsageError(
        `${dashed} has no value; one that begins with - is written as ${dashed}=-1. ${advice}`,
      );
    const [, unknown] = /^Unknown option '--([^'=]+)/.exec(text) ?? [];
    const near =
      unknown === undefined
        ? undefined
        : didYouMean(unknown, Object.keys(options), unknown.length < 5 ? 1 : 2);
    const end = near === undefined ? '.' : `; did you mean --${near}?`;
    throw new UsageError(`${firstSentence}${end} ${advice}`);
  }
}

function parserOption(spec: OptionSpec) {
  const short = spec.short === undefined ? {} : { short: spec.short };
  if (spec.type === 'boolean') return { ...short, type: spec.type, default: false };
  if ('multiple' in spec) return { ...short, type: spec.type, multiple: true, default: [] };
  return { ...short, type: spec.type, ...presetOf(spec) };
}

const presetOf = (spec: { default?: string }) =>
  spec.default === undefined ? {} : { default: spec.default };

function checkChoices<Values extends object>(options: Options, values: Values): Values {
  for (const [name, value] of Object.entries(values)) {
    const spec = options[name];
    if (spec?.type !== 'string' || !('choices' in spec) || !spec.choices) continue;
    const { choices } = spec;
    const wrong = [value ?? []].flat().find((word) => !choices.includes(word));
    if (wrong === undefined) continue;
    const others = spec.otherValues === undefined ? '' : `, ${spec.otherValues}`;
    throw new UsageError(`--${name} takes ${choices.join(', ')}${others}, not "${wrong}".`);
  }
  return values;
}
