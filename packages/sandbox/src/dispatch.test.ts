import { beforeEach, describe, expect, test } from 'vitest';
import { routes } from './generated/wire-table';
import { releaseDev0 } from './release';
import { coverage, createSandbox } from './sandbox';

import { createTestMaster, refusal, type TestMaster } from './test/fixtures/test-master';

let master: TestMaster;
beforeEach(async () => {
  master = await createTestMaster();
});

describe('an answer', () => {
  test('carries the headers of the master and no newline', async () => {
    const { status, text, headers } = await master.anyone('GET', '/master');
    expect(status).toBe(200);
    expect(text.endsWith('}')).toBe(true);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('grpc-metadata-content-type')).toBe('application/grpc');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is indented with the parameter pretty', async () => {
    const { text } = await master.admin('GET', '/me?pretty=');
    expect(text).toContain('{\n  "user": {\n    "id": 1,');
  });

  test('of a refusal ends in a newline and escapes markup', async () => {
    const { text } = await master.admin('GET', '/users?limit=<b>');
    expect(text).toBe(
      '{"error":{"code":3,"reason":"InvalidArgument","error":"strconv.ParseInt: parsing \\"\\u003cb\\u003e\\": invalid syntax"}}\n',
    );
  });

  test('of a dot under a scalar has another shape', async () => {
    const { status, body } = await master.admin('GET', '/users?limit.x=1');
    expect(status).toBe(500);
    expect(body).toEqual({ message: 'int32 is not a generated message in the open-struct API' });
  });
});

describe('unknown paths and operations', () => {
  test.each([
    ['GET', '/nothing'],
    ['POST', '/me'],
    ['OPTIONS', '/master'],
  ])('%s %s is 501, signed in or not', async (method, path) => {
    expect(refusal(await master.anyone(method, path))).toBe('501 12 Not Implemented');
    expect(refusal(await master.admin(method, path))).toBe('501 12 Not Implemented');
  });

  test('every operation of the contract has a handler', () => {
    // only the development build has every call of the contract
    const { built, missing } = coverage(releaseDev0);
    expect(missing).toEqual([]);
    expect(built).toHaveLength(routes.length);
    expect(coverage().missing).toEqual([]);
  });

  test('bad input comes before the credential', async () => {
    expect(refusal(await master.anyone('GET', '/experiments/abc'))).toContain(
      '400 3 type mismatch',
    );
  });

  test('a stream is refused in its own format', async () => {
    const { status, body, text } = await master.anyone('GET', '/master/logs');
    expect(status).toBe(401);
    expect(body).toEqual({
      error: {
        grpcCode: 16,
        httpCode: 401,
        message: 'token missing',
        httpStatus: 'Unauthorized',
        details: [],
      },
    });
    expect(text.endsWith('}')).toBe(true);
  });
});

describe('outside /api/v1', () => {
  const outside = async (path: string, headers: Record<string, string> = {}) => {
    const response = await master.fetch(new Request(`http://master${path}`, { headers }));
    return [response.status, await response.json()];
  };

  test('the short description is public', async () => {
    const [status, info] = await outside('/info');
    expect(status).toBe(200);
    const { body } = await master.anyone('GET', '/master');
    expect(info).toMatchObject({ version: '0.23.4' });
    expect(body).toMatchObject({ version: '0.23.4' });
  });

  test('the rest is 401 for strangers and 404 for others', async () => {
    expect(await outside('/zzz')).toEqual([401, { message: 'Unauthorized' }]);
    const cookie = `auth=${await master.tokenOf('admin')}`;
    expect(await outside('/zzz', { cookie })).toEqual([
      404,
      { message: 'api not found: GET /zzz' },
    ]);
  });
});

test('an aborted request rejects with its reason', async () => {
  const caller = new AbortController();
  caller.abort(new Error('gone'));
  const request = new Request('http://master/api/v1/master', { signal: caller.signal });
  await expect(master.fetch(request)).rejects.toThrow('gone');
});

test('an unknown scenario is rejected by name', () => {
  expect(() => createSandbox({ scenario: 'demmo' })).toThrow(
    /^There is no scenario "demmo"; there are demo, empty/,
  );
});
