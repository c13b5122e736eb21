import { describe, expect, test, vi } from 'vitest';
import type { DecodeMode } from '../client/call';
import { failure, scriptedMaster } from '../test/scripted-master';

const user = { id: 3, username: 'marta', admin: false, active: true };
const users = (rows: object[]) => ({ body: { users: rows, pagination: {} } });
/** Three valid rows, one without a field, two with another type, one that is not a row. */
const rows = [
  user,
  { ...user, id: 'three' },
  { ...user, username: undefined },
  { ...user, active: 1, agentUserGroup: { agentUid: 'x' } },
  7,
] as object[];

describe('an answer that differs from the contract', () => {
  test('is an error by default', async () => {
    const { client } = scriptedMaster([users(rows)]);
    expect(await failure(client.getUsers())).toMatchObject({
      type: 'apiBadResponse',
      message:
        'Failed in decoding getUsers API response. Expected an integer at users[1].id, found "three".',
    });
  });

  test('report keeps valid parts, and reports each place', async () => {
    const warn = vi.fn();
    const { client } = scriptedMaster([users(rows)], { decode: 'report', logger: { warn } });
    const { data, differences } = await client.getUsers().raw();
    expect(data.users).toHaveLength(5);
    // valid parts are decoded anyway
    expect(data.users[0]).toMatchObject({ ...user, displayName: '', agentUserGroup: null });
    expect(data.users[3]).toMatchObject({ id: 3, active: 1, displayName: '' });
    expect(differences).toEqual([
      { path: 'users[1].id', expected: 'an integer', found: 'three' },
      { path: 'users[2].username', expected: 'a string', found: undefined },
      { path: 'users[3].active', expected: 'a boolean', found: 1 },
      { path: 'users[3].agentUserGroup.agentUid', expected: 'an integer', found: 'x' },
      { path: 'users[4]', expected: 'an object', found: 7 },
    ]);
    expect(warn.mock.calls.map(([message]) => message)).toEqual(
      differences.map(({ path }) => `getUsers: the answer differs from the contract at ${path}`),
    );
  });

  test('a place is reported once, for all indices of a list', async () => {
    const warn = vi.fn();
    const { client } = scriptedMaster([users([user, { ...user, id: 'x' }, { ...user, id: 'y' }])], {
      decode: 'report',
      logger: { warn },
    });
    for (let count = 0; count < 3; count++) await client.getUsers();
    expect(warn.mock.calls).toEqual([
      ['getUsers: the answer differs from the contract at users[1].id', { expected: 'an integer' }],
    ]);
  });

  test('off returns it unchanged', async () => {
    const { client } = scriptedMaster([users(rows)], { decode: 'off' });
    const { users: found } = await client.getUsers();
    expect(found).toEqual(JSON.parse(JSON.stringify(rows)));
  });

  test('a call may have its own mode', async () => {
    const { client } = scriptedMaster([users(rows)], { decode: 'off' });
    expect(await failure(client.getUsers({}, { decode: 'strict' }))).toMatchObject({
      type: 'apiBadResponse',
    });
    expect((await client.getUsers({}, { decode: 'report' })).users[0]).toHaveProperty(
      'displayName',
    );
  });
});

describe('an unknown enum name', () => {
  const task = {
    taskId: 'a',
    taskType: 'TASK_TYPE_NEW',
    allocations: [],
    startTime: '2026-11-20T07:00:00Z',
  };
  const callWith = (decode: DecodeMode) =>
    scriptedMaster([{ body: { task } }])
      .client.getTask({ taskId: 'a' }, { decode })
      .raw();

  test('becomes unspecified, and report keeps the original', async () => {
    const { data, differences } = await callWith('report');
    expect(data.task.taskType).toBe('TASK_TYPE_UNSPECIFIED');
    expect(differences).toEqual([
      { path: 'task.taskType', expected: 'a known name', found: 'TASK_TYPE_NEW' },
    ]);
  });

  test('is not an error in any mode', async () => {
    expect((await callWith('strict')).data.task.taskType).toBe('TASK_TYPE_UNSPECIFIED');
    expect((await callWith('strict')).differences).toEqual([]);
    expect((await callWith('off')).data.task.taskType).toBe('TASK_TYPE_NEW');
  });
});

test('messages of a stream follow the mode, too', async () => {
  const line = `${JSON.stringify({ result: { logEntry: { id: 'x' } } })}\n`;
  const { client } = scriptedMaster([], {
    middleware: [async () => new Response(line)],
    decode: 'report',
  });
  expect(await client.masterLogs().next()).toMatchObject({ value: { logEntry: { id: 'x' } } });
  expect(await failure(client.masterLogs({}, { decode: 'strict' }).next())).toMatchObject({
    type: 'apiBadResponse',
  });
});
