import { describe, expect, test } from 'vitest';
import { createTransport, isAuthFailure, isForbidden, isNotFound } from '../src/calls';
import { ApiError } from '../src/errors/errors';
import { entryOf } from './support/contract';
import { refusals } from './support/refusals';

type Refusal = (typeof refusals)[number];

/** The error of a call with this answer, in the format of its kind of call. */
async function errorOf({ id, status, code, text }: Refusal): Promise<ApiError> {
  const { operation } = entryOf(id);
  const error = operation.stream
    ? { grpcCode: code, httpCode: status, message: text, httpStatus: 'Name', details: [] }
    : { code, reason: 'Name', error: text };
  const transport = createTransport({
    baseUrl: 'http://master',
    fetch: async () => Response.json({ error }, { status }),
  });
  const names = operation.required.split(' ').filter((name) => name !== '');
  const args: never = Object.fromEntries(names.map((name) => [name, '7'])) as never;
  const call = operation.stream
    ? transport.stream({ ...operation, id: id as 'trialLogs' }, args, {}).next()
    : transport.call({ ...operation, id: id as 'getMe' }, args, {});
  return call.then(
    () => Promise.reject(new Error('no refusal')),
    (refused) => refused,
  );
}

describe('refusals of bad input', () => {
  test.each(refusals)('$id $status $text', async (refused) => {
    const { id, status, code, text } = refused;
    const error = await errorOf(refused);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ operation: id, status, code, message: text });
    expect(error).toMatchObject(
      status === 401 ? { type: 'auth', level: 'fatal' } : { type: 'api', level: 'error' },
    );
    expect(isAuthFailure(error)).toBe(status === 401);
    expect(isForbidden(error)).toBe(status === 403);
    if (status === 404) expect(isNotFound(error)).toBe(true);
  });

  test('missing things with another status', async () => {
    const errors = await Promise.all(
      refusals.filter(({ status }) => status !== 404).map((each) => errorOf(each)),
    );
    const missing = errors
      .filter(isNotFound)
      .map(({ operation, status }) => `${operation} ${status}`);
    expect(missing).toEqual([
      'getJobs 500',
      'updateJobQueue 500',
      'archiveWorkspace 500',
      'deleteWorkspace 500',
      'createExperiment 400',
      'taskLogs 500',
    ]);
  });
});
