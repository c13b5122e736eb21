import { Button } from '@trainyard/ui/base/button';
import { FolderInput } from '@trainyard/ui/form/folder-input';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ExperimentFolder, experimentFolder } from '~/app/overlays/experiment-folder';
import {
  type CodeFolder,
  chosenFolder,
  folderProblem,
  folderText,
  readDropped,
} from './code-folder';

type Props = {
  folder: CodeFolder | undefined;
  /** how many of its files were read to be sent; undefined before */
  read: number | undefined;
  onChange: (folder: CodeFolder | undefined) => void;
};

/** The folder that is sent with an experiment: chosen, or dropped anywhere into the window. */
export function CodeField({ folder, read, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isListing, setIsListing] = useState(false);

  async function take(listing: Promise<CodeFolder | undefined>) {
    setIsListing(true);
    setFailure(undefined);
    try {
      const pickedFolder = await listing;
      if (pickedFolder) onChange(pickedFolder);
    } catch (error) {
      setFailure(`The folder cannot be read. ${error instanceof Error ? error.message : ''}`);
    } finally {
      setIsListing(false);
    }
  }

  const droppedFolder = experimentFolder.use();
  const takeGiven = useHandler((root: ExperimentFolder) => {
    experimentFolder.set(null);
    void take(Array.isArray(root) ? chosenFolder(root) : readDropped(root));
  });
  useEffect(() => {
    if (droppedFolder) takeGiven(droppedFolder);
  }, [droppedFolder, takeGiven]);
  const problem = folder ? folderProblem(folder) : undefined;
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <Button isBusy={isListing} onClick={() => input.current?.click()}>
          <FolderOpen aria-hidden className="size-3.5" strokeWidth={1.5} />
          {folder ? 'Choose another folder' : 'Choose a folder'}
        </Button>
        {folder ? (
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            Send no files
          </Button>
        ) : (
          <span className="text-sm text-faint">
            or drop one into the window. Without a folder the entrypoint runs code from its image.
          </span>
        )}
      </span>
      <FolderInput
        ref={input}
        label="Folder with code"
        onChoose={(files) => void take(chosenFolder(files))}
      />
      {folder ? (
        <p role="status" className="text-sm wrap-anywhere text-muted">
          {read === undefined
            ? folderText(folder)
            : `Reading ${read} of ${folder.files.length} files`}
        </p>
      ) : null}
      {(problem ?? failure) ? (
        <p role="alert" className="text-sm wrap-anywhere text-bad">
          {problem ?? failure}
        </p>
      ) : null}
    </div>
  );
}
