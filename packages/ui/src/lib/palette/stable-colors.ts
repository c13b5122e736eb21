import { paletteSize, seriesColor } from '../colors';
import { clearDistance, colorDistance } from './color-distances';

/** The palette index of each id, unique while there are free ones. */
export type ColorPlaces = ReadonlyMap<number, number>;

/**
 * Gives every id its usual color; a later id whose color is taken, or looks like one that is, gets
 * the free one that looks most different from those before it. So adding an id at the end changes no
 * other color, and up to twelve are distinct: up to six at least by `clearDistance`, more as far as
 * the palette permits. `fixed` sets the index of some ids, such as those that the user has chosen.
 */
export function colorPlaces(ids: readonly number[], fixed: ColorPlaces = new Map()): ColorPlaces {
  const places = new Map<number, number>();
  const takenColors = new Set<number>();
  const take = (id: number, place: number) => {
    places.set(id, place);
    takenColors.add(place % paletteSize);
  };
  for (const id of ids) {
    const place = fixed.get(id);
    if (place !== undefined) take(id, place);
  }
  for (const id of ids) if (!places.has(id)) take(id, freePlace(id, takenColors, places));
  return places;
}

/**
 * Returns the kept indices, and for each other id its usual index if that is free. Only ids with
 * the same usual index move, so that the others keep their colors after some are removed.
 */
export function ownPlaces(ids: readonly number[], previous: ColorPlaces): ColorPlaces {
  const current = new Set(ids);
  const places = new Map([...previous].filter(([id]) => current.has(id)));
  const takenColors = new Set([...places.values()].map((place) => place % paletteSize));
  for (const id of ids) {
    const own = ownPlace(id);
    if (places.has(id) || takenColors.has(own)) continue;
    places.set(id, own);
    takenColors.add(own);
  }
  return places;
}

const ownPlace = (id: number) => (id - 1) % paletteSize;

/** Finds a free index; when all twelve are taken, hues repeat with distinct dash patterns. */
function freePlace(id: number, taken: ReadonlySet<number>, places: ColorPlaces): number {
  const own = ownPlace(id);
  if (taken.size >= paletteSize) {
    const sharing = [...places.values()].filter((place) => place % paletteSize === own).length;
    return own + paletteSize * sharing;
  }
  const nearest = (place: number) =>
    Math.min(...Array.from(taken, (other) => colorDistance(place, other)));
  if (nearest(own) >= clearDistance) return own;
  const free = Array.from({ length: paletteSize }, (_, place) => place).filter(
    (place) => !taken.has(place),
  );
  const best = free.reduce((one, place) => (nearest(place) > nearest(one) ? place : one));
  return nearest(own) >= nearest(best) ? own : best;
}

/** The same as CSS colors, for style props. */
export const placeColors = (ids: readonly number[]): ReadonlyMap<number, string> =>
  new Map([...colorPlaces(ids)].map(([id, place]) => [id, seriesColor(place)]));

/**
 * The part of a link that keeps the colors of ids after others were removed: only ids that would
 * get another color without it.
 */
export function fixedPlaces(ids: readonly number[], places: ColorPlaces): ColorPlaces {
  const alone = colorPlaces(ids);
  const all = ids.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [[id, place] as const];
  });
  const moved = new Map(all.filter(([id, place]) => place !== alone.get(id)));
  // the colors that are in use decide which one is the farthest
  const withMoved = colorPlaces(ids, moved);
  return all.every(([id, place]) => place === withMoved.get(id)) ? moved : new Map(all);
}
