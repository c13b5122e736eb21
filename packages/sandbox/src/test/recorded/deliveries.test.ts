import { describe, expect, test } from 'vitest';
import { type Json, objectOf, textOf } from '../../config/json';
import { hasRecordings } from '../fixtures/recordings';
import { readExchanges, readRecordedLines } from './exchange';
import { factsOf } from './facts';
import type { Delivery } from './master';
import { prepareMaster } from './prepare-master';
import { differences, merged, nothing, shapeOf } from './shape';

const received = (): Delivery[] =>
  readRecordedLines()
    .filter(({ file }) => file === 'webhooks-received')
    .map(({ line }) => objectOf(line.received))
    .map(({ path, headers, body }) => ({
      path: textOf(path),
      headers: new Headers(textsOf(objectOf(headers))),
      body,
    }));

const textsOf = (headers: Json): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const to = (path: string, all: Delivery[]) => all.filter((each) => each.path === path);

const shapeOfAll = (all: Delivery[]) =>
  all.map(({ body }) => shapeOf(body)).reduce(merged, nothing);

describe.runIf(hasRecordings)('deliveries to webhooks', () => {
  test.each(['/hook', '/slack'])(
    'has the recorded shape and is signed: %s',
    async (path) => {
      const facts = factsOf(readExchanges().filter(({ file }) => file !== 'console-walk'));
      const { master } = await prepareMaster({
        plan: { until: '07:40:00' },
        facts,
        created: new Set(),
      });
      await master.admin('POST', '/webhooks/1/test');
      await master.masterState.webhookSender.settled();
      const actual = to(path, master.deliveries);
      const expected = to(path, received());
      expect(actual.length).toBeGreaterThan(5);
      expect(differences(shapeOfAll(actual), shapeOfAll(expected))).toEqual([]);
      expect(differences(shapeOfAll(expected), shapeOfAll(actual))).toEqual([]);
      const signed = [...(expected[0]?.headers.keys() ?? [])].filter((name) =>
        name.startsWith('x-'),
      );
      expect(signed.length).toBe(2);
      for (const { headers } of actual)
        expect([...headers.keys()]).toEqual(expect.arrayContaining(signed));
    },
    30_000,
  );
});
