import { csvLine } from '@trainyard/sdk/flows';
import type { Format } from '../globals';
import { UsageError } from '../option-values';
import { type Condition, holds, withStateNames } from '../where';
import { type Column, chooseColumns, refuseUnknownColumns, textOf } from './columns';
import type { JsonFilter } from './jq';
import { type SortBy, sortRows } from './sort-rows';
import { tableLines } from './table';
import { fillTemplate, type Template } from './template';
import type { Print } from './terminal-text';

/** Conditions of rows, their order, and the range to show afterwards. */
export type Selection = {
  conditions: readonly Condition[];
  by: SortBy | undefined;
  offset: number;
  limit: number | undefined;
};

export type OutputOptions = {
  format: Format;
  columns: string[] | undefined;
  /** converts JSON output to other lines */
  filter?: JsonFilter | undefined;
  /** for the format `template` */
  template?: Template | undefined;
  /** the rows of lists to show; all of them without it */
  selection?: Selection | undefined;
  hasHeader: boolean;
  /** CSV starts with a byte order mark */
  hasMark?: boolean | undefined;
  hasColor: boolean;
  width: number | undefined;
  print: Print;
};

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

type RowsOptions<Row> = {
  id?: (row: Row) => unknown;
  /** rows arrive over time: each is written at once, and JSON, which needs an end, is rejected */
  isLive?: boolean;
  /** writes secrets, too */
  hasSecrets?: boolean;
  /** `select` returned the rows */
  isSelected?: boolean;
};

/** Rows of which --limit and --offset have selected those that the master sends. */
export type PagedRows<Row> = AsyncIterable<Row> & { isPaged: true };

const isPagedRows = (rows: object) => 'isPaged' in rows;

/**
 * Writes data to standard output in the requested format, with secrets masked. Messages for people
 * are written elsewhere.
 */
export type Output = {
  format: Format;
  hasColor: boolean;
  /**
   * Writes a list. JSON has complete rows, or the named columns; `ids` prints the first column by
   * default.
   */
  rows: <Row extends object>(
    columns: readonly Column<Row>[],
    rows: Rows<Row>,
    options?: RowsOptions<Row>,
  ) => Promise<void>;
  /**
   * The rows that `rows` would write, in their order: for sums of them, and for actions on them.
   */
  select: <Row extends object>(columns: readonly Column<Row>[], rows: Rows<Row>) => Promise<Row[]>;
  /**
   * Writes one record: its columns below each other in a table, the object itself in JSON and YAML.
   */
  record: <Row extends object>(columns: readonly Column<Row>[], row: Row) => Promise<void>;
  /** Writes several records; as a list in JSON and YAML, unless only one was requested. */
  records: <Row extends object>(
    columns: readonly Column<Row>[],
    rows: Row[],
    requestedCount?: number,
  ) => Promise<void>;
  /**
   * Writes a value without columns, such as a configuration: YAML, or JSON on request. Masks its
   * secrets unless `hasSecrets`.
   * @throws UsageError for csv and ids, which cannot represent it
   */
  document: (value: unknown, options?: { hasSecrets?: boolean | undefined }) => Promise<void>;
  /**
   * Writes one named text, such as the id of a created entity: without the name in a table. Never
   * masked.
   */
  value: (key: string, text: string) => Promise<void>;
  /** Writes text unchanged, in any format; `sgr` keeps its colors where colors are shown. */
  text: Print;
  /** The same output in another format, where the requested one does not apply. */
  as: (format: Format) => Output;
};

/** Without it at the start of a CSV file, Excel does not read UTF-8. */
export const byteOrderMark = '\u{feff}';

/** Lines are written in batches of this size, because a write for each would be slow. */
const blockLines = 256;

export function createOutput(options: OutputOptions): Output {
  const { format, print } = options;
  const writeRecord: Output['record'] = async (columns, row) => {
    const selectedColumns = chooseColumns(columns, namesOf(options));
    refuseUnknownColumns(selectedColumns, columns, [row]);
    if (format === 'table')
      return print(recordLines(selectedColumns, row, options).join('\n'), 'sgr');
    if (format === 'json') return printJson(shaped(row, selectedColumns, options), options);
    if (format === 'yaml') return printYaml(shaped(row, selectedColumns, options), options);
    await writeRows({ ...options, allColumns: columns, chosen: selectedColumns, rows: [row] });
  };
  const record: Output['record'] = async (columns, row) => writeRecord(columns, await masked(row));
  return {
    format,
    hasColor: options.hasColor,
    rows: (columns, rows, { id, isLive = false, hasSecrets = false, isSelected = false } = {}) =>
      writeRows({
        ...options,
        ...(isSelected && { selection: undefined }),
        allColumns: columns,
        chosen: chooseColumns(columns, namesOf(options)),
        rows: hasSecrets ? rows : maskedRows(rows),
        isPaged: isLive || isPagedRows(rows),
        id,
        isLive,
      }),
    select: async (allColumns, rows) =>
      all(options.selection ? await selectedRows({ allColumns, rows }, options.selection) : rows),
    record,
    records: async (columns, input, requestedCount = input.length) => {
      const rows = await masked(input);
      const [first] = rows;
      if (requestedCount === 1 && first !== undefined) return writeRecord(columns, first);
      const selectedColumns = chooseColumns(columns, namesOf(options));
      refuseUnknownColumns(selectedColumns, columns, rows);
      if (rows.length === 0 && format === 'table') return;
      if (format !== 'table')
        return writeRows({ ...options, allColumns: columns, chosen: selectedColumns, rows });
      print(
        rows.map((row) => recordLines(selectedColumns, row, options).join('\n')).join('\n\n'),
        'sgr',
      );
    },
    document: async (input, { hasSecrets } = {}) => {
      refuseForDocument(format);
      const value = hasSecrets ? input : await masked(input);
      if (format === 'jsonl') print(jsonLine(value));
      else if (format === 'json') printJson(value, options);
      else if (format === 'template') print(filled(value, options));
      else await printYaml(value, options);
    },
    value: async (key, text) => {
      if (format === 'table') print(text);
      else await writeRecord([{ key, value: () => text }], { [key]: text });
    },
    text: (text, styling) => print(text, options.hasColor ? styling : undefined),
    as: (other) => createOutput({ ...options, format: other }),
  };
}

/** @throws UsageError for a format that only has rows */
export function refuseForDocument(format: Format): void {
  if (format !== 'csv' && format !== 'ids') return;
  throw new UsageError(
    `-o ${format} is for rows, and this is one document; use json, jsonl or yaml.`,
  );
}

// loaded on demand: it includes a YAML parser, which commands without data do not need
const masked = async <T>(value: T): Promise<T> =>
  // masking replaces nested values and keeps the types
  (await import('@trainyard/sdk/mask')).maskOnRead(value) as T;

async function* maskedRows<Row>(rows: Rows<Row>): AsyncGenerator<Row> {
  // loads while the master answers
  const mask = import('@trainyard/sdk/mask');
  // masking keeps the types, as above
  for await (const row of rows) yield (await mask).maskOnRead(row) as Row;
}

/** The columns requested by name. */
const namesOf = ({ columns, format, template }: OutputOptions) =>
  format === 'template' ? template?.names : columns;

function printJson(value: unknown, { filter, print }: OutputOptions) {
  if (!filter) return print(json(value));
  const lines = filter(JSON.parse(jsonLine(value) ?? 'null'));
  if (lines.length > 0) print(lines.join('\n'));
}

async function printYaml(value: unknown, { print }: OutputOptions) {
  const { writeYaml } = await import('@trainyard/sdk/yaml');
  print(writeYaml(value).replace(/\n$/, ''));
}

/** Fills a template with the values of a document, by path. */
function filled(value: unknown, { template }: OutputOptions): string {
  if (!template || typeof value !== 'object' || value === null) return textOf(value);
  const selectedColumns = chooseColumns<object>([], template.names);
  refuseUnknownColumns(selectedColumns, [], [value]);
  return fillTemplate(template, selectedColumns, value);
}

const jsonLine = (value: unknown) => JSON.stringify(value, wireNumber);

const json = (value: unknown) => JSON.stringify(value, wireNumber, 2);

// JSON has no syntax for NaN and infinity, but the wire has texts for them
const wireNumber = (_: string, value: unknown) =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))
    ? String(value)
    : value;

type Shape = { columns: string[] | undefined };

/** The complete row, or the requested part of it. */
const shaped = <Row>(row: Row, chosen: Column<Row>[], { columns }: Shape): unknown =>
  columns ? Object.fromEntries(chosen.map(({ key, value }) => [key, value(row) ?? null])) : row;

function recordLines<Row>(chosen: Column<Row>[], row: Row, options: OutputOptions): string[] {
  const lines = chosen.map((column) => ({ column }));
  const name: Column<(typeof lines)[number]> = {
    key: 'name',
    value: ({ column }) => column.header ?? column.key,
  };
  const value: Column<(typeof lines)[number]> = {
    key: 'value',
    value: ({ column }) => (column.show ? column.show(row) : textOf(column.value(row))),
    tone: ({ column }) => column.tone?.(row),
  };
  const columns = options.hasHeader ? [name, value] : [value];
  return tableLines(columns, lines, { ...options, hasHeader: false });
}

type Writing<Row> = OutputOptions & {
  allColumns: readonly Column<Row>[];
  chosen: Column<Row>[];
  rows: Rows<Row>;
  id?: ((row: Row) => unknown) | undefined;
  isLive?: boolean;
  isPaged?: boolean;
};

async function writeRows<Row>(writing: Writing<Row>): Promise<void> {
  const { format, print, isLive, selection } = writing;
  if (selection) {
    if (isLive && selection.by)
      throw new UsageError('--sort needs all rows, and these arrive over time; leave it out.');
    const rows = await selectedRows(writing, selection);
    return writeRows({ ...writing, rows, selection: undefined });
  }
  if (format === 'table' || format === 'json' || format === 'yaml') {
    if (isLive)
      throw new UsageError(
        `-o ${format} needs all rows, and these arrive over time; use jsonl, csv or ids.`,
      );
    return writeAll(writing, await all(writing.rows));
  }
  const head = format === 'csv' && writing.hasHeader ? [headLine(writing.chosen)] : [];
  let lines = head;
  let block: Row[] = [];
  let isFirst = true;
  let mark = format === 'csv' && writing.hasMark ? byteOrderMark : '';
  const flush = () => {
    // rows of one list have the same fields
    if (isFirst) refuseUnknownColumns(writing.chosen, writing.allColumns, block);
    isFirst = false;
    lines = [...lines, ...block.map((row) => lineOf(writing, row))];
    if (lines.length > 0) {
      print(mark + lines.join('\n'));
      mark = '';
    }
    [lines, block] = [[], []];
  };
  for await (const row of writing.rows) {
    block.push(row);
    if (block.length >= (isLive ? 1 : blockLines)) flush();
  }
  flush();
}

/** The rows of --where, --sort, --offset and --limit, where the master has not selected them. */
async function selectedRows<Row>(
  {
    allColumns,
    chosen = [],
    rows,
    isPaged,
  }: Pick<Writing<Row>, 'allColumns' | 'rows' | 'isPaged'> & Partial<Pick<Writing<Row>, 'chosen'>>,
  { conditions, by, offset, limit }: Selection,
): Promise<Rows<Row>> {
  const isPlain = conditions.length === 0 && !by;
  if (isPlain && (isPaged || (offset === 0 && limit === undefined))) return rows;
  const conditionColumns = chooseColumns(
    allColumns,
    conditions.map(({ field }) => field),
  );
  const checkedConditions = conditions.map((condition, at) =>
    withStateNames(condition, conditionColumns[at]?.states),
  );
  const complete = await all(rows);
  // also columns of rows that no condition leaves
  refuseUnknownColumns([...conditionColumns, ...chosen], allColumns, complete);
  const matchingRows = complete.filter((row) =>
    checkedConditions.every((condition, at) =>
      holds(condition, valuesOf(conditionColumns[at], row)),
    ),
  );
  const sorted = by ? sortRows(allColumns, matchingRows, by) : matchingRows;
  return sorted.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** The value of a row for machines, and its text for people: a filter names either. */
function valuesOf<Row>(column: Column<Row> | undefined, row: Row): unknown[] {
  const value = column?.value(row);
  return [value, column?.show?.(row) ?? [], column?.alsoFits?.(row) ?? []].flat();
}

async function writeAll<Row>(writing: Writing<Row>, rows: Row[]) {
  const { format, print, chosen } = writing;
  refuseUnknownColumns(chosen, writing.allColumns, rows);
  if (format === 'table') {
    const lines = tableLines(chosen, rows, { ...writing, isChosen: writing.columns !== undefined });
    if (lines.length > 0) print(lines.join('\n'), 'sgr');
    return;
  }
  const shapes = rows.map((row) => shaped(row, chosen, writing));
  if (format === 'json') printJson(shapes, writing);
  else await printYaml(shapes, writing);
}

/**
 * A line without its newline, which printing adds. Names come from users, so formulas are escaped.
 */
const csvText = (values: readonly unknown[]) =>
  csvLine(
    values.map((value) => (typeof value === 'number' ? value : textOf(value))),
    { isFormulaSafe: true },
  ).slice(0, -1);

const headLine = <Row>(chosen: Column<Row>[]) => csvText(chosen.map(({ key }) => key));

function lineOf<Row>({ format, chosen, columns, id, template }: Writing<Row>, row: Row): string {
  if (format === 'template' && template) return fillTemplate(template, chosen, row);
  if (format === 'csv') return csvText(chosen.map(({ value }) => value(row)));
  if (format === 'jsonl') return jsonLine(shaped(row, chosen, { columns }));
  return textOf(id ? id(row) : chosen[0]?.value(row));
}

async function all<Row>(rows: Rows<Row>): Promise<Row[]> {
  if (Array.isArray(rows)) return rows;
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
