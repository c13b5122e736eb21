import { createPageStore } from './page-store';

/** The clock for absolute times: UTC, or the local time of this computer. */
export type TimeZone = 'UTC' | 'local';

const store = createPageStore<TimeZone | null>(null);

/** Parses the stored choice of a user; null for anything else. */
export const asTimeZone = (value: unknown): TimeZone | null =>
  value === 'UTC' || value === 'local' ? value : null;

/** Applies the zone to all absolute times; null lets each place use its default. */
export const applyTimeZone = (zone: TimeZone | null): void => store.set(zone);

/**
 * The zone for a time at this moment; `own` is the default of the place without a user's choice.
 */
export const timeZoneOr = (own: TimeZone): TimeZone => store.get() ?? own;

/** The same in a component, which renders again when the choice changes. */
export const useTimeZone = (own: TimeZone): TimeZone => store.use() ?? own;
