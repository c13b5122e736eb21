import { describe, expect, test } from 'vitest';
import { pickRecording } from './pick';
import { parseRecordings, type Recording } from './recording';

type RecordingFacts = { as?: string | null; query?: object; status?: number; rows: number[] };

const recordings = (...facts: RecordingFacts[]): Recording[] =>
  parseRecordings(
    facts
      .map(({ as = 'admin', query = {}, status = 200, rows }) =>
        JSON.stringify({
          as,
          request: { method: 'GET', path: '/list', query, body: null },
          response: { status, contentType: 'application/json', body: { rows } },
        }),
      )
      .join('\n'),
  );

const picked = (from: Recording[], query: string, username = 'admin') =>
  pickRecording(from, { query, requestBody: '', username })?.body;

describe('the selected recording', () => {
  test('has the same query, in any order, apart from empty values', () => {
    const from = recordings(
      { rows: [1, 2, 3] },
      { query: { limit: 2, name: '', states: ['A', 'B'] }, rows: [1, 2] },
    );
    expect(picked(from, 'limit=2&states=A&states=B')).toBe('{"rows":[1,2]}');
  });

  test('has the most items if no query matches', () => {
    const from = recordings({ query: { limit: 1 }, rows: [1] }, { query: {}, rows: [1, 2] });
    expect(picked(from, 'limit=50')).toBe('{"rows":[1,2]}');
  });

  test('is about the same entity if there is one', () => {
    const from = recordings(
      { query: { projectId: 2, limit: 1 }, rows: [7] },
      { query: { projectId: 3 }, rows: [1, 2] },
    );
    expect(picked(from, 'limit=50&projectId=2')).toBe('{"rows":[7]}');
  });

  test('ends, unless it is followed', () => {
    const log = (query: object, lines: string[], ended: boolean) =>
      JSON.stringify({
        as: 'admin',
        request: { method: 'GET', path: '/logs', query, body: null },
        response: { status: 200, contentType: 'application/json', lines, ended },
      });
    const from = parseRecordings(
      [
        log({}, ['1', '2', '3', '4'], false),
        log({ limit: 2 }, ['1', '2'], true),
        log({ follow: true, offset: -3 }, ['2', '3', '4'], false),
      ].join('\n'),
    );
    expect(picked(from, 'limit=100')).toEqual(['1', '2']);
    expect(picked(from, 'follow=true')).toEqual(['2', '3', '4']);
  });

  test('is about the same metric, and of those the largest message of a stream', () => {
    const line = (query: object, trials: number[]) =>
      JSON.stringify({
        as: 'admin',
        request: { method: 'GET', path: '/stream', query, body: null },
        response: {
          status: 200,
          contentType: 'application/json',
          stream: true,
          lines: [JSON.stringify({ result: { trials } })],
        },
      });
    const from = parseRecordings(
      [
        line({ metricName: 'loss', batches: 8 }, [1]),
        line({ metricName: 'loss', batches: 64 }, [1, 2]),
        line({ metricName: 'loss', batches: 0 }, []),
        line({ metricName: 'error', batches: 64 }, [1, 2, 3]),
      ].join('\n'),
    );
    expect(picked(from, 'metricName=loss&batches=16')).toEqual(['{"result":{"trials":[1,2]}}']);
  });

  test('belongs to the same user, else to the admin', () => {
    const from = recordings({ as: 'alice', rows: [1] }, { rows: [2, 3] }, { as: 'bob', rows: [4] });
    expect(picked(from, '', 'alice')).toBe('{"rows":[1]}');
    expect(picked(from, '', 'carol')).toBe('{"rows":[2,3]}');
  });

  test('is the latest of equal ones, and a success before a refusal', () => {
    const from = recordings({ rows: [1] }, { rows: [2] }, { status: 500, rows: [3] });
    expect(picked(from, '')).toBe('{"rows":[2]}');
  });

  test('is never a refusal of another query', () => {
    expect(
      picked(recordings({ query: { limit: -1 }, status: 500, rows: [1] }), ''),
    ).toBeUndefined();
  });
});
