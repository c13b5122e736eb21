import { paletteSize, seriesColor } from './colors';

/** A place in the palette for each id, which no two share while there are places left. */
export type ColorPlaces = ReadonlyMap<number, number>;

/**
 * Every id takes the colour it has on every page; one that comes later and finds it taken takes
 * the next free one. So what is added at the end changes nobody's colour, and up to twelve differ.
 * `fixed` says of some ids which place is theirs.
 */
export function colorPlaces(ids: readonly number[], fixed: ColorPlaces = new Map()): ColorPlaces {
  const places = new Map<number, number>();
  const taken = new Set<number>();
  const take = (id: number, place: number) => {
    places.set(id, place);
    taken.add(place % paletteSize);
  };
  for (const id of ids) {
    const place = fixed.get(id);
    if (place !== undefined) take(id, place);
  }
  for (const id of ids) if (!places.has(id)) take(id, freePlace(id, taken, places));
  return places;
}

/** From the thirteenth on hues repeat, and their dashes tell them apart. */
function freePlace(id: number, taken: ReadonlySet<number>, places: ColorPlaces): number {
  const own = (id - 1) % paletteSize;
  if (taken.size >= paletteSize) {
    const sharing = [...places.values()].filter((place) => place % paletteSize === own).length;
    return own + paletteSize * sharing;
  }
  for (let step = 0; step < paletteSize; step += 1) {
    const place = (own + step) % paletteSize;
    if (!taken.has(place)) return place;
  }
  return own;
}

/** The same as CSS colours, for style props. */
export const placeColors = (ids: readonly number[]): ReadonlyMap<number, string> =>
  new Map([...colorPlaces(ids)].map(([id, place]) => [id, seriesColor(place)]));

/**
 * The part of a link that keeps the colors of ids though others are gone: only for ids that would
 * get another color by themselves.
 */
export function fixedPlaces(ids: readonly number[], places: ColorPlaces): ColorPlaces {
  const alone = colorPlaces(ids);
  return new Map(
    ids.flatMap((id) => {
      const place = places.get(id);
      return place === undefined || place === alone.get(id) ? [] : [[id, place] as const];
    }),
  );
}
