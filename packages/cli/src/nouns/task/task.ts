import { waitForTask } from '@trainyard/sdk';
import type { GetTasksResponse } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import { logOptions } from '../../core/follow/logs';
import { computed, field, numberField, timeField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { kinds } from './kinds';
import { allocationOption, pollOf, pollOption, showTaskLog } from './verbs';

type Allocation = GetTasksResponse['allocationIdToSummary'][string];

const columns = [
  field<Allocation>('taskId', 'Task'),
  field<Allocation>('allocationId', 'Allocation', { isMinor: true }),
  field<Allocation>('name', 'Name'),
  numberField<Allocation>('slotsNeeded', 'Slots'),
  timeField<Allocation>('registeredTime', 'Since'),
  computed<Allocation>(
    'agents',
    'Agents',
    ({ resources }) => [
      ...new Set(resources.flatMap(({ agentDevices }) => Object.keys(agentDevices))),
    ],
    {
      show: ({ resources }) =>
        [...new Set(resources.flatMap(({ agentDevices }) => Object.keys(agentDevices)))].join(', '),
    },
  ),
  numberField<Allocation>('priority', 'Priority'),
  field<Allocation>('resourcePool', 'Pool'),
  field<Allocation>('proxyPorts', 'Ports', { isExtra: true }),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List everything that holds slots or waits for them',
  prints: 'rows',
  isDefault: true,
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const { allocationIdToSummary } = await client.getTasks({}, { signal: cli.signal });
    await cli.out.rows(columns, Object.values(allocationIdToSummary));
  },
});

const logs = defineVerb({
  name: 'logs',
  summary: 'Show the log of any task',
  operands: '<task>',
  completes: 'task',
  prints: 'lines',
  options: { ...logOptions, ...allocationOption },
  examples: [
    'trainyard task logs -f 4f2e0c51-…',
    'trainyard task logs --tail 50 --level ERROR 7.3d1f…',
  ],
  run: async ({ values, operands: [id = ''], cli }) => showTaskLog({ id, values, cli }),
});

const wait = defineVerb({
  name: 'wait',
  summary: 'Wait until tasks of any kind have ended',
  operands: '<task…>',
  completes: 'task',
  options: pollOption,
  run: async ({ values, operands, cli }) => {
    const { client } = await cli.session();
    for (const id of operands) {
      await waitForTask(client, id, { signal: cli.signal, ...pollOf(values) });
      cli.notify(`Task ${id} has ended.`);
    }
  },
});

const kill = defineVerb({
  name: 'kill',
  summary: 'Stop commands, notebooks, shells and TensorBoards at once, whichever they are',
  operands: '<task…>',
  completes: 'task',
  run: async ({ operands, cli }) => {
    const { client } = await cli.session();
    for (const id of operands) {
      const kind = await kindOf(cli, id);
      await kinds[kind].kill(client, id, { signal: cli.signal });
      cli.notify(`Killed ${kinds[kind].name} ${id}.`);
    }
  },
});

const kindByType = {
  TASK_TYPE_COMMAND: 'command',
  TASK_TYPE_NOTEBOOK: 'notebook',
  TASK_TYPE_SHELL: 'shell',
  TASK_TYPE_TENSORBOARD: 'tensorboard',
} as const;

async function kindOf(cli: Cli, taskId: string) {
  const { client } = await cli.session();
  const { task } = await client.getTask({ taskId }, { signal: cli.signal });
  const type = task.taskType;
  if (type in kindByType) return kindByType[type as keyof typeof kindByType];
  throw new Failure(`The task ${taskId} is not a command, notebook, shell or TensorBoard.`, {
    hint: 'A trial is stopped by `trainyard trial kill`.',
  });
}

export const verbs = [list, logs, wait, kill];
