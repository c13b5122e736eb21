import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { Copy } from 'lucide-react';
import { downloadCommand, notebookCode } from './use-version-code';

type Props = {
  about: 'download' | 'notebook';
  model: Model;
  version: ModelVersion;
  onClose: () => void;
};

/** How to get at a version from outside: a command for a terminal, or code for a notebook. */
export default function UseVersionDialog({ about, model, version, onClose }: Props) {
  const isDownload = about === 'download';
  const text = isDownload
    ? downloadCommand(version)
    : notebookCode({ modelName: model.name, versionNum: version.version });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={isDownload ? 'Download Model Command' : 'Use in Notebook'}
        description={
          isDownload
            ? 'Copy/paste command into a terminal where you are signed in'
            : 'Reference this model in a notebook'
        }
      >
        <div className="mt-3 flex items-start gap-1.5 rounded-md border border-line bg-sunken py-2 pr-1.5 pl-3">
          <pre className="min-w-0 flex-1 overflow-x-auto font-mono text-sm">{text}</pre>
          <IconButton label="Copy" onClick={() => void copyText(text)}>
            <Copy aria-hidden className="size-3.5" />
          </IconButton>
        </div>
        {isDownload ? null : (
          <p className="pt-2 text-sm text-muted">Copy/paste code into a notebook cell</p>
        )}
      </DialogContent>
    </Dialog>
  );
}
