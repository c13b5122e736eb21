import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPageStore, resetPage } from './page-store';

test('a component renders each value, and the initial one after a reset', () => {
  const store = createPageStore('first');
  const { result } = renderHook(() => store.use());
  expect(result.current).toBe('first');
  act(() => store.set('second'));
  expect([result.current, store.get()]).toEqual(['second', 'second']);
  act(resetPage);
  expect(result.current).toBe('first');
});
