import { createSandbox, manualClock } from '@trainyard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { createTransport, login, postWebhook, testWebhook } from '../src/calls';
import { verifyWebhook } from '../src/webhooks/verify-webhook';

const at = Date.parse('2026-11-20T09:00:00Z');
const key = 'a key';
const now = () => at;

/** A delivery as the sandbox sends it, which is as masters do. */
async function delivered() {
  const received: Request[] = [];
  const sandbox = createSandbox({
    clock: manualClock(at),
    webhooks: {
      key,
      allowed: ['hooks.example'],
      send: async (request: Request) => {
        received.push(request);
        return new Response('');
      },
    },
  });
  onTestFinished(() => sandbox.close());
  const { fetch } = sandbox;
  const open = createTransport({ baseUrl: 'http://master', fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const client = createTransport({ baseUrl: 'http://master', fetch, auth: token });
  const { webhook } = await postWebhook(client, {
    body: {
      url: 'http://hooks.example/x',
      webhookType: 'WEBHOOK_TYPE_DEFAULT',
      triggers: [
        {
          triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
          condition: { state: 'COMPLETED' },
        },
      ],
    },
  });
  await testWebhook(client, { webhookId: webhook.id });
  const [request] = received;
  if (!request) throw new Error('Nothing was sent.');
  return request;
}

test('a delivery of the master is verified, as a request and as its parts', async () => {
  const request = await delivered();
  expect(await verifyWebhook(request.clone(), key, { now })).toBe(true);
  const body = await request.text();
  const { headers } = request;
  expect(await verifyWebhook({ headers, body }, key, { now })).toBe(true);
  const parts = Object.fromEntries([...headers].map(([name, value]) => [name, [value]]));
  const bytes = new TextEncoder().encode(body);
  expect(await verifyWebhook({ headers: parts, body: bytes }, key, { now })).toBe(true);
});

test.each<[string, (body: string, headers: Headers) => unknown, { key?: string; late?: number }]>([
  ['another body', (body) => `${body} `, {}],
  ['another key', (body) => body, { key: 'b' }],
  ['an old time', (body) => body, { late: 301_000 }],
  ['a time ahead', (body) => body, { late: -301_000 }],
  [
    'another time',
    (body, headers) => {
      headers.set('X-Determined-Ai-Signature-Timestamp', String(at / 1000 + 1));
      return body;
    },
    {},
  ],
  [
    'no signature',
    (body, headers) => {
      headers.delete('X-Determined-Ai-Signature');
      return body;
    },
    {},
  ],
])('%s is refused', async (_name, change, { key: other = key, late = 0 }) => {
  const request = await delivered();
  const headers = new Headers(request.headers);
  const body = String(change(await request.text(), headers));
  expect(await verifyWebhook({ headers, body }, other, { now: () => at + late })).toBe(false);
});
