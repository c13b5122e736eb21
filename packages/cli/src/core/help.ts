import type { Command, OptionSpec, Options } from './command';
import { globalOptions } from './globals';
import { groups, type Noun, type Prints, type Tool, type Verb } from './verb';

const column = 26;

/** The overview that `trainyard help` prints. */
export function overview(table: Array<Noun | Tool>): string {
  const sections = groups.flatMap((group) => {
    const rows = table.filter((row) => row.group === group);
    return rows.length === 0 ? [] : ['', `${group}:`, ...rows.map(overviewLine)];
  });
  return [
    'Usage: trainyard <command> [options]',
    ...sections,
    '',
    '`trainyard help options` lists the options of every command, such as -o json.',
    '`trainyard help <command>` shows what it can do; `trainyard --version` the version.',
  ].join('\n');
}

const overviewLine = ({ name, aliases = [], summary }: Noun | Tool) =>
  line([name, ...aliases].join(', '), summary);

/** A noun's page: its verbs. */
export function nounHelp(row: Noun, verbs: Verb[]): string {
  const fallback = verbs.find(({ isDefault }) => isDefault);
  return [
    `Usage: trainyard ${row.name} <verb> [options]`,
    '',
    `${row.summary}.`,
    '',
    'Verbs:',
    ...verbs.map(({ name, aliases, summary }) => line([name, ...aliases].join(', '), summary)),
    ...(fallback ? defaultLines(row, fallback) : []),
    '',
    `\`trainyard help ${row.name} <verb>\` shows its options.`,
  ].join('\n');
}

/** The verb that runs without its name, and its own options. */
function defaultLines({ name }: Noun, verb: Verb): string[] {
  const words = ['trainyard', name, verb.operands].filter((word) => word !== '');
  const own = optionLines(verb.options);
  return [
    '',
    `\`${words.join(' ')}\` alone is \`${name} ${verb.name}\`${own.length > 0 ? ', with these options:' : '.'}`,
    ...own,
  ];
}

/** A verb's page: usage line, its own options, global options, examples. */
export function verbHelp(row: Noun, verb: Verb, { hasCommon = true } = {}): string {
  const words = ['trainyard', row.name, verb.name, verb.operands].filter((word) => word !== '');
  const lines = [`Usage: ${words.join(' ')} [options]`, '', `${verb.summary}.`];
  const own = optionLines(verb.options);
  if (own.length > 0) lines.push('', 'Options:', ...own);
  if (verb.examples.length > 0) {
    lines.push('', 'Examples:', ...verb.examples.map((example) => `  ${example}`));
  }
  if (hasCommon) lines.push('', ...commonLines(verb));
  return lines.join('\n');
}

/** The global options, on a separate page: `trainyard help options`. */
export const optionsHelp = (): string =>
  ['Global options, where they apply:', '', ...optionLines(globalOptions)].join('\n');

/** The global options of a verb, by name only. */
function commonLines(verb: Verb): string[] {
  const names = Object.keys(commonOptions(verb)).map((name) => `--${name}`);
  const rows: string[] = [];
  for (const name of names) {
    const last = rows.at(-1);
    if (last === undefined || last.length + name.length > 76) rows.push(`  ${name}`);
    else rows[rows.length - 1] = `${last} ${name}`;
  }
  return ['Global options (`trainyard help options` describes them):', ...rows];
}

/** Returns true if --watch may repeat it. */
export const isRepeatable = ({ prints }: Verb) =>
  prints === 'rows' || prints === 'record' || prints === 'document';

const formatsOf = ['output', 'json', 'csv', 'yaml', 'jq', 'template'];
const ofRows = ['bom', 'columns', 'no-header'];
const printed: Record<Prints, readonly string[]> = {
  rows: [...formatsOf, ...ofRows, 'sort', 'limit', 'offset', 'pages'],
  record: [...formatsOf, ...ofRows],
  lines: [...formatsOf, ...ofRows],
  nothing: [...formatsOf, ...ofRows],
  document: formatsOf,
  value: formatsOf,
  text: [],
};
const ofEveryVerb = [
  ...['master', 'user', 'profile', 'timeout', 'retry', 'dry-run', 'yes', 'quiet', 'debug'],
  ...['record', 'color', 'detailed-exit-code', 'help'],
];

/** The global options that a verb honors and accepts, without letters that it uses itself. */
export function commonOptions(verb: Verb): Options {
  const takenLetters = Object.values(verb.options).map(({ short }) => short);
  const honored = [
    ...ofEveryVerb,
    ...printed[verb.prints],
    ...(verb.where === undefined ? [] : ['where']),
    ...(verb.where === 'ids' ? ['limit', 'offset'] : []),
    ...(isRepeatable(verb) ? ['watch', 'no-pager'] : []),
  ];
  const entries = Object.entries(globalOptions).filter(
    ([name]) => honored.includes(name) && !(name in verb.options),
  );
  return Object.fromEntries(
    entries.map(([name, spec]) => [name, withoutTaken(spec, takenLetters)]),
  );
}

/** An option without its letter, if the verb uses that for another one. */
function withoutTaken(spec: OptionSpec, taken: Array<string | undefined>): OptionSpec {
  if (spec.short === undefined || !taken.includes(spec.short)) return spec;
  const { short, ...others } = spec;
  return others;
}

/** One tool's page: usage line, options with their defaults, examples. */
export function commandHelp(command: Command): string {
  const options = optionLines(command.options);
  const operands = command.operands === '' ? '' : ` ${command.operands}`;
  const usage = `Usage: trainyard ${command.name}${operands}${options.length > 0 ? ' [options]' : ''}`;
  const lines = [usage, '', command.summary];
  if (options.length > 0) lines.push('', 'Options:', ...options);
  if (command.examples.length > 0) {
    lines.push('', 'Examples:', ...command.examples.map((example) => `  ${example}`));
  }
  return lines.join('\n');
}

const optionLines = (options: Options): string[] =>
  Object.entries(options).flatMap(([name, spec]) => optionLine(name, spec));

function optionLine(name: string, spec: OptionSpec): string[] {
  const long = spec.type === 'string' ? `--${name} ${spec.value}` : `--${name}`;
  const flag = spec.short === undefined ? long : `-${spec.short}, ${long}`;
  const preset = 'default' in spec && spec.default !== undefined ? ` (${spec.default})` : '';
  return line(flag, `${spec.help}${preset}`).split('\n');
}

const line = (name: string, text: string) =>
  name.length >= column
    ? `  ${name}\n  ${' '.repeat(column)}${text}`
    : `  ${name.padEnd(column)}${text}`;
