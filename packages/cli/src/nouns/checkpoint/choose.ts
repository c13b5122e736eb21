import { items } from '@trainyard/sdk';
import { getExperimentCheckpoints, getTrialCheckpoints } from '@trainyard/sdk/calls';
import { own } from '@trainyard/sdk/model';
import type { Checkpoint } from '@trainyard/sdk/types';
import type { Options, ValuesOf } from '../../command';
import type { Cli } from '../../frame/cli';
import { UsageError } from '../../usage-error';

/** Options of commands that choose the best checkpoints, as `det` spells them. */
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
type Source = { experimentId: number } | { trialId: number };

/**
 * Checkpoints that have files, best first: by the metric of the searcher, or by another one of
 * their validation. Those without a figure are left out.
 */
export async function bestCheckpoints(
  cli: Cli,
  source: Source,
  { 'sort-by': metric, 'smaller-is-better': smaller }: Choice,
): Promise<Checkpoint[]> {
  if (metric !== undefined && smaller === undefined) {
    throw new UsageError('--sort-by takes --smaller-is-better true or false with it.');
  }
  const figureOf = (checkpoint: Checkpoint) =>
    metric === undefined
      ? checkpoint.training.searcherMetric
      : own(checkpoint.training.validationMetrics?.avgMetrics, metric);
  const judged = (await completed(cli, source)).filter(
    (checkpoint) => typeof figureOf(checkpoint) === 'number',
  );
  const isSmaller = smaller === undefined ? smallerIsBetterOf(judged[0]) : smaller === 'true';
  const sign = isSmaller ? 1 : -1;
  return judged.sort((a, b) => sign * (Number(figureOf(a)) - Number(figureOf(b))));
}

/** Those that have files, the one reported last first. */
export async function latestCheckpoints(cli: Cli, source: Source): Promise<Checkpoint[]> {
  const all = await completed(cli, source);
  const timeOf = ({ reportTime }: Checkpoint) => Date.parse(reportTime ?? '') || 0;
  return all.sort((a, b) => timeOf(b) - timeOf(a));
}

async function completed(cli: Cli, source: Source): Promise<Checkpoint[]> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const states = ['STATE_COMPLETED' as const];
  const rows =
    'trialId' in source
      ? items(client, getTrialCheckpoints, { id: source.trialId, states }, options)
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

// a searcher says which way its metric is better; smaller unless it does
function smallerIsBetterOf(checkpoint: Checkpoint | undefined): boolean {
  const searcher = checkpoint?.training?.experimentConfig?.searcher;
  const has = typeof searcher === 'object' && searcher !== null && 'smaller_is_better' in searcher;
  return !(has && searcher.smaller_is_better === false);
}
