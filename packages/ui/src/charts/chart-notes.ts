import { createContext } from 'react';

/** A chart as a note names it. */
export type ChartForNote = {
  title: string;
  /** true if it draws metrics of runs by their names */
  isOfMetric: boolean;
};

/** Adds a chart to a note; undefined on pages without notes to add to. */
export const ChartNotes = createContext<((chart: ChartForNote) => void) | undefined>(undefined);
