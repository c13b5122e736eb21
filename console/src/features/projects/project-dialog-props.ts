import type { Project } from '@trainyard/sdk/types';

/** What every dialog about one project takes. */
export type ProjectDialogProps = {
  project: Project;
  onClose: () => void;
  onDeleted: () => void;
};
