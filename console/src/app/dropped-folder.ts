import { createPageStore } from '@trainyard/ui/lib/page-store';

/** A folder that was dropped into the window, until the form of a new experiment reads it. */
export const droppedFolder = createPageStore<FileSystemDirectoryEntry | null>(null);
