/** RFC 3339 in UTC as the wire writes it: no fraction when whole, else milliseconds. */
export const timestamp = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

/** Go's zero time, sent where the master has not filled one in. */
export const zeroTime = '0001-01-01T00:00:00Z';
