import { useLayoutEffect, useRef } from 'react';

type Values = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;

type Seen = { id: number; values: Values; counts: Counts };

const noCounts: Counts = {};

/** How often each value of one thing has changed while it was on the screen, by name. */
export function useChangeCounts(id: number, values: Values): Counts {
  // not a state: a row of a new list would be drawn twice
  const seen = useRef<Seen>(undefined);
  const counts = seen.current?.id === id ? countsAfter(seen.current, values) : noCounts;
  useLayoutEffect(() => {
    seen.current = { id, values, counts };
  });
  return counts;
}

function countsAfter(seen: Seen, values: Values): Counts {
  const changed = Object.keys(values).filter(
    (name) => name in seen.values && !Object.is(seen.values[name], values[name]),
  );
  if (changed.length === 0) return seen.counts;
  return {
    ...seen.counts,
    ...Object.fromEntries(changed.map((name) => [name, (seen.counts[name] ?? 0) + 1])),
  };
}
