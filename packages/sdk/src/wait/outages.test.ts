import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { trialLogs } from '../calls';
import { operationOf } from '../client/call';
import { type Client, createClient } from '../client/client';
import { noAnswer } from '../errors/errors';
import { openStream } from '../streams/open-stream';
import { experimentChanges } from './experiment-changes';
import { waitFor } from './wait-for';
import { waitForExperiment, waitForTask, waitForTrial } from './wait-for-run';

// an import takes real time
beforeAll(() => import('../pages/open-pages'));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = () =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' }),
  });

/** A client of a master at which nothing listens, and its log. */
function startUnreachable() {
  const lines: string[] = [];
  const log = (text: string) => lines.push(text);
  const client = createClient({
    baseUrl: 'http://master',
    fetch: () => Promise.reject(refused()),
    logger: { info: log, warn: log },
    logLevel: 'info',
  });
  return { client, lines };
}

async function readAll(rows: AsyncIterable<unknown>) {
  const all: unknown[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

type Limits = { timeoutMs: number; signal: AbortSignal };
type Row = [what: string, wait: (client: Client, limits: Limits) => Promise<unknown>];
const waits: Row[] = [
  ['experiment 1', (client, { timeoutMs }) => waitForExperiment(client, 1, { timeoutMs })],
  ['trial 1', (client, { timeoutMs }) => waitForTrial(client, 1, { timeoutMs })],
  ['task t', (client, { timeoutMs }) => waitForTask(client, 't', { timeoutMs })],
];
const readers: Row[] = [
  ['experiments', (client, pace) => readAll(experimentChanges({ client, filter: {}, pace }))],
  [
    'trialLogs',
    (client, { signal }) => {
      const operation = operationOf(trialLogs);
      const opening = { client, operation, args: { trialId: 1 }, options: { signal } };
      return readAll(openStream(opening).messages);
    },
  ],
];

const since = 'unreachable since 2026-11-20T09:00:00.000Z';
const why = '(connect ECONNREFUSED 127.0.0.1:9)';

test.each([...waits, ...readers])('the log names an outage: %s', async (what, wait) => {
  const { client, lines } = startUnreachable();
  const stop = new AbortController();
  const waited = wait(client, { timeoutMs: 3500, signal: stop.signal }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3600);
  stop.abort();
  await waited;
  expect(lines.slice(0, 2)).toEqual([
    `${what}: ${since}, again in 1 s ${why}`,
    `${what}: ${since}, again in 2 s ${why}`,
  ]);
});

test.each(waits)('the error of a wait names the last failure: %s', async (what, wait) => {
  const { client } = startUnreachable();
  const { signal } = new AbortController();
  const waited = wait(client, { timeoutMs: 3500, signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3600);
  expect(await waited).toMatchObject({
    reason: 'timeout',
    message: `${what.charAt(0).toUpperCase()}${what.slice(1)} took longer than allowed; last seen: nothing. The last request failed: connect ECONNREFUSED 127.0.0.1:9`,
    cause: { name: 'ApiError', type: 'server', reason: 'connection' },
  });
});

test('so does waitFor, and an answer after the failure clears it', async () => {
  let count = 0;
  const get = async () => {
    count += 1;
    if (count % 2 === 1) throw noAnswer('getTask', refused());
    return { state: 'RUNNING' };
  };
  const settled = (timeoutMs: number) =>
    waitFor({ get, until: () => false, timeoutMs }).catch((error: unknown) => error);
  const early = settled(500);
  await vi.advanceTimersByTimeAsync(600);
  expect(await early).toMatchObject({ reason: 'timeout', cause: { type: 'server' } });
  count = 0;
  const late = settled(5000);
  await vi.advanceTimersByTimeAsync(6000);
  const message = 'It took longer than allowed; last seen: RUNNING.';
  expect(await late).toMatchObject({ reason: 'timeout', message });
  expect(await late).not.toHaveProperty('cause');
});

test('waitFor names the failure that its call repeats when the time ends', async () => {
  const { client } = startUnreachable();
  const get = (signal: AbortSignal) => client.getTask({ taskId: 't' }, { signal });
  const waited = waitFor({ get, until: () => false, timeoutMs: 3500 }).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(3600);
  expect(await waited).toMatchObject({
    reason: 'timeout',
    message:
      'It took longer than allowed; last seen: nothing. The last request failed: connect ECONNREFUSED 127.0.0.1:9',
    cause: { type: 'server', operation: 'getTask', reason: 'connection' },
  });
});

test('the end of an outage is logged, and a caller without a log is silent', async () => {
  const { client, lines } = startUnreachable();
  const waits = [client, undefined].map((from) => {
    let count = 0;
    const get = async () => {
      count += 1;
      if (count === 1) throw noAnswer('getTask', refused());
      return { state: 'DONE' };
    };
    return waitFor({ get, until: () => true, what: 'task t', ...(from ? { client: from } : {}) });
  });
  await vi.advanceTimersByTimeAsync(1500);
  expect(await Promise.all(waits)).toEqual([{ state: 'DONE' }, { state: 'DONE' }]);
  expect(lines).toEqual([
    `task t: ${since}, again in 1 s ${why}`,
    'task t: answers again after 1 s',
  ]);
});
