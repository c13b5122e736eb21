import { expect, test } from 'vitest';
import { getMe, trialLogs } from '../calls';
import * as operations from '../operations';
import { createClient } from './client';

const user = { id: 3, username: 'mkowalski', admin: false, active: true, agentUserGroup: null };
const entry = {
  logEntry: { id: 7, message: 'up', timestamp: '2026-11-20T07:00:00Z', level: 'LOG_LEVEL_INFO' },
};
const answers: Record<string, string> = {
  '/api/v1/me': JSON.stringify({ user }),
  '/api/v1/master/logs': `${JSON.stringify({ result: entry })}\n`.repeat(2),
};
const client = createClient({
  baseUrl: 'http://master',
  fetch: async ({ url }) => new Response(answers[new URL(url).pathname] ?? '{}'),
});

test('has a method for every operation of the contract', () => {
  for (const id of Object.keys(operations)) expect(client).toHaveProperty(id, expect.any(Function));
});

test('a method returns the answer of the function', async () => {
  expect(await client.getMe()).toEqual(await getMe(client));
  expect((await client.getMe()).user).toMatchObject({ username: 'mkowalski' });
});

test('methods work detached from the client', async () => {
  const { getMe: me } = client;
  expect(await me()).toHaveProperty('user.id', 3);
});

test('a stream is an async iterator', async () => {
  const iterator = client.masterLogs({ follow: false });
  expect(iterator[Symbol.asyncIterator]()).toBe(iterator);
  const messages = [];
  for await (const message of iterator) messages.push(message);
  expect(messages).toEqual([entry, entry]);
});

test('uses the same requests as the functions of single calls', () => {
  expect(trialLogs(client, { trialId: 1 })).toHaveProperty('next');
});
