import { expect, test } from 'vitest';
import { createClient } from '../client/client';

const unknown = (code: string, text: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(text), { code }) });

test.each([
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND mastre'],
  ['', 'dns error: failed to lookup address information: Name or service not known'],
])('an unknown host is told at once: %s', async (code, text) => {
  let requests = 0;
  const client = createClient({
    baseUrl: 'http://mastre',
    auth: 't',
    fetch: () => {
      requests += 1;
      return Promise.reject(unknown(code, text));
    },
  });
  await expect(client.createGroup({ body: { name: 'vision' } })).rejects.toMatchObject({
    reason: 'connection',
    outcome: 'refused',
    attempts: 1,
    message: `Request createGroup failed: ${text}`,
  });
  expect(requests).toBe(1);
});
