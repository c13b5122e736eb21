/** Positions of points on the screen, ordered from left to right. */
export type PointIndex = readonly { index: number; left: number; top: number }[];

type Spot = { left: number; top: number };

export const toPointIndex = (spots: readonly Spot[]): PointIndex =>
  spots.map((spot, index) => ({ ...spot, index })).sort((a, b) => a.left - b.left || a.top - b.top);

/** The first position at or right of `left`, by binary search. */
function firstFrom(places: PointIndex, left: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.left ?? 0) < left) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the point closest to the pointer, at most `within` pixels away. */
export function nearestPlace(
  places: PointIndex,
  { left, top, within }: Spot & { within: number },
): number | undefined {
  let best: number | undefined;
  let distance = within;
  for (let at = firstFrom(places, left - within); at < places.length; at++) {
    const place = places[at];
    if (!place || place.left > left + within) break;
    const away = Math.hypot(place.left - left, place.top - top);
    if (away > distance) continue;
    distance = away;
    best = place.index;
  }
  return best;
}

/** The new index of a cursor in a row of `count` items; undefined for other keys. */
export function indexOfKey(
  key: string,
  { at, count, steps = 1 }: { at: number | undefined; count: number; steps?: number },
): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowDown')
    return at === undefined ? 0 : Math.min(last, at + steps);
  if (key === 'ArrowLeft' || key === 'ArrowUp')
    return at === undefined ? last : Math.max(0, at - steps);
  return undefined;
}
