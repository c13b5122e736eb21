import { useMutation } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { formatBytes, formatCount } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useEffect, useId, useRef, useState } from 'react';
import type { LogFilter } from '~/features/experiments/logs/filters/log-filter';
import { maskBatches } from '~/lib/mask-log';
import {
  downloadTarget,
  folderPicker,
  folderTarget,
  type LogLines,
  type Progress,
  saveLog,
} from './download-log';

export type Download = {
  /** whose log it is, as in "Trial 12" */
  subject: string;
  /** of the file, without an ending */
  name: string;
  /** the command that does the same, if there is one */
  command?: string;
  /** the filter of the viewer */
  filter: LogFilter;
  lines: (request: { filter: LogFilter; signal: AbortSignal }) => LogLines;
};

/** The log as text files: all of it, or what the viewer shows. */
export default function DownloadDialog(props: Download & { onClose: () => void }) {
  const { subject, name, command, filter, onClose } = props;
  const isNarrowed = Object.keys(filter).length > 0;
  const [onlyShown, setOnlyShown] = useState(isNarrowed);
  const [progress, setProgress] = useState<Progress>();
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);

  const download = useMutation({
    mutationFn: async () => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      // the browser asks only while it remembers the click
      const target = await targetOf();
      if (target === undefined) return undefined;
      const lines = maskBatches(props.lines({ filter: onlyShown ? filter : {}, signal }));
      return saveLog({ lines, name, target, signal, onProgress: setProgress });
    },
    onSuccess: (done) => {
      if (done === undefined) return;
      const files = done.parts === 1 ? 'one file' : `${done.parts} files`;
      showToast({ kind: 'success', title: `Saved ${formatCount(done.lines)} lines in ${files}` });
      onClose();
    },
  });
  const isStopped = download.error instanceof DOMException && download.error.name === 'AbortError';

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={`Confirm Download for ${subject} Logs`}
        isBusy={download.isPending}
        footer={
          <>
            <Button
              size="form"
              onClick={() => (download.isPending ? controller.current.abort() : onClose())}
            >
              Cancel
            </Button>
            <Button
              size="form"
              variant="primary"
              isBusy={download.isPending}
              onClick={() => download.mutate()}
            >
              Proceed to Download
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>
            {folderPicker()
              ? 'You choose a folder; the log is written there while it is read, in files of at most 128 MiB.'
              : 'The log comes as downloads of at most 128 MiB each.'}
            {command === undefined ? null : ' For a long log, use the command line:'}
          </p>
          {command === undefined ? null : <Command text={command} />}
          {isNarrowed ? <Parts onlyShown={onlyShown} onChange={setOnlyShown} /> : null}
          <p role="status" className="num text-muted empty:hidden">
            {progress && download.isPending ? wordsOf(progress) : ''}
          </p>
          {download.isError && !isStopped ? (
            <p role="alert" className="text-bad">
              Trial log download failed. {download.error.message}
            </p>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}

const wordsOf = ({ lines, characters, parts }: Progress) =>
  `${formatCount(lines)} lines, ${formatBytes(characters)}${parts > 1 ? `, file ${parts}` : ''}`;

/** Undefined when the person chose no folder after all. */
async function targetOf() {
  const pick = folderPicker();
  if (pick === undefined) return downloadTarget();
  try {
    return folderTarget(await pick({ mode: 'readwrite', id: 'logs' }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

const Command = ({ text }: { text: string }) => (
  <div className="flex items-center gap-2 rounded-md bg-sunken p-2 pl-3">
    <code className="min-w-0 flex-1 font-mono text-sm break-words">{text}</code>
    <Button onClick={() => void copyText(text)}>Copy</Button>
  </div>
);

type PartsProps = { onlyShown: boolean; onChange: (onlyShown: boolean) => void };

function Parts({ onlyShown, onChange }: PartsProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-medium">Which lines</legend>
      <label className="flex items-center gap-2">
        <input
          type="radio"
          className="radio"
          name={name}
          checked={onlyShown}
          onChange={() => onChange(true)}
        />
        Lines that match the filters
      </label>
      <label className="flex items-center gap-2">
        <input
          type="radio"
          className="radio"
          name={name}
          checked={!onlyShown}
          onChange={() => onChange(false)}
        />
        The whole log
      </label>
    </fieldset>
  );
}
