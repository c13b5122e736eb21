import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type createTransport,
  deleteCheckpoints,
  getExperiment,
  getExperiments,
  getMe,
  login,
  patchUser,
  postUser,
  reportTrialProgress,
} from '../calls';
import { setPassword } from '../flows';
import { failure, recording } from '../test/recording-transport';
import { createClient } from './client';
import { hasPassword } from './hashed-body';
import { hashPassword } from './password';

const hash = await hashPassword('secret');
const empty = () => new Response('{"experiments":[],"pagination":{}}');

describe('a relative base URL in a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['', 'https://host/api/v1/me'],
    ['/', 'https://host/api/v1/me'],
    ['/det', 'https://host/det/api/v1/me'],
    ['/det/', 'https://host/det/api/v1/me'],
    ['http://other:8080/?tab=1#top', 'http://other:8080/api/v1/me'],
  ])('%j requests %s', async (baseUrl, url) => {
    vi.stubGlobal('location', new URL('https://host/det/experiments/5?tab=logs'));
    const { client, requests } = recording({ baseUrl });
    await failure(getMe(client));
    expect(requests.map((request) => request.url)).toEqual([url]);
  });
});

describe('an invalid number', () => {
  test.each<[string, (client: ReturnType<typeof recording>['client']) => Promise<unknown>]>([
    [
      'Parameter experimentId of getExperiment cannot be NaN',
      (client) => getExperiment(client, { experimentId: Number.NaN }),
    ],
    [
      'Parameter limit of getExperiments cannot be Infinity',
      (client) => getExperiments(client, { limit: Number.POSITIVE_INFINITY }),
    ],
    [
      'Parameter experimentIdFilter.incl of getExperiments cannot be 1,NaN',
      (client) => getExperiments(client, { 'experimentIdFilter.incl': [1, Number.NaN] }),
    ],
  ])('%s', async (message, call) => {
    const { client, requests } = recording({}, empty);
    expect(await failure(call(client))).toMatchObject({ type: 'input', message });
    expect(requests).toEqual([]);
  });
});

describe('a password is sent hashed, unless isHashed is set', () => {
  type Body = { password?: string; isHashed?: boolean };
  const bodies: Array<[body: Body, sent: Body]> = [
    [{ password: 'secret' }, { password: hash, isHashed: true }],
    [{ password: '' }, { password: '', isHashed: true }],
    [
      { password: 'secret', isHashed: false },
      { password: 'secret', isHashed: false },
    ],
    [
      { password: hash, isHashed: true },
      { password: hash, isHashed: true },
    ],
  ];
  const username = 'ada';
  type Client = ReturnType<typeof createClient>;
  const calls: Record<string, (client: Client, body: Body) => Array<Promise<unknown>>> = {
    login: (client, { password = '', ...body }) => {
      const named = { username, password, ...body };
      return [
        login(client, { body: named }),
        client.login({ body: named }),
        client.raw.POST('/api/v1/auth/login', { body: named }),
      ];
    },
    postUser: (client, body) => [
      postUser(client, { body }),
      client.postUser({ body }),
      client.raw.POST('/api/v1/users', { body }),
    ],
    patchUser: (client, body) => [
      patchUser(client, { userId: 7, body }),
      client.patchUser({ userId: 7, body }),
      client.raw.PATCH('/api/v1/users/{userId}', { params: { path: { userId: 7 } }, body }),
    ],
  };

  const sentBy = async (send: (client: Client) => Array<Promise<unknown>>) => {
    const bodies: unknown[] = [];
    const fetch = async (request: Request) => {
      bodies.push(await request.json());
      return empty();
    };
    await Promise.allSettled(send(createClient({ baseUrl: 'http://master', fetch })));
    return bodies;
  };

  test.each(Object.entries(calls))('%s, in each form', async (id, call) => {
    for (const [body, sent] of bodies) {
      const expected = id === 'login' ? { username, ...sent } : sent;
      expect(await sentBy((client) => call(client, body))).toEqual([expected, expected, expected]);
    }
  });

  test('a change without a password stays as it is', async () => {
    const active = await sentBy((client) => calls.patchUser?.(client, {}) ?? []);
    expect(active).toEqual([{}, {}, {}]);
  });

  test('setPassword sends the hash', async () => {
    const sent = await sentBy((client) => [setPassword(client, 7, 'secret')]);
    expect(sent).toEqual([{ password: hash, isHashed: true }]);
  });

  test.each(['openapi.json', 'openapi-0.38.1.json'])('covers each such body of %s', (file) => {
    type Schema = { $ref?: string; properties?: Record<string, unknown> };
    type Body = { content: { 'application/json': { schema: Schema } } };
    type Contract = {
      paths: Record<string, Record<string, { operationId?: string; requestBody?: Body }>>;
      components: { schemas: Record<string, Schema> };
    };
    const path = join(import.meta.dirname, '../../../../openapi/package/dist', file);
    const { paths, components }: Contract = JSON.parse(readFileSync(path, 'utf8'));
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const hashing = operations.filter(({ requestBody }) => {
      const { $ref = '' } = requestBody?.content['application/json'].schema ?? {};
      return components.schemas[$ref.split('/').at(-1) ?? '']?.properties?.isHashed;
    });
    const ids = hashing.map(({ operationId = '' }) => operationId);
    expect(ids.toSorted()).toEqual(['login', 'patchUser', 'postUser']);
    expect(ids.every(hasPassword)).toBe(true);
  });
});

describe('the query', () => {
  const query = async (args: object) => {
    const { client, requests } = recording({}, empty);
    await getExperiments(client, args);
    return new URL(requests[0]?.url ?? '').search;
  };

  test.each<[string, object, string]>([
    ['empty texts are sent', { name: '', labels: [''] }, '?name=&labels='],
    ['false and zero are sent', { archived: false, offset: 0 }, '?archived=false&offset=0'],
    ['null and undefined are not', { archived: null, name: undefined }, ''],
    ['nothing for an empty list', { states: [] }, ''],
    ['signs are escaped', { name: 'a+b&c=d #%é' }, '?name=a%2Bb%26c%3Dd%20%23%25%C3%A9'],
    ['a negative number', { offset: -20 }, '?offset=-20'],
    ['a big integer', { 'experimentIdFilter.lt': 7n }, '?experimentIdFilter.lt=7'],
    ['a date as in a body', { name: new Date(0) }, '?name=1970-01-01T00%3A00%3A00.000Z'],
  ])('%s', async (_, args, expected) => {
    expect(await query(args)).toBe(expected);
  });
});

describe('bodies', () => {
  test('a single number, including zero', async () => {
    const { client, requests } = recording({}, empty);
    await reportTrialProgress(client, { trialId: 7, body: 0 });
    expect(await requests[0]?.text()).toBe('0');
  });

  test('a DELETE has a body where the call has one', async () => {
    const { client, requests } = recording({}, empty);
    const body = { checkpointUuids: ['6b1c0a7e-53d4-4f1a-9e28-c07f5b2d8a63'] };
    await deleteCheckpoints(client, { body });
    expect(requests[0]?.method).toBe('DELETE');
    expect(await requests[0]?.json()).toEqual(body);
  });
});

describe('a value that no request can carry is rejected before sending', () => {
  const refused = async (call: (client: ReturnType<typeof createTransport>) => Promise<unknown>) =>
    failure(call(recording({}, empty).client));

  test('a circular body', async () => {
    const body: Record<string, unknown> = { username: 'mkowalski', password: '' };
    body.self = body;
    expect(await refused((client) => login(client, { body: body as never }))).toMatchObject({
      type: 'input',
      level: 'error',
      operation: 'login',
      message: 'The arguments of login cannot be sent as they are',
    });
  });

  test('a body for a call without one', async () => {
    const args: object = { experimentId: 7, body: 'text' };
    const error = await refused((client) => getExperiment(client, args as never));
    expect(error).toMatchObject({ type: 'input', operation: 'getExperiment' });
  });

  test('an invalid header, without revealing the token', async () => {
    const { client, requests } = recording({ auth: 'secret\ntoken' });
    const error = await failure(getMe(client));
    expect(error).toMatchObject({
      type: 'input',
      message: 'A header of getMe cannot be sent as it is',
    });
    expect(error).not.toHaveProperty('cause');
    expect(requests).toEqual([]);
  });
});
