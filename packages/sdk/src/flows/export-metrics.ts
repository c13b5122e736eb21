import type { Caller } from '../client/call';
import { badInput } from '../errors/errors';
import { getExperimentTrials } from '../generated/calls/trials';
import { collect, items } from '../pages/pages';
import { type CsvOptions, csvLine } from './csv';
import { type MetricRow, metricReports, rowsOf } from './metric-reports';
import { type RepeatOptions, repeatUntilDone } from './repeat-until-done';

/** The metrics to export, and how often to retry. */
export type ExportOptions = RepeatOptions &
  CsvOptions & {
    /** `training`, `validation` or a group of the trial's own; the first two by default */
    group?: string | readonly string[];
    /** only these metrics */
    names?: readonly string[];
    /** includes reports that a restart from an older checkpoint discarded */
    includeArchived?: boolean;
  };

/** The trials to export: by their ids, or all of some experiments. */
export type ExportSource =
  | readonly number[]
  | { trialIds: readonly number[] }
  | { experimentIds: readonly number[] };

/** The options of every format. */
export type AnyExportOptions = ExportOptions & {
  format?: 'rows' | 'csv' | 'arrow';
  arrow?: ArrowLibrary;
};

/**
 * The parts of the package `apache-arrow`, 14 or later, that an export uses. The caller imports it,
 * so that programs without it can be bundled.
 */
export type ArrowLibrary = {
  Int32: new () => object;
  Float64: new () => object;
  Utf8: new () => object;
  Table: new (columns: Record<string, object>) => object;
  /** makes a column of values */
  vectorFromArray(values: unknown[], type: object): object;
  /** writes a table as an Arrow stream */
  tableToIPC(table: object, format: 'stream'): Uint8Array;
};

const columns = ['trialId', 'batches', 'group', 'name', 'value', 'time'] as const;

/** Exports in the requested format; documented in flows.ts. */
export function exported(
  client: Caller,
  source: ExportSource,
  { format = 'rows', arrow, ...options }: AnyExportOptions = {},
): AsyncGenerator<MetricRow | string | Uint8Array, void, undefined> {
  const parts = metricParts(client, source, options);
  if (format === 'arrow') {
    if (!arrow) throw badInput('Arrow needs the package: `arrow: await import("apache-arrow")`');
    return arrowStream(arrow, parts);
  }
  return format === 'csv' ? csvText(parts, options) : flat(parts);
}

export async function* metricParts(
  client: Caller,
  source: ExportSource,
  options: ExportOptions = {},
): AsyncGenerator<MetricRow[], void, undefined> {
  const {
    group = ['training', 'validation'],
    names,
    includeArchived = false,
    ...patience
  } = options;
  const trialIds = await trialIdsOf(client, source, patience);
  if (trialIds.length === 0) throw badInput('exportMetrics needs at least one trial');
  const inOrder = [...new Set(trialIds)].sort((a, b) => a - b);
  const requestedNames = names && new Set(names);
  for (const each of typeof group === 'string' ? [group] : group) {
    const filter = { group: each, names: requestedNames, includeArchived };
    const reading = { client, trialIds: inOrder, group: each, ...patience };
    for await (const reports of metricReports(reading)) {
      const rows = reports.flatMap((report) => rowsOf(report, filter));
      if (rows.length > 0) yield rows;
    }
  }
}

async function trialIdsOf(client: Caller, source: ExportSource, patience: RepeatOptions) {
  if (!('experimentIds' in source)) return 'trialIds' in source ? source.trialIds : source;
  const ids: number[] = [];
  for (const experimentId of new Set(source.experimentIds)) {
    const read = () =>
      collect(
        items(
          client,
          getExperimentTrials,
          { experimentId },
          patience.signal ? { signal: patience.signal } : {},
        ),
      );
    const trials = await repeatUntilDone(read, patience);
    ids.push(...trials.map(({ id }) => id));
  }
  return ids;
}

async function* flat(parts: AsyncIterable<MetricRow[]>) {
  for await (const rows of parts) yield* rows;
}

async function* csvText(parts: AsyncIterable<MetricRow[]>, options: CsvOptions) {
  yield csvLine(columns);
  for await (const rows of parts)
    yield rows
      .map((row) =>
        csvLine(
          columns.map((name) => row[name]),
          options,
        ),
      )
      .join('');
}

/**
 * Rows as one Arrow stream, with a record batch for each part. Values that are not numbers become
 * null.
 */
async function* arrowStream(
  arrow: ArrowLibrary,
  parts: AsyncIterable<MetricRow[]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const head = streamOf(arrow, []);
  const end = head.subarray(-endBytes);
  yield head.subarray(0, -endBytes);
  // each part is written as its own stream, of which only the batch is passed on
  for await (const rows of parts) yield streamOf(arrow, rows).subarray(headBytes(head), -endBytes);
  yield end;
}

// the bytes that end a stream
const endBytes = 8;

/** The length of the schema: a marker, the length of the message, and the message. */
function headBytes({ buffer, byteOffset }: Uint8Array) {
  return 8 + new DataView(buffer, byteOffset).getInt32(4, true);
}

function streamOf(arrow: ArrowLibrary, rows: MetricRow[]) {
  const int = new arrow.Int32();
  const text = new arrow.Utf8();
  const table = new arrow.Table({
    trialId: arrow.vectorFromArray(
      rows.map(({ trialId }) => trialId),
      int,
    ),
    batches: arrow.vectorFromArray(
      rows.map(({ batches }) => batches),
      int,
    ),
    group: arrow.vectorFromArray(
      rows.map(({ group }) => group),
      text,
    ),
    name: arrow.vectorFromArray(
      rows.map(({ name }) => name),
      text,
    ),
    value: arrow.vectorFromArray(rows.map(numberOf), new arrow.Float64()),
    time: arrow.vectorFromArray(
      rows.map(({ time }) => time),
      text,
    ),
  });
  return arrow.tableToIPC(table, 'stream');
}

const numberOf = ({ value }: MetricRow) => (typeof value === 'number' ? value : null);
