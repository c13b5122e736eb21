type Line = { id: string; timestamp: string | null };

// clocks of containers differ: a late line is searched at least this far back
const minWindowMs = 60_000;
// the ids of the window are remembered; above this number, older ones are forgotten
const manyIds = 100_000;

/**
 * Remembers which log lines have arrived, and the time from which to read again. Ids are opaque
 * (some stores have no increasing numbers), so it remembers the ids of the window rather than the
 * highest one: forgotten lines are never requested again. Times are only parsed when needed,
 * because lines arrive fast.
 */
export function logWindow() {
  const seen = new Map<string, string | null>();
  let forgetAt = manyIds;
  let newestMs = Number.NEGATIVE_INFINITY;
  let disorderMs = 0;
  let forgottenMs = Number.NEGATIVE_INFINITY;
  let missedMs = Number.POSITIVE_INFINITY;
  let first: string | undefined;
  let last: string | undefined;

  // in the order of arrival: how far a line's time was behind the newest before it
  const measure = () => {
    let newest = Number.NEGATIVE_INFINITY;
    for (const timestamp of seen.values()) {
      const ms = timeOf(timestamp);
      if (ms === undefined) continue;
      disorderMs = Math.max(disorderMs, newest - ms);
      newest = Math.max(newest, ms);
    }
    newestMs = Math.max(newestMs, newest);
  };
  const windowMs = () => Math.max(minWindowMs, disorderMs);
  const forget = () => {
    measure();
    const edge = newestMs - 2 * windowMs();
    for (const [id, timestamp] of seen) {
      const ms = timeOf(timestamp) ?? Number.NEGATIVE_INFINITY;
      if (ms > edge) continue;
      seen.delete(id);
      forgottenMs = Math.max(forgottenMs, ms);
    }
    forgetAt = Math.max(manyIds, 2 * seen.size);
  };
  return {
    has: (id: string) => seen.has(id),
    /** Records a line; returns false for a known one. */
    add({ id, timestamp }: Line): boolean {
      if (seen.has(id)) return false;
      missedMs = Number.POSITIVE_INFINITY;
      seen.set(id, timestamp);
      if (seen.size >= forgetAt) forget();
      first ??= id;
      last = id;
      return true;
    },
    /** Lines later than this, in ms, can be new; undefined before the first line. */
    afterMs(): number | undefined {
      measure();
      const after = Math.max(Math.min(newestMs - windowMs(), missedMs - 1), forgottenMs);
      return Number.isFinite(after) ? after : undefined;
    },
    /**
     * Moves the start before a missing line; returns false if that would include forgotten lines.
     */
    reachTo({ timestamp }: Omit<Line, 'id'>): boolean {
      const ms = timeOf(timestamp);
      if (ms !== undefined && ms <= forgottenMs) return false;
      missedMs = Math.min(missedMs, ms ?? missedMs);
      return true;
    },
    firstId: () => first,
    lastId: () => last,
  };
}

function timeOf(timestamp: string | null): number | undefined {
  const ms = timestamp ? Date.parse(timestamp) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
