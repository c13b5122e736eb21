import { paletteSize } from '@trainyard/ui/lib/colors';
import {
  type ColorPlaces,
  colorPlaces,
  fixedPlaces,
} from '@trainyard/ui/lib/palette/stable-colors';
import {
  chosenPlacesOf,
  linkedPlacesTexts,
  readLinkedPlaces,
} from '~/data/experiments/experiment-colors';

/**
 * The color of each experiment compared, by its place in the palette: that of the link, else the one
 * that the user has chosen.
 */
export const compareColors = (
  ids: readonly number[],
  color: readonly string[],
  chosen: ColorPlaces,
): ColorPlaces => colorPlaces(ids, new Map([...chosen, ...readLinkedPlaces(color)]));

/** The colors that the link has to keep, so that none changes when experiments come or go. */
export const linkedColors = (ids: readonly number[], places: ColorPlaces): string[] =>
  linkedPlacesTexts(fixedPlaces(ids, places));

/** Ids whose color differs from that in lists, where users choose it or it follows from the id. */
export function idsWithOtherColors(ids: readonly number[], places: ColorPlaces): number[] {
  const ownPlaces = chosenPlacesOf(ids, 'experiments');
  return [...new Set(ids)].filter((id) => {
    const place = places.get(id);
    return place !== undefined && (place - (ownPlaces.get(id) ?? id - 1)) % paletteSize !== 0;
  });
}
