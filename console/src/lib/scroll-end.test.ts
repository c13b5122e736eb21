import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollEnd } from './scroll-end';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a wait that is not a whole number of milliseconds is one timer', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0.4);
  fireEvent.scroll(document.body);
  clock.mockRestore();
  const onStill = vi.fn();
  void scrollEnd().then(onStill);
  await vi.advanceTimersToNextTimerAsync();
  expect(onStill).toHaveBeenCalled();
});

test('work that waits until nothing is scrolled waits for ten seconds at most (V1)', async () => {
  const onStill = vi.fn();
  fireEvent.scroll(document.body);
  void scrollEnd().then(onStill);
  for (let ms = 0; ms < 9_900; ms += 100) {
    await vi.advanceTimersByTimeAsync(100);
    fireEvent.scroll(document.body);
  }
  expect(onStill).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onStill).toHaveBeenCalled();
});
