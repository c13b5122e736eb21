import { createContext, type ReactNode, use } from 'react';
import type { ChartCommand } from '../chart-tools';
import type { ChartSettings } from './arrangement';

/** The place of a chart on a board that the user arranges. */
export type ArrangedChart = {
  settings: ChartSettings;
  onChange: (change: { [Name in keyof ChartSettings]: ChartSettings[Name] | undefined }) => void;
  commands: readonly ChartCommand[];
  /** moves the chart; before its title */
  handle: ReactNode;
};

/** Set by a board around each of its charts, so that pages render them as anywhere else. */
export const ArrangedChartContext = createContext<ArrangedChart | undefined>(undefined);

export const useArrangedChart = (): ArrangedChart | undefined => use(ArrangedChartContext);
