import type { Experiment } from '@trainyard/sdk/types';

/** What every dialog about one experiment takes. */
export type ActDialogProps = {
  experiment: Experiment;
  onClose: () => void;
};
