import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError, createClient } from '../../src/index';
import { answerSchema, contractOf, type Version } from './contract';
import { testPacked } from './packed-suite';
import { messageCount, type Prism, startPrism } from './prism';

/** How much a contract holds: operations, streams. */
type Counts = { operations: number; streams: number };

/** Every operation of a contract, called through a client for that master, against a mock made from it. */
export function testAgainstPrism(version: Version, counts: Counts) {
  const contract = contractOf(version);
  const { operations, argsOf, entryOf, problems } = contract;
  let prism: Prism;
  beforeAll(async () => {
    prism = await startPrism(version);
  });
  afterAll(() => prism.close());

  // by name, as scripts call it; arguments come from the contract, so no type can help here
  type Method = (args: object, options?: object) => Promise<unknown> & AsyncIterable<unknown>;
  const method = (id: string, auth: string | undefined) => {
    const client = createClient({
      baseUrl: prism.url,
      target: version,
      retry: 'off',
      ...(auth ? { auth } : {}),
    });
    const methods = client as unknown as Record<string, Method>;
    // what is known to harm a 0.23.4 master goes out too
    return (args: object) => methods[id]?.(args, { force: true }) as ReturnType<Method>;
  };
  const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

  test('the contract has as many operations and streams as are known', () => {
    expect(operations).toHaveLength(counts.operations);
    expect(operations.filter(({ operation }) => operation.stream)).toHaveLength(counts.streams);
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

  testPacked(contract, () => prism.url);

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
}
