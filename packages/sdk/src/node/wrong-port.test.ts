import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../client/client';
import { isRetryable } from '../errors/errors';
import { waitForExperiment } from '../wait/waits';
import { nodeFetch } from './node-fetch';

const pem = (name: string) =>
  readFileSync(join(import.meta.dirname, `fixtures/tls/${name}.pem`), 'utf8');

let requests = 0;
const answer = () => {
  requests += 1;
};
const servers = {
  plain: createHttpServer(answer),
  secure: createSecureServer({ key: pem('key'), cert: pem('certificate') }, answer),
  // as OpenSSL answers plain text: an alert of TLS 1.2
  alerting: createServer((socket) =>
    socket.once('data', () => socket.end(Buffer.from([21, 3, 3, 0, 2, 2, 70]))),
  ),
  other: createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')),
  closing: createServer((socket) => socket.once('data', () => socket.destroy())),
};
beforeAll(async () => {
  for (const server of Object.values(servers)) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});
afterAll(() => {
  for (const server of Object.values(servers)) server.close();
});

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const fetches = {
  nodeFetch: nodeFetch({ env: {}, keepAlive: false }),
  'the global fetch': (request: Request) => fetch(request),
};
const onlyTls = /^Request getMe failed: the port of http:\/\/127\.0\.0\.1:\d+ only speaks https$/;
const cases = Object.entries(fetches).flatMap(([name, fetch]) => [
  [
    name,
    'https',
    'plain',
    'protocol',
    /: the port of https:\/\/127\.0\.0\.1:\d+ does not speak https$/,
    fetch,
  ] as const,
  [name, 'http', 'other', 'protocol', /: the port of http:.* does not speak http$/, fetch] as const,
  [name, 'https', 'secure', 'certificate', /: self-signed certificate$/, fetch] as const,
]);
const alerted = ['nodeFetch', 'http', 'alerting', 'protocol', onlyTls, fetches.nodeFetch] as const;

describe.each([...cases, alerted])(
  'by %s, %s to a port that is %s',
  (_, scheme, port, reason, text, fetch) => {
    const clientOf = () =>
      createClient({ baseUrl: `${scheme}://127.0.0.1:${portOf(servers[port])}`, auth: 't', fetch });

    test('is told in words, after one attempt', async () => {
      const error = await clientOf()
        .getMe()
        .catch((each: unknown) => each);
      expect(error).toMatchObject({
        type: 'server',
        reason,
        attempts: 1,
        message: expect.stringMatching(text),
      });
      expect(isRetryable(error)).toBe(false);
      expect(requests).toBe(0);
    });

    test('ends a wait', async () => {
      await expect(waitForExperiment(clientOf(), 1)).rejects.toMatchObject({ cause: { reason } });
    });

    test('shows that a write was not made', async () => {
      const write = clientOf().createGroup({ body: { name: 'vision' } });
      const outcome = port === 'other' ? 'unknown' : 'refused';
      await expect(write).rejects.toMatchObject({ outcome, attempts: 1 });
    });
  },
);

test.each(Object.entries(fetches))(
  'by %s, a cut TLS connection is told at once',
  async (_, fetch) => {
    const baseUrl = `https://127.0.0.1:${portOf(servers.closing)}`;
    const client = createClient({ baseUrl, auth: 't', fetch });
    await expect(client.createGroup({ body: { name: 'vision' } })).rejects.toMatchObject({
      reason: 'connection',
      attempts: 1,
      outcome: 'refused',
      message: expect.stringContaining('before secure TLS connection was established'),
    });
  },
);

// [C7]
test.each(Object.entries({ ...fetches, 'no fetch of its own': undefined }))(
  'by %s, plain http to a port that closes it and speaks TLS is told at once',
  async (_, fetch) => {
    const baseUrl = `http://127.0.0.1:${portOf(servers.secure)}`;
    const client = createClient({ baseUrl, auth: 't', ...(fetch && { fetch }) });
    const error = { reason: 'protocol', attempts: 1 };
    await expect(client.getMe()).rejects.toMatchObject({
      ...error,
      message: expect.stringMatching(onlyTls),
    });
    const write = client.createGroup({ body: { name: 'vision' } });
    await expect(write).rejects.toMatchObject({ ...error, outcome: 'refused' });
    expect(requests).toBe(0);
  },
);

test.each(Object.entries(fetches))(
  'by %s, a port that closes every connection may be a master that stops',
  async (_, fetch) => {
    const baseUrl = `http://127.0.0.1:${portOf(servers.closing)}`;
    const client = createClient({ baseUrl, auth: 't', fetch });
    const error = await client.getMe({}, { retry: 'off' }).catch((each: unknown) => each);
    expect(error).toMatchObject({ reason: 'connection' });
    expect(isRetryable(error)).toBe(true);
  },
);

test('the error of a newer undici, which has no code, is of a wrong port too', async () => {
  const text = 'Response does not match the HTTP/1.1 protocol (Expected HTTP/, RTSP/ or ICE/)';
  const cause = Object.assign(new Error(text), { code: undefined });
  const client = createClient({
    baseUrl: 'http://127.0.0.1:22',
    auth: 't',
    fetch: async () => Promise.reject(new TypeError('fetch failed', { cause })),
  });
  await expect(client.getMe()).rejects.toMatchObject({ reason: 'protocol', attempts: 1 });
});
