import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  createTransport,
  deleteTemplate,
  getExperiment,
  getExperiments,
  getMe,
  killExperiment,
  patchUser,
  trialLogs,
} from '../calls';
import { createClient } from '../client/client';
import { ApiError, isNotFound } from '../errors/errors';
import type { Args } from '../types';
import { type FakeHandlers, fakeApi } from './fake-api';

const user = {
  id: 3,
  username: 'mkowalski',
  admin: false,
  active: true,
  agentUserGroup: null,
  displayName: '',
  modifiedAt: null,
  remote: false,
};
const pagination = { offset: 0, limit: 20, startIndex: 0, endIndex: 0, total: 0 };
const line = (id: string) => ({
  id,
  timestamp: null,
  message: `line ${id}`,
  level: 'LOG_LEVEL_INFO' as const,
  trialId: 7,
});

test('returns the answers of its handlers, decoded, and records the calls', async () => {
  const api = fakeApi({ getMe: () => ({ user }), killExperiment: async () => ({}) });
  expect(await getMe(api)).toEqual({ user });
  await killExperiment(api, { experimentId: 7 });
  expect(api.calls).toEqual([
    { operation: 'getMe', args: {} },
    { operation: 'killExperiment', args: { experimentId: 7 } },
  ]);
});

test('works with a custom client', async () => {
  const api = fakeApi({ getMe: () => ({ user }) });
  const client = createClient({ baseUrl: 'http://master', middleware: [api.middleware] });
  expect(await client.getMe()).toEqual({ user });
});

test('answers web requests, with their original arguments', async () => {
  const api = fakeApi({ getExperiments: () => ({ experiments: [], pagination }) });
  const client = createTransport({ baseUrl: 'http://master/det', fetch: api.fetch });
  const args = {
    limit: 20,
    archived: false,
    states: ['STATE_PAUSED' as const],
    userIds: [3, 4],
    name: '7',
    'experimentIdFilter.lt': 9,
  };
  expect(await getExperiments(client, args)).toEqual({ experiments: [], pagination });
  const others = fakeApi({
    patchUser: () => ({ user }),
    deleteTemplate: () => ({}),
  });
  const other = createTransport({ baseUrl: 'http://master', fetch: others.fetch });
  await patchUser(other, { userId: 7, body: { displayName: 'new' } });
  await deleteTemplate(other, { templateName: '12 %' });
  expect([...api.calls, ...others.calls]).toEqual([
    { operation: 'getExperiments', args },
    { operation: 'patchUser', args: { userId: 7, body: { displayName: 'new' } } },
    { operation: 'deleteTemplate', args: { templateName: '12 %' } },
  ]);
  expect((await api.fetch(new Request('http://master/login'))).status).toBe(501);
});

describe('refuses', () => {
  test('a call without a handler', async () => {
    await expect(getMe(fakeApi({}))).rejects.toThrow('Nothing answers getMe');
  });

  test('a refusal of a handler', async () => {
    const missing = new ApiError({ type: 'api', status: 404, code: 5, message: 'not there' });
    const api = fakeApi({
      getExperiment: () => {
        throw missing;
      },
    });
    const error = await getExperiment(api, { experimentId: 7 }).catch((each: unknown) => each);
    expect(isNotFound(error)).toBe(true);
    expect(error).toMatchObject({ status: 404, code: 5, message: 'not there' });
  });

  test('a call without a required argument, before any handler', async () => {
    const api = fakeApi({ getMe: () => ({ user }) });
    // @ts-expect-error the experiment is missing
    await expect(getExperiment(api, {})).rejects.toThrow('Required parameter experimentId');
    expect(api.calls).toEqual([]);
  });

  test('an answer that differs from the contract', async () => {
    // @ts-expect-error a user has a numeric id
    const api = fakeApi({ getMe: () => ({ user: { ...user, id: 'x' } }) });
    await expect(getMe(api)).rejects.toMatchObject({ type: 'apiBadResponse' });
  });
});

describe('a stream', () => {
  const read = async (trialLogLines: NonNullable<FakeHandlers['trialLogs']>) => {
    const ids: string[] = [];
    const api = fakeApi({ trialLogs: trialLogLines });
    const failure = await (async () => {
      for await (const { id } of trialLogs(api, { trialId: 7 })) ids.push(id);
    })().catch((error: unknown) => error);
    return { ids, failure };
  };

  test('yields the values of an iterable from the handler', async () => {
    expect(await read(() => [line('1'), line('2')])).toEqual({ ids: ['1', '2'] });
    const later = async function* ({ trialId }: Args<'trialLogs'>) {
      yield line(String(trialId));
    };
    expect(await read(later)).toEqual({ ids: ['7'] });
  });

  test('fails before its first line, or with the last one', async () => {
    const denied = new ApiError({ type: 'api', status: 403, code: 7, message: 'access denied' });
    const failing = (count: number) =>
      async function* () {
        for (let index = 0; index < count; index += 1) yield line(String(index));
        throw denied;
      };
    for (const count of [0, 2]) {
      const { ids, failure } = await read(failing(count));
      expect(ids).toHaveLength(count);
      expect(failure).toMatchObject({ status: 403, code: 7, message: 'access denied' });
    }
  });
});

test('handlers have the types of their calls', () => {
  expectTypeOf<Parameters<NonNullable<FakeHandlers['getExperiment']>>[0]>().toEqualTypeOf<{
    experimentId: number;
  }>();
  // @ts-expect-error no such call
  fakeApi({ getYou: () => ({}) });
  // @ts-expect-error no such field
  fakeApi({ getMe: () => ({ owner: user }) });
});
