import { useState } from 'react';

/** How often the value of one thing has changed while it was on the screen. */
export function useChangeCount(id: number, value: unknown): number {
  const [seen, setSeen] = useState({ id, value, count: 0 });
  if (seen.id === id && Object.is(seen.value, value)) return seen.count;
  const count = seen.id === id ? seen.count + 1 : 0;
  setSeen({ id, value, count });
  return count;
}
