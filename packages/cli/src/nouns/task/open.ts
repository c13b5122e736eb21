import { Failure } from '../../core/failure';
import { openBrowser } from '../../core/open-browser';
import { type Cli, defineVerb } from '../../core/verb';
import { kinds, taskId } from './kinds';
import { pageOf, waitUntilReady } from './launch';

type Openable = 'notebook' | 'tensorboard';

export const browserOption = {
  'no-browser': { type: 'boolean', help: 'Print the address and open nothing' },
} as const;

/** Opens a page in the user's browser, and prints its address in any case. */
export async function openPage(cli: Cli, url: string, { isSilent = false } = {}): Promise<void> {
  await cli.out.value('url', url);
  if (!isSilent && cli.system.isTerminal.stdout) await openBrowser(url);
}

/** `open` of notebooks and TensorBoards. */
export const openVerb = (kind: Openable) =>
  defineVerb({
    name: 'open',
    summary: `Open a ${kinds[kind].name} in the browser`,
    operands: `<${kind}>`,
    completes: kind,
    prints: 'value',
    options: browserOption,
    run: async ({ values, operands: [start = ''], cli }) => {
      const { client, master } = await cli.session();
      const { name, get } = kinds[kind];
      const { task } = await get(client, await taskId(cli, kind, start), { signal: cli.signal });
      if (!task || !('serviceAddress' in task) || task.serviceAddress === '')
        throw new Failure(`The ${name} has no address yet.`);
      if (task.state !== 'STATE_RUNNING')
        throw new Failure(`The ${name} is ${task.state.slice('STATE_'.length)}, not RUNNING.`);
      await openPage(cli, pageOf(kind, { master, task }), { isSilent: values['no-browser'] });
    },
  });

type Started = {
  kind: Openable;
  id: string;
  isShort: boolean;
  values: { detach: boolean; 'no-browser': boolean };
};

/** Shows the result of a launch: the id alone, or the page as soon as it is ready. */
export async function showStarted(cli: Cli, { kind, id, isShort, values }: Started): Promise<void> {
  if (values.detach) return cli.out.value('id', id);
  const { client, master } = await cli.session();
  cli.notify(`Launched ${kinds[kind].name} ${id}.`);
  cli.resumeWith(`trainyard ${kind} open ${id}`);
  await waitUntilReady(cli, kind, id);
  const { task } = await kinds[kind].get(client, id, { signal: cli.signal });
  if (task && 'serviceAddress' in task)
    await openPage(cli, pageOf(kind, { master, task, isShort }), {
      isSilent: values['no-browser'],
    });
}
