import type { Experiment } from '@trainyard/sdk/types';
import type { TableView } from '~/lib/table-search';

/** Parts of what a search learned, by their names in links. */
export const panelLabels = {
  failures: 'Failures',
  rungs: 'Rungs',
} as const;

export type Panel = keyof typeof panelLabels;

export const isPanel = (name: string | undefined): name is Panel =>
  name !== undefined && Object.hasOwn(panelLabels, name);

/** in their order */
export const searchPanels: readonly Panel[] = ['failures', 'rungs'];

/** The table of a part: its order and page are the link's. */
export type PanelView = {
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

export type PanelProps = PanelView & { experiment: Experiment };
