import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../src/index';
import { changedArguments } from '../../src/v038/arguments';
import { argsOf, contractOf, operations } from '../support/contract';
import { type Prism, startPrism } from '../support/prism';
import { testAgainstPrism } from '../support/prism-suite';

testAgainstPrism('0.38.1', { operations: 260, streams: 14 });

describe('code written for 0.23.4', () => {
  let prism: Prism;
  beforeAll(async () => {
    prism = await startPrism('0.38.1');
  });
  afterAll(() => prism.close());

  const newer = contractOf('0.38.1').operations.map(({ id }) => id);
  const common = operations.filter(
    ({ id, operation }) => newer.includes(id) && !operation.stream && id !== 'getAgents',
  );

  test('some of the calls have moved', () => {
    expect(common.filter(({ id }) => id in changedArguments).length).toBeGreaterThan(13);
  });

  // its example moves jobs past each other, which the newer master does not support
  const accepted = common.filter(({ id }) => id !== 'updateJobQueue');
  test.each(accepted)('$id is accepted by the newer contract', async (entry) => {
    const client = createClient({
      baseUrl: prism.url,
      target: '0.38.1',
      auth: 'token',
      retry: 'off',
    }) as unknown as Record<string, (args: object) => Promise<unknown>>;
    await expect(client[entry.id]?.(argsOf(entry))).resolves.toBeTypeOf('object');
  });
});
