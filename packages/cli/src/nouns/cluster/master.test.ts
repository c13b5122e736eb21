import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCli, trainyard } from '../../test/trainyard';

test('info shows the master in every format', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('master', 'info');
  expect(out.split('\n').slice(0, 2)).toEqual([
    'Cluster name       prod-a100',
    'Version            0.23.4',
  ]);
  const formats = await Promise.all(
    ['json', 'yaml', 'csv', 'jsonl', 'ids'].map((format) =>
      trainyard('master', 'info', '-o', format, '--columns', 'version,rbacEnabled'),
    ),
  );
  expect(formats.map(({ out }) => out)).toEqual([
    '{\n  "version": "0.23.4",\n  "rbacEnabled": false\n}',
    'version: 0.23.4\nrbacEnabled: false',
    'version,rbacEnabled\r\n0.23.4,false\r',
    '{"version":"0.23.4","rbacEnabled":false}',
    '0.23.4',
  ]);
});

test('an unreachable master is reported in one sentence, with the cause and a suggestion', async () => {
  const { folder } = await startCli();
  const env = { DET_MASTER: 'http://127.0.0.1:9', DET_DEBUG_CONFIG_PATH: folder };
  const { exitCode, out, error } = await trainyard(['master', 'info', '--retry', 'off'], { env });
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(error.split('\n')).toEqual([
    'The master at http://127.0.0.1:9 does not answer.',
    '  connect ECONNREFUSED 127.0.0.1:9',
    '  Is the address right? -m or DET_MASTER sets it; `trainyard doctor -m http://127.0.0.1:9` checks the connection.',
  ]);
});

test('a certificate that is not accepted, and a port of another protocol, are named at once', async () => {
  const { folder } = await startCli();
  const pem = (name: string) =>
    readFileSync(join(import.meta.dirname, `../../test/pem/${name}.pem`));
  const secure = createSecureServer({ key: pem('key'), cert: pem('cert') });
  const plain = createServer();
  const portOf = async (server: Server) => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    return typeof address === 'object' ? address?.port : 0;
  };
  const refusal = async (master: string, words = ['master', 'info'], others = {}) => {
    const env = { DET_MASTER: master, DET_DEBUG_CONFIG_PATH: folder, ...others };
    const { exitCode, out, error } = await trainyard(words, { env });
    return { exitCode, lines: [out, error].join('\n').trim().split('\n') };
  };
  try {
    const untrusted = `https://127.0.0.1:${await portOf(secure)}`;
    expect(await refusal(untrusted)).toEqual({
      exitCode: 1,
      lines: [
        `The certificate of the master at ${untrusted} is not accepted.`,
        '  self-signed certificate',
        '  The certificate is its own: DET_MASTER_CERT_FILE names it. `noverify` accepts any.',
      ],
    });
    // sdk-cli K4, public-reports PB12
    const file = join(folder, 'nope.pem');
    expect(
      (await refusal(untrusted, ['master', 'info'], { DET_MASTER_CERT_FILE: file })).lines.at(-1),
    ).toBe(`  DET_MASTER_CERT_FILE names ${file}, which does not exist.`);
    const encrypted = untrusted.replace('https', 'http');
    expect(await refusal(encrypted)).toEqual({
      exitCode: 1,
      lines: [
        `The port of ${encrypted} does not speak http.`,
        `  Try ${untrusted} with -m or DET_MASTER.`,
      ],
    });
    const port = await portOf(plain);
    expect(await refusal(`https://127.0.0.1:${port}`)).toEqual({
      exitCode: 1,
      lines: [
        `The port of https://127.0.0.1:${port} does not speak https.`,
        `  Try http://127.0.0.1:${port} with -m or DET_MASTER.`,
      ],
    });
    const { lines } = await refusal(`https://127.0.0.1:${port}`, ['doctor', '-o', 'csv']);
    expect(lines.join('\n')).toContain(`Try http://127.0.0.1:${port} with -m or DET_MASTER.`);
    expect((await refusal('ftp://x')).lines).toEqual([
      '"ftp://x" is not the address of a master, such as http://host:8080',
    ]);
  } finally {
    secure.close();
    plain.close();
  }
});

test.each([
  [
    { HTTP_PROXY: 'http://127.0.0.1:9' },
    1,
    [
      'The proxy http://127.0.0.1:9 of HTTP_PROXY does not let the request through.',
      '  connect ECONNREFUSED 127.0.0.1:9',
      '  Correct HTTP_PROXY, or name the host of the master in NO_PROXY.',
    ],
  ],
  [
    { ALL_PROXY: 'socks5://127.0.0.1:1080' },
    2,
    ['ALL_PROXY=socks5://127.0.0.1:1080 is not the address of an http or https proxy'],
  ],
])(
  'a proxy that does not work is named, not the master: %j (sdk-cli K5, public-reports PB11)',
  async (variables, code, lines) => {
    const { folder } = await startCli();
    const env = { DET_MASTER: 'http://10.1.2.3:8080', DET_DEBUG_CONFIG_PATH: folder, ...variables };
    const { exitCode, error } = await trainyard(['master', 'info', '--retry', 'off'], { env });
    expect({ exitCode, lines: error.split('\n') }).toEqual({ exitCode: code, lines });
  },
);

test('-v prints each call, without secrets', async () => {
  const { trainyard } = await startCli();
  const { error } = await trainyard('master', 'info', '-v');
  // the first one reads the version of the master
  expect(error.split('\n')).toEqual([
    expect.stringMatching(/^GET \/api\/v1\/master 200 in \d+ ms, attempt 1$/),
    expect.stringMatching(/^GET \/api\/v1\/master 200 in \d+ ms, attempt 1$/),
  ]);
});

test('--watch repeats the output until it is interrupted', async () => {
  const { folder, sandbox } = await startCli();
  const stop = new AbortController();
  let waits = 0;
  const wait = async (ms: number, signal: AbortSignal) => {
    expect(ms).toBe(5000);
    waits += 1;
    if (waits === 2) stop.abort();
    signal.throwIfAborted();
  };
  const env = { DET_MASTER: 'http://sandbox', DET_DEBUG_CONFIG_PATH: folder };
  const isTerminal = { stdin: false, stdout: false, stderr: false };
  const finished = await trainyard(
    ['master', 'info', '--watch', '5', '--columns', 'version', '-o', 'csv', '--no-header'],
    { env, isTerminal, wait, fetch: sandbox.fetch },
    stop.signal,
  );
  expect(finished).toEqual({ exitCode: 3, out: '0.23.4\r\n0.23.4\r', error: '' });
});
