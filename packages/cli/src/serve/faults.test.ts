import { createSandbox } from '@trainyard/sandbox';
import { expect, test } from 'vitest';
import { requestRaw, startServer } from '../test/http';
import { createFetchBackend } from './fetch-backend';

test('a dropped connection has no answer, and the control call clears it', async () => {
  const sandbox = createSandbox({ scenario: 'empty', faults: ['drop=getMaster'], control: true });
  const log: string[] = [];
  const origin = await startServer({
    backend: createFetchBackend(sandbox, { close: sandbox.close }),
    site: null,
    basePath: '/',
    log: (line) => log.push(line),
  });
  await expect(requestRaw(origin, '/api/v1/master')).rejects.toThrow('socket hang up');
  expect(log[0]).toMatch(/ 127.0.0.1 GET \/api\/v1\/master dropped \d+ms$/);
  const cleared = await requestRaw(origin, '/sandbox/faults', { method: 'DELETE' });
  expect(JSON.parse(cleared.body.toString())).toEqual({ faults: [] });
  expect((await requestRaw(origin, '/api/v1/master')).status).toBe(200);
});
