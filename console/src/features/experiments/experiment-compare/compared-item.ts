import type { Experiment } from '@trainyard/sdk/types';

/** An experiment that is compared, or one of the trials that are compared in place of experiments. */
export type ComparedItem = Pick<Experiment, 'id' | 'name' | 'startTime' | 'config'> & {
  /** the name of its lines; by default the name and the id */
  label?: string;
  /** the experiment of a trial or a run, whose id is that of the trial or run */
  experimentId?: number;
  /** of its experiment; lists have another text in place of them, and none where there are none */
  notes?: string;
};

/** The word for what is compared. */
export type ComparedNoun = 'experiment' | 'trial';
