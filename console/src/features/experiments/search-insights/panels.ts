import { isSingleTrial, type NamedHyperparameter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
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

const searchPanels: readonly Panel[] = ['failures', 'rungs', 'timeline', 'importance', 'usage'];

/**
 * The panels of an experiment. A single trial only has its usage, because other panels compare
 * trials.
 */
export const panelsOf = (experiment: Pick<Experiment, 'config' | 'searcherType'>) =>
  isSingleTrial(experiment) ? searchPanels.filter((panel) => panel === 'usage') : searchPanels;

/** The search params of a panel: sort and page of its table, and the shown time range. */
type View = TableView & { part: string };

export type PanelView = {
  view: View;
  onViewChange: (change: Partial<View>) => void;
};

/** Draws the button that opens a search with narrower ranges. */
export type Fork = (ranges: readonly NamedHyperparameter[]) => ReactNode;

export type PanelProps = PanelView & {
  experiment: Experiment;
  /** the small form, beside the charts of a search */
  isBrief?: boolean;
  fork?: Fork | undefined;
};

/** hyperparameters in the small form of importance, and those with a curve */
export const maxBars = 6;
export const maxCurves = 4;
