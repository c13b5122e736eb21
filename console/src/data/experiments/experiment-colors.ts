import { paletteSize, seriesColor } from '@trainyard/ui/lib/colors';
import { createPageStore, type PageStore } from '@trainyard/ui/lib/page-store';
import { type ColorPlaces, colorPlaces } from '@trainyard/ui/lib/stable-colors';
import type { Settings } from '~/data/settings';

const none: ColorPlaces = new Map();

/** The entities that have colors, by the name in the setting. */
export type Colored = 'experiments' | 'runs';

/** Places in the palette that the user has chosen, by experiment and by run. */
const selections: Record<Colored, PageStore<ColorPlaces>> = {
  experiments: createPageStore<ColorPlaces>(none),
  runs: createPageStore<ColorPlaces>(none),
};
const chosenPlaces = selections.experiments;
export const chosenRunPlaces = selections.runs;
/** Places in the palette of the selected rows of a list; each selected row has its own color. */
const selectedPlaces = createPageStore<ColorPlaces>(none);

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
  selections[of].set(places);

/** The chosen places of some experiments. */
export const chosenPlacesOf = (ids: readonly number[]): ColorPlaces => {
  const all = chosenPlaces.get();
  return new Map(
    ids.flatMap((id) => {
      const place = all.get(id);
      return place === undefined ? [] : [[id, place] as const];
    }),
  );
};

/** Gives the selected experiments of a list distinct colors; those selected before keep theirs. */
export function colorSelection(ids: readonly number[]): void {
  const few = ids.slice(0, paletteSize);
  const fixed = chosenPlacesOf(few);
  const taken = new Set(fixed.values());
  const keptPlaces = [...selectedPlaces.get()].filter(
    ([id, place]) => few.includes(id) && !taken.has(place % paletteSize),
  );
  const next = few.length > 1 ? colorPlaces(few, new Map([...keptPlaces, ...fixed])) : none;
  if (next.size > 0 || selectedPlaces.get().size > 0) selectedPlaces.set(next);
}

/** The place of an experiment's color: chosen, distinct in a selection, or by its id. */
export const placeOfExperiment = (id: number): number =>
  chosenPlaces.get().get(id) ?? selectedPlaces.get().get(id) ?? id - 1;

/** The color of an experiment, for style props. */
export const experimentColor = (id: number): string => seriesColor(placeOfExperiment(id));

/** Renders a component again when colors change, and returns those that the user has chosen. */
export function useExperimentColors(): ColorPlaces {
  selectedPlaces.use();
  return chosenPlaces.use();
}
