import { useLayoutEffect, useRef } from 'react';

type Values = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;

type RowVersion = { id: number; values: Values; counts: Counts };

const noCounts: Counts = {};

/** The number of changes of each value of one item while it was visible, by name. */
export function useChangeCounts(id: number, values: Values): Counts {
  // not a state: otherwise a row of a new list would render twice
  const version = useRef<RowVersion>(undefined);
  const counts = version.current?.id === id ? countsAfter(version.current, values) : noCounts;
  useLayoutEffect(() => {
    version.current = { id, values, counts };
  });
  return counts;
}

function countsAfter(version: RowVersion, values: Values): Counts {
  const changed = Object.keys(values).filter(
    (name) => name in version.values && !Object.is(version.values[name], values[name]),
  );
  if (changed.length === 0) return version.counts;
  return {
    ...version.counts,
    ...Object.fromEntries(changed.map((name) => [name, (version.counts[name] ?? 0) + 1])),
  };
}
