import { useLayoutEffect, useRef } from 'react';

type Values = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;

type Seen = { id: number; values: Values; counts: Counts };

const noCounts: Counts = {};

/** The number of changes of each value of one item while it was visible, by name. */
export function useChangeCounts(id: number, values: Values): Counts {
  // not a state: otherwise a row of a new list would render twice
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
