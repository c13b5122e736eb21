import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTransport } from '../src/calls';
import { decodeResponse } from '../src/decode';
import { ApiError } from '../src/errors/errors';
import {
  answerSchema,
  contractOf,
  type Entry,
  type TestContract,
  type Version,
} from './support/contract';

type Exchange = {
  name: string;
  op?: string | null;
  request: { method: string; path: string };
  response: {
    status: number | null;
    contentType?: string | null;
    body?: unknown;
    lines?: Array<string | [number, string]>;
  };
};

const recordings = process.env.TRAINYARD_RECORDINGS;
// parts of answers, and requests of the master to a receiver: not answers
const others = ['timelines.ndjson', 'webhooks-received.ndjson'];

function filesOf(version: Version) {
  if (recordings === undefined) return [];
  const folder = resolve(recordings, version);
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.ndjson') && !others.includes(file),
  );
  return files.map((file) => ({ file, list: read(resolve(folder, file)) }));
}

function read(path: string): Exchange[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

// the operation that a recording names, else the first whose path matches
const finderOf = ({ operations, entryOf }: TestContract) => {
  const patterns = operations.map((entry) => ({
    entry,
    fits: new RegExp(`^${entry.operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return ({ op, request, response }: Exchange): Entry | undefined => {
    // a path that this release lacks is answered with 501
    if (op && response.status !== 501) return entryOf(op.charAt(0).toLowerCase() + op.slice(1));
    return patterns.find(
      ({ entry, fits }) => entry.operation.method === request.method && fits.test(request.path),
    )?.entry;
  };
};

const textOf = (line: string | [number, string]) => (typeof line === 'string' ? line : line[1]);
const isLeftOut = ({ response }: Exchange) =>
  typeof response.body === 'string' && response.body.startsWith('(left out');

/** Sends one call through a transport with a recorded answer. */
async function replay({ id, operation }: Entry, { response }: Exchange): Promise<unknown> {
  const body = response.lines?.map((line) => `${textOf(line)}\n`).join('') ?? bodyText(response);
  const transport = createTransport({
    baseUrl: 'http://master',
    fetch: async () => {
      if (response.status === 0) throw new TypeError('fetch failed');
      return new Response(body, { status: response.status ?? 0, headers: headersOf(response) });
    },
  });
  const names = operation.required.split(' ').filter((name) => name !== '');
  const args: never = Object.fromEntries(names.map((name) => [name, 'any'])) as never;
  if (!operation.stream) return transport.call({ ...operation, id: id as 'getMe' }, args, {});
  const messages: unknown[] = [];
  for await (const message of transport.stream({ ...operation, id: id as 'trialLogs' }, args, {}))
    messages.push(message);
  return messages;
}

const bodyText = ({ body }: Exchange['response']) =>
  body === null || body === undefined ? null : JSON.stringify(body);
const headersOf = ({ contentType }: Exchange['response']): Record<string, string> =>
  contentType ? { 'Content-Type': contentType } : {};

const versions: Version[] = ['0.23.4', '0.38.1'];
const recorded = versions.map((version) => ({ version, files: filesOf(version) }));

describe.runIf(recordings).each(recorded)('answers of a real $version', (one) => {
  const { version, files } = one;
  const contract = contractOf(version);
  const entryFor = finderOf(contract);
  const decode = ({ id }: Entry, value: unknown) =>
    decodeResponse(id as 'getMe', value, { target: version as '0.38.1' });
  const answersOf = (list: Exchange[]) =>
    list.flatMap((exchange) => {
      const entry = entryFor(exchange);
      return entry && exchange.response.status === 200 ? [{ exchange, entry }] : [];
    });
  const decodedOf = (exchange: Exchange) =>
    answersOf([exchange]).map(({ entry }) =>
      valuesOf(exchange).map((value) => decode(entry, value)),
    );
  const total = files.reduce((sum, { list }) => sum + answersOf(list).length, 0);
  const lines = files
    .flatMap(({ list }) => answersOf(list))
    .reduce((sum, { exchange }) => sum + (exchange.response.lines?.length ?? 0), 0);

  describe(`${total} answers with status 200, ${lines} lines of streams among them, decode`, () => {
    test.each(files.filter(({ list }) => answersOf(list).length > 0))('$file', async (each) => {
      const failures: string[] = [];
      for (const { exchange, entry } of answersOf(each.list)) {
        const values = valuesOf(exchange);
        const decoded = values.map((value) => decode(entry, value));
        for (const value of decoded)
          failures.push(...contract.problems(answerSchema(entry), value, exchange.name));
        const replayed = await replay(entry, exchange);
        expect(replayed).toEqual(entry.operation.stream ? decoded : decoded[0]);
      }
      expect(failures).toEqual([]);
    });
  });

  const errors = files.flatMap(({ file, list }) =>
    list
      .filter((exchange) => isError(exchange) && !isLeftOut(exchange))
      .map((exchange) => ({ file, exchange })),
  );

  describe(`${errors.length} refusals become errors of the right type`, () => {
    test.each(
      files.map(({ file }) => file).filter((name) => errors.some(({ file }) => file === name)),
    )('%s', async (name) => {
      for (const { exchange } of errors.filter(({ file }) => file === name)) {
        const entry = entryFor(exchange) ?? contract.entryOf('getMe');
        const error = await replay(entry, exchange).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(ApiError);
        expect(errorFacts(error), `${name} ${exchange.name}`).toEqual({
          operation: entry.id,
          ...expectedOf(exchange),
        });
      }
    });
  });

  test('the contract declares every status for its call', () => {
    const undeclared = files.flatMap(({ file, list }) =>
      list.flatMap((exchange) => {
        const { name, op, response } = exchange;
        const entry = op ? entryFor(exchange) : undefined;
        const declared = entry && Object.keys(entry.node.responses);
        const isAnswer = declared && response.status;
        return isAnswer && !declared.includes(String(response.status))
          ? [`${file} ${name}: ${op} ${response.status}`]
          : [];
      }),
    );
    expect(undeclared).toEqual([]);
  });

  test('numbers of 64 bits and non-finite metrics are numbers after decoding', () => {
    const texts = files.map(({ list }) => JSON.stringify(list.map(decodedOf))).join('');
    expect(texts).toContain('"checkpointSize":');
    expect(texts).not.toMatch(/"checkpointSize":"/);
    expect(texts).not.toMatch(/"(avgMetrics|batchMetrics)":[^[\]]*"-?(NaN|Infinity)"/);
  });
});

const isError = ({ response }: Exchange) =>
  response.status !== null && (response.status >= 400 || response.status === 0);
const valuesOf = ({ response }: Exchange): unknown[] =>
  response.lines?.map((line) => JSON.parse(textOf(line)).result) ?? [response.body];

const errorFacts = (error: unknown) => {
  const { operation, type, level, status, code, reason, message } = error as ApiError;
  return { operation, type, level, status, code, reason, message };
};

const reasons: Record<number, string> = {
  2: 'Unknown',
  3: 'InvalidArgument',
  5: 'NotFound',
  6: 'AlreadyExists',
  7: 'PermissionDenied',
  9: 'FailedPrecondition',
  12: 'Unimplemented',
  13: 'Internal',
  16: 'Unauthenticated',
};

function expectedOf({ op, request, response }: Exchange) {
  const { status } = response;
  if (status === 0 || status === null)
    return {
      type: 'server',
      level: 'error',
      status: undefined,
      code: undefined,
      reason: 'connection',
      message: `Request ${op ? op.charAt(0).toLowerCase() + op.slice(1) : request.path} failed: fetch failed`,
    };
  const auth = status === 401;
  const kind = { type: auth ? 'auth' : 'api', level: auth ? 'fatal' : 'error', status };
  return { ...kind, ...wireOf(response.body) };
}

function wireOf(body: unknown) {
  if (body === null || body === undefined)
    return { code: undefined, reason: undefined, message: 'Request getMe failed.' };
  const { error, message } = body as { error?: Record<string, never>; message?: string };
  if (!error) return { code: undefined, reason: undefined, message };
  const code = error.code ?? error.grpcCode ?? 0;
  return { code, reason: reasons[code], message: error.error ?? error.message };
}
