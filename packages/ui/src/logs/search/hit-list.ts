import { comparePlaces, type LogEntry, type LogPlace, unknownLines } from '../window/log-entry';

/** The matches of a search so far; a new object after every change. */
export type Hits = {
  /** in the order of arrival */
  places: readonly LogPlace[];
  /** the number of all matches; more than the places once those exceed their limit */
  count: number;
};

export const noHits: Hits = { places: [], count: 0 };

/** maximum number of places to navigate; further matches are only counted */
export const maxPlaces = 100_000;

/** Appends lines to the matches, each once. */
export function addHits({ places, count }: Hits, lines: readonly LogEntry[]): Hits {
  const fresh = unknownLines(lines, places);
  if (fresh.length === 0) return { places, count };
  const fitting = fresh.slice(0, Math.max(0, maxPlaces - places.length));
  return {
    places: [...places, ...fitting.map(({ id, at }) => ({ id, at }))],
    count: count + fresh.length,
  };
}

/** Inserts new lines, which may come before existing matches. */
export function insertHits({ places, count }: Hits, lines: readonly LogEntry[]): Hits {
  const last = places.at(-1);
  const added = lines.map(({ id, at }) => ({ id, at }));
  const all = [...places, ...added];
  if (last && added[0] && comparePlaces(added[0], last) < 0) all.sort(comparePlaces);
  return { places: all.slice(0, maxPlaces), count: count + added.length };
}

/**
 * The index in `places` of the next match from a line, wrapping at the ends; -1 without matches.
 */
export function nextHit(places: readonly LogPlace[], from: LogPlace | undefined, step: 1 | -1) {
  if (places.length === 0) return -1;
  if (from === undefined) return step === 1 ? 0 : places.length - 1;
  const own = places.findIndex(({ id }) => id === from.id);
  if (own >= 0) return (own + step + places.length) % places.length;
  const index =
    step === 1
      ? places.findIndex((place) => comparePlaces(place, from) > 0)
      : places.findLastIndex((place) => comparePlaces(place, from) < 0);
  if (index >= 0) return index;
  return step === 1 ? 0 : places.length - 1;
}
