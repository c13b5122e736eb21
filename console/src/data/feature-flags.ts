import { type QueryClient, useQuery } from '@tanstack/react-query';
import { loadQuery } from '~/app/loading/load-query';
import { chosenIn, type FeatureName, isFeatureOn } from '~/lib/feature-flags';
import { masterQuery } from './session';
import { type Settings, settingsQuery } from './settings';

/** True if a feature is on for the signed-in user, on this page. */
export function useFeature(name: FeatureName): boolean {
  const { data: master } = useQuery(masterQuery);
  const { data: settings = {} } = useQuery(settingsQuery);
  return isFeatureOn(name, {
    master: master?.featureSwitches ?? [],
    setting: chosenIn(settings, name),
    search: window.location.search,
  });
}

type Context = { queryClient: QueryClient; master: { featureSwitches: readonly string[] } };

/** The same for loaders; settings that cannot be read are ignored. */
export async function loadFeature(
  name: FeatureName,
  { queryClient, master }: Context,
): Promise<boolean> {
  const settings = await loadQuery(queryClient, settingsQuery).catch((): Settings => ({}));
  return isFeatureOn(name, {
    master: master.featureSwitches,
    setting: chosenIn(settings, name),
    search: window.location.search,
  });
}
