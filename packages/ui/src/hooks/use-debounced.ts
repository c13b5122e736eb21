import { useEffect, useRef, useState } from 'react';
import { useTypedText } from './use-typed-text';

const debounceMs = 300;

/**
 * The typed text and its setter: `onChange` receives the text after a pause. A value from outside
 * replaces the typed text.
 */
export function useDebounced(
  value: string,
  onChange: (value: string) => void,
): [string, (typed: string) => void] {
  const { typed, setTyped, report, isReported } = useTypedText(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // a text from outside replaces one that was not reported yet
  useEffect(() => {
    if (isReported) clearTimeout(timer.current);
  }, [isReported]);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      report(next);
      onChange(next);
    }, debounceMs);
  };
  return [typed, type];
}

/** Passes the value on at most once per `everyMs`; the last value always arrives. */
export function useThrottled<Value>(value: Value, everyMs: number): Value {
  const [throttled, setThrottled] = useState(value);
  const shownAt = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, shownAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setThrottled(value);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [value, everyMs]);
  return throttled;
}

/** The value once it has stayed unchanged for a while; undefined until then. */
export function useRestedValue<Value>(value: Value, delayMs = 400): Value | undefined {
  const [debounced, setDebounced] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced === value ? debounced : undefined;
}
