import { resolve } from 'node:path';
import { exportMetrics } from '@trainyard/sdk/flows';
import type { Options, ValuesOf } from '../../core/command';
import { Failure } from '../../core/failure';
import { writeCompleteFile } from '../../core/files/write-file';
import { byteOrderMark } from '../../core/output/output';
import type { Cli } from '../../core/verb';

const formats = ['csv', 'jsonl', 'arrow'] as const;

/** Options of commands that export the metrics of trials. */
export const exportOptions = {
  group: {
    type: 'string',
    value: 'NAME',
    multiple: true,
    help: 'training, validation or one of its own; the first two unless given',
  },
  metric: { type: 'string', value: 'NAME', multiple: true, help: 'Only this metric; repeatable' },
  format: {
    type: 'string',
    value: 'FORMAT',
    choices: formats,
    help: 'csv, jsonl or arrow; csv unless -o says else',
  },
  to: { type: 'string', value: 'FILE', help: 'Write there instead of to standard output' },
} as const satisfies Options;

/** The requested part of the metrics. */
export const metricFilter = (values: Pick<ValuesOf<typeof exportOptions>, 'group' | 'metric'>) => ({
  ...(values.group.length > 0 ? { group: values.group } : {}),
  ...(values.metric.length > 0 ? { names: values.metric } : {}),
});

/** Writes all metrics that trials reported, with constant memory. */
export async function writeMetrics(
  cli: Cli,
  trialIds: number[],
  values: ValuesOf<typeof exportOptions>,
): Promise<void> {
  if (trialIds.length === 0)
    throw new Failure('There is no trial to export.', { outcome: 'notFound' });
  const { client } = await cli.session();
  const options = {
    ...metricFilter(values),
    signal: cli.signal,
    onRetry: () => cli.notify('The master does not answer. Trying again.'),
  };
  const format = values.format ?? (/^jsonl?$/.test(cli.out.format) ? 'jsonl' : 'csv');
  const parts =
    format === 'arrow'
      ? exportMetrics(client, trialIds, { ...options, format, arrow: await import('apache-arrow') })
      : format === 'csv'
        ? withMark(
            cli.globals.hasMark,
            exportMetrics(client, trialIds, { ...options, format, isFormulaSafe: true }),
          )
        : jsonLines(exportMetrics(client, trialIds, options));
  await writeParts(cli, parts, values.to);
  if (values.to !== undefined) {
    cli.notify(
      `The metrics of ${trialIds.length === 1 ? 'one trial' : `${trialIds.length} trials`} are in ${resolve(cli.system.cwd(), values.to)}.`,
    );
  }
}

async function writeParts(
  cli: Cli,
  parts: AsyncIterable<Uint8Array | string>,
  file: string | undefined,
): Promise<void> {
  if (file !== undefined) {
    const path = resolve(cli.system.cwd(), file);
    await writeCompleteFile({ path, parts, signal: cli.signal });
    return;
  }
  for await (const part of parts) await cli.system.write(part);
}

async function* withMark(hasMark: boolean, parts: AsyncIterable<Uint8Array | string>) {
  if (hasMark) yield byteOrderMark;
  yield* parts;
}

async function* jsonLines(rows: AsyncIterable<object>) {
  for await (const row of rows) {
    // JSON has no syntax for NaN and infinity, but the wire has texts for them
    const text = (_: string, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
    yield `${JSON.stringify(row, text)}\n`;
  }
}
