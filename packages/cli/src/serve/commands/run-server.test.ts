import { expect, test } from 'vitest';
import { builtConsole } from '../../test/built-console';
import { startUpstream } from '../../test/http';
import { createMasterProxy } from '../proxy/proxy';
import { createStaticSite } from '../site/static-files';
import { runServer } from './run-server';

/** Starts a server whose tasks want a port that another program has, and returns where they are. */
async function portOfTasks(host: string) {
  const { url: master } = await startUpstream((_request, response) => response.end());
  const stop = new AbortController();
  let tasks: string | null = null;
  const exitCode = runServer({
    options: {
      backend: createMasterProxy({ master, basePath: '/' }),
      site: createStaticSite({ directory: await builtConsole(), basePath: '/' }),
      basePath: '/',
      taskOrigin: { kind: 'port', port: Number(master.port), isDefault: true },
    },
    values: { port: '0', host, 'allow-host': [] },
    context: { signal: stop.signal, print: () => {} },
    onListening: (_url, port) => {
      tasks = port;
      stop.abort();
    },
  });
  expect(await exitCode).toBe(0);
  return { tasks: String(tasks), taken: master.port };
}

test('on this machine tasks take another free port where theirs is taken', async () => {
  const { tasks, taken } = await portOfTasks('127.0.0.1');
  expect(tasks).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(tasks).not.toContain(taken);
});

test('for other machines the port of tasks is the one that a firewall knows, or none', async () => {
  await expect(portOfTasks('0.0.0.0')).rejects.toThrow(/is taken by another program/);
});
