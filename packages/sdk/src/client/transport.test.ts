import { describe, expect, test } from 'vitest';
import {
  createTransport,
  deleteExperiment,
  getExperiment,
  getExperiments,
  getMaster,
  getMe,
  getTemplate,
  getUserByUsername,
  isAborted,
  isApiError,
  type Middleware,
  reportTrialMetrics,
  setUserPassword,
  type TransportOptions,
} from '../calls';
import { createClient } from './client';

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const user = { id: 3, username: 'mkowalski', admin: false, active: true, agentUserGroup: null };
const me = () => json({ user });

/** A transport whose requests are kept, answered by `answer`. */
function recording(options: Partial<TransportOptions> = {}, answer: () => Response = me) {
  const requests: Request[] = [];
  const client = createTransport({
    baseUrl: 'http://master',
    ...options,
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  return { client, requests };
}

const answering = (body: BodyInit | null, init?: ResponseInit) =>
  recording({}, () => new Response(body, init)).client;
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('the address', () => {
  test.each([
    ['http://master', 'http://master/api/v1/me'],
    ['http://master/', 'http://master/api/v1/me'],
    ['http://master///', 'http://master/api/v1/me'],
    ['http://master:8080/det', 'http://master:8080/det/api/v1/me'],
    ['https://master/a/b/', 'https://master/a/b/api/v1/me'],
  ])('%s asks %s', async (baseUrl, url) => {
    const { client, requests } = recording({ baseUrl });
    await getMe(client);
    expect(requests.map((request) => request.url)).toEqual([url]);
  });

  test.each(['', 'master', 'localhost:8080', '/det', 'ftp://master'])(
    '%j is refused before any request',
    (baseUrl) => {
      const thrown = () => createTransport({ baseUrl });
      expect(thrown).toThrow(`baseUrl must be an http or https address, not "${baseUrl}"`);
      expect(thrown).toThrow(expect.objectContaining({ type: 'input' }));
    },
  );

  test('parts of the path are escaped', async () => {
    const { client, requests } = recording();
    await getUserByUsername(client, { username: 'a+b ?#%$&é' });
    expect(requests[0]?.url).toBe(
      'http://master/api/v1/users/a%2Bb%20%3F%23%25%24%26%C3%A9/by-username',
    );
  });

  // master behaviour: a slash or a colon makes it another route even when escaped
  const elsewhere = ['', '.', '..', 'a/b', '/', 'a:b', 'a:'];
  test.each(elsewhere)('a path part %j would be another address: refused', async (part) => {
    const { client, requests } = recording();
    const error = await failure(getTemplate(client, { templateName: part }));
    expect(error).toMatchObject({ type: 'input', level: 'error', operation: 'getTemplate' });
    expect(error).toHaveProperty(
      'message',
      `Parameter templateName of getTemplate cannot be ${JSON.stringify(part)}`,
    );
    expect(requests).toEqual([]);
  });
});

describe('arguments', () => {
  const empty = () => json({ experiments: [], pagination: {} });

  test('lists repeat the key, nested names keep their dots, unset ones are not sent', async () => {
    const { client, requests } = recording({}, empty);
    await getExperiments(client, {
      labels: ['a b', 'c&d'],
      states: [],
      archived: false,
      limit: 0,
      name: undefined,
      'experimentIdFilter.lt': 7,
    });
    expect(requests[0]?.url).toBe(
      'http://master/api/v1/experiments?labels=a%20b&labels=c%26d&archived=false&limit=0&experimentIdFilter.lt=7',
    );
  });

  test('a bare body is sent as one JSON value', async () => {
    const { client, requests } = recording();
    await setUserPassword(client, { userId: 3, body: 'new "password"' });
    expect(await requests[0]?.text()).toBe('"new \\"password\\""');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('a call without a body sends none', async () => {
    const { client, requests } = recording({}, () => json({}));
    await deleteExperiment(client, { experimentId: 3 });
    expect(requests[0]?.method).toBe('DELETE');
    expect(requests[0]?.body).toBeNull();
  });

  test('numbers JSON cannot write go out as the texts of the wire', async () => {
    const { client, requests } = recording({}, () => json({}));
    const avgMetrics = { loss: Number.NaN, best: Number.NEGATIVE_INFINITY, lr: 0.1 };
    await reportTrialMetrics(client, {
      metricsTrialId: 9,
      body: {
        metrics: { trialId: 9, trialRunId: 1, stepsCompleted: 4, metrics: { avgMetrics } },
        group: 'validation',
      },
    });
    expect(await requests[0]?.json()).toMatchObject({
      metrics: { metrics: { avgMetrics: { loss: 'NaN', best: '-Infinity', lr: 0.1 } } },
    });
  });

  test.each([{}, { experimentId: null }, { experimentId: undefined }, undefined, null])(
    'a required one that is %j fails before any request',
    async (args) => {
      const { client, requests } = recording();
      const error = await failure(getExperiment(client, args as never));
      expect(error).toMatchObject({
        type: 'input',
        level: 'error',
        message: 'Required parameter experimentId was null or undefined when calling getExperiment',
      });
      expect(requests).toEqual([]);
    },
  );
});

describe('middleware', () => {
  const step =
    (name: string, log: string[]): Middleware =>
    async (request, next) => {
      log.push(`${name} ${request.operation.id} ${request.method}`);
      request.headers.set('X-Way', `${request.headers.get('X-Way') ?? ''}${name}`);
      const response = await next(request);
      log.push(`${name} ${response.status}`);
      return response;
    };

  test('sees each request on its way out and its answer on the way back', async () => {
    const log: string[] = [];
    const { client, requests } = recording({ middleware: [step('a', log), step('b', log)] });
    await getMe(client);
    expect(log).toEqual(['a getMe GET', 'b getMe GET', 'b 200', 'a 200']);
    expect(requests[0]?.headers.get('X-Way')).toBe('ab');
  });

  test('may change what goes out, and answer by itself', async () => {
    const elsewhere = recording({
      middleware: [(request, next) => next({ ...request, url: 'http://other/me' })],
    });
    await getMe(elsewhere.client);
    expect(elsewhere.requests[0]?.url).toBe('http://other/me');
    const own = recording({ middleware: [async () => me()] });
    expect(await getMe(own.client)).toHaveProperty('user.id', 3);
    expect(own.requests).toEqual([]);
  });

  test('that throws ends the call', async () => {
    const cause = new Error('not today');
    const { client } = recording({ middleware: [() => Promise.reject(cause)] });
    expect(await failure(getMe(client))).toMatchObject({ type: 'server', cause });
    const thrown = recording({
      middleware: [
        () => {
          throw cause;
        },
      ],
    });
    expect(await failure(getMe(thrown.client))).toMatchObject({ type: 'server', cause });
  });

  test('a route beside the contract goes the same way, its body unread', async () => {
    const { client, requests } = recording({ auth: 'abc' }, () => new Response('bytes'));
    const route = { id: 'getFile', method: 'GET', path: '/checkpoints/{uuid}', required: 'uuid' };
    const response = await client.send(route, { uuid: 'a-b', part: 2 }, {});
    expect(await response.text()).toBe('bytes');
    expect(requests[0]?.url).toBe('http://master/checkpoints/a-b?part=2');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(await failure(client.send(route, {}, {}))).toMatchObject({ type: 'input' });
  });
});

describe('credentials and headers', () => {
  const authorization = async (auth: TransportOptions['auth']) => {
    const { client, requests } = recording(auth === undefined ? {} : { auth });
    await getMe(client);
    return requests[0]?.headers.get('Authorization');
  };

  test('a token is sent as a bearer', async () => {
    expect(await authorization('abc')).toBe('Bearer abc');
    expect(await authorization(undefined)).toBeNull();
    expect(await authorization({ token: () => undefined })).toBeNull();
    expect(await authorization({ token: async () => 'later' })).toBe('Bearer later');
  });

  test('a provider is asked for each request', async () => {
    const tokens = ['first', 'second'];
    const { client, requests } = recording({ auth: { token: () => tokens.shift() } });
    await getMe(client);
    await getMe(client);
    const sent = requests.map((request) => request.headers.get('Authorization'));
    expect(sent).toEqual(['Bearer first', 'Bearer second']);
  });

  test('calls that need no credential get none', async () => {
    const { client, requests } = recording({ auth: 'abc' }, () => json({}));
    await failure(getMaster(client));
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
  });

  test('headers of the call come over those of the client', async () => {
    const { client, requests } = recording({ headers: { 'X-One': 'client', 'X-Two': 'client' } });
    await getMe(client, {}, { headers: { 'X-Two': 'call' } });
    expect(requests[0]?.headers.get('X-One')).toBe('client');
    expect(requests[0]?.headers.get('X-Two')).toBe('call');
  });

  test('a call may be made with another credential', async () => {
    const { client, requests } = recording({ auth: 'own' });
    await getMe(client, {}, { headers: { authorization: 'Bearer other' } });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer other');
  });

  test('two clients keep to their own', async () => {
    const [first, second] = [recording({ auth: 'first' }), recording({ auth: 'second' })];
    await Promise.all([getMe(first.client), getMe(second.client), getMe(first.client)]);
    const sent = (of: typeof first) =>
      of.requests.map((request) => request.headers.get('Authorization'));
    expect(sent(first)).toEqual(['Bearer first', 'Bearer first']);
    expect(sent(second)).toEqual(['Bearer second']);
  });
});

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

describe('answers that are none', () => {
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
  ])('says the cause: %s', async (_, cause, text, reason) => {
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
  ])('says that the token is missing whose provider %s', async (_, token) => {
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

  test('a connection lost while the body comes', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream({ pull: (controller) => controller.error(cause) });
    expect(await failure(getMe(answering(body)))).toMatchObject({ type: 'server', cause });
  });
});

describe('a call that is stopped', () => {
  /** Starts a call that never ends by itself; `started` resolves when its request is out. */
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

  test('rejects with the reason its signal gives', async () => {
    const controller = new AbortController();
    const reason = new Error('the page is gone');
    const { isOut, result } = start(controller.signal);
    await isOut;
    controller.abort(reason);
    expect(await result).toBe(reason);
  });

  test('is stopped too while its token comes', async () => {
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

  test('makes no request when stopped before', async () => {
    const { client, requests } = recording();
    const error = await failure(getMe(client, {}, { signal: AbortSignal.abort() }));
    expect(isAborted(error)).toBe(true);
    expect(requests).toEqual([]);
  });
});
