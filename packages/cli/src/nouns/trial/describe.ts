import { items } from '@trainyard/sdk';
import {
  type Caller,
  type CallOptions,
  getExperimentTrials,
  getTrial,
  getTrialWorkloads,
} from '@trainyard/sdk/calls';
import type { Trial, WorkloadContainer } from '@trainyard/sdk/types';
import { readEach, readId, readIds } from '../../core/each';
import { Failure } from '../../core/failure';
import { countField, field } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { experimentIds } from '../experiment/find';
import { metricsText, trialColumns, trialFields } from './columns';

/** Ids of trials; `--where` selects experiments, and means their trials. */
export const trialIds = (cli: Cli, operands: string[]): Promise<number[]> =>
  readIds(cli, {
    operands,
    what: 'trial',
    find: async () => {
      const { limit, offset } = cli.globals;
      const every = { ...cli, globals: { ...cli.globals, limit: undefined, offset: 0 } };
      const ids = await trialIdsOf(cli, await experimentIds(every, []));
      return ids.slice(offset, limit === undefined ? undefined : offset + limit);
    },
  });

/** Every trial of these experiments. */
export async function trialIdsOf(cli: Cli, experiments: number[]): Promise<number[]> {
  const { client } = await cli.session();
  const ids: number[] = [];
  for (const experimentId of experiments) {
    const trials = items(client, getExperimentTrials, { experimentId }, { signal: cli.signal });
    for await (const { id } of trials) ids.push(id);
  }
  return ids;
}

/** One trial in full. @throws ApiError if it is missing or hidden */
export async function readTrial(
  client: Caller,
  trialId: number,
  options: CallOptions,
): Promise<Trial> {
  const { trial } = await getTrial(client, { trialId }, options);
  if (trial) return trial;
  throw new Failure(`The master did not return trial ${trialId}.`);
}

export const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List the trials of an experiment',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'rows',
  examples: ['trainyard trial list 7 -o csv'],
  run: async ({ operands, cli }) => {
    const experimentId = readId(operands[0], 'experiment');
    await cli.out.rows(trialColumns(), listRows(cli, getExperimentTrials, { experimentId }));
  },
});

export type Workload = {
  kind: string;
  batches: number;
  endTime: string | null;
  metrics: Record<string, unknown>;
};

export const workloadColumns = [
  countField<Workload>('batches', 'Batches'),
  field<Workload>('kind', 'Kind'),
  field<Workload>('endTime', 'Ended'),
  field<Workload>('metrics', 'Metrics', { show: ({ metrics }) => metricsText(metrics) }),
];

export const describe = defineVerb({
  name: 'describe',
  aliases: ['show'],
  summary: 'Show trials in full',
  operands: '<trial…>',
  completes: 'trial',
  prints: 'record',
  options: {
    'metrics-summary': { type: 'boolean', help: 'With the figures of each metric' },
    metrics: { type: 'boolean', help: 'Print what it reported and when, instead of the trial' },
  },
  examples: ['trainyard trial describe 11', 'trainyard t describe 11 --metrics -o csv'],
  run: async ({ operands, values, cli }) => {
    const ids = await trialIds(cli, operands);
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    const read = (id: number) => readTrial(client, id, options);
    const { found, exitCode } = await readEach(cli, { ids, what: 'trial', read });
    if (values.metrics) {
      for (const { id } of found) await cli.out.rows(workloadColumns, workloads(cli, id));
      return exitCode;
    }
    const columns = values['metrics-summary'] ? [...trialFields, summary] : trialFields;
    await cli.out.records(columns, found, ids.length);
    return exitCode;
  },
});

const summary = field<Trial>('summaryMetrics', 'Metrics', {
  show: ({ summaryMetrics }) => metricsText(summaryMetrics ?? {}),
});

/** Yields what a trial reported, in the order of its batches. */
export async function* workloads(cli: Cli, trialId: number): AsyncGenerator<Workload> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  for await (const row of items(client, getTrialWorkloads, { trialId }, options))
    yield workloadOf(row);
}

function workloadOf({ training, validation, checkpoint }: WorkloadContainer): Workload {
  const part = training ?? validation;
  if (part) {
    const metrics = part.metrics?.avgMetrics ?? {};
    const kind = training ? 'training' : 'validation';
    return { kind, batches: part.totalBatches, endTime: part.endTime, metrics };
  }
  const { totalBatches = 0, endTime = null, uuid = '' } = checkpoint ?? {};
  return { kind: 'checkpoint', batches: totalBatches, endTime, metrics: { uuid } };
}
