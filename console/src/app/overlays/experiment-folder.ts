import { createPageStore } from '@trainyard/ui/lib/page-store';

/** A folder that was dropped into the window, or the files of one that was chosen. */
export type ExperimentFolder = FileSystemDirectoryEntry | File[];

/** The folder for a new experiment, until its form reads it. */
export const experimentFolder = createPageStore<ExperimentFolder | null>(null);
