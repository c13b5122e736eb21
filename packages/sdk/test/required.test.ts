import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClient } from '../src/index';
import { argsOf, type Entry, operations } from './support/contract';

// the required parameters of the contract, read apart from the generated table
const requiredOf = ({ node }: Entry) => [
  ...(node.parameters ?? []).filter(isEnforced).map(({ name }) => name),
  ...(node.requestBody ? ['body'] : []),
];
// some query values are required by the contract, but the master answers without them
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
// called by name, as a program without types does
const methods = client as unknown as Record<string, Method>;

/** The failure of a call with these arguments; for streams at their first message. */
async function failureOf(entry: Entry, args: object): Promise<unknown> {
  try {
    const result = methods[entry.id]?.(args);
    return entry.operation.stream ? await result?.next() : await result;
  } catch (error) {
    return error;
  }
}

describe('every required parameter', () => {
  test('the number of parameters equals that of the contract', () => {
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

  test('of several missing ones the first is named', async () => {
    const several = operations.filter((entry) => requiredOf(entry).length > 1);
    const property = fc.asyncProperty(
      fc.constantFrom(...several),
      fc.infiniteStream(fc.boolean()),
      async (entry, isLeftOut) => {
        const names = requiredOf(entry);
        const missing = names.filter(() => isLeftOut.next().value === true);
        fc.pre(missing.length > 0);
        const entries = Object.entries(argsOf(entry)).filter(([name]) => !missing.includes(name));
        expect(await failureOf(entry, Object.fromEntries(entries))).toHaveProperty(
          'message',
          `Required parameter ${missing[0]} was null or undefined when calling ${entry.id}`,
        );
        expect(requests).toEqual([]);
      },
    );
    await fc.assert(property);
  });
});

test('with all of them every operation sends its one request', async () => {
  for (const entry of operations) {
    requests.length = 0;
    await failureOf(entry, argsOf(entry));
    const [path = '', ...others] = requests.map((url) => new URL(url).pathname);
    // after an answer that cannot be read, the version of the master is read for the error
    expect(others.filter((other) => other !== '/api/v1/master')).toEqual([]);
    expect(path).toMatch(new RegExp(`^${entry.operation.path.replace(/\{\w+\}/g, '[^/]+')}$`));
  }
  requests.length = 0;
});
