import type { Experiment } from '@trainyard/sdk/types';
import type { TableView } from '~/lib/table-search';

/** Parts of what a search learned, by their names in links. */
export const panelLabels = {
  failures: 'Failures',
  rungs: 'Rungs',
  timeline: 'Timeline',
  importance: 'Importance',
  usage: 'Usage',
} as const;

export type Panel = keyof typeof panelLabels;

export const isPanel = (name: string | undefined): name is Panel =>
  name !== undefined && Object.hasOwn(panelLabels, name);

/** in their order */
export const searchPanels: readonly Panel[] = [
  'failures',
  'rungs',
  'timeline',
  'importance',
  'usage',
];

/** What a link says of a part: the order and page of its table, and the stretch of time it shows. */
type View = TableView & { part: string };

export type PanelView = {
  view: View;
  onViewChange: (change: Partial<View>) => void;
};

export type PanelProps = PanelView & { experiment: Experiment };
