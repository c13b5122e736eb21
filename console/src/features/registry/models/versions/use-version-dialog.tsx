import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { Copy } from 'lucide-react';
import { downloadCommand, notebookCode } from './version-texts';

type VersionProps = { model: Model; version: ModelVersion; onClose: () => void };

/** The command that fetches a version, for a terminal. */
export const DownloadVersionDialog = ({ version, onClose }: VersionProps) => (
  <CodeDialog
    title="Download Model Command"
    description="Copy/paste command into a terminal where you are signed in"
    code={downloadCommand(version)}
    onClose={onClose}
  />
);

/** The code that loads a version, for a notebook. */
export const NotebookDialog = ({ model, version, onClose }: VersionProps) => (
  <CodeDialog
    title="Use in Notebook"
    description="Reference this model in a notebook"
    code={notebookCode({ modelName: model.name, versionNum: version.version })}
    hint="Copy/paste code into a notebook cell"
    onClose={onClose}
  />
);

type Props = {
  title: string;
  description: string;
  code: string;
  hint?: string;
  onClose: () => void;
};

function CodeDialog({ title, description, code, hint, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={title} description={description}>
        <div className="mt-3 flex items-start gap-1.5 rounded-md border border-line bg-sunken py-2 pr-1.5 pl-3">
          <pre className="min-w-0 flex-1 overflow-x-auto font-mono text-sm">{code}</pre>
          <IconButton label="Copy" onClick={() => void copyText(code)}>
            <Copy aria-hidden className="size-3.5" />
          </IconButton>
        </div>
        {hint ? <p className="pt-2 text-sm text-muted">{hint}</p> : null}
      </DialogContent>
    </Dialog>
  );
}
