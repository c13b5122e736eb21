import type { ForecastText } from '@trainyard/insights/forecast/forecast-text';
import { whyQueued } from '@trainyard/sdk/flows';
import type { Args } from '@trainyard/sdk/types';
import { readWords, runOnEach } from '../../core/each';
import { positiveNumber, UsageError, wholeNumber } from '../../core/option-values';
import { computed, field } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { readJobs } from '../people/job-subject';
import { requireAction } from '../people/require-action';
import { forecastJob } from './forecast';
import { jobColumns, jobsIn, poolNames } from './job-rows';

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List the queue of a resource pool, or of every one',
  prints: 'rows',
  isDefault: true,
  options: {
    'resource-pool': { type: 'string', short: 'p', value: 'POOL', help: 'Only this pool' },
    reverse: { type: 'boolean', help: 'Last of the queue first' },
    table: { type: 'boolean', help: 'As a table, the default' },
  },
  examples: ['trainyard job list -p a100 --watch'],
  run: async ({ values, cli }) => {
    const pools = await poolNames(cli, values['resource-pool']);
    const order = values.reverse ? 'ORDER_BY_DESC' : 'ORDER_BY_ASC';
    const rows = jobsIn(cli, pools, order);
    await cli.out.rows(jobColumns, rows, { id: ({ jobId }) => jobId });
  },
});

type Update = NonNullable<Args<'updateJobQueue'>['body']>['updates'][number];

/** The changes of a job, by their word in `update-batch` and their option. */
const changes: Record<string, (text: string) => Omit<Update, 'jobId'>> = {
  priority: (text) => ({
    priority: wholeNumber({ option: 'priority', text, min: 1, max: 99 }),
  }),
  weight: (text) => ({ weight: positiveNumber('weight', text) }),
  'resource-pool': (resourcePool) => ({ resourcePool }),
  'ahead-of': (aheadOf) => ({ aheadOf }),
  'behind-of': (behindOf) => ({ behindOf }),
};

const update = defineVerb({
  name: 'update',
  aliases: ['u'],
  summary: 'Change the place of jobs in their queue',
  operands: '<job…>',
  completes: 'job',
  options: {
    priority: { type: 'string', short: 'p', value: 'N', help: '1 comes first, 99 last' },
    weight: { type: 'string', short: 'w', value: 'W', help: 'Share of a fair-share pool' },
    'resource-pool': { type: 'string', value: 'POOL', help: 'Move it to this pool' },
    'ahead-of': { type: 'string', value: 'JOB', help: 'Put it right before this job' },
    'behind-of': { type: 'string', value: 'JOB', help: 'Put it right after this job' },
  },
  examples: ['trainyard job update 5c1f… --priority 10'],
  run: async ({ values, operands, cli }) => {
    const changeOptions = Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && Object.hasOwn(changes, entry[0]),
    );
    const [first, second] = changeOptions;
    if (!first || second)
      throw new UsageError(`Change one thing at a time: --${Object.keys(changes).join(', --')}.`);
    const change = changes[first[0]]?.(first[1]) ?? {};
    const ids = await readWords(cli, operands);
    const requireManage = await managing(cli, ids);
    const { client } = await cli.session();
    return runOnEach(cli, {
      ids,
      what: 'job',
      verb: 'update',
      done: 'Updated',
      run: async (jobId) => {
        await requireManage(jobId);
        const body = { updates: [{ jobId, ...change }] };
        await client.updateJobQueue({ body }, { signal: cli.signal });
      },
    });
  },
});

/** Reads the jobs once. The master names a job that is in no queue. */
async function managing(cli: Cli, ids: readonly string[]) {
  const { client } = await cli.session();
  const jobs = await readJobs(client, ids, { signal: cli.signal });
  return async (jobId: string) => {
    const job = jobs.get(jobId);
    if (job) await requireAction(cli, { job }, 'manage');
  };
}

const updateBatch = defineVerb({
  name: 'update-batch',
  summary: 'Change several jobs, each in its own way, in this order',
  operands: '<job.change=value…>',
  examples: ['trainyard job update-batch 5c1f….priority=10 77ab….ahead-of=5c1f…'],
  run: async ({ operands, cli }) => {
    const updates = (await readWords(cli, operands)).map(readUpdate);
    const ids = updates.map(({ jobId }) => jobId);
    const requireManage = await managing(cli, ids);
    for (const id of ids) await requireManage(id);
    const { client } = await cli.session();
    await client.updateJobQueue({ body: { updates } }, { signal: cli.signal });
    cli.notify(`Updated ${updates.length} ${updates.length === 1 ? 'job' : 'jobs'}.`);
  },
});

function readUpdate(text: string): Update {
  const [, jobId, name = '', value = ''] = /^([^.]+)\.([a-z-]+)=(.*)$/.exec(text) ?? [];
  const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
  if (jobId !== undefined && change) return { jobId, ...change(value) };
  throw new UsageError(
    `"${text}" is not a change of a job such as job.priority=10. The keys are ${Object.keys(changes).join(', ')}.`,
  );
}

type Why = Awaited<ReturnType<typeof whyQueued>> & { forecast: ForecastText | null };

const sentenceOf = ({ forecast }: Why) =>
  forecast && [forecast.sentence, forecast.basis].filter(Boolean).join(', ');

const whyColumns = [
  computed<Why>('jobId', 'Job', ({ job }) => job.jobId),
  computed<Why>('pool', 'Pool', ({ pool }) => pool.name),
  field<Why>('reasons', 'Reasons', { show: ({ reasons }) => reasons.join(', ') }),
  computed<Why>('before', 'Jobs before', ({ before }) => before.length),
  computed<Why>('freeSlots', 'Free slots', ({ slots }) => slots.free),
  computed<Why>('estimateSeconds', 'Usual wait (s)', ({ estimate }) => estimate.seconds),
  computed<Why>('errorSeconds', 'Margin (s)', ({ estimate }) => estimate.errorSeconds),
  computed<Why>('forecast', 'Forecast', sentenceOf),
];

const why = defineVerb({
  name: 'why',
  summary: 'Show why a job waits, how long jobs have waited in its pool, and a forecast',
  operands: '<job>',
  completes: 'job',
  prints: 'record',
  examples: ['trainyard job why 5c1f…'],
  run: async ({ operands: [jobId = ''], cli }) => {
    const { client } = await cli.session();
    const { signal } = cli;
    const reasons = await whyQueued(client, jobId, { signal });
    const jobFacts = { jobId: reasons.job.jobId, poolName: reasons.pool.name };
    const forecast = await forecastJob(client, jobFacts, { nowMs: cli.system.now(), signal });
    const answer = { ...reasons, forecast };
    if (cli.out.format !== 'table') return cli.out.record(whyColumns, answer);
    const sentence = sentenceOf(answer);
    return cli.out.text(sentence ? `${answer.text}\nForecast: ${sentence}.` : answer.text);
  },
});

export const verbs = [list, update, updateBatch, why];
