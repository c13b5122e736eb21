import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError, createClient } from '../../src/index';
import { answerSchema, argsOf, entryOf, operations, problems } from '../support/contract';
import { messageCount, type Prism, startPrism } from '../support/prism';

let prism: Prism;
beforeAll(async () => {
  prism = await startPrism();
});
afterAll(() => prism.close());

// by name, as scripts call it; arguments come from the contract, so no type can help here
type Method = (args: object) => Promise<unknown> & AsyncIterable<unknown>;
const method = (id: string, auth: string | undefined) => {
  const client = createClient({ baseUrl: prism.url, ...(auth ? { auth } : {}) });
  return (client as unknown as Record<string, Method>)[id] as Method;
};
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test('the contract has 202 operations, 14 of them streams', () => {
  expect(operations).toHaveLength(202);
  expect(operations.filter(({ operation }) => operation.stream)).toHaveLength(14);
});

describe.concurrent('every call that answers once', () => {
  const unary = operations.filter(({ operation }) => !operation.stream);
  test.each(unary)('$id', async (entry) => {
    const answer = await method(entry.id, 'token')(argsOf(entry));
    expect(problems(answerSchema(entry), answer)).toEqual([]);
  });
});

describe.concurrent('every call that answers line by line', () => {
  const streams = operations.filter(({ operation }) => operation.stream);
  test.each(streams)('$id', async (entry) => {
    const messages: unknown[] = [];
    for await (const message of method(entry.id, 'token')(argsOf(entry))) messages.push(message);
    expect(messages).toHaveLength(messageCount);
    for (const message of messages) expect(problems(answerSchema(entry), message)).toEqual([]);
  });
});

// Prism says 400 here because that is what the contract says of bad input
describe.concurrent('what the contract refuses', () => {
  const closed = operations.filter(({ operation }) => !operation.open);

  test('only signing in and asking what the master is need no token', () => {
    const open = operations.filter(({ operation }) => operation.open).map(({ id }) => id);
    expect(open.sort()).toEqual(['getMaster', 'getTelemetry', 'login']);
  });

  test.each(closed.filter(({ operation }) => !operation.stream))(
    '$id without a token',
    async (entry) => {
      const error = await failure(method(entry.id, undefined)(argsOf(entry)));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ type: 'auth', level: 'fatal', status: 401 });
      expect(error).toMatchObject({ operation: entry.id });
    },
  );

  test.each([
    { id: 'login', body: { username: 7 } },
    { id: 'createExperiment', body: { projectId: 'seven' } },
    { id: 'setUserPassword', body: { password: 'not a bare text' } },
    { id: 'reportTrialProgress', body: 'half' },
    { id: 'postWebhook', body: { url: 'https://example.org', webhookType: 'NO_SUCH_TYPE' } },
  ])('$id with a wrong body', async ({ id, body }) => {
    const error = await failure(method(id, 'token')({ ...argsOf(entryOf(id)), body }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ type: 'api', level: 'error', status: 400, operation: id });
  });

  test('a wrong query value', async () => {
    const error = await failure(method('getExperiments', 'token')({ limit: 'many' }));
    expect(error).toMatchObject({ type: 'api', status: 400 });
  });
});
