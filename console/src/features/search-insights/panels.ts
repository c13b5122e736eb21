/** Parts of what a search learned, by their names in links. */
export const panelLabels = {
  failures: 'Failures',
} as const;

export type Panel = keyof typeof panelLabels;

export const isPanel = (name: string | undefined): name is Panel =>
  name !== undefined && Object.hasOwn(panelLabels, name);

/** in their order */
export const searchPanels: readonly Panel[] = ['failures'];
