import { once } from 'node:events';
import type { Server } from 'node:net';
import type { Context } from '../../core/command';
import { portNumber } from '../../core/option-values';
import { hostRule, isLoopback } from '../hosts';
import { listen } from '../listen';
import type { ServeOptions } from '../running';
import { createHttpServer } from '../server';
import type { TaskOrigin } from '../tasks/task-origin';

type RunServerInput = {
  options: ServeOptions;
  values: { port: string; host: string; 'allow-host': string[] };
  context: Context;
  /** called with the address once the port is open, and that of tasks' own port, if there is one */
  onListening: (url: string, tasks: string | null) => void;
};

/** Serves until it is stopped, then lets running requests finish and returns exit code 0. */
export async function runServer(input: RunServerInput): Promise<number> {
  const { options, values, context, onListening } = input;
  const allowsHost = hostRule({
    listening: values.host,
    allowed: values['allow-host'],
    cert: options.tls?.cert,
  });
  const { server, taskServer, stop } = createHttpServer({ ...options, allowsHost });
  const { host } = values;
  const { taskOrigin } = options;
  try {
    const tasks =
      taskServer && taskOrigin?.kind === 'port'
        ? await listenForTasks({ server: taskServer, host, origin: taskOrigin })
        : null;
    onListening(await listen({ server, host, port: portNumber(values.port) }), tasks);
  } catch (error) {
    await stop();
    throw error;
  }
  if (!context.signal.aborted) await once(context.signal, 'abort');
  await stop();
  return 0;
}

type TaskListenInput = { server: Server; host: string; origin: TaskOrigin & { kind: 'port' } };

/**
 * Opens the port of tasks. On this machine alone, any free port will do where another program has
 * the one after the console's; for others a firewall or a container has to know it.
 */
async function listenForTasks({ server, host, origin }: TaskListenInput): Promise<string> {
  const open = (port: number) => listen({ server, host, port, option: 'task-origin' });
  try {
    return await open(origin.port);
  } catch (error) {
    if (!origin.isDefault || !isLoopback(host)) throw error;
    return open(0);
  }
}
