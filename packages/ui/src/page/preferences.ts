import type { OutlierMode } from '../charts/axes/extent';
import { type FigureSettings, figureDefaults } from '../charts/export/figure-settings';
import { createPageStore } from '../lib/page-store';

/** The choices of a user for all charts and tables, kept from visit to visit. */
export type Preferences = {
  /** how a chart becomes a figure */
  figure: FigureSettings;
  /** which points the y axis covers where a link does not say it */
  outliers: OutlierMode;
  /** kinds of events without marks on the curves */
  hiddenEvents: readonly string[];
  /**
   * digits of numbers in an exported table: rounded as on the page, all of them, or what suits the
   * format of the file
   */
  digits: 'screen' | 'all' | 'by-format';
};

export type PreferenceName = keyof Preferences;

export const preferenceDefaults: Preferences = {
  figure: figureDefaults,
  outliers: 'auto',
  hiddenEvents: [],
  digits: 'by-format',
};

type StoredPreferences = {
  values: Preferences;
  /** stores a choice for the next visit */
  save: <Name extends PreferenceName>(name: Name, value: Preferences[Name]) => void;
};

const store = createPageStore<StoredPreferences>({ values: preferenceDefaults, save: () => {} });

/** Applies what the user has stored; `save` stores later choices. */
export const applyPreferences = (stored: StoredPreferences): void => store.set(stored);

export const currentPreferences = (): Preferences => store.get().values;

/** The same in a component, which renders again when a choice changes. */
export const usePreferences = (): Preferences => store.use().values;

/** Applies a choice everywhere and stores it. */
export function changePreference<Name extends PreferenceName>(
  name: Name,
  value: Preferences[Name],
): void {
  const { values, save } = store.get();
  store.set({ values: { ...values, [name]: value }, save });
  save(name, value);
}
