import { useState } from 'react';

type Values = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;

const noCounts: Counts = {};

/** How often each value of one thing has changed while it was on the screen, by name. */
export function useChangeCounts(id: number, values: Values): Counts {
  const [seen, setSeen] = useState({ id, values, counts: noCounts });
  if (seen.id !== id) {
    setSeen({ id, values, counts: noCounts });
    return noCounts;
  }
  const names = Object.keys(values);
  const isSame = names.every((name) => Object.is(seen.values[name], values[name]));
  if (isSame) return seen.counts;
  const changed = names.filter(
    (name) => name in seen.values && !Object.is(seen.values[name], values[name]),
  );
  const counts = {
    ...seen.counts,
    ...Object.fromEntries(changed.map((name) => [name, (seen.counts[name] ?? 0) + 1])),
  };
  setSeen({ id, values, counts });
  return counts;
}
