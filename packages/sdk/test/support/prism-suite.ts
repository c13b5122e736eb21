import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError, createClient } from '../../src/index';
import { answerSchema, contractOf, type Version } from './contract';
import { testPacked } from './packed-suite';
import { messageCount, type Prism, startPrism } from './prism';

/** The size of a contract: operations, streams. */
type Counts = { operations: number; streams: number };

/**
 * Tests every operation of a contract, called through a client for that master, against a mock of
 * the contract.
 */
export function testAgainstPrism(version: Version, counts: Counts) {
  const contract = contractOf(version);
  const { operations, argsOf, entryOf, problems } = contract;
  let prism: Prism;
  beforeAll(async () => {
    prism = await startPrism(version);
  });
  afterAll(() => prism.close());

  // called by name, as in scripts; arguments come from the contract, so types cannot check it
  type Method = (args: object, options?: object) => Promise<unknown> & AsyncIterable<unknown>;
  const method = (id: string, auth: string | undefined) => {
    const client = createClient({
      baseUrl: prism.url,
      target: version,
      retry: 'off',
      ...(auth ? { auth } : {}),
    });
    const methods = client as unknown as Record<string, Method>;
    // sends calls that are known to damage a 0.23.4 master, too
    return (args: object) => methods[id]?.(args, { force: true }) as ReturnType<Method>;
  };
  const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

  test('the contract has the known number of operations and streams', () => {
    expect(operations).toHaveLength(counts.operations);
    expect(operations.filter(({ operation }) => operation.stream)).toHaveLength(counts.streams);
  });

  describe.concurrent('every unary call', () => {
    const unary = operations.filter(({ operation }) => !operation.stream);
    test.each(unary)('$id', async (entry) => {
      const answer = await method(entry.id, 'token')(argsOf(entry));
      expect(problems(answerSchema(entry), answer)).toEqual([]);
    });
  });

  describe.concurrent('every stream', () => {
    const streams = operations.filter(({ operation }) => operation.stream);
    test.each(streams)('$id', async (entry) => {
      const messages: unknown[] = [];
      for await (const message of method(entry.id, 'token')(argsOf(entry))) messages.push(message);
      expect(messages).toHaveLength(messageCount);
      for (const message of messages) expect(problems(answerSchema(entry), message)).toEqual([]);
    });
  });

  testPacked(contract, () => prism.url);

  // Prism answers 400 here because the contract declares it for bad input
  describe.concurrent('refusals of the contract', () => {
    const closed = operations.filter(({ operation }) => !operation.open);

    test('only signing in and reading the master need no token', () => {
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
    ])('$id with an invalid body', async ({ id, body }) => {
      const error = await failure(method(id, 'token')({ ...argsOf(entryOf(id)), body }));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ type: 'api', level: 'error', status: 400, operation: id });
    });

    test('an invalid query value', async () => {
      const error = await failure(method('getExperiments', 'token')({ limit: 'many' }));
      expect(error).toMatchObject({ type: 'api', status: 400 });
    });
  });
}
