import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, refusal } from '../fixtures/test-master';
import { createRefusalMaster, type RefusalMaster } from './refusal-master';
import { type RefusalRow, refusalRows } from './refusal-rows';

let masterState: RefusalMaster;
let callers: Record<NonNullable<RefusalRow['as']>, Call>;

beforeAll(async () => {
  masterState = await createRefusalMaster();
  const { admin, anyone, signIn } = masterState.master;
  callers = { admin, nobody: anyone, plainUser: await signIn('plain-user') };
});

describe('refusals of a master, with their texts', () => {
  test.each(refusalRows.map((row) => [row.row, row] as const))('row %i', async (_, row) => {
    const [method, path, body] = row.request(masterState);
    const answer = await callers[row.as ?? 'admin'](method, path, body);
    const [, status, code = '', text = ''] = /^(\d+) (\d*) ?([\s\S]*)$/.exec(refusal(answer)) ?? [];
    expect([Number(status), code === '' ? undefined : Number(code)], answer.text).toEqual([
      row.status,
      row.code,
    ]);
    const expected = typeof row.text === 'function' ? row.text(masterState) : row.text;
    if (expected instanceof RegExp) expect(text).toMatch(expected);
    else if (expected !== undefined) expect(text).toBe(expected);
  });
});

describe('answers that resemble a refusal', () => {
  test('a limit of -2 requests only the pagination (17)', async () => {
    const { status, body } = await callers.admin('GET', '/experiments?limit=-2');
    expect([status, body]).toEqual([200, expect.objectContaining({ experiments: [] })]);
  });

  test('unknown query keys are ignored (19)', async () => {
    expect((await callers.admin('GET', '/experiments?bogus=1&limit=1')).status).toBe(200);
  });

  test('a finished experiment is canceled without effect (79)', async () => {
    const answer = await callers.admin('POST', `/experiments/${masterState.completed}/cancel`);
    expect([answer.status, answer.text]).toEqual([200, '{}']);
  });

  test('bulk answers are 200 with an error per id (89)', async () => {
    const { body } = await callers.admin('POST', '/experiments/pause', {
      experimentIds: [masterState.completed, 999_999],
    });
    expect(body).toEqual({
      results: expect.arrayContaining([
        {
          id: masterState.completed,
          error: 'rpc error: code = FailedPrecondition desc = experiment in terminal state',
        },
        { id: 999_999, error: "rpc error: code = NotFound desc = experiment '999999' not found" },
      ]),
    });
  });
});

describe('sessions', () => {
  const requestWith = (headers: Record<string, string>) =>
    masterState.master.callWith(headers)('GET', '/me');

  test('another scheme than bearer (7)', async () => {
    expect(refusal(await requestWith({ authorization: 'Basic x' }))).toBe(
      '401 16 invalid credentials',
    );
  });

  test('after signing out (8)', async () => {
    const authorization = `Bearer ${await masterState.master.tokenOf('plain-user')}`;
    await masterState.master.callWith({ authorization })('POST', '/auth/logout');
    expect(refusal(await requestWith({ authorization }))).toBe('401 16 invalid credentials');
  });

  test('of a user who is no longer active (9)', async () => {
    const authorization = `Bearer ${await masterState.master.tokenOf('admin2')}`;
    const { body } = await callers.admin('GET', '/users/admin2/by-username');
    const { user } = body as { user: { id: number } };
    await callers.admin('PATCH', `/users/${user.id}`, { active: false });
    expect(refusal(await requestWith({ authorization }))).toBe(
      '403 7 user does not have permission',
    );
  });
});
