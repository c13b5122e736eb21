import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../lib/main.mjs';

const pem = join(root, 'packages/cli/src/test/pem');

/** Returns the port of a server that is healthy, or is stopping. */
async function start({ isTls = false, status = 200 }): Promise<string> {
  const answer: http.RequestListener = ({ url }, response) =>
    response.writeHead(url === '/healthz' ? status : 404).end();
  const [cert, key] = await Promise.all(
    ['cert.pem', 'key.pem'].map((name) => readFile(join(pem, name))),
  );
  const server = isTls ? https.createServer({ cert, key }, answer) : http.createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return String(typeof address === 'object' && address?.port);
}

/** The exit code of the check, for a server started with these arguments. */
async function checked(...words: string[]): Promise<number | null> {
  const file = join(await mkdtemp(join(tmpdir(), 'health-')), 'cmdline');
  await writeFile(file, ['node', 'trainyard.mjs', 'serve', ...words, ''].join('\0'));
  const child = execFile(process.execPath, [join(import.meta.dirname, 'health.mjs'), file]);
  const [code] = await once(child, 'exit');
  return code;
}

const image = ['--host', '0.0.0.0', '--port', '8300'];

test('the check uses the port and the protocol of the server’s last arguments', async () => {
  const plain = await start({});
  expect(await checked(...image, '--port', plain)).toBe(0);
  expect(await checked(...image, `--port=${plain}`)).toBe(0);
  const tls = await start({ isTls: true });
  expect(await checked(...image, '--port', tls, '--cert', 'c.pem', '--key', 'k.pem')).toBe(0);
  expect(await checked(...image, '--port', tls)).toBe(1);
});

test('a stopping server, and none, are not healthy', async () => {
  expect(await checked(...image, '--port', await start({ status: 503 }))).toBe(1);
  expect(await checked(...image, '--port', '1')).toBe(1);
});
