import { useEffect, useState } from 'react';

/** The value once it has stayed unchanged for a while; undefined until then. */
export function useDebouncedValue<Value>(value: Value, delayMs = 400): Value | undefined {
  const [debounced, setDebounced] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced === value ? debounced : undefined;
}
