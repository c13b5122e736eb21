import { formatCount } from '@trainyard/insights/figures';
import { endedRun } from '@trainyard/insights/triage/ended-run';
import { othersText, ruleText } from '@trainyard/insights/triage/rule-text';
import {
  causesAtFirst,
  type EndedRun,
  lastFailed,
  maxRuns,
  type RunFailure,
  type Triage,
  type TriageGroup,
  triage,
} from '@trainyard/insights/triage/triage';
import { items } from '@trainyard/sdk';
import { getExperimentTrials, searchExperiments } from '@trainyard/sdk/calls';
import { readEach } from '../../core/each';
import { wholeNumber } from '../../core/option-values';
import { computed, countField, extra, field, timeField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { findProject } from '../workspace/find';
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
};

const timeText = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

const toRow = ({ failures, example, places, first, last, rule }: TriageGroup): Row => ({
  count: failures.length,
  cause: example,
  place: places[0] ?? '',
  rule: rule ?? null,
  first: timeText(first),
  last: timeText(last),
  experiments: failures.map(({ runId }) => runId),
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
];

const show = defineVerb({
  name: 'show',
  summary: 'Group the failed experiments of a project by cause, with the settings that all share',
  operands: '<workspace> [project]',
  completes: 'workspace',
  prints: 'rows',
  isDefault: true,
  options: {
    logs: {
      type: 'string',
      value: 'N',
      default: String(causesAtFirst),
      help: 'Read the causes of the last N failed experiments',
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
    const runs = await endedRuns(cli, projectId, { isAll: values.all === true });
    const ids = lastFailed(runs, count).map(({ id }) => id);
    const { found, exitCode } = await readEach(cli, {
      ids,
      what: 'cause of experiment',
      read: (experimentId) => readCause(cli, experimentId),
    });
    const result = triage({ runs, failures: found.flatMap((failure) => failure ?? []) });
    await cli.out.rows(columns, result.groups.map(toRow), {
      id: ({ experiments }) => experiments.join('\n'),
    });
    cli.notify(sumText(result, ids.length));
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

/** The newest experiments of a project, of which the completed and failed ones count. */
async function endedRuns(
  cli: Cli,
  projectId: number,
  { isAll }: { isAll: boolean },
): Promise<EndedRun[]> {
  const { client } = await cli.session();
  const args = { projectId, sort: 'startTime=desc,id=desc' };
  const runs: EndedRun[] = [];
  let read = 0;
  for await (const { experiment } of items(client, searchExperiments, args, {
    signal: cli.signal,
  })) {
    read += 1;
    if (isAll || !experiment.archived) runs.push(...(endedRunOf(experiment) ?? []));
    if (read < maxRuns) continue;
    cli.notify(`Reads the newest ${formatCount(maxRuns)} experiments alone.`);
    break;
  }
  return runs;
}

const endedRunOf = (experiment: Parameters<typeof endedRun>[0]['experiment'] & { id: number }) => {
  const run = endedRun({ id: experiment.id, experiment });
  return run && [run];
};

/** The cause of the trial that failed last. */
async function readCause(cli: Cli, experimentId: number): Promise<RunFailure | undefined> {
  const { client } = await cli.session();
  const last = { sortBy: 'SORT_BY_END_TIME', orderBy: 'ORDER_BY_DESC', limit: 1 } as const;
  const args = { experimentId, states: ['STATE_ERROR' as const], ...last };
  const { trials } = await getExperimentTrials(client, args, { signal: cli.signal });
  const [trial] = trials;
  return trial && { runId: experimentId, failure: await readTrialFailure(cli, trial.id) };
}

function sumText({ ended, failed }: Triage, read: number): string {
  if (failed === 0)
    return ended === 0
      ? 'No experiment has ended.'
      : `None of ${formatCount(ended)} experiments that ended has failed.`;
  const sum = `${formatCount(failed)} of ${formatCount(ended)} experiments that ended failed`;
  return read < failed
    ? `${sum}; causes of the last ${formatCount(read)} read, --logs reads more.`
    : `${sum}.`;
}
