import { useCallback, useState } from 'react';

/** State that belongs to `key`: another key resets it. */
export function useKeyedState<Value>(key: string, initial: Value) {
  const [state, setState] = useState({ key, value: initial });
  const value = state.key === key ? state.value : initial;
  const setValue = useCallback((next: Value) => setState({ key, value: next }), [key]);
  return [value, setValue] as const;
}
