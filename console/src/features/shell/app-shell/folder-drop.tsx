import { can } from '@trainyard/rbac';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { isCovered } from '@trainyard/ui/hooks/use-hotkey';
import { useEffect, useState } from 'react';
import { experimentFolder } from '~/app/overlays/experiment-folder';
import { showOverlay, useOverlay } from '~/app/overlays/overlay';
import { useViewer } from '~/data/viewer';

/**
 * Opens the form of a new experiment with a folder that is dropped anywhere into the window, which
 * is marked while files are dragged over it. Files alone are left to the browser, except over the
 * form, which says what it takes. A dialog of another kind keeps its place.
 */
export function FolderDrop() {
  const isOpen = useOverlay() === 'newExperiment';
  const mayCreate = can(useViewer(), 'experiment.createAnywhere');
  const [isOver, setIsOver] = useState(false);
  const isTaken = () => isOpen || (mayCreate && !isCovered());
  const onDragOver = useHandler((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isTaken());
  });
  const onDrop = useHandler((event: DragEvent) => {
    setIsOver(false);
    const { items = [], files = [] } = event.dataTransfer ?? {};
    const droppedFiles =
      firstFolder(items) ?? (isOpen && !event.defaultPrevented ? [...files] : []);
    if (Array.isArray(droppedFiles) && droppedFiles.length === 0) return;
    // the browser would leave the page and show the file or the folder
    event.preventDefault();
    if (!isTaken()) return;
    experimentFolder.set(droppedFiles);
    if (!isOpen) showOverlay('newExperiment');
  });
  useEffect(() => {
    const stop = new AbortController();
    // a null target means that the pointer has left the page; otherwise it entered another element
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    window.addEventListener('dragover', onDragOver, { signal: stop.signal });
    window.addEventListener('dragleave', onLeave, { signal: stop.signal });
    window.addEventListener('drop', onDrop, { signal: stop.signal });
    // a drag may end without an event; the pointer only moves again after it has ended
    window.addEventListener('pointermove', () => setIsOver(false), { signal: stop.signal });
    return () => stop.abort();
  }, [onDragOver, onDrop]);
  return isOver ? (
    <p className="pointer-events-none fixed inset-2 z-60 grid place-items-center rounded-xl border-2 border-accent border-dashed bg-veil">
      <span className="rounded-md bg-ink px-3 py-2 text-on-ink shadow-float">
        Drop the folder here
      </span>
    </p>
  ) : null;
}

function firstFolder(items: Iterable<DataTransferItem>): FileSystemDirectoryEntry | undefined {
  for (const item of items) {
    const entry = item.webkitGetAsEntry();
    if (entry && isFolder(entry)) return entry;
  }
  return undefined;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
