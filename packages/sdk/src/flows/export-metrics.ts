import type { Caller } from '../call';
import { badInput } from '../errors';
import { arrowStream } from './arrow';
import { type CsvOptions, csvLine } from './csv';
import { metricReports } from './metric-reports';
import { type MetricRow, rowsOf } from './metric-rows';
import type { Patience } from './persist';

/** What is exported, and how patiently. */
export type ExportOptions = Patience &
  CsvOptions & {
    /** `training`, `validation` or one of the trial's own; both of these unless said */
    group?: string | readonly string[];
    /** only these metrics */
    names?: readonly string[];
    /** also what a restart from an older checkpoint took back */
    includeArchived?: boolean;
  };

const columns = ['trialId', 'batches', 'group', 'name', 'value', 'time'] as const;

/**
 * Every number that trials reported, as tidy rows, as text of a CSV file or as bytes of an Arrow
 * stream, in parts as they come and in flat memory: group by group, trial by trial, by batches. A
 * restart of the master is ridden out without a row lost or doubled.
 * @throws ApiError of type `input` without trials; of type `api` where one is missing
 */
export function exportMetrics(
  client: Caller,
  trialIds: readonly number[],
  options?: ExportOptions & { format?: 'rows' },
): AsyncGenerator<MetricRow, void, undefined>;
export function exportMetrics(
  client: Caller,
  trialIds: readonly number[],
  options: ExportOptions & { format: 'csv' },
): AsyncGenerator<string, void, undefined>;
export function exportMetrics(
  client: Caller,
  trialIds: readonly number[],
  options: ExportOptions & { format: 'arrow' },
): AsyncGenerator<Uint8Array, void, undefined>;
export function exportMetrics(
  client: Caller,
  trialIds: readonly number[],
  { format = 'rows', ...options }: ExportOptions & { format?: 'rows' | 'csv' | 'arrow' } = {},
): AsyncGenerator<MetricRow | string | Uint8Array, void, undefined> {
  const parts = metricParts(client, trialIds, options);
  if (format === 'arrow') return arrowStream(parts);
  return format === 'csv' ? csvText(parts, options) : flat(parts);
}

/** The same rows in parts, which is quicker where a part at a time will do. */
export async function* metricParts(
  client: Caller,
  trialIds: readonly number[],
  options: ExportOptions = {},
): AsyncGenerator<MetricRow[], void, undefined> {
  const {
    group = ['training', 'validation'],
    names,
    includeArchived = false,
    ...patience
  } = options;
  if (trialIds.length === 0) throw badInput('exportMetrics needs at least one trial');
  const inOrder = [...new Set(trialIds)].sort((a, b) => a - b);
  const wanted = names && new Set(names);
  for (const each of typeof group === 'string' ? [group] : group) {
    const filter = { group: each, names: wanted, includeArchived };
    const reading = { client, trialIds: inOrder, group: each, ...patience };
    for await (const reports of metricReports(reading)) {
      const rows = reports.flatMap((report) => rowsOf(report, filter));
      if (rows.length > 0) yield rows;
    }
  }
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
