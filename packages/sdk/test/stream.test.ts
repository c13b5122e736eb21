import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTransport, masterLogs, metricBatches, trialLogs } from '../src/calls';
import { createClient } from '../src/client/client';
import { isAuthFailure } from '../src/errors/errors';
// loaded before timers are faked
import '../src/streams/batches';
import '../src/streams/open-stream';
import { type Reconnect, stream } from '../src/streams/stream';
import { breakBody } from '../src/testing/break-body';
import { type LogMaster, logMaster, manyLines } from './support/log-master';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

type Fetch = LogMaster['fetch'];
const clientOf = (fetch: Fetch) => createTransport({ baseUrl: 'http://master', fetch });
const followed = { trialId: 7, follow: true };

/** Reads to the end while time passes; the error where it ends with one. */
async function drain<T>(values: AsyncIterable<T>, seconds = 3600) {
  const all: T[] = [];
  let isOver = false;
  const work = (async () => {
    for await (const value of values) all.push(value);
  })();
  const end = work.then(
    () => undefined,
    (error: unknown) => error,
  );
  void end.then(() => {
    isOver = true;
  });
  for (let second = 0; second < seconds && !isOver; second += 1)
    await vi.advanceTimersByTimeAsync(1000);
  return { all, error: isOver ? await end : new Error('is not over') };
}

const idsOf = (lines: Array<{ id: string }>) => lines.map(({ id }) => Number(id) - 2000);
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** The first answers for the log are these, in turn; then the master's own. */
function withAnswers(master: LogMaster, ...answers: Array<(whole: Response) => Response>): Fetch {
  return async (request) => {
    const whole = await master.fetch(request);
    const change = request.url.includes('/logs') ? answers.shift() : undefined;
    return change ? change(whole) : whole;
  };
}
const cutAt = (atByte: number) => (whole: Response) =>
  breakBody(whole, { fault: { atByte, how: 'cut' } });
const refused = (status: number, text: string) => () =>
  Response.json(
    { error: { grpcCode: 2, httpCode: status, message: text, httpStatus: '', details: [] } },
    { status },
  );

describe('a stream that is cut', () => {
  test('reports it, waits longer each time, and counts anew when a message comes', async () => {
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

  test('goes on through a client too, which leaves repeating to it', async () => {
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

  test('reads again from shortly before the newest line, and keeps what was asked for', async () => {
    const master = logMaster({ lines: manyLines(200) });
    const args = {
      ...followed,
      levels: ['LOG_LEVEL_INFO' as const],
      timestampAfter: '2026-11-20T08:00:00Z',
    };
    await drain(stream(clientOf(withAnswers(master, cutAt(30_000))), trialLogs, args));
    const [first = '', second = ''] = master.asked;
    expect(first).toContain('timestampAfter=2026-11-20T08%3A00%3A00Z');
    const after = new URL(second, 'http://master').searchParams.get('timestampAfter') ?? '';
    expect(Date.parse(after)).toBeGreaterThan(Date.parse('2026-11-20T09:00:00Z'));
    expect(second).toContain('levels=LOG_LEVEL_INFO');
    expect(second).toContain('follow=true');
  });

  test('that is not followed gives as many lines as were asked for', async () => {
    const master = logMaster({ lines: manyLines(200) });
    const fetch = withAnswers(master, cutAt(5000), cutAt(12_000));
    const { all } = await drain(stream(clientOf(fetch), trialLogs, { trialId: 7, limit: 120 }));
    expect(idsOf(all)).toEqual(numbers(0, 120));
  });

  test('backwards is read from its beginning again', async () => {
    const master = logMaster({ lines: manyLines(60) });
    const args = { trialId: 7, orderBy: 'ORDER_BY_DESC' as const };
    const { all } = await drain(
      stream(clientOf(withAnswers(master, cutAt(4000))), trialLogs, args),
    );
    expect(idsOf(all)).toEqual(numbers(0, 60).reverse());
  });
});

describe('an end', () => {
  test('of a trial that goes on is a proxy’s', async () => {
    const master = logMaster({ lines: manyLines(30), count: 10, grow: 10, isOver: false });
    const reasons: string[] = [];
    const reading = stream(clientOf(master.fetch), trialLogs, followed, {
      onReconnect: ({ reason }) => reasons.push(reason),
    });
    const { all } = await drain(reading);
    expect(idsOf(all)).toEqual(numbers(0, 30));
    expect(new Set(reasons)).toEqual(new Set(['ended']));
  });

  test('is not believed while a newer line is there, though the trial is over', async () => {
    const master = logMaster({ lines: manyLines(30), count: 10, isOver: true });
    const fetch: Fetch = async (request) => {
      // the last lines arrive while the end is looked into
      if (request.url.endsWith('/trials/7')) master.state.count = 30;
      return master.fetch(request);
    };
    const { all } = await drain(stream(clientOf(fetch), trialLogs, followed));
    expect(idsOf(all)).toEqual(numbers(0, 30));
  });

  test('waits for a line of a clock far behind, for which more is read again', async () => {
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

  test('comes with a refusal, at once', async () => {
    const master = logMaster({ lines: manyLines(30) });
    const fetch = withAnswers(master, cutAt(2000), refused(401, 'invalid credentials'));
    const { all, error } = await drain(stream(clientOf(fetch), trialLogs, followed));
    expect(isAuthFailure(error)).toBe(true);
    expect(all.length).toBeGreaterThan(3);
  });

  test('comes with a 500 at the very beginning, which is how bad input is reports', async () => {
    const master = logMaster({ lines: manyLines(3) });
    const reading = stream(clientOf(withAnswers(master, refused(500, 'bad'))), trialLogs, followed);
    expect((await drain(reading)).error).toMatchObject({ status: 500, message: 'bad' });
    expect(reading.proof.reconnects).toBe(0);
  });

  test('comes with a line that does not parse, once it has come four times', async () => {
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

  test('comes when the loop is left, and nothing is asked any more', async () => {
    const master = logMaster({ lines: manyLines(30), isOver: false });
    for await (const _ of stream(clientOf(master.fetch), trialLogs, followed)) break;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(master.asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('comes in the tick of an abort, also between two connections', async () => {
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
  /** The first connection says nothing after so many bytes. */
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

  test('while there is more is a dead connection', async () => {
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
    expect(master.asked[1]).toContain('limit=1');
  });

  test('after everything has come, of a trial that is over, is the end', async () => {
    const master = logMaster({ lines: manyLines(4) });
    const { all, error } = await drain(
      stream(clientOf(silentAfter(master, fourLines)), trialLogs, followed),
      200,
    );
    expect(error).toBeUndefined();
    expect(all).toHaveLength(4);
  });

  test('of a trial that goes on is looked into again and again', async () => {
    const master = logMaster({ lines: manyLines(4), isOver: false });
    const reading = stream(clientOf(silentAfter(master, fourLines)), trialLogs, followed);
    const { error } = await drain(reading, 600);
    expect(error).toEqual(new Error('is not over'));
    expect(reading.proof.reconnects).toBe(0);
    expect(master.asked.length).toBeGreaterThan(10);
    await reading.return();
  });

  test('that is not even explained is a dead network', async () => {
    const master = logMaster({ lines: manyLines(40) });
    const cut = silentAfter(master, 3000);
    let asked = 0;
    const fetch: Fetch = (request) => {
      asked += 1;
      return asked === 2 ? new Promise(() => {}) : cut(request);
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

  test('of a reader who is busy is none', async () => {
    const master = logMaster({ lines: manyLines(4) });
    const reading = stream(clientOf(master.fetch), trialLogs, followed);
    await reading.next();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(master.asked).toHaveLength(1);
    expect((await drain(reading)).all).toHaveLength(3);
  });
});

describe('the tail', () => {
  test.each([false, true])('begins with the last lines, ids opaque: %s', async (opaque) => {
    const master = logMaster({ lines: manyLines(100), count: 60, grow: 20, isOver: false, opaque });
    const { all } = await drain(stream(clientOf(master.fetch), trialLogs, followed, { tail: 10 }));
    expect(all.map(({ log }) => log)).toEqual(
      manyLines(100)
        .slice(50)
        .map(({ log }) => log),
    );
  });

  test('is all where nothing is followed', async () => {
    const master = logMaster({ lines: manyLines(100) });
    const reading = stream(clientOf(master.fetch), trialLogs, { trialId: 7 }, { tail: 10 });
    expect(idsOf((await drain(reading)).all)).toEqual(numbers(90, 100));
    expect(reading.proof).toMatchObject({ lines: 10, firstId: '2090', lastId: '2099' });
  });

  test('past a thousand lines is read back in steps', async () => {
    const master = logMaster({ lines: manyLines(5000) });
    const reading = stream(clientOf(master.fetch), trialLogs, { trialId: 7 }, { tail: 3300 });
    expect(idsOf((await drain(reading)).all)).toEqual(numbers(1700, 5000));
    expect(master.asked.length).toBeGreaterThan(3);
    expect(master.asked.every((path) => /limit=1(000)?\b/.test(path))).toBe(true);
  });

  test.each([
    ['too close in time for steps', '2026-11-20T09:00:00.000Z'],
    ['without times', null],
  ])('of lines %s is cut from the whole', async (_, timestamp) => {
    const master = logMaster({ lines: manyLines(2500).map((line) => ({ ...line, timestamp })) });
    const reading = stream(clientOf(master.fetch), trialLogs, { trialId: 7 }, { tail: 1500 });
    expect(idsOf((await drain(reading)).all)).toEqual(numbers(1000, 2500));
  });

  test('of what has no lines, or of no number, is refused before anything is asked', () => {
    const client = clientOf(() => Promise.reject(new Error('asked')));
    const args = { experimentId: 1, metricName: 'loss' };
    expect(() => stream(client, metricBatches, args, { tail: 5 })).toThrow(
      'metricBatches has no last lines',
    );
    expect(() => stream(client, masterLogs, {}, { tail: 0 })).toThrow('cannot be 0');
  });
});

describe('batches', () => {
  test('hold what came within their time of the first message', async () => {
    const master = logMaster({ lines: manyLines(60), count: 20, grow: 20, isOver: false });
    const reading = stream(clientOf(master.fetch), trialLogs, followed);
    const { all } = await drain(reading.batches(50));
    expect(all.map((batch) => batch.length)).toEqual([20, 20, 20]);
    expect(idsOf(all.flat())).toEqual(numbers(0, 60));
    expect(reading.proof.lines).toBe(60);
  });

  test('come before the error that ends them', async () => {
    const master = logMaster({ lines: manyLines(30) });
    const fetch = withAnswers(master, cutAt(2000), refused(403, 'access denied'));
    const { all, error } = await drain(stream(clientOf(fetch), trialLogs, followed).batches());
    expect(error).toMatchObject({ status: 403 });
    expect(all.flat().length).toBeGreaterThan(3);
  });

  test('that are left end the stream', async () => {
    const master = logMaster({ lines: manyLines(30), isOver: false });
    const leaving = (async () => {
      for await (const _ of stream(clientOf(master.fetch), trialLogs, followed).batches()) break;
    })();
    await vi.advanceTimersByTimeAsync(60);
    await leaving;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the master’s own log', () => {
  /** A master whose log is cut after some lines, and which is another one from then on. */
  function restarting(before: number[], after: number[], { masterIds = ['a', 'a', 'b'] } = {}) {
    const asked: string[] = [];
    let isNew = false;
    const fetch: Fetch = async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      asked.push(pathname + search);
      if (pathname.endsWith('/master')) {
        const masterId = masterIds.length > 1 ? masterIds.shift() : masterIds[0];
        const names = { version: '0.23.4', clusterId: 'c', clusterName: '' };
        return Response.json({ masterId, ...names, strictJobQueueControl: false });
      }
      const offset = Number(searchParams.get('offset') ?? 0);
      const ids = (isNew ? after : before).filter((id) => id >= offset);
      const line = (id: number) =>
        `{"result":{"logEntry":{"id":${id},"message":"m","timestamp":null,"level":"LOG_LEVEL_INFO"}}}\n`;
      const whole = new Response(ids.map(line).join(''));
      if (isNew) return whole;
      isNew = true;
      return breakBody(whole, { fault: { atByte: line(1).length * before.length, how: 'cut' } });
    };
    return { fetch, asked };
  }
  const read = async (fetch: Fetch) => {
    const gaps: unknown[] = [];
    const reading = stream(
      clientOf(fetch),
      masterLogs,
      { follow: true },
      { onGap: (gap) => gaps.push(gap) },
    );
    const { all } = await drain(reading, 5);
    await reading.return();
    return { ids: all.map(({ logEntry }) => logEntry.id), gaps, proof: reading.proof };
  };

  test('goes on behind the last number', async () => {
    const { fetch, asked } = restarting([0, 1, 2], [0, 1, 2, 3, 4], { masterIds: ['a'] });
    const { ids, gaps } = await read(fetch);
    expect(ids).toEqual([0, 1, 2, 3, 4]);
    expect(gaps).toEqual([]);
    expect(asked).toContain('/api/v1/master/logs?follow=true&offset=3');
  });

  test('begins anew with another master, and says what was lost', async () => {
    const { fetch } = restarting([0, 1, 2], [0, 1]);
    const { ids, gaps, proof } = await read(fetch);
    expect(ids).toEqual([0, 1, 2, 0, 1]);
    expect(gaps).toEqual([{ reason: 'restarted', afterId: '2' }]);
    expect(proof.gaps).toBe(1);
  });

  test('says how many lines the buffer has dropped', async () => {
    const { fetch } = restarting([0, 1, 2], [7, 8], { masterIds: ['a'] });
    const { ids, gaps } = await read(fetch);
    expect(ids).toEqual([0, 1, 2, 7, 8]);
    expect(gaps).toEqual([{ reason: 'dropped', afterId: '2', lines: 4 }]);
  });

  test('gives nothing of a master that started between the question and the answer', async () => {
    const { fetch } = restarting([0, 1, 2], [3, 4], { masterIds: ['a', 'a', 'a', 'b'] });
    const { ids, gaps } = await read(fetch);
    expect(gaps[0]).toEqual({ reason: 'restarted', afterId: '2' });
    expect(ids).toEqual([0, 1, 2, 3, 4]);
  });
});
