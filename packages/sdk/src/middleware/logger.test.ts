import { expect, test } from 'vitest';
import { createClient } from '../client/client';
import { hashPassword } from '../client/password';
import { credentials } from '../client/sign-in';
import * as mask from '../mask';
import { failure, scriptedMaster } from '../test/scripted-master';
import type { Logger, LogLevel } from './log';

/** A logger that stores its messages as printed text. */
function keeping() {
  const lines: string[] = [];
  const at = (level: LogLevel) => (message: string, facts: object) =>
    void lines.push(`${level} ${message} ${JSON.stringify(facts)}`);
  const logger: Logger = { debug: at('debug'), info: at('info'), warn: at('warn') };
  return { lines, logger };
}

const token = 'v2.public.c2VjcmV0LXRva2Vu';
const config = `name: sweep
environment:
  environment_variables:
    - WANDB_API_KEY=wandb-secret
    - PATH=/usr/bin
  registry_auth:
    username: marta
    password: "registry-secret"
    auth: cmVnaXN0cnktYXV0aA
bind_mounts: []
`;

test('no log message contains a secret', async () => {
  const { lines, logger } = keeping();
  const answers: Record<string, object> = {
    '/api/v1/auth/login': { token, user: { id: 3, username: 'marta', admin: false, active: true } },
  };
  const client = createClient({
    baseUrl: 'http://someone:url-secret@master',
    auth: credentials({ username: 'marta', password: 'login-secret' }),
    headers: { Cookie: 'auth=cookie-secret', 'X-Plain': 'shown' },
    logger,
    logLevel: 'debug',
    mask,
    retry: { startMs: 0 },
    fetch: async (request) => {
      const answer = answers[new URL(request.url).pathname] ?? {};
      const headers = { 'Set-Cookie': `auth=${token}` };
      return Response.json(answer, { headers });
    },
  });
  const { createExperiment, setUserPassword, patchUser, launchShell, getMe, postUser } = client;
  const calls = [
    createExperiment({ body: { config } }),
    createExperiment({ body: { config: '{"environment":{"registry_auth":"json-secret"}}' } }),
    setUserPassword({ userId: 3, body: 'new-secret' }),
    patchUser({ userId: 3, body: { password: 'patch-secret', isHashed: true } }),
    postUser({
      body: { user: { username: 'jo', admin: false, active: true }, password: 'own-secret' },
    }),
    launchShell({ body: { data: btoa('{"passphrase":"shell-secret"}') } }),
    launchShell({
      body: {
        config: { environment: { environment_variables: { cpu: ['HF_TOKEN=env-secret'] } } },
      },
    }),
    getMe({}, { headers: { 'Grpc-Metadata-x-user-token': 'Bearer header-secret' } }),
    getMe({}, { headers: { Authorization: 'Bearer call-secret' } }),
  ];
  await Promise.all(calls.map((call) => call.result()));
  const logged = lines.join('\n');
  expect(logged).toContain('createExperiment POST out');
  expect(logged).toContain('"x-plain":"shown"');
  expect(logged).toContain('PATH=/usr/bin');
  const hash = await hashPassword('login-secret');
  const hidden = [
    token,
    hash,
    'secret-token',
    btoa('{"passphrase":"shell-secret"}'),
    'cmVnaXN0cnktYXV0aA',
  ];
  for (const secret of hidden) expect(logged).not.toContain(secret);
  expect(logged.match(/\w+-secret/g)).toBeNull();
});

test('without a mask no log message has a header, a query or a body [S2]', async () => {
  const { lines, logger } = keeping();
  const client = createClient({
    baseUrl: 'http://someone:url-secret@master',
    auth: token,
    headers: { 'X-Plain': 'header-text' },
    logger,
    logLevel: 'debug',
    fetch: async () => Response.json({ workspaces: [], experiments: [] }),
  });
  await client.createExperiment({ body: { config } }).result();
  await client.getWorkspaces({ name: 'query-text' }).result();
  const logged = lines.join('\n');
  expect(logged).toContain('"path":"/api/v1/experiments"');
  expect(logged).toMatch(
    /debug getWorkspaces GET 200 \{"requestId":"[^"]+","attempt":1,"durationMs"/,
  );
  for (const text of [token, '-secret', '-text', 'PATH=', 'sweep'])
    expect(logged).not.toContain(text);
});

test('repetitions are logged at info, with their call', async () => {
  const { lines, logger } = keeping();
  const { client } = scriptedMaster([{ status: 503 }, { body: { labels: [] } }], {
    logger,
    logLevel: 'info',
    retry: { startMs: 1, jitter: 0 },
  });
  const { requestId } = await client.getExperimentLabels().raw();
  expect(lines).toEqual([
    `info getExperimentLabels: 503, again in 1 ms {"requestId":"${requestId}","attempt":1}`,
  ]);
});

test('messages below the level are not logged, and the default level is warn', async () => {
  for (const [level, count] of [
    [undefined, 0],
    ['warn', 0],
    ['info', 1],
    ['debug', 5],
  ] as const) {
    const { lines, logger } = keeping();
    const { client } = scriptedMaster([{ status: 503 }, { body: { labels: [] } }], {
      logger,
      retry: { startMs: 0 },
      ...(level ? { logLevel: level } : {}),
    });
    await client.getExperimentLabels();
    expect(lines).toHaveLength(count);
  }
});

test('a lost connection is logged too', async () => {
  const { lines, logger } = keeping();
  const { client } = scriptedMaster([{ lost: new TypeError('fetch failed') }], {
    logger,
    logLevel: 'debug',
    retry: 'off',
  });
  await failure(client.getMe());
  expect(lines[1]).toMatch(/^debug getMe GET no answer .*"error":"TypeError: fetch failed"/);
});

test('a logger need not have every level', async () => {
  const { client } = scriptedMaster([{ body: { labels: [] } }], { logger: {}, logLevel: 'debug' });
  expect(await client.getExperimentLabels()).toEqual({ labels: [] });
});
