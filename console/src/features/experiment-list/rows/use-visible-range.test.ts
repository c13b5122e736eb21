import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisibleRange } from './use-visible-range';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const range = (first: number) => ({ first, last: first + 20 });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('rows that become visible slowly are followed at a pace', () => {
  const { result } = renderHook(() => useVisibleRange('a', 0));
  for (let first = 0; first < 10; first++) {
    result.current.onRangeChange(range(first));
    wait(20);
  }
  expect(result.current.range.first).toBeGreaterThan(3);
});

test('pages that are scrolled past fast are skipped, the last one is loaded', () => {
  const { result } = renderHook(() => useVisibleRange('a', 0));
  result.current.onRangeChange(range(0));
  wait(100);
  for (let first = 100; first <= 2000; first += 100) {
    result.current.onRangeChange(range(first));
    wait(20);
    expect(result.current.range.first).toBe(0);
  }
  wait(80);
  expect(result.current.range).toEqual(range(2000));
});

test('rows have moved when another one is the first, and move the way they did last', () => {
  const { result } = renderHook(() => useVisibleRange('a', 0));
  const see = (first: number) => {
    result.current.onRangeChange(range(first));
    wait(100);
    return result.current.travel;
  };
  expect([0, 3, 3, 1, 2].map(see)).toEqual([0, 1, 1, -1, 1]);
});
