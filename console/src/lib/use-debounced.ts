import { useEffect, useRef, useState } from 'react';

const restMs = 300;

/**
 * What is being typed, and how to type on: the owner hears of it once it rests. A value that comes
 * from elsewhere replaces what was typed.
 */
export function useDebounced(
  value: string,
  onChange: (value: string) => void,
): [string, (typed: string) => void] {
  const [draft, setDraft] = useState({ typed: value, from: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  // a change we asked for ourselves must not take back what was typed since
  if (draft.from !== value) {
    setDraft({ typed: value === sent.current ? draft.typed : value, from: value });
  }
  const type = (typed: string) => {
    setDraft({ typed, from: value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, restMs);
  };
  return [draft.typed, type];
}
