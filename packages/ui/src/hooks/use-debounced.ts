import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * The typed text and its setter: `onChange` receives the text after a pause. A value from outside
 * replaces the typed text.
 */
export function useDebounced(
  value: string,
  onChange: (value: string) => void,
): [string, (typed: string) => void] {
  const [draft, setDraft] = useState({ typed: value, from: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  // a change that came from here must not overwrite newer input
  if (draft.from !== value) {
    setDraft({ typed: value === sent.current ? draft.typed : value, from: value });
  }
  const type = (typed: string) => {
    setDraft({ typed, from: value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, debounceMs);
  };
  return [draft.typed, type];
}

/** Passes the value on at most once per `everyMs`; the last value always arrives. */
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

/** The value once it has stayed unchanged for a while; undefined until then. */
export function useRestedValue<Value>(value: Value, delayMs = 400): Value | undefined {
  const [debounced, setDebounced] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced === value ? debounced : undefined;
}
