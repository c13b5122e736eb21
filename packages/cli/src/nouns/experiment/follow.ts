import { type WaitForExperimentOptions, waitForExperiment } from '@trainyard/sdk';
import { getExperimentTrials, trialLogs } from '@trainyard/sdk/calls';
import { followExperiment } from '@trainyard/sdk/flows';
import { readId } from '../../core/each';
import { Failure } from '../../core/failure';
import { logFilter, logOptions, showLog } from '../../core/follow/logs';
import { everyMs, exitCodeOfEnds, reportChanges, waitOptions } from '../../core/follow/wait';
import { type Cli, defineVerb } from '../../core/verb';
import { experimentFields } from './columns';
import { experimentIds } from './find';

export const wait = defineVerb({
  name: 'wait',
  summary: 'Wait until experiments have ended; fails unless all completed',
  operands: '<experiment…>',
  completes: 'experiment',
  options: {
    ...waitOptions,
    'on-paused': {
      type: 'string',
      value: 'WHAT',
      choices: ['wait', 'fail'],
      default: 'wait',
      help: 'On a pause: wait or fail',
    },
  },
  examples: [
    'trainyard experiment wait 7 --timeout 2h',
    'trainyard e wait 7 --detailed-exit-code # 10 canceled, 11 errored, 8 timeout',
  ],
  run: async ({ operands, values, cli }) => {
    const ids = await experimentIds(cli, operands);
    const { client } = await cli.session();
    cli.resumeWith(`trainyard experiment wait ${ids.join(' ')}`);
    const options: WaitForExperimentOptions = {
      everyMs: everyMs(values),
      signal: cli.signal,
      onPaused: values['on-paused'] === 'fail' ? 'throw' : 'wait',
      logger: { warn: (words) => cli.notify(words) },
      onMasterChange: () => cli.notify('The master was restarted in the meantime.'),
    };
    const ended = await Promise.all(
      ids.map((id) =>
        waitForExperiment(client, id, { ...options, onProgress: reportChanges(cli, 'Experiment') }),
      ),
    );
    if (cli.out.format !== 'table') await cli.out.records(experimentFields, ended);
    return exitCodeOfEnds(
      cli,
      ended.map(({ state }) => state),
    );
  },
});

export const logs = defineVerb({
  name: 'logs',
  summary: 'Show the log of the first trial of an experiment',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'lines',
  options: logOptions,
  examples: ['trainyard experiment logs 7 --tail 100', 'trainyard e logs 7 -f --level WARNING'],
  run: async ({ operands, values, cli }) => {
    const experimentId = readId(operands[0], 'experiment');
    const trialId = await firstTrialOf(cli, experimentId);
    if (values.follow) cli.resumeWith(`trainyard experiment logs ${experimentId} -f`);
    const args = { trialId, ...logFilter(values) };
    await showLog(cli, { call: trialLogs, args, values, lineOf: (line) => line });
  },
});

/** @throws Failure if there is none yet */
async function firstTrialOf(cli: Cli, experimentId: number): Promise<number> {
  const { client } = await cli.session();
  const first = { experimentId, sortBy: 'SORT_BY_ID' as const, limit: 1 };
  const { trials } = await getExperimentTrials(client, first, { signal: cli.signal });
  const [trial] = trials;
  if (trial) return trial.id;
  throw new Failure(`Experiment ${experimentId} has no trial yet.`, {
    hint: `\`trainyard experiment follow ${experimentId}\` waits for it.`,
  });
}

export const follow = defineVerb({
  name: 'follow',
  summary: 'Follow the log of the first trial until the experiment has ended',
  operands: '<experiment>',
  completes: 'experiment',
  options: waitOptions,
  examples: ['trainyard experiment follow 7'],
  run: ({ operands, values, cli }) =>
    followToEnd(cli, readId(operands[0], 'experiment'), everyMs(values)),
});

/** Shows the log as it arrives, then waits for the end, and returns its exit code. */
export async function followToEnd(cli: Cli, id: number, interval: number): Promise<number> {
  const { client } = await cli.session();
  cli.resumeWith(`trainyard experiment follow ${id}`);
  const running = await followExperiment(client, id, { signal: cli.signal });
  cli.progress(`Waiting for the first trial of experiment ${id}`);
  const trial = await running.firstTrial({ everyMs: Math.min(interval, 1000) });
  cli.notify(`Following trial ${trial.id} of experiment ${id}.`);
  const values = { follow: true, verify: false, secrets: false, head: undefined, tail: undefined };
  const args = { trialId: trial.id, follow: true };
  await showLog(cli, { call: trialLogs, args, values, lineOf: (line) => line });
  const { experiment } = await running.wait({
    everyMs: interval,
    onProgress: reportChanges(cli, 'Experiment'),
  });
  return exitCodeOfEnds(cli, [experiment.state]);
}
