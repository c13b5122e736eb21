/** The number of experiments in a project, and the time when it was read. */
export type Mark = { at: string; count: number };

/** The stored visits of a user to a project. */
export type Visit = {
  /** the end of the previous visit; null at the first, and after its changes were dismissed */
  left: Mark | null;
  /** the beginning of this visit */
  back: Mark;
  /** when the page was last visible */
  seen: Mark;
};

/** A shorter absence continues the same visit: a reload, another page, a break. */
export const awayMs = 30 * 60_000;

/** With more projects the one that was not visited for the longest time is removed. */
const maxProjects = 50;

export const visitsPath = 'project-visits';

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at)) &&
  'count' in value &&
  typeof value.count === 'number';

/** A stored visit; undefined if none, or an invalid one, is stored. */
export function readVisit(stored: unknown): Visit | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { left, back, seen } = { left: null, back: null, seen: null, ...stored };
  if (!isMark(back) || !isMark(seen)) return undefined;
  return { left: isMark(left) ? left : null, back, seen };
}

/** The visit that continues, or begins, when the page is visible at this mark. */
export function visitAt(stored: Visit | undefined, now: Mark): Visit {
  if (stored === undefined) return { left: null, back: now, seen: now };
  const wasAway = Date.parse(now.at) - Date.parse(stored.seen.at) >= awayMs;
  return wasAway ? { left: stored.seen, back: now, seen: now } : { ...stored, seen: now };
}

/** Keys of the oldest visits, which exceed the limit when this project is added. */
export function surplusVisits(stored: Record<string, unknown>, projectId: number): string[] {
  const seenAt = (key: string) => Date.parse(readVisit(stored[key])?.seen.at ?? '') || 0;
  return Object.keys(stored)
    .filter((key) => key !== String(projectId) && stored[key] !== undefined)
    .sort((a, b) => seenAt(b) - seenAt(a))
    .slice(maxProjects - 1);
}
