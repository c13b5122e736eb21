import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChangeCounts } from './use-change-counts';

type Props = { id: number; values: Record<string, unknown> };

const show = (id: number, values: Record<string, unknown>) =>
  renderHook((props: Props) => useChangeCounts(props.id, props.values), {
    initialProps: { id, values },
  });

test('a value counts as changed when it differs, not when it renders again', () => {
  const { result, rerender } = show(1, { state: 'running', trials: 1 });
  expect(result.current).toEqual({});
  rerender({ id: 1, values: { state: 'running', trials: 1 } });
  expect(result.current).toEqual({});
  rerender({ id: 1, values: { state: 'paused', trials: 1 } });
  rerender({ id: 1, values: { state: 'running', trials: 2 } });
  expect(result.current).toEqual({ state: 2, trials: 1 });
});

test('another item at the same position does not count as a change', () => {
  const { result, rerender } = show(1, { state: 'running' });
  rerender({ id: 1, values: { state: 'paused' } });
  rerender({ id: 2, values: { state: 'running' } });
  expect(result.current).toEqual({});
});

test('a newly shown column does not count as a change', () => {
  const { result, rerender } = show(1, { state: 'running' });
  rerender({ id: 1, values: { state: 'running', trials: 1 } });
  expect(result.current).toEqual({});
  rerender({ id: 1, values: { state: 'running', trials: 2 } });
  expect(result.current).toEqual({ trials: 1 });
});

test('NaN equals NaN', () => {
  const { result, rerender } = show(1, { loss: Number.NaN });
  rerender({ id: 1, values: { loss: Number.NaN } });
  expect(result.current).toEqual({});
});
