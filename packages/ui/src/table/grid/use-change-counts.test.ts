import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChangeCounts } from './use-change-counts';

type Props = { id: number; values: Record<string, unknown> };

const show = (id: number, values: Record<string, unknown>) =>
  renderHook((props: Props) => useChangeCounts(props.id, props.values), {
    initialProps: { id, values },
  });

test('a value counts as changed when it differs, not when it is drawn again', () => {
  const { result, rerender } = show(1, { state: 'running', trials: 1 });
  expect(result.current).toEqual({});
  rerender({ id: 1, values: { state: 'running', trials: 1 } });
  expect(result.current).toEqual({});
  rerender({ id: 1, values: { state: 'paused', trials: 1 } });
  rerender({ id: 1, values: { state: 'running', trials: 2 } });
  expect(result.current).toEqual({ state: 2, trials: 1 });
});

test('another item in the same place does not count as a change', () => {
  const { result, rerender } = show(1, { state: 'running' });
  rerender({ id: 1, values: { state: 'paused' } });
  rerender({ id: 2, values: { state: 'running' } });
  expect(result.current).toEqual({});
});

test('a column that is shown has not changed its value', () => {
  const { result, rerender } = show(1, { state: 'running' });
  rerender({ id: 1, values: { state: 'running', trials: 1 } });
  expect(result.current).toEqual({});
  rerender({ id: 1, values: { state: 'running', trials: 2 } });
  expect(result.current).toEqual({ trials: 1 });
});

test('not a number stays what it is', () => {
  const { result, rerender } = show(1, { loss: Number.NaN });
  rerender({ id: 1, values: { loss: Number.NaN } });
  expect(result.current).toEqual({});
});
