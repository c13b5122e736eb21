import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { masterLogs, metricBatches, trialLogs } from '../src/calls';
// loaded before timers are faked
import '../src/streams/batches';
import '../src/streams/open-stream';
import { stream } from '../src/streams/stream';
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
import { logMaster, manyLines } from './support/log-master';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
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

  test('is everything if the log is not followed', async () => {
    const master = logMaster({ lines: manyLines(100) });
    const reading = stream(clientOf(master.fetch), trialLogs, { trialId: 7 }, { tail: 10 });
    expect(idsOf((await drain(reading)).all)).toEqual(numbers(90, 100));
    expect(reading.proof).toMatchObject({ lines: 10, firstId: '2090', lastId: '2099' });
  });

  test('of more than a thousand lines is read back in steps', async () => {
    const master = logMaster({ lines: manyLines(5000) });
    const reading = stream(clientOf(master.fetch), trialLogs, { trialId: 7 }, { tail: 3300 });
    expect(idsOf((await drain(reading)).all)).toEqual(numbers(1700, 5000));
    expect(master.requests.length).toBeGreaterThan(3);
    expect(master.requests.every((path) => /limit=1(000)?\b/.test(path))).toBe(true);
  });

  test.each([
    ['too close in time for steps', '2026-11-20T09:00:00.000Z'],
    ['without times', null],
  ])('of lines %s is taken from the whole log', async (_, timestamp) => {
    const master = logMaster({ lines: manyLines(2500).map((line) => ({ ...line, timestamp })) });
    const reading = stream(clientOf(master.fetch), trialLogs, { trialId: 7 }, { tail: 1500 });
    expect(idsOf((await drain(reading)).all)).toEqual(numbers(1000, 2500));
  });

  test('of a stream without lines, or with an invalid number, is rejected before any request', () => {
    const client = clientOf(() => Promise.reject(new Error('asked')));
    const args = { experimentId: 1, metricName: 'loss' };
    expect(() => stream(client, metricBatches, args, { tail: 5 })).toThrow(
      'metricBatches has no last lines',
    );
    expect(() => stream(client, masterLogs, {}, { tail: 0 })).toThrow('cannot be 0');
  });
});

describe('batches', () => {
  test('contain the messages within their time of the first one', async () => {
    const master = logMaster({ lines: manyLines(60), count: 20, grow: 20, isOver: false });
    const reading = stream(clientOf(master.fetch), trialLogs, followed);
    const { all } = await drain(reading.batches(50));
    expect(all.map((batch) => batch.length)).toEqual([20, 20, 20]);
    expect(idsOf(all.flat())).toEqual(numbers(0, 60));
    expect(reading.proof.lines).toBe(60);
  });

  test('are yielded before the error that ends them', async () => {
    const master = logMaster({ lines: manyLines(30) });
    const fetch = withAnswers(master, cutAt(2000), refused(403, 'access denied'));
    const { all, error } = await drain(stream(clientOf(fetch), trialLogs, followed).batches());
    expect(error).toMatchObject({ status: 403 });
    expect(all.flat().length).toBeGreaterThan(3);
  });

  test('end the stream when the loop is left', async () => {
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
    const requests: string[] = [];
    let isNew = false;
    const fetch: Fetch = async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      requests.push(pathname + search);
      if (pathname.endsWith('/master')) {
        const masterId = masterIds.length > 1 ? masterIds.shift() : masterIds[0];
        const names = { version: '0.23.4', clusterId: 'c', clusterName: '' };
        return Response.json({ masterId, ...names, strictJobQueueControl: false });
      }
      const offset = Number(searchParams.get('offset') ?? 0);
      const ids = (isNew ? after : before).filter((id) => id >= offset);
      const line = (id: number) =>
        `{"result":{"logEntry":{"id":${id},"message":"m","timestamp":null,"level":"LOG_LEVEL_INFO"}}}\n`;
      const complete = new Response(ids.map(line).join(''));
      if (isNew) return complete;
      isNew = true;
      return breakBody(complete, { fault: { atByte: line(1).length * before.length, how: 'cut' } });
    };
    return { fetch, requests };
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

  test('resumes after the last number', async () => {
    const { fetch, requests } = restarting([0, 1, 2], [0, 1, 2, 3, 4], { masterIds: ['a'] });
    const { ids, gaps } = await read(fetch);
    expect(ids).toEqual([0, 1, 2, 3, 4]);
    expect(gaps).toEqual([]);
    expect(requests).toContain('/api/v1/master/logs?follow=true&offset=3');
  });

  test('restarts with another master, and reports lost lines', async () => {
    const { fetch } = restarting([0, 1, 2], [0, 1]);
    const { ids, gaps, proof } = await read(fetch);
    expect(ids).toEqual([0, 1, 2, 0, 1]);
    expect(gaps).toEqual([{ reason: 'restarted', afterId: '2' }]);
    expect(proof.gaps).toBe(1);
  });

  test('reports how many lines the buffer has dropped', async () => {
    const { fetch } = restarting([0, 1, 2], [7, 8], { masterIds: ['a'] });
    const { ids, gaps } = await read(fetch);
    expect(ids).toEqual([0, 1, 2, 7, 8]);
    expect(gaps).toEqual([{ reason: 'dropped', afterId: '2', lines: 4 }]);
  });

  test('yields nothing of a master that started between the request and the answer', async () => {
    const { fetch } = restarting([0, 1, 2], [3, 4], { masterIds: ['a', 'a', 'a', 'b'] });
    const { ids, gaps } = await read(fetch);
    expect(gaps[0]).toEqual({ reason: 'restarted', afterId: '2' });
    expect(ids).toEqual([0, 1, 2, 3, 4]);
  });
});
