import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenStill } from './when-still';

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
  void whenStill().then(onStill);
  await vi.advanceTimersToNextTimerAsync();
  expect(onStill).toHaveBeenCalled();
});
