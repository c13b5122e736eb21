import { beforeAll, describe, expect, test } from 'vitest';
import { createTransport, trialLogs } from '../src/calls';
import { stream } from '../src/streams/stream';
import { breakBody } from '../src/testing/break-body';
import { flakyFetch } from '../src/testing/flaky-fetch';
import { instantTimers } from '../src/testing/instant-timers';
import { type LogMaster, logMaster, manyLines } from './support/log-master';
import { bytesToTry, seedsToTry } from './support/wide';

const seeds = seedsToTry({ few: 300, many: 10_000 });
const lines = manyLines(200);
const bytes = new TextEncoder().encode(
  lines.map((line) => `${JSON.stringify({ result: line })}\n`).join(''),
).length;

beforeAll(instantTimers);

type Fetch = LogMaster['fetch'];

async function read(fetch: Fetch, args: { follow: boolean }, resume: 'exact' | 'window') {
  const client = createTransport({ baseUrl: 'http://master', fetch });
  const reading = stream(client, trialLogs, { trialId: 7, ...args }, { resume });
  let text = '';
  for await (const line of reading) text += `${line.id} ${line.message}`;
  return { text, proof: reading.proof };
}

const joined = lines.map(({ id, message }) => `${id} ${message}`).join('');
const messages = lines.map(({ message }) => message).join('');
const complete = { lines: 200, gaps: 0, firstId: '2000', lastId: '2199' };

test('the uncut stream is the reference', async () => {
  const { fetch, requests } = logMaster({ lines });
  const { text, proof } = await read(fetch, { follow: true }, 'window');
  expect(text).toBe(joined);
  expect(proof).toEqual({ ...complete, reconnects: 0 });
  // the log, whether the trial has ended, and its newest line
  expect(requests).toHaveLength(3);
});

describe(`${seeds.length} seeds of cuts`, () => {
  const faults = { cutBody: 0.5, endBody: 0.15, withinBytes: bytes };
  const part = 100;
  const parts = seeds.filter((_, index) => index % part === 0);

  test.each(parts)('from seed %d on the cut streams equal the uncut stream', async (from) => {
    let reconnects = 0;
    for (let seed = from; seed < from + part; seed += 1) {
      // every third log is still being written while it is read
      const live = seed % 3 === 0 ? { count: 40, grow: 50, isOver: false } : {};
      const master = logMaster({ lines, ...live, opaque: seed % 5 === 0 });
      const fetch = flakyFetch(seed, { ...faults, fetch: master.fetch });
      const { text, proof } = await read(
        fetch,
        { follow: true },
        seed % 4 === 0 ? 'exact' : 'window',
      );
      const messageLines = text.replace(/^(id-)?\d+ /gm, '');
      if (messageLines !== messages)
        expect({ seed, text: messageLines }).toEqual({ seed, text: messages });
      expect(proof.lines).toBe(200);
      reconnects += proof.reconnects;
    }
    expect(reconnects).toBeGreaterThan(part / 2);
  });
});

/** A master whose first answer breaks at that byte. */
function cutOnce(atByte: number, how: 'cut' | 'end'): Fetch {
  const { fetch } = logMaster({ lines });
  let isCut = false;
  return async (request) => {
    const response = await fetch(request);
    if (isCut) return response;
    isCut = true;
    return breakBody(response, { fault: { atByte, how } });
  };
}

// tries every byte in the wide run, and every seventeenth of combinations that differ little
const all = bytesToTry({ defaults: 401, wide: 1 });
const some = bytesToTry({ defaults: 601, wide: 17 });

test.each([
  ['cut', false, all],
  ['cut', true, some],
  ['end', true, some],
] as const)(
  'a %s, followed: %s, cut at the bytes of %o equals the uncut stream',
  { timeout: 1_200_000 },
  async (how, follow, { from, step }) => {
    for (let atByte = from; atByte < bytes; atByte += step) {
      const { text, proof } = await read(cutOnce(atByte, how), { follow }, 'window');
      if (text !== joined) expect({ atByte, text }).toEqual({ atByte, text: joined });
      expect(proof).toEqual({ ...complete, reconnects: 1 });
    }
  },
);
