import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { startUpstream } from '../test/http';
import { listen } from './listen';

test('a used port is reported in one sentence with a suggestion', async () => {
  const { url } = await startUpstream(() => {});
  const port = Number(url.port);
  const attempt = listen({ server: createServer(), host: '127.0.0.1', port });
  await expect(attempt).rejects.toThrow(
    `Port ${port} is taken by another program; choose another with --port.`,
  );
});

test('an address of another machine is rejected by name', async () => {
  const attempt = listen({ server: createServer(), host: '192.0.2.1', port: 0 });
  await expect(attempt).rejects.toThrow(
    '192.0.2.1 is not an address of this machine; choose another with --host.',
  );
});
