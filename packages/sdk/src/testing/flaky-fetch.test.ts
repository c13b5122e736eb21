import { describe, expect, test } from 'vitest';
import { breakBody } from './break-body';
import { flakyFetch } from './flaky-fetch';

const text = 'zażółć gęślą jaźń\n'.repeat(30);
const bytes = new TextEncoder().encode(text);
const serve = async () => new Response(text, { headers: { 'content-length': `${bytes.length}` } });
const requestTo = (path = '') => new Request(`http://master/${path}`);

/** The received part of a body, and its end. */
async function read(response: Response) {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) return { bytes: Buffer.concat(chunks), end: 'ended' };
      chunks.push(value);
    }
  } catch (error) {
    return { bytes: Buffer.concat(chunks), end: String(error) };
  }
}

describe('a broken body', () => {
  test('delivers the bytes before the break, at every byte', async () => {
    for (let atByte = 0; atByte < bytes.length; atByte += 1) {
      for (const how of ['cut', 'end'] as const) {
        const got = await read(breakBody(await serve(), { fault: { atByte, how } }));
        expect(got.bytes.equals(bytes.subarray(0, atByte))).toBe(true);
        expect(got.end).toBe(how === 'cut' ? 'TypeError: terminated' : 'ended');
      }
    }
  });

  test('stays complete if the break is after its end', async () => {
    const complete = breakBody(await serve(), { fault: { atByte: 1e6, how: 'cut' } });
    expect(await complete.text()).toBe(text);
    expect(complete.headers.has('content-length')).toBe(false);
  });

  test('that stalls sends nothing until it is aborted', async () => {
    const stop = new AbortController();
    const fault = { atByte: 4, how: 'stall' } as const;
    const got = read(breakBody(await serve(), { fault, signal: stop.signal }));
    let isOver = false;
    void got.then(() => {
      isOver = true;
    });
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(isOver).toBe(false);
    stop.abort(new Error('given up'));
    expect(await got).toEqual({ bytes: Buffer.from(bytes.subarray(0, 4)), end: 'Error: given up' });
  });
});

describe('a flaky fetch', () => {
  const outcome = (work: Promise<Response>) =>
    work.then(read).then(
      ({ end }) => end,
      (error) => String(error),
    );
  const outcomes = async (seed: number, count = 200) => {
    const fetch = flakyFetch(seed, { fetch: serve, withinBytes: bytes.length });
    const all: string[] = [];
    for (let index = 0; index < count; index += 1) all.push(await outcome(fetch(requestTo())));
    return { all, faults: fetch.faults };
  };

  test('breaks in the same places for the same seed, and in others for another', async () => {
    expect(await outcomes(7)).toEqual(await outcomes(7));
    expect(await outcomes(7)).not.toEqual(await outcomes(8));
  });

  test('breaks in each way, about as often as configured', async () => {
    const { all, faults } = await outcomes(1, 1000);
    const count = (kind: string) => faults.filter((fault) => fault.kind === kind).length;
    expect(count('cutBefore')).toBeGreaterThan(70);
    expect(count('cutAfter')).toBeGreaterThan(70);
    expect(count('body')).toBeGreaterThan(180);
    expect(all.filter((end) => end === 'ended').length).toBeGreaterThan(400);
  });

  test('reaches the server before an answer is lost, but not when the request is lost', async () => {
    let acted = 0;
    const server = async () => {
      acted += 1;
      return serve();
    };
    await expect(flakyFetch(1, { fetch: server, cutBefore: 1 })(requestTo())).rejects.toThrow(
      'fetch failed',
    );
    expect(acted).toBe(0);
    const lost = flakyFetch(1, { fetch: server, cutBefore: 0, cutAfter: 1 });
    await expect(lost(requestTo())).rejects.toThrow('fetch failed');
    expect(acted).toBe(1);
  });

  test('skips excluded requests, and stops after the maximum', async () => {
    const fetch = flakyFetch(1, {
      fetch: serve,
      cutBefore: 1,
      maxFaults: 2,
      only: ({ url }) => url.endsWith('/logs'),
    });
    expect((await fetch(requestTo('me'))).status).toBe(200);
    for (let index = 0; index < 2; index += 1)
      await expect(fetch(requestTo('logs'))).rejects.toThrow();
    expect((await fetch(requestTo('logs'))).status).toBe(200);
    expect(fetch.faults).toHaveLength(2);
  });
});
