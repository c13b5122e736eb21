import { createPageStore } from '../lib/page-store';
import { type FigureSettings, figureDefaults } from './export/figure-settings';
import type { OutlierMode } from './lines/line-data';

/** The choices of a user for all charts, kept from visit to visit. */
export type ChartPreferences = {
  /** how a chart becomes a figure */
  figure: FigureSettings;
  /** which points the y axis covers where a link does not say it */
  outliers: OutlierMode;
  /** kinds of events without marks on the curves */
  hiddenEvents: readonly string[];
};

export type PreferenceName = keyof ChartPreferences;

export const preferenceDefaults: ChartPreferences = {
  figure: figureDefaults,
  outliers: 'auto',
  hiddenEvents: [],
};

type Kept = {
  values: ChartPreferences;
  /** stores a choice for the next visit */
  save: <Name extends PreferenceName>(name: Name, value: ChartPreferences[Name]) => void;
};

const store = createPageStore<Kept>({ values: preferenceDefaults, save: () => {} });

/** Applies what the user has stored; `save` stores later choices. */
export const applyPreferences = (kept: Kept): void => store.set(kept);

export const chartPreferences = (): ChartPreferences => store.get().values;

/** The same in a component, which renders again when a choice changes. */
export const useChartPreferences = (): ChartPreferences => store.use().values;

/** Applies a choice to all charts and stores it. */
export function changePreference<Name extends PreferenceName>(
  name: Name,
  value: ChartPreferences[Name],
): void {
  const { values, save } = store.get();
  store.set({ values: { ...values, [name]: value }, save });
  save(name, value);
}
