import { expect, test } from 'vitest';
import { listen } from '../../../packages/cli/src/serve/listen';
import { createMasterProxy } from '../../../packages/cli/src/serve/proxy/proxy';
import { createHttpServer } from '../../../packages/cli/src/serve/server';
import { smuggle, startEcho } from './sockets.mjs';

test('a body of false length reaches no other client’s connection', async () => {
  const master = await startEcho();
  const backend = createMasterProxy({ master: new URL(master.url), basePath: '/' });
  const { server, stop } = createHttpServer({ backend, site: null, basePath: '/' });
  const origin = await listen({ server, host: '127.0.0.1', port: 0 });
  const { lines, failed } = await smuggle({ origin, master, rounds: 2 });
  await stop();
  master.stop();
  expect(failed, lines.join('\n')).toBe(0);
});
