import { poll } from '@trainyard/sdk';
import { getExperiments } from '@trainyard/sdk/calls';
import { isFinished, stateOf } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { readId } from '../../core/each';
import { everyMs, exitCodeOfEnds, waitOptions } from '../../core/follow/wait';
import { field, percentText } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { openPage } from '../task/open';
import { experimentIds } from './find';

type Moment = { time: string } & Pick<Experiment, 'id' | 'name' | 'progress' | 'state'>;

const columns = [
  field<Moment>('time'),
  field<Moment>('id'),
  field<Moment>('state'),
  field<Moment>('progress'),
  field<Moment>('name'),
];

export const watchExperiments = defineVerb({
  name: 'watch',
  summary: 'Print each change of state and each percent of progress until all have ended',
  operands: '<experiment…>',
  completes: 'experiment',
  prints: 'lines',
  options: waitOptions,
  examples: ['trainyard experiment watch 3..9', 'trainyard e watch 7 -o jsonl'],
  run: async ({ operands, values, cli }) => {
    const ids = await experimentIds(cli, operands);
    cli.resumeWith(`trainyard experiment watch ${ids.join(' ')}`);
    const { client } = await cli.session();
    const read = async (signal: AbortSignal) => {
      const filter = { 'experimentIdFilter.incl': ids, limit: ids.length };
      return (await getExperiments(client, filter, { signal, retry: 'off' })).experiments;
    };
    const reported = new Map<number, string>();
    let latest: Experiment[] = [];
    const moments = async function* () {
      const isOver = (rows: Experiment[]) => rows.every(({ state }) => isFinished(state));
      const what = `experiments ${ids.join(', ')}`;
      const pace = { everyMs: everyMs(values), signal: cli.signal, until: isOver, client, what };
      for await (const rows of poll(read, pace)) {
        latest = rows;
        const time = new Date(cli.system.now()).toISOString();
        for (const { id, name, progress, state } of rows) {
          const now = `${state} ${percentText(progress)}`;
          if (reported.get(id) === now) continue;
          reported.set(id, now);
          yield { time, id, name, progress, state };
        }
      }
    };
    if (cli.out.format === 'table') {
      for await (const { time, id, name, progress, state } of moments()) {
        cli.out.text(`${time}  ${id}  ${stateOf(state)}  ${percentText(progress)}  ${name}`);
      }
    } else {
      await cli.out.rows(columns, moments(), { id: ({ id }) => id, isLive: true });
    }
    return exitCodeOfEnds(
      cli,
      latest.map(({ state }) => state),
    );
  },
});

export const open = defineVerb({
  name: 'open',
  summary: 'Open an experiment in the console',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'value',
  options: {
    console: {
      type: 'string',
      value: 'URL',
      help: "Address of the console, else TRAINYARD_CONSOLE or the master's own",
    },
    print: { type: 'boolean', help: 'Only print the address' },
  },
  examples: ['trainyard experiment open 7'],
  run: async ({ operands, values, cli }) => {
    const id = readId(operands[0], 'experiment');
    const { master } = await cli.session();
    const console = values.console ?? cli.system.env.TRAINYARD_CONSOLE ?? `${master}/det`;
    const url = `${console.replace(/\/+$/, '')}/experiments/${id}`;
    await openPage(cli, url, { isSilent: values.print });
  },
});
