import { expect, test, vi } from 'vitest';
import { ApiError } from '../errors/errors';
import { failure, scriptedMaster } from '../test/scripted-master';
import { callPromise } from './call-promise';

const labels = { body: { labels: ['a'] } };

test('a call is sent although it is not awaited', async () => {
  const { client, requests } = scriptedMaster([labels]);
  void client.getExperimentLabels();
  await new Promise((resolve) => setImmediate(resolve));
  expect(requests).toHaveLength(1);
});

test('a call is sent once, whichever of its results is used and when', async () => {
  const { client, requests } = scriptedMaster([labels]);
  const call = client.getExperimentLabels();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await call).toEqual({ labels: ['a'] });
  expect(await call.result()).toEqual({ ok: true, data: { labels: ['a'] } });
  await Promise.all([call, call.raw(), call.then(), call.finally()]);
  expect(requests).toHaveLength(1);
});

test('raw returns the answer and its response', async () => {
  const { client } = scriptedMaster([{ status: 503 }, labels], { retry: { startMs: 0 } });
  const { data, response, attempts, requestId, differences } = await client
    .getExperimentLabels()
    .raw();
  expect(data).toEqual({ labels: ['a'] });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(attempts).toBe(2);
  expect(requestId).toMatch(/^req_/);
  expect(differences).toEqual([]);
});

test('result returns an error instead of throwing it', async () => {
  const { client } = scriptedMaster([{ status: 404, error: "experiment '7' not found" }]);
  const result = await client.getExperiment({ experimentId: 7 }).result();
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.error).toMatchObject({ status: 404, attempts: 1 });
});

test('an abort rejects instead of becoming a result', async () => {
  const { client } = scriptedMaster(['silence']);
  const signal = AbortSignal.abort(new Error('gone'));
  const call = client.getExperimentLabels({}, { signal });
  expect(await failure(call.result())).toHaveProperty('message', 'gone');
});

test('works where code expects a promise', async () => {
  const call = Promise.resolve({
    data: 7,
    response: new Response(),
    attempts: 1,
    requestId: 'req_1',
    differences: [],
  });
  expect(await Promise.all([callPromise(call), 8])).toEqual([7, 8]);
  expect(String(callPromise(call))).toBe('[object Promise]');
  const cause = new ApiError({ type: 'api', message: 'no' });
  const refused = callPromise<number>(Promise.reject(cause));
  expect(await refused.catch((error) => error)).toBe(cause);
  const end = vi.fn();
  expect(await failure(refused.finally(end))).toBe(cause);
  expect(end).toHaveBeenCalledOnce();
});
