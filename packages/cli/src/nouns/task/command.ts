import { waitForTask } from '@trainyard/sdk';
import { exitCodeOf } from '../../core/failure';
import type { logFilter } from '../../core/follow/logs';
import { defineVerb } from '../../core/verb';
import { launchBody, reportWarnings, taskOptions } from './launch';
import { commonVerbs, showTaskLog } from './verbs';

/** The complete log, followed, as in `command logs -f`. */
const everything = {
  follow: true,
  head: undefined,
  tail: undefined,
  secrets: false,
  verify: false,
  'agent-id': [],
  'container-id': [],
  'rank-id': [],
  'timestamp-before': undefined,
  'timestamp-after': undefined,
  level: undefined,
  source: [],
  stdtype: [],
  search: undefined,
  'allocation-id': [],
} satisfies Parameters<typeof logFilter>[0] & { 'allocation-id': string[] };

const run = defineVerb({
  name: 'run',
  summary: 'Run a command on the cluster and follow its log',
  operands: '[entrypoint…]',
  prints: 'lines',
  options: taskOptions,
  examples: [
    'trainyard command run -- nvidia-smi -L',
    'trainyard cmd run --config resources.slots=2 -c . -- python bench.py',
  ],
  run: async ({ values, operands, cli }) => {
    const { client } = await cli.session();
    const body = await launchBody(cli, values);
    const config = operands.length === 0 ? body.config : { entrypoint: operands, ...body.config };
    const options = { signal: cli.signal };
    const answer = await client.launchCommand({ body: { ...body, config, data: '' } }, options);
    reportWarnings(cli, answer.warnings);
    const id = answer.command.id;
    if (values.detach) {
      await cli.out.value('id', id);
      return 0;
    }
    cli.notify(`Launched command ${id}.`);
    cli.resumeWith(`trainyard command logs -f ${id}`);
    await showTaskLog({ id, values: everything, cli });
    await waitForTask(client, id, options);
    const { command } = await client.getCommand({ commandId: id }, options);
    const status = command.exitStatus;
    if (status === '' || /successfully/.test(status)) return 0;
    cli.complain([`The command failed: ${status}`]);
    return exitCodeOf('errored', cli.globals.hasDetailedExitCode);
  },
});

export const verbs = [...commonVerbs('command'), run];
