import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTypedText } from './use-typed-text';

const open = (value: string) =>
  renderHook(({ value }) => useTypedText(value), { initialProps: { value } });

test('reported texts come back late and in order, and what was typed since stays', () => {
  const { result, rerender } = open('');
  for (const text of ['r', 're', 'res']) {
    act(() => result.current.setTyped(text));
    act(() => result.current.report(text));
  }
  act(() => result.current.setTyped('rest'));
  rerender({ value: 'r' });
  expect(result.current.typed).toBe('rest');
  // the owner skipped one
  rerender({ value: 'res' });
  expect(result.current).toMatchObject({ typed: 'rest', isReported: false });
  act(() => result.current.report('rest'));
  rerender({ value: 'rest' });
  expect(result.current).toMatchObject({ typed: 'rest', isReported: true });
});

test('a text from outside replaces the typed one, also one that was reported before', () => {
  const { result, rerender } = open('a');
  act(() => result.current.setTyped('ab'));
  act(() => result.current.report('ab'));
  rerender({ value: 'ab' });
  rerender({ value: 'a' });
  expect(result.current.typed).toBe('a');
  rerender({ value: 'ab' });
  expect(result.current.typed).toBe('ab');
});

test('a text that the owner has already is not expected back', () => {
  const { result, rerender } = open('a');
  act(() => result.current.report('a'));
  rerender({ value: 'b' });
  rerender({ value: 'a' });
  expect(result.current.typed).toBe('a');
});
