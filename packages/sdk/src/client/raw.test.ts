import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Answer } from '../types';
import { createClient } from './client';

const experiment = { id: 7, name: 'resnet', state: 'STATE_PAUSED' };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A client of a master that returns these answers in turn, and the requests it received. */
function recording(...answers: Array<() => Response>) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'http://master/det',
    auth: 'token',
    headers: { 'X-Team': 'vision' },
    decode: 'off',
    retry: { startMs: 1 },
    fetch: async (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    },
  });
  return { client, requests };
}

describe('client.raw', () => {
  test('fills the path and sends the headers and the token of the client', async () => {
    const { client, requests } = recording(() => json({ message: 'no such experiment' }, 404));
    await client.raw.GET('/api/v1/experiments/{experimentId}', {
      params: { path: { experimentId: 7 } },
    });
    const [request] = requests;
    expect(request?.url).toBe('http://master/det/api/v1/experiments/7');
    expect(request?.headers.get('Authorization')).toBe('Bearer token');
    expect(request?.headers.get('X-Team')).toBe('vision');
    expect(request?.headers.get('X-Request-Id')).toMatch(/^req_.*-1$/);
  });

  test('repeats the key of a list in the query and leaves out unset values', async () => {
    const { client, requests } = recording(() => json({}, 404));
    await client.raw.GET('/api/v1/experiments', {
      params: { query: { userIds: [3, 4], name: undefined, limit: 2 } },
    });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?userIds=3&userIds=4&limit=2',
    ]);
  });

  test('sends a body as JSON', async () => {
    const { client, requests } = recording(() => json({}, 404));
    await client.raw.POST('/api/v1/groups', { body: { name: 'vision' } });
    expect(await requests[0]?.json()).toEqual({ name: 'vision' });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('decodes the answer as a method does', async () => {
    const answers = { workspaces: [], pagination: { offset: 0, limit: 3, total: 0 } };
    const { client } = recording(() => json(answers));
    const { data } = await client.raw.GET('/api/v1/workspaces');
    const method = await createClient({
      baseUrl: 'http://master',
      fetch: async () => json(answers),
    }).getWorkspaces();
    expect(data).toEqual(method);
    expectTypeOf(data).toEqualTypeOf<Answer<'getWorkspaces'> | undefined>();
  });

  test('names the place of an answer that differs from the contract', async () => {
    const { client } = recording(() => json({ experiment: { ...experiment, id: 'seven' } }));
    await expect(
      client.raw.GET('/api/v1/experiments/{experimentId}', {
        params: { path: { experimentId: 7 } },
      }),
    ).rejects.toMatchObject({ type: 'apiBadResponse', operation: 'getExperiment' });
  });

  test('returns a refusal as error', async () => {
    const { client } = recording(() => json({ code: 5, message: 'no such experiment' }, 404));
    const { data, error, response } = await client.raw.GET('/api/v1/experiments/{experimentId}', {
      params: { path: { experimentId: 7 } },
    });
    expect(data).toBeUndefined();
    expect(error?.message).toBe('no such experiment');
    expect(response.status).toBe(404);
  });

  test('repeats a read while the master is unreachable', async () => {
    const { client, requests } = recording(
      () => json({}, 503),
      () => json({ message: 'gone' }, 404),
    );
    const { response } = await client.raw.GET('/api/v1/me');
    expect(response.status).toBe(404);
    expect(requests).toHaveLength(2);
  });

  test('does not repeat a call that may have happened', async () => {
    const { client, requests } = recording(() => json({}, 502));
    const { response } = await client.raw.POST('/api/v1/groups', { body: { name: 'vision' } });
    expect(response.status).toBe(502);
    expect(requests).toHaveLength(1);
  });

  test('reports the operation of a call without an answer', async () => {
    const { client } = recording();
    await expect(client.raw.POST('/api/v1/groups', { body: { name: 'v' } })).rejects.toMatchObject({
      type: 'server',
      operation: 'createGroup',
      attempts: 1,
    });
  });

  test('accepts middleware of openapi-fetch', async () => {
    const { client, requests } = recording(() => json({}, 404));
    client.raw.use({
      onRequest({ request }) {
        request.headers.set('X-Seen', 'yes');
      },
    });
    await client.raw.GET('/api/v1/me');
    expect(requests[0]?.headers.get('X-Seen')).toBe('yes');
  });

  test('leaves a stream to the caller', async () => {
    const { client } = recording(() => new Response('{"result":{"id":"1"}}\n'));
    const { data } = await client.raw.GET('/api/v1/trials/{trialId}/logs', {
      params: { path: { trialId: 3 } },
      parseAs: 'stream',
    });
    expect(await new Response(data).text()).toBe('{"result":{"id":"1"}}\n');
  });

  test('decodes by the contract of 0.38.1', async () => {
    const client = createClient({
      baseUrl: 'http://master',
      target: '0.38.1',
      fetch: async () => json({ runs: [{ id: 'one' }] }),
    });
    const post = client.raw.POST('/api/v1/runs', { body: { limit: 2 } });
    await expect(post).rejects.toMatchObject({
      type: 'apiBadResponse',
      operation: 'searchRuns',
    });
  });
});
