import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../src/client/call';
import type { RawAnswer } from '../../src/client/call-promise';
import { answerSchema, type TestContract } from './contract';
import { installPacked, type Packed } from './packed';
import { messageCount } from './prism';

type Sdk = typeof import('../../src/index');
// called by name, with arguments from the contract, so types cannot check it
type Answering = Promise<unknown> & AsyncIterable<unknown> & { raw(): Promise<RawAnswer<unknown>> };
type Method = (args: object, options: object) => Answering;
type Call = (caller: Caller, args: object, options: object) => Answering;

/**
 * Tests every operation of a contract through the SDK as installed from its archive, with all
 * optional parameters: methods of the ES modules, functions of the CommonJS build.
 */
export function testPacked(contract: TestContract, url: () => string) {
  const { version, operations, fullArgsOf, problems } = contract;
  const options = { force: true };
  let packed: Packed;
  let methods: Record<string, Method>;
  let calls: Record<string, Call>;
  let caller: Caller;
  beforeAll(async () => {
    packed = installPacked();
    // loaded by file: the workers of these tests resolve our package names to sources, which the
    // archive does not contain
    const required = createRequire(join(packed.folder, 'dist/index.cjs'));
    const { createTransport, targeted } = required('./index.cjs') as Sdk;
    caller = targeted(createTransport({ baseUrl: url(), auth: 'token' }), version);
    calls = { ...required('./v038.cjs'), ...required('./calls.cjs') };
    const { createClient } = await imported(packed);
    const client = createClient({ baseUrl: url(), target: version, retry: 'off', auth: 'token' });
    methods = client as unknown as Record<string, Method>;
  });
  afterAll(() => packed.remove());

  const call = (id: string, args: object) => calls[id]?.(caller, args, options) as Answering;
  const unary = operations.filter(({ operation }) => !operation.stream);
  const streams = operations.filter(({ operation }) => operation.stream);

  describe.concurrent('a call of the packed archive with all parameters', () => {
    test.each(unary)('$id answers by .raw() and as a function', async (entry) => {
      const args = fullArgsOf(entry);
      const raw = await methods[entry.id]?.(args, options).raw();
      expect(raw).toMatchObject({ attempts: 1, differences: [], response: { status: 200 } });
      expect(raw?.requestId).toMatch(/^req_/);
      expect(problems(answerSchema(entry), raw?.data)).toEqual([]);
      expect(await call(entry.id, args)).toEqual(raw?.data);
    });

    test.each(streams)('$id answers line by line, in both builds', async (entry) => {
      const args = fullArgsOf(entry);
      const messages = await listed(methods[entry.id]?.(args, options));
      expect(messages).toHaveLength(messageCount);
      for (const message of messages) expect(problems(answerSchema(entry), message)).toEqual([]);
      expect(await listed(call(entry.id, args))).toEqual(messages);
    });
  });
}

async function listed(messages: AsyncIterable<unknown> | undefined) {
  const all: unknown[] = [];
  for await (const message of messages ?? []) all.push(message);
  return all;
}

/** The ES module that Node resolves; vitest does not transform `node_modules`. */
async function imported({ folder }: Packed): Promise<Sdk> {
  const file = join(folder, 'dist/index.js');
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
