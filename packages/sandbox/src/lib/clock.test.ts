import { describe, expect, test } from 'vitest';
import { manualClock, realClock, resumableClock } from './clock';

describe('a manual clock', () => {
  test('runs scheduled work in order, each at its own time', () => {
    const clock = manualClock(1_000);
    const seen: string[] = [];
    const note = (name: string) => (at: number) => {
      seen.push(`${name} ${at} ${clock.now()}`);
    };
    clock.schedule(3_000, note('late'));
    clock.schedule(2_000, (at) => {
      note('early')(at);
      clock.schedule(2_500, note('next'));
    });
    clock.schedule(2_000, note('same'));
    clock.schedule(9_000, note('never'));
    clock.advance(2_000);
    expect(seen).toEqual(['early 2000 2000', 'same 2000 2000', 'next 2500 2500', 'late 3000 3000']);
    expect(clock.now()).toBe(3_000);
  });

  test('cancels scheduled work', () => {
    const clock = manualClock(0);
    let ran = false;
    const takeBack = clock.schedule(10, () => {
      ran = true;
    });
    takeBack();
    clock.advance(20);
    expect(ran).toBe(false);
  });

  test('resumes a waiter at its time, not before', async () => {
    const clock = manualClock(0);
    let done = false;
    const waiting = clock.wait(100).then(() => {
      done = true;
    });
    clock.advance(99);
    await Promise.resolve();
    expect(done).toBe(false);
    clock.advance(1);
    await waiting;
    expect(done).toBe(true);
  });

  test('resumes waiters when their signal aborts and when it closes', async () => {
    const clock = manualClock(0);
    const stop = new AbortController();
    const aborted = clock.wait(1_000, stop.signal);
    const closed = clock.wait(1_000);
    stop.abort();
    clock.close();
    await expect(Promise.all([aborted, closed])).resolves.toHaveLength(2);
    expect(clock.now()).toBe(0);
  });
});

describe('a real clock', () => {
  test('runs at its speed', async () => {
    const clock = realClock(1_000, 5_000);
    expect(clock.now()).toBeGreaterThanOrEqual(5_000);
    await clock.wait(2_000);
    expect(clock.now()).toBeGreaterThanOrEqual(7_000);
    clock.close();
  });

  test('jumps when it is advanced', async () => {
    const clock = realClock(1, 0);
    const waiting = clock.wait(60_000);
    clock.advance(60_000);
    await waiting;
    expect(clock.now()).toBeGreaterThanOrEqual(60_000);
    clock.close();
  });

  test('continues when a timer throws, and reports the error', () => {
    const errors: unknown[] = [];
    const clock = resumableClock(1, 0, (error) => errors.push(error));
    const seen: string[] = [];
    clock.schedule(1_000, () => {
      throw new Error('broken');
    });
    clock.schedule(2_000, () => seen.push('later'));
    clock.advance(3_000);
    expect([errors, seen]).toEqual([[new Error('broken')], ['later']]);
    clock.close();
  });
});
