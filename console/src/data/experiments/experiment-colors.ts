import { paletteSize, seriesColor } from '@trainyard/ui/lib/colors';
import { createPageStore, type PageStore } from '@trainyard/ui/lib/page-store';
import { type ColorPlaces, colorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import type { Settings } from '~/data/settings';
import type { ExperimentRow } from './experiments';

const none: ColorPlaces = new Map();

/** The entities that have colors, by the name in the setting. */
export type Colored = 'experiments' | 'runs';

const createPlaces = (): Record<Colored, PageStore<ColorPlaces>> => ({
  experiments: createPageStore<ColorPlaces>(none),
  runs: createPageStore<ColorPlaces>(none),
});
/** Places in the palette that the user has chosen, by experiment and by run. */
const chosenPlaces = createPlaces();
/** Places that the view of a link names, for rows whose color the user has not chosen. */
const linkedPlaces = createPlaces();
/** Places of the rows of a list that are selected or drawn; each of them has its own color. */
const distinctPlaces = createPlaces();

/** Places of drawn rows that are grouped: all rows of a group have its color. */
const groupPlaces = createPlaces();

const storagePrefix = 'colors-of-project-';

/** The setting that holds the colors of experiments or runs of a project; it goes with the user. */
export const colorSetting = (projectId: number, key: Colored) => ({
  storagePath: `${storagePrefix}${projectId}`,
  key,
});

/** Reads the colors that the user has chosen in all projects; any other value is left out. */
export function readChosenPlaces(settings: Settings, key: Colored): ColorPlaces {
  const places = new Map<number, number>();
  for (const [path, { [key]: stored }] of Object.entries(settings)) {
    if (!path.startsWith(storagePrefix) || typeof stored !== 'object' || !stored) continue;
    for (const [id, place] of Object.entries(stored))
      if (Number.isInteger(place) && place >= 0 && place < paletteSize)
        places.set(Number(id), Number(place));
  }
  return places;
}

export const applyChosenPlaces = (places: ColorPlaces, of: Colored): void =>
  chosenPlaces[of].set(places);

/** Places in the palette that a link names: `7-3` is the fourth color for the id 7. */
export function readLinkedPlaces(texts: readonly string[]): ColorPlaces {
  return new Map(
    texts.flatMap((text) => {
      const [, id, place] = /^(\d+)-(\d+)$/.exec(text) ?? [];
      return id && place ? [[Number(id), Number(place)] as const] : [];
    }),
  );
}

/** Writes places for a link. */
export const linkedPlacesTexts = (places: ColorPlaces): string[] =>
  [...places].map(([id, place]) => `${id}-${place}`);

export function applyLinkedPlaces(texts: readonly string[], of: Colored): void {
  const store = linkedPlaces[of];
  if (texts.length > 0 || store.get().size > 0) store.set(readLinkedPlaces(texts));
}

/** The place that the user has chosen, else that of the link. */
const fixedPlace = (id: number, of: Colored): number | undefined =>
  chosenPlaces[of].get().get(id) ?? linkedPlaces[of].get().get(id);

/** The places that the user or the link has chosen for some experiments or runs. */
export const chosenPlacesOf = (ids: readonly number[], of: Colored): ColorPlaces =>
  new Map(
    ids.flatMap((id) => {
      const place = fixedPlace(id, of);
      return place === undefined ? [] : [[id, place] as const];
    }),
  );

/** the number of rows whose colors are compared; of more than twelve some share one */
const maxDistinct = 100;

/**
 * Gives the selected and drawn rows of a list distinct colors, the first ones before the others;
 * those that were among them before keep theirs.
 */
export function distinguishColors(ids: readonly number[], of: Colored): void {
  const few = ids.slice(0, maxDistinct);
  const fixed = chosenPlacesOf(few, of);
  const taken = new Set([...fixed.values()].map((place) => place % paletteSize));
  const store = distinctPlaces[of];
  const keptPlaces = [...store.get()].filter(
    ([id, place]) => few.includes(id) && !taken.has(place % paletteSize),
  );
  const next = few.length > 1 ? colorPlaces(few, new Map([...keptPlaces, ...fixed])) : none;
  if (next.size > 0 || store.get().size > 0) store.set(next);
}

/** Sets the colors of groups; an empty map gives each row its own color again. */
export const setGroupPlaces = (places: ColorPlaces, of: Colored): void =>
  groupPlaces[of].set(places);

/** The place of a color: of its group, chosen by the user or the link, distinct among selected and drawn rows, or by the id. */
export const placeOf = (id: number, of: Colored): number =>
  groupPlaces[of].get().get(id) ?? fixedPlace(id, of) ?? distinctPlaces[of].get().get(id) ?? id - 1;

/** The color of an experiment, for style props. */
export const experimentColor = (id: number): string => seriesColor(placeOf(id, 'experiments'));

/** The color of a row of a list: of its run, else of its experiment. */
export const rowColor = ({ id, run }: Pick<ExperimentRow, 'id' | 'run'>): string =>
  seriesColor(placeOf(id, run ? 'runs' : 'experiments'));

/** Calls a function after each change of a color. */
export function onColorChange(listener: () => void): () => void {
  const stores = [chosenPlaces, linkedPlaces, distinctPlaces, groupPlaces].flatMap(
    Object.values<PageStore<ColorPlaces>>,
  );
  const stops = stores.map((store) => store.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Renders a component again when colors change, and returns those that the user has chosen. */
export function useColors(of: Colored): ColorPlaces {
  linkedPlaces[of].use();
  distinctPlaces[of].use();
  groupPlaces[of].use();
  return chosenPlaces[of].use();
}

export const useExperimentColors = () => useColors('experiments');
