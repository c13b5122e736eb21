import { gzipSync } from 'node:zlib';
import { getExperiment, masterLogs, trialLogs } from '@trainyard/sdk/calls';
import { exportMetrics, type MetricRow } from '@trainyard/sdk/flows';
import { readId } from '../../core/each';
import { Failure } from '../../core/failure';
import { writeOutput } from '../../core/files/write-file';
import { UsageError } from '../../core/option-values';
import { countField, field, metricField, numberField, timeField } from '../../core/output/columns';
import { paged } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { bestOf, bestOptions, latestCheckpoints } from '../checkpoint/choose';
import { fetchCheckpoint, fetchOptions, folderOf } from '../checkpoint/fetch';
import { readTrial, trialIds } from './describe';
import { exportOptions, metricFilter, writeMetrics } from './metrics';

export const download = defineVerb({
  name: 'download',
  summary: 'Download a checkpoint of a trial',
  operands: '<trial>',
  completes: 'trial',
  options: {
    best: { type: 'boolean', help: 'The one with the best validation' },
    latest: { type: 'boolean', help: 'The one reported last' },
    uuid: { type: 'string', value: 'UUID', help: 'The one with this UUID' },
    'output-dir': {
      type: 'string',
      short: 'o',
      value: 'DIR',
      help: 'Where to; checkpoints/<uuid> unless given',
    },
    ...bestOptions,
    ...fetchOptions,
  },
  examples: ['trainyard trial download 11 --best'],
  run: async ({ operands, values, cli }) => {
    const trialId = readId(operands[0], 'trial');
    const selectors = [values.best, values.latest, values.uuid !== undefined].filter(Boolean);
    if (selectors.length !== 1) throw new UsageError('Choose one: --best, --latest or --uuid.');
    const uuid = values.uuid ?? (await chooseOne(cli, trialId, values));
    const directory = values['output-dir'] ?? folderOf(uuid);
    await fetchCheckpoint(cli, { uuid, directory, values });
  },
});

type Choosing = { best: boolean } & Parameters<typeof bestOf>[2];

async function chooseOne(cli: Cli, trialId: number, values: Choosing): Promise<string> {
  const [first] = values.best
    ? await bestOf(cli, { trialId }, values)
    : await latestCheckpoints(cli, { trialId });
  if (first) return first.uuid;
  throw new Failure(`Trial ${trialId} has no such checkpoint with files.`, {
    outcome: 'notFound',
  });
}

const metricColumns = [
  numberField<MetricRow>('trialId', 'Trial'),
  countField<MetricRow>('batches', 'Batches'),
  field<MetricRow>('group', 'Group'),
  field<MetricRow>('name', 'Metric'),
  metricField<MetricRow>('value', 'Value'),
  timeField<MetricRow>('time', 'Time'),
];

const { group, metric } = exportOptions;

export const metrics = defineVerb({
  name: 'metrics',
  summary: 'Show what trials reported, number by number',
  operands: '<trial…>',
  completes: 'trial',
  prints: 'rows',
  options: { group, metric },
  examples: ['trainyard trial metrics 11 --group validation --metric loss --limit 20'],
  run: async ({ operands, values, cli }) => {
    const ids = await trialIds(cli, operands);
    const { client } = await cli.session();
    const rows = exportMetrics(client, ids, { ...metricFilter(values), signal: cli.signal });
    await cli.out.rows(metricColumns, paged(limited(cli, rows)), {
      id: ({ trialId, batches }) => `${trialId}:${batches}`,
    });
  },
});

async function* limited(cli: Cli, rows: AsyncIterable<MetricRow>) {
  const { limit = Number.POSITIVE_INFINITY, offset } = cli.globals;
  let at = 0;
  for await (const row of rows) {
    at += 1;
    if (at > offset) yield row;
    if (at >= offset + limit) return;
  }
}

export const exportTrials = defineVerb({
  name: 'export',
  summary: 'Export every number that trials reported as CSV, JSON lines or Arrow',
  operands: '<trial…>',
  completes: 'trial',
  prints: 'record',
  options: exportOptions,
  examples: ['trainyard trial export 11 12 > metrics.csv'],
  run: async ({ operands, values, cli }) =>
    writeMetrics(cli, await trialIds(cli, operands), values),
});

export const supportBundle = defineVerb({
  name: 'support-bundle',
  summary: 'Pack the log and the facts of a trial into an archive for support, without secrets',
  operands: '<trial>',
  completes: 'trial',
  prints: 'value',
  options: {
    'output-dir': {
      type: 'string',
      short: 'o',
      value: 'DIR',
      help: 'Where to put it',
      default: '.',
    },
  },
  run: async ({ operands, values, cli }) => {
    const trialId = readId(operands[0], 'trial');
    const at = new Date(cli.system.now());
    const name = `det-bundle-trial-${trialId}-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}`;
    const files = Object.entries(await bundled(cli, trialId)).map(([file, text]) => ({
      path: `${name}/${file}`,
      text,
      atMs: at.getTime(),
    }));
    await writeOutput(cli, values['output-dir'], {
      name: `${name}.tar.gz`,
      bytes: tarGz(files),
      mode: bundleMode,
    });
  },
});

// for the user alone, the archive and its files
const bundleMode = 0o600;

async function bundled(cli: Cli, trialId: number): Promise<Record<string, string>> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const trial = await readTrial(client, trialId, options);
  const { experimentId } = trial;
  const experiment = await getExperiment(client, { experimentId }, options);
  const { lineMask, maskSecrets } = await import('@trainyard/sdk/mask');
  const jsonOf = (answer: unknown) => JSON.stringify(maskSecrets(answer));
  let lines = '';
  const maskTrialLine = lineMask();
  for await (const { message } of trialLogs(client, { trialId }, options))
    lines += `${maskTrialLine(message.trimEnd())}\n`;
  let masterLines = '';
  const maskMasterLine = lineMask();
  for await (const { logEntry } of masterLogs(client, {}, options)) {
    const { timestamp, level, message } = logEntry;
    masterLines += `${timestamp} [${level}] ${maskMasterLine(message)}\n`;
  }
  return {
    'trial_logs.txt': lines,
    'master_logs.txt': masterLines,
    'api_experiment_call.json': jsonOf(experiment),
    'api_trial_call.json': jsonOf(trial),
  };
}

type TextFile = { path: string; text: string; atMs: number };

const blockBytes = 512;

/** Creates a `.tar.gz` of a few text files. @throws Error for a path over 100 bytes */
function tarGz(files: TextFile[]): Buffer {
  const parts = files.flatMap(({ path, text, atMs }) => {
    const content = Buffer.from(text);
    const rest = (blockBytes - (content.length % blockBytes)) % blockBytes;
    return [header({ path, size: content.length, atMs }), content, Buffer.alloc(rest)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * blockBytes)]));
}

function header({ path, size, atMs }: { path: string; size: number; atMs: number }): Buffer {
  if (Buffer.byteLength(path) > 100)
    throw new Error(`The path ${path} is too long for an archive.`);
  const block = Buffer.alloc(blockBytes);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  block.write(path, 0);
  block.write(octal(bundleMode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(atMs / 1000), 12), 136);
  // the checksum field counts as spaces
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\u0000 `, 148);
  return block;
}
