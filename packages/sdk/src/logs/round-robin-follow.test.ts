import { expect, test } from 'vitest';
import { createChannel } from './channel';
import { roundRobinFollow } from './round-robin-follow';

test('endless logs take turns over few connections; finished ones make room', async () => {
  const controller = new AbortController();
  const seen = new Map<string, number>();
  let open = 0;
  let max = 0;
  const follow = async (part: string, signal: AbortSignal) => {
    open += 1;
    max = Math.max(max, open);
    seen.set(part, (seen.get(part) ?? 0) + 1);
    if (part !== 'over')
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    open -= 1;
  };
  const parts = ['one', 'over', 'two', 'three'];
  const all = roundRobinFollow(parts, { slots: 2, turnMs: 1, signal: controller.signal, follow });
  await expect
    .poll(() => Math.min(...['one', 'two', 'three'].map((part) => seen.get(part) ?? 0)))
    .toBeGreaterThan(1);
  controller.abort();
  await all;
  expect({ max, over: seen.get('over'), open }).toEqual({ max: 2, over: 1, open: 0 });
});

test('a failure is reported', async () => {
  const follow = () => Promise.reject(new Error('gone'));
  const { signal } = new AbortController();
  await expect(roundRobinFollow(['one'], { slots: 3, turnMs: 1, signal, follow })).rejects.toThrow(
    'gone',
  );
});

test('a writer waits until its item is processed, but not longer than there is a reader', async () => {
  const channel = createChannel<number>();
  const reported: string[] = [];
  const write = async (item: number) => {
    await channel.put(item);
    reported.push(`dealt with ${item}`);
  };
  const writing = [1, 2, 3].map(write);
  for await (const item of channel.items()) {
    reported.push(`read ${item}`);
    if (item === 2) break;
  }
  channel.leave();
  await Promise.all(writing);
  expect(reported.slice(0, 3)).toEqual(['read 1', 'dealt with 1', 'read 2']);
  expect(reported).toContain('dealt with 3');
});
