import type { ParamType } from '~/lib/search-param';

export type FeatureName = 'chart' | 'explist_v2' | 'rp_binding';

type FeatureSwitch = { label: string; description: string; isOn: boolean };

/** What can be tried before it is for everybody, by the names a master knows them under. */
export const featureSwitches: Record<FeatureName, FeatureSwitch> = {
  chart: {
    label: 'New Charts',
    description: 'A grid of grouped charts on a trial. Trainyard always draws it.',
    isOn: false,
  },
  explist_v2: {
    label: 'New Experiment List',
    description: 'The list of experiments as a data grid. Trainyard always shows it.',
    isOn: false,
  },
  rp_binding: {
    label: 'Resource Pool Binding',
    description: 'Binding resource pools to workspaces.',
    isOn: true,
  },
};

export const isFeatureName = (name: string): name is FeatureName => name in featureSwitches;

/** A choice of the person: null is none. */
export const choice: ParamType<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined;

type Sources = {
  /** `name` or `-name`, of the master */
  master: readonly string[];
  setting: boolean | undefined;
  /** the page's query: `f_{name}=on|off` */
  search: string;
};

/** Whether a feature is on: the link decides, else the person, else the master, else what is built in. */
export function isFeatureOn(name: FeatureName, { master, setting, search }: Sources): boolean {
  const wish = new URLSearchParams(search).get(`f_${name}`);
  if (wish === 'on' || wish === 'off') return wish === 'on';
  return setting ?? defaultOf(name, master);
}

/** What holds without a choice of the person. */
export function defaultOf(name: FeatureName, master: readonly string[]): boolean {
  if (master.includes(`-${name}`)) return false;
  return master.includes(name) || featureSwitches[name].isOn;
}
