import { useRef, useState } from 'react';

type Kept = { from: string; to: readonly string[] };

const keyOf = (tags: readonly string[]) => JSON.stringify(tags);

/**
 * The tags as they will be: a change shows at once, each is sent after the one before it, and the old
 * ones return where one was refused.
 */
export function usePendingTags(
  tags: readonly string[],
  onSave: (tags: string[]) => Promise<unknown>,
) {
  const [kept, setKept] = useState<Kept>();
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState<string[]>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const from = keyOf(tags);
  // shown until the change has come back by itself
  const shown = kept && (waiting > 0 || kept.from === from) ? kept.to : tags;

  function save(next: string[]) {
    setFailed(undefined);
    setKept({ from, to: next });
    setWaiting((count) => count + 1);
    last.current = last.current
      .then(() => onSave(next))
      .catch(() => {
        setKept(undefined);
        setFailed(next);
      })
      .finally(() => setWaiting((count) => count - 1));
  }
  return { shown, save, failed };
}
