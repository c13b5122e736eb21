import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClient } from '../src/index';
import { argsOf, type Entry, operations } from './support/contract';

// what the contract says a call cannot do without, apart from the generated table
const requiredOf = ({ node }: Entry) => [
  ...(node.parameters ?? []).filter(isEnforced).map(({ name }) => name),
  ...(node.requestBody ? ['body'] : []),
];
// some query values are required on paper, while the master answers without them
const isEnforced = (parameter: Parameter) =>
  parameter.required === true && parameter['x-enforced'] !== false;
type Parameter = NonNullable<Entry['node']['parameters']>[number];
const cases = operations.flatMap((entry) =>
  requiredOf(entry).map((name) => ({ id: entry.id, name, entry })),
);

const requests: string[] = [];
const client = createClient({
  baseUrl: 'http://master',
  fetch: async ({ url }) => {
    requests.push(url);
    return new Response('{}');
  },
});
type Method = (args: object) => Promise<unknown> & AsyncGenerator<unknown>;
const methods = client as unknown as Record<string, Method>;

/** How a call with these arguments ends, streams with their first message. */
async function failureOf(entry: Entry, args: object): Promise<unknown> {
  try {
    const result = methods[entry.id]?.(args);
    return entry.operation.stream ? await result?.next() : await result;
  } catch (error) {
    return error;
  }
}

describe('every required parameter', () => {
  test('there are as many as the contract names', () => {
    expect(cases.length).toBeGreaterThan(200);
    expect(cases).toHaveLength(
      operations.reduce(
        (sum, { operation }) => sum + operation.required.split(' ').filter(Boolean).length,
        0,
      ),
    );
  });

  test.each(cases)('$name of $id', async ({ id, name, entry }) => {
    for (const value of [null, undefined]) {
      const error = await failureOf(entry, { ...argsOf(entry), [name]: value });
      expect(error).toMatchObject({
        type: 'input',
        level: 'error',
        operation: id,
        message: `Required parameter ${name} was null or undefined when calling ${id}`,
      });
    }
    expect(requests).toEqual([]);
  });

  test('of several left out the first is named', async () => {
    const several = operations.filter((entry) => requiredOf(entry).length > 1);
    const property = fc.asyncProperty(
      fc.constantFrom(...several),
      fc.infiniteStream(fc.boolean()),
      async (entry, isLeftOut) => {
        const names = requiredOf(entry);
        const missing = names.filter(() => isLeftOut.next().value === true);
        fc.pre(missing.length > 0);
        const kept = Object.entries(argsOf(entry)).filter(([name]) => !missing.includes(name));
        expect(await failureOf(entry, Object.fromEntries(kept))).toHaveProperty(
          'message',
          `Required parameter ${missing[0]} was null or undefined when calling ${entry.id}`,
        );
        expect(requests).toEqual([]);
      },
    );
    await fc.assert(property);
  });
});

test('with all of them every operation makes its one request', async () => {
  for (const entry of operations) {
    requests.length = 0;
    await failureOf(entry, argsOf(entry));
    const [path = ''] = requests.map((url) => new URL(url).pathname);
    expect(requests).toHaveLength(1);
    expect(path).toMatch(new RegExp(`^${entry.operation.path.replace(/\{\w+\}/g, '[^/]+')}$`));
  }
  requests.length = 0;
});
