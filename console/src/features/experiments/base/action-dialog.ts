import type { Experiment } from '@trainyard/sdk/types';

/** The props of a dialog that carries out one action on one experiment. */
export type ActionDialogProps = {
  experiment: Experiment;
  onClose: () => void;
};
