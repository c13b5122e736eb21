import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { createReplay } from '@trainyard/sandbox/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  createTransport,
  getExperiment,
  getExperiments,
  getMaster,
  getMe,
  getUsers,
  login,
  postUser,
  trialLogs,
} from '../src/calls';
import { isNotFound } from '../src/errors/errors';
import { notations } from '../src/test/secret-notations';
import { type Har, parseHar, recordFetch, replayFetch } from '../src/testing';

type Fetch = (request: Request) => Promise<Response>;

const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
const sandbox = createSandbox({ clock });
const folder = await mkdtemp(join(tmpdir(), 'trainyard-har-'));
afterAll(async () => {
  sandbox.close();
  await rm(folder, { recursive: true });
});

const json = { 'Content-Type': 'application/json' };
const password = 'correct-horse-battery';
let token = '';
let har: Har;
let answers: unknown[];

const signedIn = async (fetch: Fetch, baseUrl: string): Promise<Caller> => {
  const body = { username: 'admin', password: '' };
  const session = await login(createTransport({ baseUrl, fetch }), { body });
  token = session.token;
  return createTransport({ baseUrl, fetch, auth: token });
};

/** The calls of a small session, in order. */
async function readSession(client: Caller): Promise<unknown[]> {
  const lines: string[] = [];
  for await (const { id, message } of trialLogs(client, { trialId: 1, limit: 40 }))
    lines.push(id + message);
  const live: string[] = [];
  for await (const { id } of trialLogs(client, { trialId: 90, follow: true })) {
    live.push(id);
    if (live.length === 3) break;
  }
  return [
    await getMe(client),
    await getExperiments(client, { limit: 3, states: ['STATE_COMPLETED'] }),
    await getExperiment(client, { experimentId: 1 }),
    await getExperiment(client, { experimentId: 9999 }).catch(isNotFound),
    lines,
    live,
  ];
}

beforeAll(async () => {
  let isDown = false;
  const recorder = recordFetch({
    fetch: async (request) => {
      if (isDown) throw new TypeError('fetch failed');
      // behaves as a proxy in front of the master
      return sandbox.fetch(new Request(request.url.replace('/det/', '/'), request));
    },
  });
  const client = await signedIn(recorder.fetch, 'http://master:8080/det');
  await postUser(client, {
    body: { user: { username: 'new', active: true, admin: false }, password },
  });
  answers = await readSession(client);
  isDown = true;
  await getMaster(client).catch(() => undefined);
  har = JSON.parse(JSON.stringify(recorder.har()));
});

describe('a recording', () => {
  test.each(Object.entries(notations))('contains no secret: %s', async (_, text) => {
    const recorder = recordFetch({
      fetch: async () => Response.json({ experiment: { originalConfig: text } }),
    });
    const request = new Request('http://master/api/v1/experiments?token=hunter2', {
      method: 'POST',
      headers: { Authorization: 'Bearer hunter2' },
      body: JSON.stringify({ config: text }),
    });
    expect(await (await recorder.fetch(request)).text()).toContain(JSON.stringify(text));
    const recorded = JSON.stringify(recorder.har());
    expect(recorded).not.toContain('hunter2');
    expect(recorded).not.toContain(btoa('hunter2'));
  });

  test('contains no part of a JSON text that is cut', async () => {
    const recorder = recordFetch({
      fetch: async () => new Response('{"a":1}\n{"password": "hunter2', { headers: json }),
    });
    await (await recorder.fetch(new Request('http://master/x'))).text();
    const [entry] = recorder.har().log.entries;
    expect(entry?.response.content.text).toMatch(/^\{"a":1\}\n# .*masked\. "\*{8}"$/);
  });

  test('is a HAR with an entry for each request', () => {
    const { entries, version } = parseHar(har).log;
    expect(version).toBe('1.2');
    expect(
      entries.map(({ request, response }) => [
        request.method,
        new URL(request.url).pathname,
        response.status,
      ]),
    ).toEqual([
      ['POST', '/det/api/v1/auth/login', 200],
      ['POST', '/det/api/v1/users', 200],
      ['GET', '/det/api/v1/trials/1/logs', 200],
      ['GET', '/det/api/v1/trials/90/logs', 200],
      ['GET', '/det/api/v1/me', 200],
      ['GET', '/det/api/v1/experiments', 200],
      ['GET', '/det/api/v1/experiments/1', 200],
      ['GET', '/det/api/v1/experiments/9999', 404],
      ['GET', '/det/api/v1/master', 0],
    ]);
    expect(entries[8]?.response._error).toBe('fetch failed');
    expect(entries.map((entry) => entry._ended ?? true)).toEqual([
      ...Array(3).fill(true),
      false,
      ...Array(5).fill(true),
    ]);
  });

  test('contains neither the token nor a password', () => {
    const text = JSON.stringify(har);
    expect(token.length).toBeGreaterThan(20);
    expect(text).not.toContain(token);
    expect(text).not.toContain(password);
    expect(text).toContain('"name":"authorization","value":"********"');
    expect(text).toContain('\\"password\\":\\"********\\"');
  });
});

/**
 * The live stream stays open in a replay too: its reader leaves it after the same number of lines.
 */
const replays: Array<[string, () => Promise<Fetch>]> = [
  ['replayFetch', async () => replayFetch(har)],
  [
    'a sandbox that replays the file',
    async () => {
      const file = join(folder, 'session.har');
      await writeFile(file, JSON.stringify(har));
      return (await createReplay(file)).fetch;
    },
  ],
];

describe.each(replays)('%s', (_, open) => {
  test('gives the same answers at another address', async () => {
    const client = await signedIn(await open(), 'http://replay');
    expect(await readSession(client)).toEqual(answers);
  });

  test('answers 404 to a request that was not recorded', async () => {
    const client = await signedIn(await open(), 'http://replay');
    const error = await getUsers(client, { limit: 77 }).catch((each: unknown) => each);
    expect(error).toMatchObject({ status: 404, message: expect.stringContaining('/api/v1/users') });
  });
});

test('a replayed call without an answer has none', async () => {
  const fetch = replayFetch(har);
  await expect(fetch(new Request('http://replay/api/v1/master'))).rejects.toThrow('fetch failed');
});

test('repeated requests get the recorded answers in turn, then always the last one', async () => {
  const states = ['1', '2'];
  const recorder = recordFetch({ fetch: async () => Response.json({ state: states.shift() }) });
  const fetchText = async (fetch: Fetch) =>
    (await fetch(new Request('http://master/api/v1/x'))).json();
  for (let turn = 0; turn < 2; turn += 1) await fetchText(recorder.fetch);
  const replay = replayFetch(recorder.har());
  expect([await fetchText(replay), await fetchText(replay), await fetchText(replay)]).toEqual([
    { state: '1' },
    { state: '2' },
    { state: '2' },
  ]);
});

test('an invalid HAR is rejected with a sentence, by both', async () => {
  expect(() => replayFetch({ log: {} })).toThrow('This is no HAR: log.entries is missing.');
  expect(() => replayFetch({ log: { entries: [{}] } })).toThrow('an entry lacks its request');
  const file = join(folder, 'not.har');
  await writeFile(file, '{"log":{}}');
  await expect(createReplay(file)).rejects.toThrow(`${file} cannot be replayed: This is no HAR`);
});

test('bodies that are not text, or too long, are stored without text', async () => {
  const bytes = new Uint8Array(5000);
  const recorder = recordFetch({
    maxBytes: 100,
    fetch: async ({ url }) =>
      new Response(bytes, {
        headers: { 'content-type': url.endsWith('/tar') ? 'application/gzip' : 'text/plain' },
      }),
  });
  for (const path of ['tar', 'text']) {
    const response = await recorder.fetch(new Request(`http://master/${path}`));
    expect((await response.arrayBuffer()).byteLength).toBe(5000);
  }
  for (const { response } of recorder.har().log.entries) {
    expect(response.content.size).toBe(5000);
    expect(response.content).not.toHaveProperty('text');
  }
});
