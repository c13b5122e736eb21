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
  type Middleware,
  reportTrialMetrics,
  setUserPassword,
  type TransportOptions,
} from '../calls';
import { failure, json, me, recording } from '../test/recording-transport';

describe('the URL', () => {
  test.each([
    ['http://master', 'http://master/api/v1/me'],
    ['http://master/', 'http://master/api/v1/me'],
    ['http://master///', 'http://master/api/v1/me'],
    ['http://master:8080/det', 'http://master:8080/det/api/v1/me'],
    ['https://master/a/b/', 'https://master/a/b/api/v1/me'],
  ])('%s requests %s', async (baseUrl, url) => {
    const { client, requests } = recording({ baseUrl });
    await getMe(client);
    expect(requests.map((request) => request.url)).toEqual([url]);
  });

  test.each(['', 'master', 'localhost:8080', '/det', 'ftp://master'])(
    '%j is rejected before any request',
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

  // master behavior: a slash or a colon changes the route even when escaped
  const elsewhere = ['', '.', '..', 'a/b', '/', 'a:b', 'a:'];
  test.each(elsewhere)('a path part %j would change the route: rejected', async (part) => {
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

  test('numbers without JSON syntax are sent as the texts of the wire', async () => {
    const { client, requests } = recording({}, () => json({}));
    const avgMetrics = { loss: Number.NaN, best: Number.NEGATIVE_INFINITY, lr: 0.1 };
    await reportTrialMetrics(client, {
      trialId: 9,
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

  test('sees each request before it is sent and its answer afterwards', async () => {
    const log: string[] = [];
    const { client, requests } = recording({ middleware: [step('a', log), step('b', log)] });
    await getMe(client);
    expect(log).toEqual(['a getMe GET', 'b getMe GET', 'b 200', 'a 200']);
    expect(requests[0]?.headers.get('X-Way')).toBe('ab');
  });

  test('may change the request, and return its own answer', async () => {
    const elsewhere = recording({
      middleware: [(request, next) => next({ ...request, url: 'http://other/me' })],
    });
    await getMe(elsewhere.client);
    expect(elsewhere.requests[0]?.url).toBe('http://other/me');
    const own = recording({ middleware: [async () => me()] });
    expect(await getMe(own.client)).toHaveProperty('user.id', 3);
    expect(own.requests).toEqual([]);
  });

  test('ends the call when it throws', async () => {
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

  test('a route outside the contract is sent the same way, its body unread', async () => {
    const { client, requests } = recording({ auth: 'abc' }, () => new Response('bytes'));
    const route = { id: 'getFile', method: 'GET', path: '/checkpoints/{uuid}', required: 'uuid' };
    const response = await client.send(route, { uuid: 'a-b', part: 2 }, {});
    expect(await response.text()).toBe('bytes');
    expect(requests[0]?.url).toBe('http://master/checkpoints/a-b?part=2');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(await failure(client.send(route, {}, {}))).toMatchObject({ type: 'input' });
  });
});

describe('authorization and headers', () => {
  const authorization = async (auth: TransportOptions['auth']) => {
    const { client, requests } = recording(auth === undefined ? {} : { auth });
    await getMe(client);
    return requests[0]?.headers.get('Authorization');
  };

  test('a token is sent as a bearer token', async () => {
    expect(await authorization('abc')).toBe('Bearer abc');
    expect(await authorization(undefined)).toBeNull();
    expect(await authorization({ token: () => undefined })).toBeNull();
    expect(await authorization({ token: async () => 'later' })).toBe('Bearer later');
  });

  test('a provider is called for each request', async () => {
    const tokens = ['first', 'second'];
    const { client, requests } = recording({ auth: { token: () => tokens.shift() } });
    await getMe(client);
    await getMe(client);
    const sent = requests.map((request) => request.headers.get('Authorization'));
    expect(sent).toEqual(['Bearer first', 'Bearer second']);
  });

  test('calls without authorization send no token', async () => {
    const { client, requests } = recording({ auth: 'abc' }, () => json({}));
    await failure(getMaster(client));
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
  });

  test('headers of the call replace those of the client', async () => {
    const { client, requests } = recording({ headers: { 'X-One': 'client', 'X-Two': 'client' } });
    await getMe(client, {}, { headers: { 'X-Two': 'call' } });
    expect(requests[0]?.headers.get('X-One')).toBe('client');
    expect(requests[0]?.headers.get('X-Two')).toBe('call');
  });

  test('a call may use another token', async () => {
    const { client, requests } = recording({ auth: 'own' });
    await getMe(client, {}, { headers: { authorization: 'Bearer other' } });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer other');
  });

  test('two clients keep their own settings', async () => {
    const [first, second] = [recording({ auth: 'first' }), recording({ auth: 'second' })];
    await Promise.all([getMe(first.client), getMe(second.client), getMe(first.client)]);
    const sent = (of: typeof first) =>
      of.requests.map((request) => request.headers.get('Authorization'));
    expect(sent(first)).toEqual(['Bearer first', 'Bearer first']);
    expect(sent(second)).toEqual(['Bearer second']);
  });
});
