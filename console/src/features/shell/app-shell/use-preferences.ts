import { useQuery } from '@tanstack/react-query';
import { asFigureSettings } from '@trainyard/ui/charts/export/figure-settings';
import { applyPreferences, preferenceDefaults } from '@trainyard/ui/page/preferences';
import { useEffect } from 'react';
import { applyChosenPlaces, readChosenPlaces } from '~/data/experiments/experiment-colors';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery, useSettings } from '~/data/settings';
import { listOf, parsedBy, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

const storagePath = 'charts';

const stored = searchSchema(() => ({
  figure: z.catch(parsedBy(asFigureSettings), preferenceDefaults.figure),
  outliers: z.catch(z.enum(['auto', 'shown', 'left-out']), preferenceDefaults.outliers),
  hiddenEvents: z.catch(listOf(text), []),
  digits: z.catch(z.enum(['by-format', 'screen', 'all']), preferenceDefaults.digits),
}));

/** Gives the charts and tables of all pages the choices that the user has stored, and stores new ones. */
export function usePreferencesOfUser(): void {
  const values = useSettings(storagePath, stored);
  const save = useSaveSetting();
  useEffect(
    () =>
      applyPreferences({
        values,
        save: (key, value) => save({ storagePath, key, value }),
      }),
    [values, save],
  );
  const { data: settings } = useQuery(settingsQuery);
  useEffect(() => {
    for (const of of ['experiments', 'runs'] as const)
      applyChosenPlaces(readChosenPlaces(settings ?? {}, of), of);
  }, [settings]);
}
