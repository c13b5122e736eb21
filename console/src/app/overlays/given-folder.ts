import { createPageStore } from '@trainyard/ui/lib/page-store';

/** A folder that was dropped into the window, or the files of one that was chosen. */
export type GivenFolder = FileSystemDirectoryEntry | File[];

/** The folder for a new experiment, until its form reads it. */
export const givenFolder = createPageStore<GivenFolder | null>(null);
