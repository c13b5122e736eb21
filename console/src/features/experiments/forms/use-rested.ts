import { useEffect, useState } from 'react';

/** A value once it has rested: undefined while it still changes. */
export function useRested<Value>(value: Value, restMs = 400): Value | undefined {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested === value ? rested : undefined;
}
