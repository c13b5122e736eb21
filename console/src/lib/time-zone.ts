import { useSyncExternalStore } from 'react';

/** Which clock absolute times are read from: the world's, or the one of this computer. */
export type TimeZone = 'UTC' | 'local';

let chosen: TimeZone | null = null;
const listeners = new Set<() => void>();

/** What a person chose, as it is stored; null for anything else. */
export const asTimeZone = (value: unknown): TimeZone | null =>
  value === 'UTC' || value === 'local' ? value : null;

/** From now on all absolute times are of this zone; null lets each place keep its own. */
export function applyTimeZone(zone: TimeZone | null): void {
  chosen = zone;
  for (const listener of listeners) listener();
}

/** The zone for a time now; `own` is what the place shows where nobody chose. */
export const timeZoneOr = (own: TimeZone): TimeZone => chosen ?? own;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same for what is drawn: it is drawn anew when the choice changes. */
export const useTimeZone = (own: TimeZone): TimeZone =>
  useSyncExternalStore(subscribe, () => timeZoneOr(own));
