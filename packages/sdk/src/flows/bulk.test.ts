import { expect, test } from 'vitest';
import { createTransport } from '../client/transport';
import { bulk } from './flows';

type SentRequest = { path: string; body: unknown };

function stub(answer: (requests: SentRequest) => [status: number, body: unknown]) {
  const requests: SentRequest[] = [];
  const client = createTransport({
    baseUrl: 'http://master',
    fetch: async (request) => {
      const text = await request.text();
      const seen = {
        path: new URL(request.url).pathname,
        body: text ? JSON.parse(text) : undefined,
      };
      requests.push(seen);
      const [status, body] = answer(seen);
      return Response.json(body, { status });
    },
  });
  return { client, requests };
}

const idsOf = ({ body }: SentRequest): number[] =>
  typeof body === 'object' && body && 'experimentIds' in body && Array.isArray(body.experimentIds)
    ? body.experimentIds
    : [];
const fine = (requests: SentRequest): [number, unknown] => [
  200,
  { results: idsOf(requests).map((id) => ({ id, error: '' })) },
];
const refusal = (status: number): [number, unknown] => [
  status,
  { error: { error: 'no', reason: 'x', code: 2 } },
];

test('no ids, no request', async () => {
  const { client, requests } = stub(fine);
  expect(await bulk(client, 'pause', [])).toEqual(new Map());
  expect(requests).toEqual([]);
});

test('results are in the order of the ids, each once, in chunks', async () => {
  const { client, requests } = stub((request) => {
    const [status, { results }] = fine(request) as [number, { results: unknown[] }];
    return [status, { results: results.reverse() }];
  });
  const progress: number[] = [];
  const options = { chunk: 2, onProgress: (done: number) => progress.push(done) };
  const results = await bulk(client, 'kill', [5, 3, 5, 9, 1, 3], options);
  expect([...results]).toEqual([5, 3, 9, 1].map((id) => [id, { ok: true }]));
  expect(requests.map(idsOf)).toEqual([
    [5, 3],
    [9, 1],
  ]);
  expect(progress).toEqual([2, 4]);
});

test('a refused row has the error of the single call', async () => {
  const { client } = stub(() => [
    200,
    {
      results: [
        {
          id: 1,
          error: 'rpc error: code = FailedPrecondition desc = experiment in terminal state',
        },
        { id: 2, error: "rpc error: code = NotFound desc = experiment '2' not found" },
        { id: 3, error: 'something else' },
      ],
    },
  ]);
  const results = await bulk(client, 'pause', [1, 2, 3, 4]);
  const errors = [...results.values()].map(({ error }) => [
    error?.status,
    error?.reason,
    error?.message,
  ]);
  expect(errors).toEqual([
    [400, 'FailedPrecondition', 'experiment in terminal state'],
    [404, 'NotFound', "experiment '2' not found"],
    [500, 'Unknown', 'something else'],
    [undefined, undefined, 'The answer of the master does not name experiment 4.'],
  ]);
});

test.each([500, 404, 501])(
  'a failing bulk call (%i) is replaced by single calls',
  async (status) => {
    const { client, requests } = stub(({ path }) =>
      path === '/api/v1/experiments/unarchive'
        ? refusal(status)
        : path.includes('/2/')
          ? refusal(400)
          : [200, {}],
    );
    const results = await bulk(client, 'unarchive', [1, 2, 3]);
    expect([...results.values()].map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(requests.map(({ path }) => path)).toEqual(
      ['unarchive', '1/unarchive', '2/unarchive', '3/unarchive'].map(
        (end) => `/api/v1/experiments/${end}`,
      ),
    );
  },
);

test.each([401, 403, 503])('a refusal of all rows (%i) is not repeated', async (status) => {
  const { client, requests } = stub(() => refusal(status));
  const results = await bulk(client, 'pause', [1, 2]);
  expect([...results.values()].map(({ error }) => error?.status)).toEqual([status, status]);
  expect(requests).toHaveLength(1);
});

test('a missing destination is reported once for all', async () => {
  const { client, requests } = stub(() => refusal(404));
  const results = await bulk(client, 'move', [1, 2], { destinationProjectId: 99 });
  expect([...results.values()].map(({ ok }) => ok)).toEqual([false, false]);
  expect(requests.map(({ body }) => body)).toEqual([
    { experimentIds: [1, 2], destinationProjectId: 99 },
  ]);
});

test.each([
  [[0], {}, '0 is not the id of an experiment'],
  [[1.5], {}, '1.5 is not the id'],
  [[1], { chunk: 0 }, 'chunk must be at least 1, not 0'],
])('%j with %j is rejected before anything is sent', async (ids, options, message) => {
  const { client, requests } = stub(fine);
  await expect(bulk(client, 'pause', ids, options)).rejects.toThrow(message);
  await expect(bulk(client, 'move', [1])).rejects.toThrow('move needs a destinationProjectId');
  expect(requests).toEqual([]);
});

test('a signal ends it', async () => {
  const { client } = stub(fine);
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(bulk(client, 'pause', [1], { signal })).rejects.toThrow('enough');
});
