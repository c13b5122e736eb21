import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, badResponse, noAnswer, refusal } from '../errors/errors';
import { fakeApi } from '../testing/fake-api';
import { isWaitError, type WaitError } from './wait-error';
import { waitFor } from './wait-for';
import { waitForExperiment } from './wait-for-run';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Entity = { state: string };
const states = (...answers: Array<string | Error>) => {
  let requestCount = 0;
  return async (): Promise<Entity> => {
    const answer = answers[Math.min(requestCount++, answers.length - 1)] ?? '';
    if (answer instanceof Error) throw answer;
    return { state: answer };
  };
};
const isDone = ({ state }: Entity) => state === 'DONE';
const away = () => noAnswer('getExperiment', new TypeError('fetch failed'));
const broken = () => refusal('getExperiment', { status: 500, statusText: '' }, { error: 'bad' });
const settle = async <T>(work: Promise<T>) => {
  const settled = work.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_600_000);
  return settled;
};
const failureOf = async (work: Promise<unknown>): Promise<WaitError> => {
  const error = await settle(work);
  if (!isWaitError(error)) throw new Error(`not a WaitError: ${error}`);
  return error;
};

describe('the value to wait for', () => {
  test('is returned with the states seen meanwhile', async () => {
    const tallies: unknown[] = [];
    const waited = waitFor({
      get: states('QUEUED', 'QUEUED', 'RUNNING', 'DONE'),
      until: isDone,
      onProgress: ({ state }, { seen, elapsedMs }) => tallies.push([state, { ...seen }, elapsedMs]),
    });
    expect(await settle(waited)).toEqual({ state: 'DONE' });
    expect(tallies.at(-1)).toEqual(['DONE', { QUEUED: 2, RUNNING: 1, DONE: 1 }, 30_000]);
  });

  test('survives an unreachable master for an hour', async () => {
    const answers = [...Array.from({ length: 11 }, away), 'DONE'];
    expect(await settle(waitFor({ get: states('RUNNING', ...answers), until: isDone }))).toEqual({
      state: 'DONE',
    });
  });

  test('survives a few invalid answers of a proxy or a starting master', async () => {
    const html = badResponse('getExperiment', 'Expected JSON.');
    const get = states('RUNNING', broken(), html, broken(), 'RUNNING', broken(), 'DONE');
    expect(await settle(waitFor({ get, until: isDone }))).toEqual({ state: 'DONE' });
  });
});

describe('a pause', () => {
  const experiment = {
    id: 7,
    startTime: '2026-11-20T09:00:00Z',
    archived: false,
    numTrials: 1,
    username: 'admin',
    searcherType: 'single',
    name: 'a',
    jobId: 'job',
    projectId: 1,
    config: {},
    originalConfig: '',
    projectOwnerId: 1,
  };
  const stateIn = (...all: string[]) => {
    const next = states(...all);
    return fakeApi({
      getExperiment: async () =>
        // the fields that every answer has; decoding fills in the others
        ({ experiment: { ...experiment, ...(await next()) }, jobSummary: null }) as never,
    });
  };
  const paused = Array.from({ length: 7 }, () => 'STATE_PAUSED');

  test('is reported once after 30 s', async () => {
    const reported: unknown[] = [];
    const client = stateIn(
      'STATE_RUNNING',
      ...paused,
      'STATE_RUNNING',
      ...paused,
      'STATE_COMPLETED',
    );
    const logger = { warn: (message: string) => reported.push(message) };
    const ended = await settle(waitForExperiment(client, 7, { logger }));
    expect(ended).toMatchObject({ state: 'STATE_COMPLETED' });
    const sentence =
      'Experiment 7 has been paused for 30 s or longer. The wait continues; activateExperiment resumes it.';
    expect(reported).toEqual([sentence, sentence]);
  });

  test('is not reported when it is short', async () => {
    const reported: unknown[] = [];
    const client = stateIn('STATE_PAUSED', 'STATE_PAUSED', 'STATE_PAUSED', 'STATE_COMPLETED');
    const logger = { warn: (message: string) => reported.push(message) };
    await settle(waitForExperiment(client, 7, { logger }));
    expect(reported).toEqual([]);
  });
});

describe('a wait without success', () => {
  test('contains the last answer after a timeout', async () => {
    const waited = waitFor({
      get: states('RUNNING'),
      until: isDone,
      timeoutMs: 25_000,
      what: 'experiment 7',
    });
    expect(await failureOf(waited)).toMatchObject({
      reason: 'timeout',
      last: { state: 'RUNNING' },
      seen: { RUNNING: 3 },
      elapsedMs: 25_000,
      message: 'Experiment 7 took longer than allowed; last seen: RUNNING.',
    });
  });

  test('contains the reason', async () => {
    const waited = waitFor({
      get: states('RUNNING', 'ERROR'),
      until: isDone,
      failOn: ({ state }) => state === 'ERROR',
    });
    const error = await failureOf(waited);
    expect(error).toMatchObject({ reason: 'failed', last: { state: 'ERROR' } });
    expect(error.message).toBe('It came to ERROR.');
  });

  test.each([
    ['a session that is over', 401, { error: 'invalid credentials' }, 'refused'],
    ['a refusal', 403, { error: 'access denied' }, 'refused'],
    ['what was deleted', 404, { error: "experiment '7' not found" }, 'gone'],
    ['what was deleted, reported as 500', 500, { error: 'experiment not found' }, 'gone'],
  ])('ends at once by %s', async (_, status, body, reason) => {
    const cause = refusal('getExperiment', { status, statusText: '' }, body);
    const error = await failureOf(waitFor({ get: states('RUNNING', cause), until: isDone }));
    expect(error).toMatchObject({ reason, cause, elapsedMs: 10_000, last: { state: 'RUNNING' } });
  });

  test('ends by a 500 at once if it is the first answer, else by the fourth in a row', async () => {
    const first = await failureOf(waitFor({ get: states(broken()), until: isDone }));
    expect(first).toMatchObject({ reason: 'refused', elapsedMs: 0, last: undefined });
    const later = await failureOf(waitFor({ get: states('RUNNING', broken()), until: isDone }));
    expect(later).toMatchObject({ reason: 'refused', elapsedMs: 10_000 + 1000 + 2000 + 4000 });
  });

  test('stops in the tick of the abort, with its reason', async () => {
    const stop = new AbortController();
    const waited = waitFor({ get: states('RUNNING'), until: isDone, signal: stop.signal });
    const failure = waited.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    stop.abort(new Error('stopped'));
    expect(await failure).toEqual(new Error('stopped'));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('passes on exceptions of a callback', async () => {
    const waited = waitFor({
      get: states('RUNNING'),
      until: isDone,
      onProgress: () => {
        throw new RangeError('of the callback');
      },
    });
    expect(await settle(waited)).toEqual(new RangeError('of the callback'));
  });

  test('is recognized by another copy of the package', async () => {
    const error = await failureOf(waitFor({ get: states(broken()), until: isDone }));
    expect(isWaitError(Object.create(error))).toBe(true);
    expect(isWaitError(new ApiError({ type: 'api', message: '' }))).toBe(false);
    expect(isWaitError(null)).toBe(false);
  });
});
