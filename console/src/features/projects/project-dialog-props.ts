import type { Project } from '@trainyard/sdk/types';

/** The props of every dialog about one project. */
export type ProjectDialogProps = {
  project: Project;
  onClose: () => void;
  onDeleted: () => void;
};
