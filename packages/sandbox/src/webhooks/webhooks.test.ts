import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { submitExperiment } from '../simulation/engine/submit';
import type { Settings } from '../simulation/rows';
import { someSettings } from '../test/fixtures/rows';
import { addTestAgents } from '../test/fixtures/test-agents';
import { createTestMaster, refusal, type TestMaster } from '../test/fixtures/test-master';
import { maySendTo } from './webhook-sender';

type Received = { url: string; headers: Headers; text: string; body: Record<string, unknown> };

let master: TestMaster;
let received: Received[];
let answer: () => Response;

const key = 'a key of its own';

beforeEach(async () => {
  received = [];
  answer = () => new Response();
  const send = async (request: Request) => {
    const text = await request.text();
    received.push({ url: request.url, headers: request.headers, text, body: JSON.parse(text) });
    return answer();
  };
  master = await createTestMaster('empty', {
    webhooks: { send, key, allowed: ['hooks.example', '127.0.0.1:8099', 'localhost'] },
  });
  addTestAgents(master.masterState.db, { agents: 1, slots: 4, pool: 'default' });
});

const change = (state: string) => ({
  triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
  condition: { state },
});
const hook = 'http://127.0.0.1:8099/hook';
const post = (part: object = {}) =>
  master.admin('POST', '/webhooks', {
    url: hook,
    webhookType: 'WEBHOOK_TYPE_DEFAULT',
    triggers: [change('COMPLETED'), change('ERROR')],
    ...part,
  });

function submit(settings: Partial<Settings> = {}) {
  const { engine } = master.masterState.simulation;
  return submitExperiment(engine, {
    name: 'run-single',
    projectId: 1,
    userId: 1,
    resourcePool: 'default',
    settings: someSettings({ stopMs: 1000, ...settings }),
  });
}

const failing = { failure: { kind: 'memory', at: 0.1, runs: 9 }, maxRestarts: 0 } as const;

async function pass(ms: number) {
  master.clock.advance(ms);
  await master.masterState.webhookSender.settled();
}

describe('webhooks', () => {
  test('are stored with triggers that have their own numbers', async () => {
    expect((await post()).body).toEqual({
      webhook: {
        id: 1,
        url: hook,
        triggers: [
          { id: 1, ...change('COMPLETED'), webhookId: 1 },
          { id: 2, ...change('ERROR'), webhookId: 1 },
        ],
        webhookType: 'WEBHOOK_TYPE_DEFAULT',
      },
    });
    await master.admin('DELETE', '/webhooks/1');
    await post({ webhookType: 'WEBHOOK_TYPE_SLACK' });
    const { webhooks } = (await master.admin('GET', '/webhooks')).body as {
      webhooks: Array<{ id: number; triggers: Array<{ id: number }> }>;
    };
    expect(webhooks.map(({ id, triggers }) => [id, triggers.map((each) => each.id)])).toEqual([
      [2, [3, 4]],
    ]);
  });

  test('can be tested by a call', async () => {
    await post();
    expect((await master.admin('POST', '/webhooks/1/test')).body).toEqual({ completed: false });
    expect(received[0]?.body).toEqual({
      event_id: expect.stringMatching(/^[\da-f-]{36}$/),
      event_type: 'EXPERIMENT_STATE_CHANGE',
      timestamp: master.clock.now() / 1000,
      condition: { state: 'COMPLETED' },
      event_data: { data: 'test' },
    });
    await post({ webhookType: 'WEBHOOK_TYPE_SLACK' });
    await master.admin('POST', '/webhooks/2/test');
    expect(received[1]?.body).toEqual({
      blocks: [{ type: 'section', text: { type: 'plain_text', text: 'test' } }],
    });
  });

  test('are notified of a completed experiment, signed, without a call', async () => {
    await post();
    submit();
    await pass(600_000);
    expect(received).toHaveLength(1);
    const { url, headers, text, body } = received[0] as Received;
    expect(url).toBe(hook);
    expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
    const { endedAt } = master.masterState.db.experiments.find(1);
    const seconds = Math.floor((endedAt ?? 0) / 1000);
    expect(headers.get('X-Determined-Ai-Signature-Timestamp')).toBe(String(seconds));
    expect(headers.get('X-Determined-Ai-Signature')).toBe(
      createHmac('sha256', key).update(`${seconds},${text}`).digest('hex'),
    );
    expect(Object.keys(body)).toEqual([
      'event_id',
      'event_type',
      'timestamp',
      'condition',
      'event_data',
    ]);
    expect(body).toMatchObject({
      timestamp: seconds,
      condition: { state: 'COMPLETED' },
      event_data: {
        experiment: {
          id: 1,
          state: 'COMPLETED',
          name: 'run-single',
          duration: seconds - master.masterState.db.experiments.find(1).startedAt / 1000,
          resource_pool: 'default',
          slots_per_trial: 1,
          workspace: '',
          project: '',
        },
      },
    });
  });

  test('are notified of a failed one, in Slack with a separate text', async () => {
    await post({ url: 'http://localhost/slack', webhookType: 'WEBHOOK_TYPE_SLACK' });
    submit(failing);
    await pass(600_000);
    expect(received.map(({ body }) => body)).toEqual([
      {
        blocks: [
          {
            type: 'section',
            text: { type: 'plain_text', text: 'Your experiment has stopped with errors' },
          },
        ],
        attachments: [
          {
            color: '#DD5040',
            blocks: [
              {
                type: 'section',
                text: { type: 'mrkdwn', text: '❌ run-single (#1)' },
                fields: [
                  { type: 'mrkdwn', text: '*Status*: Errored' },
                  { type: 'mrkdwn', text: expect.stringMatching(/^\*Duration\*: 0h \dmin$/) },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  test('are only notified of their triggers, which do not include a canceled experiment', async () => {
    await post({ triggers: [change('ERROR')] });
    submit();
    submit();
    await master.admin('POST', '/experiments/2/kill');
    await pass(600_000);
    expect(received).toEqual([]);
  });

  test('are tried again when no receiver answers', async () => {
    await post();
    submit();
    answer = () => new Response(null, { status: 503 });
    await pass(600_000);
    expect(received).toHaveLength(1);
    await pass(5_000);
    expect(received).toHaveLength(2);
    await pass(60_000);
    expect(received).toHaveLength(2);
    expect(received[1]?.text).toBe(received[0]?.text);
  });

  test('reach this machine, and allowed hosts', async () => {
    await post({ url: 'https://stranger.example/hook' });
    await post({ url: 'https://hooks.example/hook' });
    submit();
    await pass(600_000);
    expect(received.map(({ url }) => url)).toEqual(['https://hooks.example/hook']);
    expect(refusal(await master.admin('POST', '/webhooks/1/test'))).toContain(
      'Post "https://stranger.example/hook": the sandbox sends webhooks only to hosts that it was started with, by --webhook-host HOST',
    );
  });
});

test.each([
  ['http://127.0.0.1:8099/hook', true],
  ['http://0x7f000001:8099/hook', true],
  ['http://127.0.0.1:22/hook', false],
  ['http://127.9.0.1/hook', false],
  ['http://localhost/hook', false],
  ['http://[::1]:80/hook', false],
  ['http://hooks.example:8443/x', true],
  ['http://other.example/x', false],
  ['http://127.0.0.1.other.example/x', false],
  ['http://localhost.other.example/x', false],
  ['http://localhost@other.example/x', false],
  ['http://10.0.0.1/x', false],
  ['http://0.0.0.0/x', false],
  ['file:///etc/passwd', false],
  ['/hook', false],
])('may send to %s: %s', (url, expected) => {
  expect(maySendTo(url, ['hooks.example:8443', '127.0.0.1:8099'])).toBe(expected);
});

const oneTrigger = [change('COMPLETED')];

test.each([
  [{ url: 'x' }, '400 3 valid url required'],
  [{ triggers: [] }, '400 3 at least one trigger required'],
  [
    { webhookType: 'WEBHOOK_TYPE_UNSPECIFIED' },
    '500 13 missing mapping for webhook type WEBHOOK_TYPE_UNSPECIFIED to SQL',
  ],
  [
    { triggers: [{ triggerType: 'TRIGGER_TYPE_UNSPECIFIED' }] },
    '500 13 missing mapping for trigger type TRIGGER_TYPE_UNSPECIFIED to SQL',
  ],
])('POST /webhooks %j: %s', async (part, expected) => {
  expect(refusal(await post({ triggers: oneTrigger, ...part }))).toBe(expected);
});

test('a test call reports the reason of a failure', async () => {
  expect(refusal(await master.admin('POST', '/webhooks/9/test'))).toBe(
    '500 13 sql: no rows in result set',
  );
  await post();
  answer = () => new Response(null, { status: 500 });
  expect(refusal(await master.admin('POST', '/webhooks/1/test'))).toMatch(
    /^400 3 received error from webhook server for event [\da-f-]{36}/,
  );
  answer = () => {
    throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
  };
  expect(refusal(await master.admin('POST', '/webhooks/1/test'))).toMatch(
    /^400 3 error sending webhook request for event [\da-f-]{36} error: Post "http:\/\/127.0.0.1:8099\/hook": dial tcp 127.0.0.1:8099: connect: connection refused$/,
  );
});

test.each([
  ['GET', '/webhooks'],
  ['POST', '/webhooks'],
  ['DELETE', '/webhooks/1'],
  ['POST', '/webhooks/1/test'],
])('only an admin may %s %s', async (method, path) => {
  const someone = await master.signIn('determined');
  expect(refusal(await someone(method, path, method === 'GET' ? undefined : {}))).toBe(
    "403 7 non admin users can't edit webhooks",
  );
});

test('deleting a missing one succeeds', async () => {
  expect((await master.admin('DELETE', '/webhooks/999')).text).toBe('{}');
});
