type Line = { id: string; timestamp: string | null };

// container clocks differ: at least so far back a late line is looked for
const leastWindowMs = 60_000;
// the ids of the window are remembered; more than these are forgotten when they are older
const manyIds = 50_000;

/**
 * Which log lines have come, and from when on to read again. Ids are opaque (some stores have no
 * rising numbers), so the ids of the window are remembered, not the highest: what was forgotten is
 * never asked for again.
 */
export function logWindow() {
  const seen = new Map<string, number>();
  let newestMs = Number.NEGATIVE_INFINITY;
  let disorderMs = 0;
  let forgottenMs = Number.NEGATIVE_INFINITY;
  let first: string | undefined;
  let last: string | undefined;

  const forget = () => {
    const edge = newestMs - 2 * Math.max(leastWindowMs, disorderMs);
    for (const [id, ms] of seen) {
      if (ms > edge) continue;
      seen.delete(id);
      forgottenMs = Math.max(forgottenMs, ms);
    }
  };
  return {
    has: (id: string) => seen.has(id),
    /** Notes a line; false for one that has come before. */
    add({ id, timestamp }: Line): boolean {
      if (seen.has(id)) return false;
      const ms = timeOf(timestamp) ?? newestMs;
      disorderMs = Math.max(disorderMs, newestMs - ms);
      newestMs = Math.max(newestMs, ms);
      seen.set(id, ms);
      if (seen.size % manyIds === 0) forget();
      first ??= id;
      last = id;
      return true;
    },
    /** Lines later than this, in ms, can be new; undefined while nothing has come. */
    afterMs(): number | undefined {
      const windowMs = Math.max(leastWindowMs, disorderMs);
      const after = Math.max(newestMs - windowMs, forgottenMs);
      return Number.isFinite(after) ? after : undefined;
    },
    firstId: () => first,
    lastId: () => last,
  };
}

export function timeOf(timestamp: string | null | undefined): number | undefined {
  const ms = timestamp ? Date.parse(timestamp) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
