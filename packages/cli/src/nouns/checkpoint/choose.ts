import { items } from '@trainyard/sdk';
import { getExperimentCheckpoints, getTrialCheckpoints } from '@trainyard/sdk/calls';
import { bestCheckpoints, type CheckpointSource } from '@trainyard/sdk/flows';
import type { Checkpoint } from '@trainyard/sdk/types';
import type { Options, ValuesOf } from '../../core/command';
import { UsageError } from '../../core/option-values';
import type { Cli } from '../../core/verb';

/** Options of commands that select the best checkpoints, with the names of `det`. */
export const bestOptions = {
  'sort-by': {
    type: 'string',
    value: 'METRIC',
    help: 'Validation metric to judge by; that of the searcher unless given',
  },
  'smaller-is-better': {
    type: 'string',
    value: 'true|false',
    choices: ['true', 'false'],
    help: 'With --sort-by: which way it is better',
  },
} as const satisfies Options;

type Choice = ValuesOf<typeof bestOptions>;

/**
 * Checkpoints with files, best first: by the metric of the searcher, or by another validation
 * metric. Leaves out those without a value.
 */
export async function bestOf(
  cli: Cli,
  source: CheckpointSource,
  { 'sort-by': metric, 'smaller-is-better': smaller }: Choice,
): Promise<Checkpoint[]> {
  if (metric !== undefined && smaller === undefined) {
    throw new UsageError('--sort-by needs --smaller-is-better true or false.');
  }
  const { client } = await cli.session();
  return bestCheckpoints(client, source, {
    signal: cli.signal,
    ...(metric === undefined ? {} : { metric }),
    ...(smaller === undefined ? {} : { smallerIsBetter: smaller === 'true' }),
  });
}

/** Checkpoints with files, the latest report first. */
export async function latestCheckpoints(cli: Cli, source: CheckpointSource): Promise<Checkpoint[]> {
  const all = await completed(cli, source);
  const timeOf = ({ reportTime }: Checkpoint) => Date.parse(reportTime ?? '') || 0;
  return all.sort((a, b) => timeOf(b) - timeOf(a));
}

async function completed(cli: Cli, source: CheckpointSource): Promise<Checkpoint[]> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const states = ['STATE_COMPLETED' as const];
  const rows =
    'trialId' in source
      ? items(client, getTrialCheckpoints, { trialId: source.trialId, states }, options)
      : items(
          client,
          getExperimentCheckpoints,
          { experimentId: source.experimentId, states },
          options,
        );
  const list: Checkpoint[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
