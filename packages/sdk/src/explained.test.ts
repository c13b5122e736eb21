import { expect, test } from 'vitest';
import { failure, scriptedMaster } from './test/scripted-master';

test('a call that this master has not says so, and since when there is one that has', async () => {
  const { client } = scriptedMaster([{ status: 501, error: 'Not Implemented' }]);
  const uuid = '6b1c0a7e-53d4-4f1a-9e28-c07f5b2d8a63';
  const args = { checkpointUuid: uuid };
  expect(await failure(client.getTrialMetricsBySourceInfoCheckpoint(args))).toMatchObject({
    status: 501,
    message:
      "getTrialMetricsBySourceInfoCheckpoint is not in this master's version: it came with 0.23.4-dev0",
    supportedSince: '0.23.4-dev0',
  });
  expect(await failure(client.getMe())).toHaveProperty(
    'message',
    "getMe is not in this master's version",
  );
});

test('what an edition has not keeps the words of the master', async () => {
  const error = 'Enterprise Edition is required for this functionality';
  const { client } = scriptedMaster([{ status: 501, error }]);
  expect(await failure(client.getPermissionsSummary())).toHaveProperty('message', error);
});

test('what was not sent has neither a request nor an outcome', async () => {
  const { client, requests } = scriptedMaster(['silence']);
  const error = await failure(client.getExperiment({ experimentId: null } as never));
  expect(error).toMatchObject({ type: 'input' });
  expect(error).not.toHaveProperty('requestId');
  expect(error).not.toHaveProperty('outcome');
  expect(requests).toEqual([]);
});

test('an answer that cannot be read came all the same', async () => {
  const { client } = scriptedMaster([{ body: { group: 7 } }]);
  const error = await failure(client.createGroup({ body: { name: 'a' } }));
  expect(error).toMatchObject({ type: 'apiBadResponse', attempts: 1 });
  expect(error).not.toHaveProperty('outcome');
});
