import { useEffect, useRef, useState } from 'react';

/** The value, passed on at most every so often; the last one always arrives. */
export function useThrottled<Value>(value: Value, everyMs: number): Value {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, shownAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(value);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [value, everyMs]);
  return shown;
}
