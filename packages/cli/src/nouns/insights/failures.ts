import {
  type FailureGroup,
  failureGroups,
  type TrialFailure,
} from '@trainyard/insights/failures/failure-groups';
import {
  failureRegions,
  minEnded,
  minFailed,
  type Region,
} from '@trainyard/insights/failures/failure-regions';
import { readFailure } from '@trainyard/insights/failures/find-failure';
import type { Share } from '@trainyard/insights/failures/statistics';
import { formatPlain, formatRounded } from '@trainyard/insights/figures';
import { hyperparameterNames } from '@trainyard/insights/hyperparameters/hyperparameters';
import { trialLogs } from '@trainyard/sdk/calls';
import { readLine } from '@trainyard/sdk/logs';
import { shownHyperparameterValues } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { readEach } from '../../core/each';
import { Failure } from '../../core/failure';
import { wholeNumber } from '../../core/option-values';
import { countField, field, numberField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { readSearch, type Search } from './search';

type GroupRow = { count: number; error: string; place: string; trials: number[] };

const groupRow = ({ failures, example, places }: FailureGroup): GroupRow => ({
  count: failures.length,
  error: example,
  place: places[0] ?? '',
  trials: failures.map(({ trialId }) => trialId),
});

const groupColumns = [
  countField<GroupRow>('count', 'Trials'),
  field<GroupRow>('error', 'Error'),
  field<GroupRow>('place', 'Place'),
  field<GroupRow>('trials', 'Ids', { show: ({ trials }: GroupRow) => trials.join(',') }),
];

const shareText = ({ failed, of }: Share) => `${failed} of ${of}`;
const rangeText = ({ range }: Region) =>
  'value' in range ? range.value : `${formatPlain(range.from)} to ${formatPlain(range.to)}`;

const regionColumns = [
  field<Region>('name', 'Hyperparameter'),
  field<Region>('range', 'Range', { show: rangeText }),
  field<Region>('inside', 'Failed inside', { show: ({ inside }: Region) => shareText(inside) }),
  field<Region>('outside', 'Outside', { show: ({ outside }: Region) => shareText(outside) }),
  numberField<Region>('chance', 'By chance', {
    show: ({ chance }: Region) => formatRounded(chance, 2),
  }),
];

export const failures = defineVerb({
  name: 'failures',
  summary: 'Group the failed trials of an experiment by the error in their logs',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'rows',
  options: {
    regions: {
      type: 'boolean',
      help: 'Ranges of hyperparameters in which more trials fail, instead of errors',
    },
    logs: {
      type: 'string',
      value: 'N',
      default: '300',
      help: 'Read the logs of at most N failed trials',
    },
  },
  examples: ['trainyard experiment failures 7', 'trainyard e failures 7 --regions'],
  run: async ({ operands, values, cli }) => {
    const search = await readSearch(cli, operands[0]);
    if (values.regions) {
      await printRegions(cli, search);
      return 0;
    }
    const failed = search.trials.filter(hasFailed);
    const maxLogs = wholeNumber({ option: 'logs', text: values.logs, min: 1, max: 1e6 });
    const ids = failed.slice(0, maxLogs).map(({ id }) => id);
    if (ids.length < failed.length)
      cli.notify(
        `Reads the logs of ${ids.length} of ${failed.length} failed trials; --logs reads more.`,
      );
    const { found, exitCode } = await readEach(cli, {
      ids,
      what: 'log of trial',
      read: (trialId) => readTrialFailure(cli, trialId),
    });
    await cli.out.rows(groupColumns, failureGroups(found).map(groupRow), {
      id: ({ trials }) => trials.join('\n'),
    });
    return exitCode;
  },
});

const hasFailed = ({ state }: Trial) => state === 'STATE_ERROR';
const hasEnded = (trial: Trial) => trial.state === 'STATE_COMPLETED' || hasFailed(trial);

async function printRegions(cli: Cli, { experiment, trials }: Search): Promise<void> {
  const ended = trials.filter(hasEnded);
  const failed = ended.filter(hasFailed).length;
  if (ended.length < minEnded || failed < minFailed || failed === ended.length)
    throw new Failure(
      `Regions need at least ${minEnded} trials that ended, ${minFailed} of them failed and not all; ${failed} of ${ended.length} failed.`,
    );
  const { regions } = failureRegions(
    ended.map((trial) => ({
      values: new Map(
        shownHyperparameterValues(trial.hparams).map(({ name, value }) => [name, value]),
      ),
      hasFailed: hasFailed(trial),
    })),
    hyperparameterNames(experiment, trials),
  );
  await cli.out.rows(regionColumns, regions, { id: ({ name }) => name });
}

/** The cause of a failed trial, from the end of its log. */
export async function readTrialFailure(cli: Cli, trialId: number): Promise<TrialFailure> {
  const { client } = await cli.session();
  const line = await readFailure(async (limit) => {
    const args = { trialId, limit, orderBy: 'ORDER_BY_DESC' } as const;
    const lines = [];
    for await (const each of trialLogs(client, args, { signal: cli.signal }))
      lines.push(readLine(each));
    return lines;
  });
  return line ? { trialId, line } : { trialId };
}
