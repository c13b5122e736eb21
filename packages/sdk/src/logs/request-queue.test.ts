import { expect, test } from 'vitest';
import { createRequestQueue } from './request-queue';

type Request = { name: string; signal?: AbortSignal; end: (answer?: string) => void };

/** Requests that a test answers by hand, in the order in which they begin. */
function opened() {
  const requests: Request[] = [];
  const open = (name: string, signal?: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      requests.push({ name, end: (answer = name) => resolve(answer), ...(signal && { signal }) });
    });
  const begun = (count: number) =>
    expect.poll(() => requests.map(({ name }) => name)).toHaveLength(count);
  return { requests, open, begun };
}

const { signal } = new AbortController();

test('background requests run one by one, the cheapest first, after those that a user waits for', async () => {
  const queue = createRequestQueue();
  const { requests, open, begun } = opened();
  const read = (name: string, cost: number) =>
    queue.later((turn) => open(name, turn), { cost, signal });
  const all = [read('text', 3), read('fields', 2), read('ends', 1)];
  const lines = queue.now(() => open('lines'));
  await begun(1);
  requests[0]?.end();
  await lines;
  for (const count of [2, 3, 4]) {
    await begun(count);
    requests[count - 1]?.end();
  }
  expect(requests.map(({ name }) => name)).toEqual(['lines', 'ends', 'fields', 'text']);
  expect(await Promise.all(all)).toEqual(['text', 'fields', 'ends']);
});

test('an urgent request stops the background one, which restarts after it', async () => {
  const queue = createRequestQueue();
  const { requests, open, begun } = opened();
  const fields = queue.later((turn) => open('fields', turn), { cost: 1, signal });
  await begun(1);
  const ahead = queue.now(() => open('ahead'));
  expect(requests[0]?.signal?.aborted).toBe(false);
  const oldest = queue.now(() => open('oldest'), { isFirst: true });
  expect(requests[0]?.signal?.aborted).toBe(true);
  requests[1]?.end();
  requests[2]?.end();
  await Promise.all([ahead, oldest]);
  await begun(4);
  requests[3]?.end('the second time');
  expect(await fields).toBe('the second time');
});

test('a stopped stream yields the rest after it restarts', async () => {
  const queue = createRequestQueue();
  let opened = 0;
  async function* lines(turn: AbortSignal) {
    opened += 1;
    yield [1, 2];
    yield [3];
    turn.throwIfAborted();
    yield [4, 5];
  }
  const numbers: number[] = [];
  for await (const batch of queue.laterBatches(lines, { cost: 1, signal })) {
    numbers.push(...batch);
    if (numbers.length === 3) await queue.now(async () => undefined, { isFirst: true });
  }
  expect(numbers).toEqual([1, 2, 3, 4, 5]);
  expect(opened).toBe(2);
});

test('a page that was left sends no more requests, and those waiting behind it continue', async () => {
  const queue = createRequestQueue();
  const { requests, open, begun } = opened();
  const left = new AbortController();
  const of = (name: string, own: AbortSignal) =>
    queue.later((turn) => open(name, turn), { cost: 1, signal: own });
  const first = of('first', left.signal);
  const second = of('second', left.signal);
  const other = of('other', signal);
  await begun(1);
  left.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  await expect(second).rejects.toThrow('left');
  await begun(2);
  requests[1]?.end();
  expect(await other).toBe('other');
  expect(requests.map(({ name }) => name)).toEqual(['first', 'other']);
});

test('a failed request makes way for the next', async () => {
  const queue = createRequestQueue();
  const failed = queue.later(() => Promise.reject(new Error('refused')), { cost: 1, signal });
  const next = queue.later(async () => 'next', { cost: 2, signal });
  await expect(failed).rejects.toThrow('refused');
  expect(await next).toBe('next');
  await expect(queue.now(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await queue.later(async () => 'after', { cost: 1, signal })).toBe('after');
});
