import { QueryClient } from '@tanstack/react-query';
import { deleteWebhook, pauseExperiment } from '@trainyard/sdk/calls';
import { type CallOrWithArgs, call } from '@trainyard/sdk/query';
import { expect, test } from 'vitest';
import { runMutation } from '~/app/actions/run-mutation';
import { mutation } from '~/data/mutation';
import { guardWrites } from './write-guard';

const send = (method: string, path: string) =>
  new Request(`http://master/api/v1/${path}`, { method });

async function problemsOf(changes: CallOrWithArgs[], request: Request) {
  const queryClient = new QueryClient();
  const guard = guardWrites();
  const run = mutation(async () => guard.note(queryClient, request), changes);
  await run(queryClient);
  return guard.problems();
}

test.each([
  ['the call', [pauseExperiment]],
  ['the call with its arguments', [call(pauseExperiment, { experimentId: 7 })]],
  ['more calls', [deleteWebhook, call(pauseExperiment, { experimentId: 7 })]],
])('a mutation that names %s passes', async (_, changes) => {
  expect(await problemsOf(changes, send('POST', 'experiments/7/pause'))).toEqual([]);
});

test.each([
  ['another call', [deleteWebhook]],
  ['the call with other arguments', [call(pauseExperiment, { experimentId: 8 })]],
  ['no call', []],
])('a mutation that names %s fails the test', async (_, changes) => {
  const problems = await problemsOf(changes, send('POST', 'experiments/7/pause'));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^pauseExperiment changes experiment 7, /);
});

test('a mutation without changes fails the test when it writes itself, and not when others do in it', async () => {
  const queryClient = new QueryClient();
  const guard = guardWrites();
  const write = () => guard.note(queryClient, send('POST', 'experiments/7/pause'));
  const pause = mutation(async () => write(), [pauseExperiment]);
  await runMutation(queryClient, { mutationFn: () => pause(queryClient) });
  expect(await guard.problems()).toEqual([]);
  await runMutation(queryClient, { mutationFn: async () => write() });
  expect(await guard.problems()).toEqual([expect.stringMatching(/the mutation names $/)]);
});

test('reads are not compared', async () => {
  expect(await problemsOf([], send('GET', 'experiments/7'))).toEqual([]);
});
