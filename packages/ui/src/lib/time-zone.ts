import { createPageStore } from './page-store';

/** Which clock absolute times are read from: the world's, or the one of this computer. */
export type TimeZone = 'UTC' | 'local';

const store = createPageStore<TimeZone | null>(null);

/** Parses the stored choice of a person; null for anything else. */
export const asTimeZone = (value: unknown): TimeZone | null =>
  value === 'UTC' || value === 'local' ? value : null;

/** From now on all absolute times are of this zone; null lets each place keep its own. */
export const applyTimeZone = (zone: TimeZone | null): void => store.set(zone);

/** The zone for a time now; `own` is what the place shows where nobody chose. */
export const timeZoneOr = (own: TimeZone): TimeZone => store.get() ?? own;

/** The same in a component, which renders again when the choice changes. */
export const useTimeZone = (own: TimeZone): TimeZone => store.use() ?? own;
