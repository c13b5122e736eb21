import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createTransport, getMe, isAborted, type TransportOptions, trialLogs } from '../calls';

const never = () => new Promise<never>(() => undefined);
// lets started work continue as far as it can
const settle = () => new Promise((resolve) => setImmediate(resolve));
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const clientOf = (options: Partial<TransportOptions>) =>
  createTransport({ baseUrl: 'http://master', ...options });

const line = (id: number) =>
  new TextEncoder().encode(
    `{"result":{"id":"${id}","timestamp":"2026-11-20T07:00:00Z","message":"${id}","level":"LOG_LEVEL_INFO","trialId":7}}\n`,
  );

/** A body that counts the chunks read from it and never ends; it is silent after `lines`. */
function endless(lines = Number.POSITIVE_INFINITY) {
  const state = { taken: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        state.taken < lines ? controller.enqueue(line(state.taken++)) : never(),
      cancel: () => {
        state.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, client: clientOf({ fetch: async () => new Response(body) }) };
}

describe('leaving a stream', () => {
  test('ends it at once while it is silent', async () => {
    const { client, state } = endless(1);
    const messages = trialLogs(client, { trialId: 7 });
    expect(await messages.next()).toMatchObject({ value: { message: '0' }, done: false });
    const waiting = messages.next();
    await settle();
    expect(await messages.return()).toEqual({ value: undefined, done: true });
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(state.isCanceled).toBe(true);
    expect(await messages.next()).toEqual({ value: undefined, done: true });
  });

  test('stops the request while its answer is pending', async () => {
    let signal: AbortSignal | undefined;
    const client = clientOf({
      fetch: (request) => {
        signal = request.signal;
        return never();
      },
    });
    const messages = trialLogs(client, { trialId: 7 });
    const waiting = messages.next();
    await settle();
    await messages.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(signal?.aborted).toBe(true);
  });

  test('sends no request if it happens before the start', async () => {
    const client = clientOf({ fetch: () => Promise.reject(new Error('no request was expected')) });
    const messages = trialLogs(client, { trialId: 7 });
    expect(await messages.return()).toEqual({ value: undefined, done: true });
    expect(await messages.next()).toEqual({ value: undefined, done: true });
  });

  test('removes all listeners from the signal', async () => {
    const controller = new AbortController();
    const { client } = endless();
    for await (const { message } of trialLogs(client, { trialId: 7 }, controller))
      if (message === '3') break;
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  test('a slow reader buffers no more than it reads', async () => {
    const { client, state } = endless();
    for await (const { message } of trialLogs(client, { trialId: 7 })) {
      await settle();
      expect(state.taken).toBe(Number(message) + 1);
      if (message === '20') break;
    }
  });
});

describe('a signal without other listeners', () => {
  const stopped = async (options: Partial<TransportOptions>) => {
    const controller = new AbortController();
    const call = failure(getMe(clientOf(options), {}, { signal: controller.signal }));
    await settle();
    controller.abort();
    return call;
  };

  test('stops a call whose token does not arrive', async () => {
    expect(isAborted(await stopped({ auth: { token: never } }))).toBe(true);
  });

  test('stops a call whose answer does not arrive', async () => {
    expect(isAborted(await stopped({ fetch: never }))).toBe(true);
  });

  test('stops a call whose body does not end', async () => {
    const body = new ReadableStream({ pull: never });
    expect(isAborted(await stopped({ fetch: async () => new Response(body) }))).toBe(true);
  });
});

test('calls with one signal end independently', async () => {
  const user = { id: 3, username: 'mkowalski', admin: false, active: true };
  const client = clientOf({ fetch: async () => Response.json({ user }) });
  const { signal } = new AbortController();
  const answers = await Promise.all([1, 2, 3].map(() => getMe(client, {}, { signal })));
  expect(answers.map((answer) => answer.user.username)).toEqual(Array(3).fill('mkowalski'));
});
