import { useCallback, useState } from 'react';

/** State that belongs to `key`: another key resets it. */
export function useKeyedState<Value>(key: string, initial: Value) {
  const [held, setHeld] = useState({ key, value: initial });
  const value = held.key === key ? held.value : initial;
  const setValue = useCallback((next: Value) => setHeld({ key, value: next }), [key]);
  return [value, setValue] as const;
}
