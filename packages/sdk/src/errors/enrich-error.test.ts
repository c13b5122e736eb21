import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createClient } from '../client/client';
import { failure, scriptedMaster } from '../test/scripted-master';

test('a call that this master does not have names the release that added it', async () => {
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

test('a call outside the edition keeps the message of the master', async () => {
  const error = 'Enterprise Edition is required for this functionality';
  const { client } = scriptedMaster([{ status: 501, error }]);
  expect(await failure(client.getPermissionsSummary())).toHaveProperty('message', error);
});

test('a call that was not sent has neither a request nor an outcome', async () => {
  const { client, requests } = scriptedMaster(['silence']);
  const error = await failure(client.getExperiment({ experimentId: null } as never));
  expect(error).toMatchObject({ type: 'input' });
  expect(error).not.toHaveProperty('requestId');
  expect(error).not.toHaveProperty('outcome');
  expect(requests).toEqual([]);
});

test('an answer that cannot be decoded still counts as an answer', async () => {
  const { client } = scriptedMaster([{ body: { group: 7 } }]);
  const error = await failure(client.createGroup({ body: { name: 'a' } }));
  expect(error).toMatchObject({ type: 'apiBadResponse', attempts: 1 });
  expect(error).not.toHaveProperty('outcome');
});

describe('the global fetch', () => {
  const listening = async (serve: (socket: Socket) => void) => {
    const server = createServer(serve).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    return { server, baseUrl: `http://127.0.0.1:${port}` };
  };
  const createIn = (baseUrl: string) =>
    createClient({ baseUrl, retry: { startMs: 1 } }).createGroup({ body: { name: 'a' } });

  test('an unreachable master is tried four times, and nothing has happened', async () => {
    const { server, baseUrl } = await listening(() => undefined);
    server.close();
    await once(server, 'close');
    expect(await failure(createIn(baseUrl))).toMatchObject({ attempts: 4, outcome: 'refused' });
  });

  test('one that closes the connection is tried once, and the call may have happened', async () => {
    const { server, baseUrl } = await listening((socket) => {
      socket.on('data', () => socket.destroy());
    });
    expect(await failure(createIn(baseUrl))).toMatchObject({
      attempts: 1,
      outcome: 'unknown',
      message: expect.stringMatching(/^Request createGroup failed: .+\. It may have happened\.$/),
    });
    server.close();
  });
});
