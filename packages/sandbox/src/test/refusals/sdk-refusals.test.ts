import {
  type ApiError,
  type Client,
  createClient,
  isApiError,
  isAuthFailure,
  isForbidden,
  isNotFound,
  isRetryable,
  isUnsupported,
} from '@trainyard/sdk';
import * as operations from '@trainyard/sdk/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestMaster } from '../fixtures/test-master';
import { createRefusalMaster, type RefusalMaster } from './refusal-master';
import { type RefusalRow, refusalRows } from './refusal-rows';

let masterState: RefusalMaster;
let clients: Record<NonNullable<RefusalRow['as']>, Client>;
const requests: Request[] = [];

const clientAs = (fetch: (request: Request) => Promise<Response>, auth?: string) =>
  createClient({
    baseUrl: 'http://master',
    ...(auth ? { auth } : {}),
    fetch: async (request) => {
      requests.push(request);
      return fetch(request);
    },
  });

beforeAll(async () => {
  masterState = await createRefusalMaster();
  const { fetch, tokenOf } = masterState.master;
  clients = {
    admin: clientAs(fetch, await tokenOf('admin')),
    plainUser: clientAs(fetch, await tokenOf('plain-user')),
    nobody: clientAs(fetch),
  };
});

type Call = { id: string; args: Record<string, unknown> };

/** The call for this request, and its arguments; undefined if the contract has none. */
function callOf(method: string, address: string, body: unknown): Call | undefined {
  const url = new URL(`http://master/api/v1${address}`);
  for (const operation of Object.values(operations)) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const match = operation.method === method && pattern.exec(url.pathname);
    if (!match) continue;
    const path = names.map((name, index) => [name, match[index + 1]]);
    const query = [...url.searchParams].map(([name, value]) => [name, value]);
    const args = Object.fromEntries([...path, ...query]);
    return { id: operation.id, args: body === undefined ? args : { ...args, body: bodyOf(body) } };
  }
  return undefined;
}

// some rows have bodies as the text to send
function bodyOf(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    return body;
  }
}

type Ended = PromiseLike<unknown> & AsyncGenerator<unknown>;
async function errorOf(client: Client, { id, args }: Call): Promise<ApiError> {
  const methods: Record<string, unknown> = { ...client };
  const call = methods[id] as (args: object, options: object) => Ended;
  // sent unchanged, although the client would correct it
  const started = call(args, { force: true });
  const ended = 'next' in started ? started.next() : started;
  const error = await Promise.resolve(ended).then(
    (answer) => Promise.reject(new Error(`${id} answered ${JSON.stringify(answer)}`)),
    (refused: unknown) => refused,
  );
  if (!isApiError(error)) throw error;
  return error;
}

// refusals by the client itself, which sends nothing
const local: Record<number, string> = {
  48: 'Required parameter startDate was null or undefined when calling resourceAllocationAggregated',
  51: 'Required parameter timestampAfter was null or undefined when calling resourceAllocationRaw',
  98: 'Required parameter metricName was null or undefined when calling metricBatches',
};
const unknownPaths = [10, 11];

describe('every refusal of a master is the right error', () => {
  const rows = refusalRows.filter(({ row }) => !unknownPaths.includes(row));

  test.each(rows.map((row) => [row.row, row] as const))('row %i', async (number, row) => {
    const call = callOf(...atLeastThree(row.request(masterState)));
    if (!call) throw new Error('no such call');
    requests.length = 0;
    const error = await errorOf(clients[row.as ?? 'admin'], call);
    if (local[number]) {
      expect(error).toMatchObject({ type: 'input', level: 'error', message: local[number] });
      expect(error.operation).toBe(call.id);
      expect(requests).toEqual([]);
      return;
    }
    expectRefusal(error, call.id, row);
  });

  test.each(unknownPaths)('row %i: outside the contract, sent anyway', async (number) => {
    const row = refusalRows.find((each) => each.row === number);
    const [method = '', path = ''] = row?.request(masterState) ?? [];
    expect(callOf(method, path, undefined)).toBeUndefined();
    const route = { id: 'other', method, path: `/api/v1${path}`, required: '' };
    const error = await clients.admin.send(route, {}, {}).catch((refused: unknown) => refused);
    expect(error).toMatchObject({ status: 501, code: 12, reason: 'Unimplemented' });
    expect(isUnsupported(error)).toBe(true);
  });
});

function atLeastThree([method, path, body]: ReturnType<RefusalRow['request']>) {
  return [method, path, body] as const;
}

function expectRefusal(error: ApiError, operation: string, { status, code, text }: RefusalRow) {
  expect(error).toMatchObject({
    operation,
    status,
    code,
    type: status === 401 ? 'auth' : 'api',
    level: status === 401 ? 'fatal' : 'error',
    outcome: 'refused',
    attempts: 1,
    requestId: expect.stringMatching(/^req_/),
  });
  // a refusal is not repeated, not even a 500
  expect(requests).toHaveLength(1);
  const expected = typeof text === 'function' ? text(masterState) : text;
  if (expected instanceof RegExp) expect(error.message).toMatch(expected);
  else if (expected !== undefined) expect(error.message).toBe(expected);
  expect(isAuthFailure(error)).toBe(status === 401);
  expect(isForbidden(error)).toBe(status === 403);
  expect(isNotFound(error)).toBe(status === 404 || /not found/i.test(error.message));
  expect(isUnsupported(error)).toBe(status === 501);
  expect(isRetryable(error)).toBe(false);
}

describe('sessions', () => {
  const meCall: Call = { id: 'getMe', args: {} };
  const row = (status: number, code: number, text: string): RefusalRow => ({
    row: 0,
    request: () => ['GET', '/me'],
    status,
    code,
    text,
  });

  test('another scheme than bearer (7)', async () => {
    requests.length = 0;
    const headers = { Authorization: 'Basic x' };
    const error = await clients.nobody.getMe({}, { headers }).catch((refused) => refused);
    expectRefusal(error, 'getMe', row(401, 16, 'invalid credentials'));
  });

  test('after signing out (8)', async () => {
    const client = clientAs(
      masterState.master.fetch,
      await masterState.master.tokenOf('plain-user'),
    );
    await client.logout();
    requests.length = 0;
    expectRefusal(await errorOf(client, meCall), 'getMe', row(401, 16, 'invalid credentials'));
  });

  test('of a user who is no longer active (9)', async () => {
    const client = clientAs(masterState.master.fetch, await masterState.master.tokenOf('admin2'));
    const { user } = await clients.admin.getUserByUsername({ username: 'admin2' });
    await clients.admin.patchUser({ userId: user.id, body: { active: false } });
    requests.length = 0;
    const refused = row(403, 7, 'user does not have permission');
    expectRefusal(await errorOf(client, meCall), 'getMe', refused);
  });

  test('assignments without one (40)', async () => {
    const { fetch, tokenOf } = await createTestMaster('rbac');
    const client = clientAs(fetch, await tokenOf('admin'));
    requests.length = 0;
    const refused = row(400, 3, 'must specify at least one group or user assignment');
    const call = { id: 'assignRoles', args: { body: {} } };
    expectRefusal(await errorOf(client, call), 'assignRoles', refused);
  });
});

describe('an answer that resembles a refusal', () => {
  test('a limit of -2 (17), an unknown key (19), canceling an ended experiment (79)', async () => {
    const { admin } = clients;
    expect(await admin.getExperiments({ limit: -2 })).toMatchObject({ experiments: [] });
    const args: object = { bogus: 1, limit: 1 };
    expect((await admin.getExperiments(args)).experiments).toHaveLength(1);
    expect(await admin.cancelExperiment({ experimentId: masterState.completed })).toEqual({});
  });

  test('a bulk answer with an error per id (89)', async () => {
    const experimentIds = [masterState.completed, 999_999];
    const { results } = await clients.admin.pauseExperiments({ body: { experimentIds } });
    expect(results.map(({ error }) => error).sort()).toEqual([
      'rpc error: code = FailedPrecondition desc = experiment in terminal state',
      "rpc error: code = NotFound desc = experiment '999999' not found",
    ]);
  });
});

test('all 126 rows are covered', () => {
  const here = [...refusalRows.map(({ row }) => row), 7, 8, 9, 17, 19, 40, 79, 89];
  expect(here.sort((one, other) => one - other)).toEqual(
    Array.from({ length: 126 }, (_, index) => index + 1),
  );
});
