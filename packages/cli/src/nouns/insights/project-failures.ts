import { formatCount } from '@trainyard/insights/figures';
import { othersText, ruleText } from '@trainyard/insights/triage/rule-text';
import {
  causesAtFirst,
  lastFailed,
  type RunFailure,
  type Triage,
  type TriageGroup,
  triage,
} from '@trainyard/insights/triage/triage';
import { getExperimentTrials } from '@trainyard/sdk/calls';
import { readEach } from '../../core/each';
import { wholeNumber } from '../../core/option-values';
import { computed, countField, extra, field, timeField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { findProject } from '../workspace/find';
import { type EndedRuns, endedRuns } from './ended-runs';
import { readTrialFailure } from './failures';

type Row = {
  count: number;
  cause: string;
  place: string;
  /** what all of them have in common and few others have; null where nothing separates them */
  rule: TriageGroup['rule'] | null;
  first: string | null;
  last: string | null;
  experiments: number[];
  /** the trials whose logs say the cause; on 0.38 these are the failed runs */
  trials: number[];
};

const timeText = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

const toRow = (
  { failures, example, places, first, last, rule }: TriageGroup,
  experimentOf: ReadonlyMap<number, number>,
): Row => ({
  count: failures.length,
  cause: example,
  place: places[0] ?? '',
  rule: rule ?? null,
  first: timeText(first),
  last: timeText(last),
  experiments: [...new Set(failures.flatMap(({ runId }) => experimentOf.get(runId) ?? []))],
  trials: failures.map(({ failure }) => failure.trialId),
});

const columns = [
  countField<Row>('count', 'Failed'),
  field<Row>('cause', 'Cause'),
  field<Row>('rule', 'All with', { show: ({ rule }) => (rule ? ruleText(rule.conditions) : '') }),
  computed<Row>('others', 'Others with it', ({ rule }) => (rule ? othersText(rule) : null), {
    isMinor: true,
  }),
  timeField<Row>('first', 'First', { isMinor: true }),
  timeField<Row>('last', 'Last'),
  extra(field<Row>('place', 'Place')),
  extra(
    field<Row>('experiments', 'Experiments', {
      show: ({ experiments }) => experiments.join(','),
    }),
  ),
  extra(field<Row>('trials', 'Trials', { show: ({ trials }) => trials.join(',') })),
];

const show = defineVerb({
  name: 'show',
  summary:
    'Group the failed experiments of a project by cause, on 0.38 its failed runs, with the settings that all share',
  operands: '<workspace> [project]',
  completes: 'workspace',
  prints: 'rows',
  isDefault: true,
  options: {
    logs: {
      type: 'string',
      value: 'N',
      default: String(causesAtFirst),
      help: 'Read the causes of the last N failed experiments or runs',
    },
    all: { type: 'boolean', short: 'a', help: 'Archived experiments too' },
  },
  examples: [
    'trainyard failures vision segmentation',
    'trainyard failures 2 --logs 500   # a project by its id alone',
    'trainyard failures 2 -o json',
  ],
  run: async ({ operands, values, cli }) => {
    const count = wholeNumber({ option: 'logs', text: values.logs, min: 1, max: 1e6 });
    const projectId = await projectIdOf(cli, operands);
    const { noun, runs } = await endedRuns(cli, { projectId, isAll: values.all === true });
    const experimentOf = new Map(runs.map(({ id, experimentId }) => [id, experimentId]));
    const ids = lastFailed(runs, count).map(({ id }) => id);
    const { found, exitCode } = await readEach(cli, {
      ids,
      what: `cause of ${noun}`,
      read: (id) => (noun === 'run' ? readRunCause(cli, id) : readCause(cli, id)),
    });
    const result = triage({ runs, failures: found.flatMap((failure) => failure ?? []) });
    const rows = result.groups.map((group) => toRow(group, experimentOf));
    await cli.out.rows(columns, rows, { id: ({ experiments }) => experiments.join('\n') });
    cli.notify(sumText(result, { read: ids.length, noun }));
    return exitCode;
  },
});

export const verbs = [show];

async function projectIdOf(cli: Cli, [workspace = '', project]: string[]): Promise<number> {
  if (project !== undefined) return (await findProject(cli, { workspace, project })).id;
  const projectId = wholeNumber({ option: 'project', text: workspace, min: 1, max: 2 ** 31 - 1 });
  const { client } = await cli.session();
  await client.getProject({ projectId }, { signal: cli.signal });
  return projectId;
}

/** The cause of a run, which is a trial. */
const readRunCause = async (cli: Cli, runId: number): Promise<RunFailure> => ({
  ...{ runId, failure: await readTrialFailure(cli, runId) },
});

/** The cause of the trial of an experiment that failed last. */
async function readCause(cli: Cli, experimentId: number): Promise<RunFailure | undefined> {
  const { client } = await cli.session();
  const last = { sortBy: 'SORT_BY_END_TIME', orderBy: 'ORDER_BY_DESC', limit: 1 } as const;
  const args = { experimentId, states: ['STATE_ERROR' as const], ...last };
  const { trials } = await getExperimentTrials(client, args, { signal: cli.signal });
  const [trial] = trials;
  return trial && { runId: experimentId, failure: await readTrialFailure(cli, trial.id) };
}

type Read = Pick<EndedRuns, 'noun'> & { read: number };

function sumText({ ended, failed }: Triage, { read, noun }: Read): string {
  if (failed === 0)
    return ended === 0
      ? `No ${noun} has ended.`
      : `None of ${formatCount(ended)} ${noun}s that ended has failed.`;
  const sum = `${formatCount(failed)} of ${formatCount(ended)} ${noun}s that ended failed`;
  return read < failed
    ? `${sum}; causes of the last ${formatCount(read)} read, --logs reads more.`
    : `${sum}.`;
}
