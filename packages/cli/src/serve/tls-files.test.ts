import { readFileSync } from 'node:fs';
import { get, type RequestOptions } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startServer, startUpstream } from '../test/http';
import { createMasterProxy } from './proxy/proxy';
import { readTlsFiles } from './tls-files';

const folder = join(import.meta.dirname, '../test/pem');
const cert = join(folder, 'cert.pem');
const key = join(folder, 'key.pem');

async function serveTls() {
  const { url: master } = await startUpstream((request, response) => {
    response.end(String(request.headers['x-forwarded-proto']));
  });
  return startServer({
    backend: createMasterProxy({ master, basePath: '/' }),
    site: null,
    basePath: '/',
    tls: readTlsFiles({ cert, key }),
    limits: { headersMs: 300, checkMs: 50 },
  });
}

const fetchText = (url: string, options: RequestOptions) =>
  new Promise<string>((resolve, reject) => {
    get(url, { ca: readFileSync(cert), ...options }, (incoming) => resolve(text(incoming))).on(
      'error',
      reject,
    );
  });

test('with a certificate the server uses https, and the master is informed', async () => {
  const origin = await serveTls();
  expect(origin).toMatch(/^https:/);
  expect(await fetchText(`${origin}/api/v1/me`, {})).toBe('https');
  await expect(fetchText(`${origin}/api/v1/me`, { maxVersion: 'TLSv1.1' })).rejects.toThrow();
});

test.each([
  ['ECDHE-ECDSA-AES128-GCM-SHA256', true],
  ['ECDHE-ECDSA-CHACHA20-POLY1305', true],
  ['ECDHE-ECDSA-AES256-SHA', false],
  ['ECDHE-ECDSA-AES128-SHA256', false],
  ['ECDHE-ECDSA-AES128-SHA', false],
])('TLS 1.2 with %s is accepted: %s', async (ciphers, expected) => {
  const answer = fetchText(`${await serveTls()}/api/v1/me`, { ciphers, maxVersion: 'TLSv1.2' });
  const isSpoken = await answer.then(
    () => true,
    () => false,
  );
  expect(isSpoken).toBe(expected);
});

test('a stalled handshake is aborted', async () => {
  const { hostname, port } = new URL(await serveTls());
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  socket.write(Buffer.from([22, 3, 1]));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  await closed;
  expect(socket.bytesRead).toBeLessThan(100);
});

test.each([
  [{ cert }, '--cert and --key go together: a certificate and its key.'],
  [{ key }, '--cert and --key go together: a certificate and its key.'],
  [{ cert: '/nowhere.pem', key }, '--cert /nowhere.pem cannot be read: ENOENT'],
  [{ cert: key, key }, `${key} and ${key} are not a certificate and its key: `],
])('%o is rejected with one sentence', (names, sentence) => {
  expect(() => readTlsFiles(names)).toThrow(sentence);
});

test('without either there is plain http', () => {
  expect(readTlsFiles({})).toBeUndefined();
});
