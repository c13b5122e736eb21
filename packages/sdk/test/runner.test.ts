import { expect, expectTypeOf, test } from 'vitest';
import { operationList } from '../src/generated/operation-list';
import { runnerIds } from '../src/generated/runner-ids';
import { createClient } from '../src/index';

const sent: string[] = [];
const fetch = async ({ method, url }: Request) => {
  sent.push(`${method} ${new URL(url).pathname}`);
  return new Response('{}');
};
const client = createClient({ baseUrl: 'http://master', fetch });

test('the calls of training code are methods of client.runner, and still of the client', async () => {
  sent.length = 0;
  await client.runner.reportTrialProgress({ trialId: 7, body: 0.5 });
  await client.reportTrialProgress({ trialId: 7, body: 0.5 });
  expect(sent).toEqual(Array(2).fill('POST /api/v1/trials/7/progress'));
  expectTypeOf(client.runner.allocationReady).toEqualTypeOf<typeof client.allocationReady>();
  expectTypeOf<keyof typeof client.runner>().toExtend<keyof typeof client>();
});

test('client.runner has those calls of its master, and no others', () => {
  const ids = new Set<string>(operationList.map(({ id }) => id));
  const own = runnerIds.split(' ').filter((id) => ids.has(id));
  expect(Object.keys(client.runner).sort()).toEqual(own);
  expect(own).not.toContain('getExperiment');
  const newer = createClient({ baseUrl: 'http://master', fetch, target: '0.38.1' });
  expect(newer.runner).toHaveProperty('startTrial');
  expect(client.runner).not.toHaveProperty('startTrial');
});
