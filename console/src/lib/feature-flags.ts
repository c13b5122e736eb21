export type FeatureName = 'chart' | 'explist_v2' | 'rp_binding';

type FeatureFlag = {
  label: string;
  description: string;
  isOn: boolean;
  /** it cannot be turned off: the settings of the master and the user have no effect */
  isFixed?: boolean;
};

/** The feature flags, by the names that the master uses. */
export const featureFlags: Record<FeatureName, FeatureFlag> = {
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
  Object.hasOwn(featureFlags, name);

/** The choice of the user; null and other values mean that there is none. */
export const chosenIn = (
  settings: Readonly<Record<string, Record<string, unknown>>>,
  name: FeatureName,
): boolean | undefined => {
  const choice = settings[featureFlagsPath]?.[name];
  return typeof choice === 'boolean' ? choice : undefined;
};

export const featureFlagsPath = 'global-features';

type Sources = {
  /** `name` or `-name`, of the master */
  master: readonly string[];
  setting: boolean | undefined;
  /** the page's query: `f_{name}=on|off` */
  search: string;
};

/** True if a feature is on: by the link, else the user, else the master, else the default. */
export function isFeatureOn(name: FeatureName, { master, setting, search }: Sources): boolean {
  if (featureFlags[name].isFixed) return featureFlags[name].isOn;
  const choice = new URLSearchParams(search).get(`f_${name}`);
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return setting ?? defaultOf(name, master);
}

/** The value without a choice of the user. */
export function defaultOf(name: FeatureName, master: readonly string[]): boolean {
  if (master.includes(`-${name}`)) return false;
  return master.includes(name) || featureFlags[name].isOn;
}
