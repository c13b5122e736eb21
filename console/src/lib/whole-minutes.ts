const minuteMs = 60_000;

/** Activity is known to the minute. */
export const wholeMinutes = (ms: number): number => Math.floor(ms / minuteMs) * minuteMs;
