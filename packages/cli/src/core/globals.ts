import type { Options, ValuesOf } from './command';
import { durationMs, UsageError, wholeNumber } from './option-values';
import { readSort, type SortBy } from './output/sort-rows';
import { readTemplate, type Template } from './output/template';

export const formats = ['table', 'json', 'jsonl', 'csv', 'yaml', 'ids'] as const;
/** `template` is requested by --template, or by -o template=… */
export type Format = (typeof formats)[number] | 'template';

/** Options of every command. A verb that declares one of these names or letters uses its own. */
export const globalOptions = {
  master: {
    type: 'string',
    short: 'm',
    value: 'URL',
    help: 'Address of the master, else DET_MASTER',
  },
  user: {
    type: 'string',
    short: 'u',
    value: 'NAME',
    help: 'User to act as; else DET_USER, else the last one signed in',
  },
  profile: {
    type: 'string',
    value: 'NAME',
    help: 'Profile to use, as `profile add` saved it',
  },
  output: {
    type: 'string',
    short: 'o',
    value: 'FORMAT',
    choices: formats,
    otherValues: 'template=TEXT',
    help: 'table, json, jsonl, csv, yaml, ids or template=TEXT',
  },
  json: { type: 'boolean', help: 'The same as -o json' },
  csv: { type: 'boolean', help: 'The same as -o csv' },
  bom: { type: 'boolean', help: 'Start CSV with a byte order mark, which Excel needs' },
  yaml: { type: 'boolean', help: 'The same as -o yaml' },
  jq: {
    type: 'string',
    value: 'PROGRAM',
    help: "Filter the JSON with a jq expression, such as '.[].name'",
  },
  template: {
    type: 'string',
    value: 'TEXT',
    help: "A line per row, such as '{{id}}: {{config.searcher.name}}'",
  },
  sort: {
    type: 'string',
    value: 'COLUMN',
    help: 'Sort all rows by a column before --limit, such as name or name:desc',
  },
  columns: {
    type: 'string',
    value: 'A,B',
    help: 'Columns to show, in this order; paths such as config.searcher.name work too',
  },
  'no-header': { type: 'boolean', help: 'Leave out the header line' },
  where: {
    type: 'string',
    value: 'TEXT',
    help: "Only rows that match, such as 'state=ERROR and user=me'",
  },
  limit: { type: 'string', value: 'N', help: 'At most N rows; with --pages, N rows per page' },
  offset: { type: 'string', value: 'N', help: 'Leave out the first N rows' },
  pages: { type: 'string', value: 'N|all', help: 'How many pages to read' },
  timeout: { type: 'string', value: 'TIME', help: 'Stop after this time, such as 90s or 30m' },
  retry: { type: 'string', value: 'N|off', help: 'Attempts per call, 4 by default' },
  'no-pager': {
    type: 'boolean',
    help: 'Never show a long output in TRAINYARD_PAGER or PAGER',
  },
  watch: {
    type: 'string',
    value: 'SECONDS',
    help: 'Repeat every SECONDS, 2 by default',
  },
  'dry-run': { type: 'boolean', help: 'Print what would be sent, and change nothing' },
  yes: { type: 'boolean', short: 'y', help: 'Do not ask for confirmation' },
  quiet: { type: 'boolean', short: 'q', help: 'Print only data and errors' },
  debug: {
    type: 'boolean',
    short: 'v',
    help: 'Log each call to standard error, with secrets masked',
  },
  record: {
    type: 'string',
    value: 'FILE',
    help: 'Record every call as a HAR, without secrets; `sandbox --replay FILE` replays it',
  },
  color: {
    type: 'string',
    value: 'WHEN',
    choices: ['auto', 'always', 'never'],
    help: 'auto, always or never; auto is on a terminal, unless NO_COLOR is set, or with FORCE_COLOR',
  },
  'detailed-exit-code': { type: 'boolean', help: 'Exit codes 4 to 12 for the kind of failure' },
  help: { type: 'boolean', short: 'h', help: 'Show this text' },
} as const satisfies Options;

export type GlobalValues = ValuesOf<typeof globalOptions>;

/** The global options of a command, parsed and checked. */
export type Globals = {
  master: string | undefined;
  user: string | undefined;
  profile: string | undefined;
  format: Format;
  jq: string | undefined;
  template: Template | undefined;
  sort: SortBy | undefined;
  columns: string[] | undefined;
  hasHeader: boolean;
  /** CSV starts with a byte order mark */
  hasMark: boolean;
  where: string | undefined;
  limit: number | undefined;
  offset: number;
  pages: number | 'all' | undefined;
  timeoutMs: number | undefined;
  /** attempts of one call */
  retry: number | 'off' | undefined;
  watchMs: number | undefined;
  /** a long output on a terminal is shown in the pager of the user, if one is set */
  hasPager: boolean;
  isDryRun: boolean;
  isConfirmed: boolean;
  isQuiet: boolean;
  isDebug: boolean;
  /** file for the recorded session */
  record: string | undefined;
  color: 'auto' | 'always' | 'never';
  hasDetailedExitCode: boolean;
};

/** @throws UsageError naming the option with an invalid value */
export function readGlobals(values: Partial<GlobalValues>): Globals {
  return {
    master: values.master,
    user: values.user,
    profile: values.profile,
    format: formatOf(values),
    jq: values.jq,
    template: values.template === undefined ? undefined : readTemplate(values.template),
    sort: values.sort === undefined ? undefined : readSort(values.sort),
    columns: values.columns?.split(',').map((name) => name.trim()),
    hasHeader: !values['no-header'],
    hasMark: values.bom === true,
    where: values.where,
    limit: countOf('limit', values.limit),
    offset: countOf('offset', values.offset) ?? 0,
    pages: values.pages === 'all' ? 'all' : countOf('pages', values.pages),
    timeoutMs: values.timeout === undefined ? undefined : durationMs('timeout', values.timeout),
    retry: values.retry === 'off' ? 'off' : countOf('retry', values.retry),
    watchMs: values.watch === undefined ? undefined : durationMs('watch', values.watch || '2s'),
    hasPager: !values['no-pager'],
    isDryRun: values['dry-run'] === true,
    isConfirmed: values.yes === true,
    isQuiet: values.quiet === true,
    isDebug: values.debug === true,
    record: values.record,
    color: colorOf(values.color),
    hasDetailedExitCode: values['detailed-exit-code'] === true,
  };
}

const countOf = (option: string, text: string | undefined) =>
  text === undefined
    ? undefined
    : wholeNumber({ option, text, min: option === 'offset' ? 0 : 1, max: 2 ** 31 - 1 });

const colorOf = (text: string | undefined) =>
  text === 'always' || text === 'never' ? text : 'auto';

function formatOf({ output, json, csv, yaml, jq, template }: Partial<GlobalValues>): Format {
  const requested = ([...formats, 'template'] as const).filter(
    (format) =>
      format === output ||
      (format === 'json' && (json || jq !== undefined)) ||
      (format === 'template' && template !== undefined) ||
      (format === 'csv' && csv) ||
      (format === 'yaml' && yaml),
  );
  const [first = 'table', second] = requested;
  if (second === undefined) return first;
  if (jq !== undefined)
    throw new UsageError(
      `--jq filters JSON, and -o ${second} is another output; give one of both.`,
    );
  throw new UsageError(`One output at a time: ${first} and ${second} exclude each other.`);
}
