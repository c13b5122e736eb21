import type { Experiment } from '@trainyard/sdk/types';

/** An experiment that is compared, or one of the trials that are compared in place of experiments. */
export type ComparedItem = Pick<Experiment, 'id' | 'name' | 'startTime' | 'config'> & {
  /** the name of its lines; by default the name and the id */
  label?: string;
  /** the experiment of a trial or a run, whose id is that of the trial or run */
  experimentId?: number;
  /**
   * of its experiment: lists have `omitted` in place of them, and an empty text where there are none;
   * undefined where that is not said
   */
  notes?: string | undefined;
};

/** The word for what is compared. */
export type ComparedNoun = 'experiment' | 'trial';
