import { describe, expect, test } from 'vitest';
import {
  createTransport,
  getExperiment,
  getMaster,
  getMe,
  isAborted,
  isApiError,
  masterLogs,
} from '../calls';
import { answering, failure, recording } from '../test/recording-transport';
import { createClient } from './client';

describe('refusals', () => {
  const unary = (code: number, reason: string, error: string) =>
    JSON.stringify({ error: { code, reason, error } });

  test.each([
    [400, 3, 'api', 'error'],
    [401, 16, 'auth', 'fatal'],
    [403, 7, 'api', 'error'],
    [404, 5, 'api', 'error'],
    [409, 6, 'api', 'error'],
    [429, 8, 'api', 'error'],
    [500, 13, 'api', 'error'],
    [501, 12, 'api', 'error'],
    [502, 14, 'server', 'error'],
    [503, 14, 'server', 'error'],
    [504, 4, 'server', 'error'],
  ])('%i is an error', async (status, code, type, level) => {
    const client = answering(unary(code, 'Name', 'the text'), { status });
    const error = await failure(getMe(client));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ type, level, status, code, operation: 'getMe' });
    expect(error).toMatchObject({ reason: 'Name', message: 'the text', name: 'ApiError' });
  });

  test.each<[string, BodyInit | null, string]>([
    [
      'the error field',
      '{"error":{"error":"first","message":"second"},"message":"third"}',
      'first',
    ],
    ['else its message', '{"error":{"message":"second"},"message":"third"}', 'second'],
    ['the message of a plain route', '{"message":"third"}', 'third'],
    ['an error that is text', '{"error":"text"}', 'text'],
    ['plain text', 'upstream is away\n', 'upstream is away'],
    [
      'the title of a page',
      '<html><head><TITLE>\n502 Bad\nGateway</TITLE></head>',
      '502 Bad Gateway',
    ],
    ['the status for a page without one', '<!doctype html><h1>no</h1>', 'Bad Gateway'],
    ['the status for an empty body', '', 'Bad Gateway'],
    ['the status for no body', null, 'Bad Gateway'],
    ['the status for other JSON', '[]', 'Bad Gateway'],
    ['the status for nothing in it', '{"error":{"error":""}}', 'Bad Gateway'],
  ])('the message is %s', async (_, body, message) => {
    const client = answering(body, { status: 502, statusText: 'Bad Gateway' });
    expect(await failure(getMe(client))).toHaveProperty('message', message);
  });

  test('without any text it names the call', async () => {
    const error = await failure(getMe(answering(null, { status: 500 })));
    expect(error).toMatchObject({ message: 'Request getMe failed.', isSilent: true });
    const auth = await failure(getMe(answering(null, { status: 401 })));
    expect(auth).toMatchObject({ message: 'Unauthenticated getMe request.', isSilent: false });
  });

  test('a page of a proxy is cut to a readable length', async () => {
    const error = await failure(getMe(answering('x'.repeat(5000), { status: 500 })));
    expect(error).toHaveProperty('message', `${'x'.repeat(500)}…`);
  });
});

describe('invalid answers', () => {
  test.each<[string, BodyInit | null, number, string]>([
    ['no JSON', 'hello', 200, 'Expected JSON, found "hello".'],
    ['a page', '<!doctype html>', 200, 'Expected JSON, found "<!doctype html>".'],
    ['empty', '', 200, 'Expected JSON, found "".'],
    ['without content', null, 204, 'Expected JSON, found "".'],
    ['cut', '{"user":', 200, 'Expected JSON, found "{\\"user\\":".'],
    ['another type', '{"user":7}', 200, 'Expected an object at user, found 7.'],
  ])('%s', async (_, body, status, detail) => {
    const error = await failure(getMe(answering(body, { status })));
    expect(error).toMatchObject({
      type: 'apiBadResponse',
      level: 'fatal',
      operation: 'getMe',
      message: `Failed in decoding getMe API response. ${detail}`,
    });
  });

  test('no connection', async () => {
    const cause = new TypeError('fetch failed');
    const client = createTransport({
      baseUrl: 'http://master',
      fetch: () => Promise.reject(cause),
    });
    expect(await failure(getMe(client))).toMatchObject({
      type: 'server',
      level: 'error',
      isSilent: true,
      status: undefined,
      message: 'Request getMe failed: fetch failed',
      reason: 'connection',
      cause,
    });
  });

  const socket = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
    code: 'ECONNREFUSED',
  });
  const both = new AggregateError([socket, socket]);
  test.each<[string, unknown, string, string | undefined]>([
    [
      'a refused connection',
      new TypeError('fetch failed', { cause: socket }),
      'connect ECONNREFUSED 127.0.0.1:1',
      'connection',
    ],
    [
      'one refused on each address',
      new TypeError('fetch failed', { cause: both }),
      'connect ECONNREFUSED 127.0.0.1:1',
      'connection',
    ],
    [
      'a timeout',
      new DOMException('timed out after 10 s', 'TimeoutError'),
      'timed out after 10 s',
      'timeout',
    ],
    [
      'a socket that times out',
      Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT' }),
      'read ETIMEDOUT',
      'timeout',
    ],
    ['an error of a middleware', new Error('no'), 'no', undefined],
  ])('names the cause: %s', async (_, cause, text, reason) => {
    const send = () => Promise.reject(cause);
    const client = createTransport({ baseUrl: 'http://master', fetch: send });
    const message = `Request getMe failed: ${text}`;
    expect(await failure(getMe(client))).toMatchObject({ type: 'server', message, reason });
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('locked');
      },
    ],
    ['rejects', () => Promise.reject(new Error('locked'))],
  ])('reports a missing token whose provider %s', async (_, token) => {
    const send = async () => new Response('{}');
    const error = {
      reason: 'token',
      message: expect.stringContaining(': the token could not be read: locked'),
    };
    const transport = createTransport({ baseUrl: 'http://master', fetch: send, auth: { token } });
    expect(await failure(getMe(transport))).toMatchObject(error);
    const client = createClient({
      baseUrl: 'http://master',
      fetch: send,
      auth: { token },
      retry: 'off',
    });
    expect(await failure(client.createExperiment({ body: {} }))).toMatchObject({
      ...error,
      outcome: 'refused',
    });
  });

  test('a connection lost during the body', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream({ pull: (controller) => controller.error(cause) });
    expect(await failure(getMe(answering(body)))).toMatchObject({ type: 'server', cause });
  });
});

describe('a stopped call', () => {
  /**
   * Starts a call that does not end without an abort; `started` resolves when its request is sent.
   */
  function start(signal: AbortSignal) {
    let started: () => void = () => undefined;
    const isOut = new Promise<void>((resolve) => {
      started = resolve;
    });
    const client = createTransport({
      baseUrl: 'http://master',
      fetch: (request) =>
        new Promise((_, reject) => {
          const stop = () => reject(request.signal.reason);
          request.signal.addEventListener('abort', stop);
          started();
        }),
    });
    return { isOut, result: failure(getMe(client, {}, { signal })) };
  }

  test('rejects with the abort, not with an error of the master', async () => {
    const controller = new AbortController();
    const { isOut, result } = start(controller.signal);
    await isOut;
    controller.abort();
    const error = await result;
    expect(isAborted(error)).toBe(true);
    expect(isApiError(error)).toBe(false);
  });

  test('rejects with the reason of its signal', async () => {
    const controller = new AbortController();
    const reason = new Error('the page is gone');
    const { isOut, result } = start(controller.signal);
    await isOut;
    controller.abort(reason);
    expect(await result).toBe(reason);
  });

  test('can be stopped while its token is pending', async () => {
    const controller = new AbortController();
    const { client, requests } = recording({
      auth: {
        token: async () => {
          controller.abort();
          return 'late';
        },
      },
    });
    const error = await failure(getMe(client, {}, { signal: controller.signal }));
    expect(isAborted(error)).toBe(true);
    expect(requests).toEqual([]);
  });

  test('sends no request when stopped before', async () => {
    const { client, requests } = recording();
    const error = await failure(getMe(client, {}, { signal: AbortSignal.abort() }));
    expect(isAborted(error)).toBe(true);
    expect(requests).toEqual([]);
  });
});

describe('an answer nested 200,000 deep ends in an error of the call', () => {
  const depth = 200_000;
  const lists = '['.repeat(depth) + ']'.repeat(depth);
  const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  test.each(Object.entries({ lists, objects }))('%s', async (_, deep) => {
    const experiment = { experimentId: 7 };
    const bodies = [deep, `{"user":${deep}}`, `{"user":{"id":${deep}}}`];
    for (const body of bodies)
      expect(await failure(getMe(answering(body)))).toMatchObject({
        name: 'ApiError',
        type: 'apiBadResponse',
      });
    for (const body of [`{"experiment":${deep}}`, `{"experiment":{"config":${deep}}}`]) {
      const error = await failure(getExperiment(answering(body), experiment));
      expect(error).toMatchObject({ name: 'ApiError', type: 'apiBadResponse' });
    }
    const refused = await failure(getMe(answering(`{"error":${deep}}`, { status: 500 })));
    expect(refused).toMatchObject({ name: 'ApiError', type: 'api', status: 500 });
    const read = async () => {
      for await (const line of masterLogs(answering(`{"result":${deep}}\n`))) expect(line).toBe('');
    };
    expect(await failure(read())).toMatchObject({ name: 'ApiError', type: 'apiBadResponse' });
  });
});

test('errorText words each failed call once, also one that its token needs', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const client = createTransport({
    baseUrl: 'http://master',
    fetch: away,
    errorText: ({ operation, message }) => `(${operation}: ${message.slice(0, 7)})`,
    auth: { token: async (master) => (master ? (await getMaster(master)).version : undefined) },
  });
  expect(await failure(getMaster(client))).toHaveProperty('message', '(getMaster: Request)');
  // the error of the call that its token needs
  expect(await failure(getMe(client))).toHaveProperty('message', '(getMaster: Request)');
});
