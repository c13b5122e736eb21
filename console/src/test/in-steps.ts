import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Does something at the start of each of several steps of faked time, and waits for the end of the
 * last step. No other time passes until then, however long a slow machine takes.
 */
export async function inSteps(count: number, ms: number, action: (step: number) => void) {
  vi.setTimerTickMode('manual');
  for (let step = 0; step < count; step++) {
    action(step);
    await act(() => vi.advanceTimersByTimeAsync(ms));
  }
  vi.setTimerTickMode('interval', 20);
}
