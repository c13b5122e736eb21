import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisibleRange } from './use-visible-range';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Blocks of 50 rows; those from row 200 on are not requested yet. */
const blockOf = {
  current: (row: number) => (row < 200 ? Math.floor(row / 50) : undefined),
};
const range = (first: number) => ({ first, last: first + 20 });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('rows that become visible slowly are followed at a pace', () => {
  const { result } = renderHook(() => useVisibleRange('a', 0, blockOf));
  for (let first = 0; first < 10; first++) {
    result.current.onRangeChange(range(first));
    wait(20);
  }
  expect(result.current.range.first).toBeGreaterThan(3);
});

test('pages that are scrolled past fast are skipped, the last one is loaded', () => {
  const { result } = renderHook(() => useVisibleRange('a', 0, blockOf));
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

test('rows that are dragged on without a pause are followed once a second (V1)', () => {
  const { result } = renderHook(() => useVisibleRange('a', 0, blockOf));
  result.current.onRangeChange(range(0));
  wait(100);
  const followed = new Set<number>();
  for (let step = 1; step <= 250; step++) {
    result.current.onRangeChange(range(100 * step));
    wait(20);
    followed.add(result.current.range.first);
  }
  // of five seconds; the first rows are the ones before
  expect(followed.size - 1).toBeGreaterThanOrEqual(3);
  expect(followed.size - 1).toBeLessThanOrEqual(5);
});

test('rows have moved when another one is the first, and move the way they did last', () => {
  const { result } = renderHook(() => useVisibleRange('a', 0, blockOf));
  const see = (first: number) => {
    result.current.onRangeChange(range(first));
    wait(100);
    return result.current.scrollDirection;
  };
  expect([0, 3, 3, 1, 2].map(see)).toEqual([0, 1, 1, -1, 1]);
});

test('rows of requested blocks are followed when they rest, others while they move', () => {
  const { result } = renderHook(() => useVisibleRange('a', 0, blockOf));
  const move = (from: number, to: number) => {
    for (let first = from; first <= to; first++) {
      result.current.onRangeChange(range(first));
      wait(20);
    }
    return result.current.range.first;
  };
  move(50, 60);
  const before = result.current.range.first;
  // the last row stays below 100
  expect(move(61, 79)).toBe(before);
  wait(200);
  expect(result.current.range).toEqual(range(79));
  // from block to block
  expect(move(80, 120)).toBeGreaterThan(80);
  expect(move(180, 210)).toBeGreaterThan(200);
});
