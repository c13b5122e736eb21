import { waitForTask } from '@trainyard/sdk';
import { taskLogs } from '@trainyard/sdk/calls';
import { readWords, runOnEach } from '../../core/each';
import { logFilter, logOptions, showLog } from '../../core/follow/logs';
import { durationMs, wholeNumber } from '../../core/option-values';
import { type Column, extra, field, stateField, timeField } from '../../core/output/columns';
import { taskStates } from '../../core/output/state-names';
import { reportingNone } from '../../core/pages';
import type { Cli } from '../../core/verb';
import { defineVerb, type Verb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';
import { findWorkspace, workspaceColumn } from '../workspace/find';
import { kinds, type TaskKind, type TaskRow, taskId } from './kinds';

const common: Column<TaskRow>[] = [
  field('id', 'ID'),
  field('username', 'Owner'),
  field('description', 'Description'),
  stateField(taskStates),
];
const rest = async (cli: Cli): Promise<Column<TaskRow>[]> => [
  field('exitStatus', 'Exit status'),
  field('resourcePool', 'Pool'),
  timeField('startTime', 'Started'),
  await workspaceColumn(cli),
  extra(field('jobId', 'Job')),
  extra(field('serviceAddress', 'Address')),
];
const boards: Column<TaskRow>[] = [
  field('experimentIds', 'Experiments', {
    show: ({ experimentIds = [] }) => experimentIds.join(', '),
  }),
  field('trialIds', 'Trials', { show: ({ trialIds = [] }) => trialIds.join(', ') }),
];

const taskColumns = async (cli: Cli, kind: TaskKind): Promise<Column<TaskRow>[]> => [
  ...common,
  ...(kind === 'tensorboard' ? boards : []),
  ...(await rest(cli)),
];

type Which = { isAll: boolean; workspace: string | undefined };

/** Tasks of a kind, by default one's own. */
async function* taskRows(
  cli: Cli,
  kind: TaskKind,
  { isAll, workspace }: Which,
): AsyncGenerator<TaskRow, void, undefined> {
  const { client, username } = await cli.session();
  const ownFilter = isAll || username === undefined ? {} : { users: [username] };
  const place =
    workspace === undefined ? {} : { workspaceId: (await findWorkspace(cli, workspace)).id };
  yield* kinds[kind].list(client, { ...ownFilter, ...place }, { signal: cli.signal });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The verbs that all four kinds of interactive task share. */
export function commonVerbs(kind: TaskKind): Verb[] {
  const { name } = kinds[kind];
  const one = { operands: `<${kind}>`, completes: kind } as const;

  const list = defineVerb({
    name: 'list',
    aliases: ['ls'],
    summary: `List your ${name}s, or everyone's`,
    prints: 'rows',
    isDefault: true,
    options: {
      all: { type: 'boolean', short: 'a', help: "Everyone's" },
      quiet: { type: 'boolean', short: 'q', help: 'Only the ids' },
      'workspace-name': { type: 'string', short: 'w', value: 'NAME', help: 'In this workspace' },
    },
    run: async ({ values, cli }) => {
      const which = { isAll: values.all, workspace: values['workspace-name'] };
      const out = values.quiet ? cli.out.as('ids') : cli.out;
      const rows = taskRows(cli, kind, which);
      await out.rows(await taskColumns(cli, kind), values.all ? rows : reportingNone(cli, rows));
    },
  });

  const config = defineVerb({
    ...one,
    name: 'config',
    summary: `Show the configuration of a ${name}`,
    prints: 'document',
    run: async ({ operands: [start = ''], cli }) => {
      const { client } = await cli.session();
      const id = await taskId(cli, kind, start);
      await cli.out.document((await kinds[kind].get(client, id, { signal: cli.signal })).config);
    },
  });

  const describe = defineVerb({
    ...one,
    name: 'describe',
    summary: `Show a ${name}`,
    prints: 'record',
    run: async ({ operands: [start = ''], cli }) => {
      const { client } = await cli.session();
      const id = await taskId(cli, kind, start);
      const { task } = await kinds[kind].get(client, id, { signal: cli.signal });
      if (task) await cli.out.record(await taskColumns(cli, kind), task);
    },
  });

  const kill = defineVerb({
    name: 'kill',
    summary: `Stop ${name}s at once`,
    operands: `<${kind}…>`,
    completes: kind,
    options: {
      force: { type: 'boolean', short: 'f', help: 'Ignore failures and continue' },
    },
    run: async ({ values, operands, cli }) => {
      const { client } = await cli.session();
      const code = await runOnEach(cli, {
        ids: await readWords(cli, operands),
        what: name,
        verb: 'kill',
        done: 'Killed',
        run: async (start) => {
          const id = await taskId(cli, kind, start);
          await requireActionOn(cli, { noun: kind, id }, 'kill');
          await kinds[kind].kill(client, id, { signal: cli.signal });
        },
      });
      return values.force ? 0 : code;
    },
  });

  const setPriority = defineVerb({
    name: 'set priority',
    summary: `Change the priority of a ${name}`,
    operands: `<${kind}> <priority>`,
    completes: kind,
    run: async ({ operands: [start = '', text = ''], cli }) => {
      const priority = wholeNumber({ operand: 'priority', text, min: 1, max: 99 });
      const { client } = await cli.session();
      const id = await taskId(cli, kind, start);
      await requireActionOn(cli, { noun: kind, id }, 'setPriority');
      await kinds[kind].setPriority(client, id, priority, { signal: cli.signal });
      cli.notify(`${capital(name)} ${id} has priority ${priority}.`);
    },
  });

  const logs = defineVerb({
    ...one,
    name: 'logs',
    summary: `Show the log of a ${name}`,
    prints: 'lines',
    options: { ...logOptions, ...allocationOption },
    run: async ({ values, operands: [start = ''], cli }) => {
      const id = await taskId(cli, kind, start);
      await showTaskLog({ id, values, cli });
    },
  });

  const wait = defineVerb({
    ...one,
    name: 'wait',
    summary: `Wait until a ${name} has ended`,
    options: pollOption,
    run: async ({ values, operands: [start = ''], cli }) => {
      const { client } = await cli.session();
      const id = await taskId(cli, kind, start);
      await waitForTask(client, id, { signal: cli.signal, ...pollOf(values) });
      cli.notify(`${capital(name)} ${id} has ended.`);
    },
  });

  return [list, describe, config, kill, logs, setPriority, wait];
}

export const allocationOption = {
  'allocation-id': {
    type: 'string',
    value: 'ID',
    multiple: true,
    help: 'Lines of this allocation',
  },
} as const;

export const pollOption = {
  'polling-interval': {
    type: 'string',
    value: 'TIME',
    help: 'How often to look, 10 s unless given',
  },
} as const;

export const pollOf = ({ 'polling-interval': text }: { 'polling-interval': string | undefined }) =>
  text === undefined ? {} : { everyMs: durationMs('polling-interval', text) };

type LogValues = Parameters<typeof logFilter>[0] & { 'allocation-id': string[] };
type Log = { id: string; values: LogValues; cli: Parameters<typeof showLog>[0] };

/** Shows the log of any task, including a trial's. */
export function showTaskLog({ id, values, cli }: Log): Promise<void> {
  const args = { taskId: id, ...logFilter(values), allocationIds: values['allocation-id'] };
  return showLog(cli, {
    call: taskLogs,
    args,
    values,
    lineOf: ({ id, timestamp, level, message, log }) => ({
      id,
      timestamp,
      level,
      message: message === '' ? log : message,
    }),
  });
}
