import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeResponse } from '@trainyard/sdk/decode';
import type { OperationId } from '@trainyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { routes } from '../generated/wire-table';
import { parseRecordings } from '../replay/recording';
import { hasRecordings, recordingTexts } from '../test/fixtures/recordings';
import { encodeMessage, prettyText } from './encode';
import { matchRoute } from './router';

const contractFile = fileURLToPath(
  new URL('../../../../openapi/package/dist/openapi.json', import.meta.url),
);
const contract = JSON.parse(readFileSync(contractFile, 'utf8'));

const exampleOf = (id: string): unknown => {
  const route = routes.find((each) => each.id === id);
  const operation = contract.paths[route?.path ?? ''][route?.method.toLowerCase() ?? ''];
  const { example } = operation.responses['200'].content['application/json'];
  return route?.stream ? example.result : example;
};

const roundTrip = (id: OperationId, response: string, answer: unknown) =>
  encodeMessage(response, decodeResponse(id, answer));

describe('encoding a decoded answer', () => {
  test.each(routes.map(({ id, response }) => ({ id, response })))(
    '$id encodes to the example of the contract',
    ({ id, response }) => {
      const example = exampleOf(id);
      expect(JSON.parse(roundTrip(id, response, example))).toEqual(example);
    },
  );

  test('keeps the order of the contract, for any order of the answer', () => {
    expect(encodeMessage('Note', { contents: 'b', name: 'a' })).toBe('{"name":"a","contents":"b"}');
  });

  test('writes 64-bit integers as text and sorts maps by code unit', () => {
    const resources = { b: 2, 10: 3, 9: 1, a: 2 ** 53 - 1 };
    const text = encodeMessage('CheckpointWorkload', { resources });
    expect(text).toContain('"resources":{"10":"3","9":"1","a":"9007199254740991","b":"2"}');
  });

  test('writes non-finite numbers as text, also inside free objects', () => {
    const data = { lr: Number.NaN, deep: [{ x: Number.POSITIVE_INFINITY }] };
    const text = encodeMessage('Metrics', { avgMetrics: data, batchMetrics: [{ z: -Infinity }] });
    expect(text).toBe(
      '{"avgMetrics":{"deep":[{"x":"Infinity"}],"lr":"NaN"},"batchMetrics":[{"z":"-Infinity"}]}',
    );
  });

  test('writes single precision with the fewest digits', () => {
    const text = encodeMessage('AggregateQueueStats', { periodStart: '', seconds: 0.1 + 0.2 });
    expect(text).toBe('{"periodStart":"","seconds":0.3}');
  });

  test.each([1e300, -1e300, 3.5e38])('writes %s, beyond single precision, as a text', (seconds) => {
    const text = encodeMessage('AggregateQueueStats', { periodStart: '', seconds });
    const infinity = seconds > 0 ? 'Infinity' : '-Infinity';
    expect(text).toBe(`{"periodStart":"","seconds":"${infinity}"}`);
  });

  test('leaves out unset optional fields, and writes null for others', () => {
    const text = encodeMessage('PatchUser', { admin: null, active: true, isHashed: false });
    expect(text).toBe('{"admin":null,"active":true,"agentUserGroup":null,"isHashed":false}');
  });

  test('does not escape markup in a successful answer', () => {
    expect(encodeMessage('Note', { name: '<b>&', contents: '' })).toContain('"<b>&"');
  });

  test('can be indented', () => {
    expect(prettyText('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  });
});

describe.runIf(hasRecordings)('encoding recorded answers', () => {
  test('reproduces their text, key by key', () => {
    const answers = recordingTexts()
      .flatMap(parseRecordings)
      .filter(({ status, path }) => status === 200 && path.startsWith('/api/v1/'))
      .flatMap(({ method, path, body }) => {
        const route = matchRoute(method, path)?.route;
        return route && typeof body === 'string' ? [{ route, body }] : [];
      });
    console.log(`${answers.length} recorded answers were decoded and encoded again`);
    for (const { route, body } of answers) {
      expect(roundTrip(route.id as OperationId, route.response, JSON.parse(body))).toBe(body);
    }
    expect(answers.length).toBeGreaterThan(1000);
  });
});
