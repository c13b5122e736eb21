import { type QueryClient, useQuery } from '@tanstack/react-query';
import { loadQuery } from '~/app/load-query';
import { masterQuery } from '~/features/session/queries';
import { type Settings, settingsQuery } from '~/features/settings/queries';

export type FeatureName = 'chart' | 'explist_v2' | 'rp_binding';

type FeatureSwitch = {
  label: string;
  description: string;
  isOn: boolean;
  /** there is nothing else any more: the switch of a master or a person changes nothing */
  isFixed?: boolean;
};

/** What can be tried before it is for everybody, by the names a master knows them under. */
export const featureSwitches: Record<FeatureName, FeatureSwitch> = {
  chart: {
    label: 'New Charts',
    description: 'Trials always show the new charts.',
    isOn: true,
    isFixed: true,
  },
  explist_v2: {
    label: 'New Experiment List',
    description: 'Experiments are always listed in the data grid.',
    isOn: true,
    isFixed: true,
  },
  rp_binding: {
    label: 'Resource Pool Binding',
    description: 'Resource pools show which workspaces they are bound to, and can be bound.',
    isOn: true,
  },
};

export const isFeatureName = (name: string): name is FeatureName =>
  Object.hasOwn(featureSwitches, name);

/** What the person chose; null and anything else is no choice. */
export const chosenIn = (settings: Settings, name: FeatureName): boolean | undefined => {
  const choice = settings[switchesPath]?.[name];
  return typeof choice === 'boolean' ? choice : undefined;
};

export const switchesPath = 'global-features';

type Sources = {
  /** `name` or `-name`, of the master */
  master: readonly string[];
  setting: boolean | undefined;
  /** the page's query: `f_{name}=on|off` */
  search: string;
};

/** Whether a feature is on: the link decides, else the person, else the master, else what is built in. */
export function isFeatureOn(name: FeatureName, { master, setting, search }: Sources): boolean {
  if (featureSwitches[name].isFixed) return featureSwitches[name].isOn;
  const wish = new URLSearchParams(search).get(`f_${name}`);
  if (wish === 'on' || wish === 'off') return wish === 'on';
  return setting ?? defaultOf(name, master);
}

/** What holds without a choice of the person. */
export function defaultOf(name: FeatureName, master: readonly string[]): boolean {
  if (master.includes(`-${name}`)) return false;
  return master.includes(name) || featureSwitches[name].isOn;
}

/** Whether a feature is on for whoever is here, on this page. */
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

/** The same for loaders; settings that cannot be read are no choice. */
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
