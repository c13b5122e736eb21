import { expect, test } from 'vitest';
import { createTestMaster } from '../test/fixtures/test-master';

const search = {
  entrypoint: 'model_def:Trial',
  hyperparameters: { lr: { type: 'double', minval: 0, maxval: 1 } },
  searcher: { name: 'random', metric: 'loss', max_trials: 3, max_length: { batches: 400 } },
};

const post = async (body: unknown) => {
  const master = await createTestMaster();
  const token = await master.tokenOf('admin');
  const headers = { authorization: `Bearer ${token}` };
  const url = 'http://master/searcher/preview';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await master.fetch(new Request(url, { method: 'POST', headers, body: text }));
  return { status: answer.status, body: await answer.json() };
};

test('counts the trials with the same plan', async () => {
  expect(await post(search)).toEqual({
    status: 200,
    body: { seed: 0, results: { '400 V': 3 } },
  });
});

test.each([
  [{}, 500, 'invalid experiment configuration; missing searcher'],
  ['{', 400, expect.any(String)],
])('rejects %j', async (body, status, message) => {
  expect(await post(body)).toEqual({ status, body: { message } });
});
