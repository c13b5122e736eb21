import { can } from '@trainyard/rbac';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { isCovered } from '@trainyard/ui/hooks/use-hotkey';
import { useEffect } from 'react';
import { droppedFolder } from '~/app/dropped-folder';
import { showOverlay, useOverlay } from '~/app/overlay';
import { useViewer } from '~/features/viewer/queries';

/**
 * Opens the form of a new experiment with a folder that is dropped anywhere into the window. Files
 * alone are left to the browser, and a dialog of another kind keeps its place.
 */
export function useFolderDrop(): void {
  const isOpen = useOverlay() === 'newExperiment';
  const mayCreate = can(useViewer(), 'experiment.createAnywhere');
  const onDrop = useHandler((event: DragEvent) => {
    const folder = firstFolder(event.dataTransfer?.items ?? []);
    if (!folder) return;
    // the browser would leave the page and list the folder
    event.preventDefault();
    if (!isOpen && (!mayCreate || isCovered())) return;
    droppedFolder.set(folder);
    if (!isOpen) showOverlay('newExperiment');
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('dragover', allowFiles, { signal: stop.signal });
    window.addEventListener('drop', onDrop, { signal: stop.signal });
    return () => stop.abort();
  }, [onDrop]);
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

function firstFolder(items: Iterable<DataTransferItem>): FileSystemDirectoryEntry | undefined {
  for (const item of items) {
    const entry = item.webkitGetAsEntry();
    if (entry && isFolder(entry)) return entry;
  }
  return undefined;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
