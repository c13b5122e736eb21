import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChangeCount } from './use-change-count';

const show = (id: number, value: unknown) =>
  renderHook((props: { id: number; value: unknown }) => useChangeCount(props.id, props.value), {
    initialProps: { id, value },
  });

test('a value counts as changed when it differs, not when it is drawn again', () => {
  const { result, rerender } = show(1, 'running');
  expect(result.current).toBe(0);
  rerender({ id: 1, value: 'running' });
  expect(result.current).toBe(0);
  rerender({ id: 1, value: 'paused' });
  rerender({ id: 1, value: 'running' });
  expect(result.current).toBe(2);
});

test('another item in the same place does not count as a change', () => {
  const { result, rerender } = show(1, 'running');
  rerender({ id: 2, value: 'paused' });
  expect(result.current).toBe(0);
});

test('not a number stays what it is', () => {
  const { result, rerender } = show(1, Number.NaN);
  rerender({ id: 1, value: Number.NaN });
  expect(result.current).toBe(0);
});
