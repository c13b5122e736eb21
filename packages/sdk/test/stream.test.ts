import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trialLogs } from '../src/calls';
import { createClient } from '../src/client/client';
import { isAuthFailure } from '../src/errors/errors';
// loaded before timers are faked
import '../src/streams/batches';
import '../src/streams/open-stream';
import { type Reconnect, stream } from '../src/streams/stream';
import { breakBody } from '../src/testing/break-body';
import {
  clientOf,
  cutAt,
  drain,
  type Fetch,
  followed,
  idsOf,
  numbers,
  refused,
  withAnswers,
} from './support/drain';
import { type LogMaster, logMaster, manyLines } from './support/log-master';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a cut stream', () => {
  test('reports it, waits longer each time, and restarts the count when a message arrives', async () => {
    const master = logMaster({ lines: manyLines(50) });
    const down = () => {
      throw new TypeError('fetch failed');
    };
    const fetch = withAnswers(master, cutAt(2000), down, down, cutAt(3000));
    const reports: Reconnect[] = [];
    const reading = stream(clientOf(fetch), trialLogs, followed, {
      resume: 'exact',
      onReconnect: (reconnect) => reports.push(reconnect),
    });
    const { all, error } = await drain(reading);
    expect(error).toBeUndefined();
    expect(idsOf(all)).toEqual(numbers(0, 50));
    expect(reports.map(({ attempt, delayMs, reason }) => [attempt, delayMs, reason])).toEqual([
      [1, 1000, 'cut'],
      [2, 2000, 'cut'],
      [3, 4000, 'cut'],
      [1, 1000, 'cut'],
    ]);
    expect(reading.proof).toEqual({
      lines: 50,
      reconnects: 4,
      gaps: 0,
      firstId: '2000',
      lastId: '2049',
    });
  });

  test('resumes through a client too, without the retries of the client', async () => {
    const master = logMaster({ lines: manyLines(50) });
    const down = () => {
      throw new TypeError('fetch failed');
    };
    const fetch = withAnswers(master, down, cutAt(2000), down);
    const client = createClient({ baseUrl: 'http://master', fetch });
    const delays: number[] = [];
    const { all, error } = await drain(
      stream(client, trialLogs, followed, { onReconnect: ({ delayMs }) => delays.push(delayMs) }),
    );
    expect(error).toBeUndefined();
    expect(idsOf(all)).toEqual(numbers(0, 50));
    expect(delays).toEqual([1000, 1000, 2000]);
  });

  test('reads again from shortly before the newest line, and keeps the given arguments', async () => {
    const master = logMaster({ lines: manyLines(200) });
    const args = {
      ...followed,
      levels: ['LOG_LEVEL_INFO' as const],
      timestampAfter: '2026-11-20T08:00:00Z',
    };
    await drain(stream(clientOf(withAnswers(master, cutAt(30_000))), trialLogs, args));
    const [first = '', second = ''] = master.requests;
    expect(first).toContain('timestampAfter=2026-11-20T08%3A00%3A00Z');
    const after = new URL(second, 'http://master').searchParams.get('timestampAfter') ?? '';
    expect(Date.parse(after)).toBeGreaterThan(Date.parse('2026-11-20T09:00:00Z'));
    expect(second).toContain('levels=LOG_LEVEL_INFO');
    expect(second).toContain('follow=true');
  });

  test('that is not followed yields as many lines as requested', async () => {
    const master = logMaster({ lines: manyLines(200) });
    const fetch = withAnswers(master, cutAt(5000), cutAt(12_000));
    const { all } = await drain(stream(clientOf(fetch), trialLogs, { trialId: 7, limit: 120 }));
    expect(idsOf(all)).toEqual(numbers(0, 120));
  });

  test('in reversed order is read from its beginning again', async () => {
    const master = logMaster({ lines: manyLines(60) });
    const args = { trialId: 7, orderBy: 'ORDER_BY_DESC' as const };
    const { all } = await drain(
      stream(clientOf(withAnswers(master, cutAt(4000))), trialLogs, args),
    );
    expect(idsOf(all)).toEqual(numbers(0, 60).reverse());
  });
});

describe('an end', () => {
  test('of a running trial comes from a proxy', async () => {
    const master = logMaster({ lines: manyLines(30), count: 10, grow: 10, isOver: false });
    const reasons: string[] = [];
    const reading = stream(clientOf(master.fetch), trialLogs, followed, {
      onReconnect: ({ reason }) => reasons.push(reason),
    });
    const { all } = await drain(reading);
    expect(idsOf(all)).toEqual(numbers(0, 30));
    expect(new Set(reasons)).toEqual(new Set(['ended']));
  });

  test('is not accepted while a newer line exists, though the trial has ended', async () => {
    const master = logMaster({ lines: manyLines(30), count: 10, isOver: true });
    const fetch: Fetch = async (request) => {
      // the last lines arrive while the end is checked
      if (request.url.endsWith('/trials/7')) master.state.count = 30;
      return master.fetch(request);
    };
    const { all } = await drain(stream(clientOf(fetch), trialLogs, followed));
    expect(idsOf(all)).toEqual(numbers(0, 30));
  });

  test('waits for a line of a very slow clock, for which earlier lines are read again', async () => {
    const lines = manyLines(201).map((line, index) =>
      index < 200 ? line : { ...line, timestamp: '2026-11-20T08:00:00Z' },
    );
    const master = logMaster({ lines, count: 200, isOver: true });
    const fetch: Fetch = async (request) => {
      if (request.url.endsWith('/trials/7')) master.state.count = 201;
      return master.fetch(request);
    };
    const { all, error } = await drain(stream(clientOf(fetch), trialLogs, followed), 60);
    expect(error).toBeUndefined();
    expect(idsOf(all)).toEqual(numbers(0, 201));
  });

  test('follows a refusal, at once', async () => {
    const master = logMaster({ lines: manyLines(30) });
    const fetch = withAnswers(master, cutAt(2000), refused(401, 'invalid credentials'));
    const { all, error } = await drain(stream(clientOf(fetch), trialLogs, followed));
    expect(isAuthFailure(error)).toBe(true);
    expect(all.length).toBeGreaterThan(3);
  });

  test('follows a 500 at the very beginning, which reports bad input', async () => {
    const master = logMaster({ lines: manyLines(3) });
    const reading = stream(clientOf(withAnswers(master, refused(500, 'bad'))), trialLogs, followed);
    expect((await drain(reading)).error).toMatchObject({ status: 500, message: 'bad' });
    expect(reading.proof.reconnects).toBe(0);
  });

  test('follows an invalid line, after four occurrences', async () => {
    const master = logMaster({ lines: manyLines(3) });
    const garbage = () => new Response('{"result":{"id":"1"\nnothing\n');
    const reading = stream(
      clientOf(withAnswers(master, garbage, garbage, garbage, garbage, garbage)),
      trialLogs,
      followed,
    );
    expect((await drain(reading)).error).toMatchObject({ type: 'apiBadResponse' });
    expect(reading.proof.reconnects).toBe(3);
  });

  test('follows when the loop is left, and nothing more is requested', async () => {
    const master = logMaster({ lines: manyLines(30), isOver: false });
    for await (const _ of stream(clientOf(master.fetch), trialLogs, followed)) break;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(master.requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('follows in the tick of an abort, also between two connections', async () => {
    const master = logMaster({ lines: manyLines(3), isOver: false });
    const stop = new AbortController();
    const reading = stream(clientOf(master.fetch), trialLogs, followed, { signal: stop.signal });
    const failure = (async () => {
      for await (const _ of reading);
    })().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    stop.abort(new Error('stopped'));
    expect(await failure).toEqual(new Error('stopped'));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('silence', () => {
  /** The first connection is silent after this byte. */
  const silentAfter = (master: LogMaster, atByte: number): Fetch => {
    let isFirst = true;
    return async (request) => {
      const response = await master.fetch(request);
      if (!isFirst) return response;
      isFirst = false;
      const { signal } = request;
      return breakBody(response, { fault: { atByte, how: 'stall' }, signal });
    };
  };

  const fourLines = Buffer.byteLength(
    manyLines(4)
      .map((line) => `${JSON.stringify({ result: line })}\n`)
      .join(''),
  );

  test('while there is more means a dead connection', async () => {
    const master = logMaster({ lines: manyLines(40) });
    const reports: Reconnect[] = [];
    const start = Date.now();
    const reading = stream(clientOf(silentAfter(master, 3000)), trialLogs, followed, {
      onReconnect: (reconnect) => reports.push(reconnect),
    });
    const { all, error } = await drain(reading, 200);
    expect(error).toBeUndefined();
    expect(idsOf(all)).toEqual(numbers(0, 40));
    expect(reports).toMatchObject([{ reason: 'silent', delayMs: 1000 }]);
    expect(Date.now() - start).toBeLessThan(80_000);
    expect(master.requests[1]).toContain('limit=1');
  });

  test('after all lines of an ended trial is the end', async () => {
    const master = logMaster({ lines: manyLines(4) });
    const { all, error } = await drain(
      stream(clientOf(silentAfter(master, fourLines)), trialLogs, followed),
      200,
    );
    expect(error).toBeUndefined();
    expect(all).toHaveLength(4);
  });

  test('of a running trial is checked repeatedly', async () => {
    const master = logMaster({ lines: manyLines(4), isOver: false });
    const reading = stream(clientOf(silentAfter(master, fourLines)), trialLogs, followed);
    const { error } = await drain(reading, 600);
    expect(error).toEqual(new Error('is not over'));
    expect(reading.proof.reconnects).toBe(0);
    expect(master.requests.length).toBeGreaterThan(10);
    await reading.return();
  });

  test('that cannot be checked means a dead network', async () => {
    const master = logMaster({ lines: manyLines(40) });
    const cut = silentAfter(master, 3000);
    let requestCount = 0;
    const fetch: Fetch = (request) => {
      requestCount += 1;
      return requestCount === 2 ? new Promise(() => {}) : cut(request);
    };
    const reasons: string[] = [];
    const reading = stream(clientOf(fetch), trialLogs, followed, {
      onReconnect: ({ reason }) => reasons.push(reason),
    });
    const { all, error } = await drain(reading, 200);
    expect(error).toBeUndefined();
    expect(idsOf(all)).toEqual(numbers(0, 40));
    expect(reasons).toEqual(['silent']);
  });

  test('of a busy reader does not count', async () => {
    const master = logMaster({ lines: manyLines(4) });
    const reading = stream(clientOf(master.fetch), trialLogs, followed);
    await reading.next();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(master.requests).toHaveLength(1);
    expect((await drain(reading)).all).toHaveLength(3);
  });
});
