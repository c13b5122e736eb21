import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { TextArea } from '@trainyard/ui/base/textarea';
import { useDialogAction } from '@trainyard/ui/form/use-dialog-action';
import { Braces } from 'lucide-react';
import { useId, useState } from 'react';
import { type Metadata, MetadataTree } from '~/features/experiments/base/metadata-tree';
import { readMetadata } from './metadata-check';
import { useSaveMetadata } from './mutations';
import { runMetadataQuery } from './queries';

/** The metadata of a run as a tree; users with the permission edit it as JSON. */
export function RunMetadata({ runId, mayEdit }: { runId: number; mayEdit: boolean }) {
  const { data: metadata } = useSuspenseQuery(runMetadataQuery(runId));
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing)
    return <Editor runId={runId} metadata={metadata} onClose={() => setIsEditing(false)} />;
  const isEmpty = Object.keys(metadata).length === 0;
  const edit = mayEdit ? (
    <Button onClick={() => setIsEditing(true)}>{isEmpty ? 'Add metadata' : 'Edit metadata'}</Button>
  ) : null;
  if (isEmpty)
    return (
      <EmptyState
        icon={<Braces className="size-6" strokeWidth={1.5} />}
        title="No metadata"
        hint="What a training script or a person notes about a run: its dataset, its commit."
        action={edit}
      />
    );
  return (
    <section
      aria-label="Metadata"
      className="grid max-w-180 gap-3 [--names:14rem] phone:[--names:9rem]"
    >
      <MetadataTree metadata={metadata} />
      <div>{edit}</div>
    </section>
  );
}

type EditorProps = { runId: number; metadata: Metadata; onClose: () => void };

function Editor({ runId, metadata, onClose }: EditorProps) {
  const id = useId();
  const [base] = useState(metadata);
  const [text, setText] = useState(() => JSON.stringify(base, null, 2));
  const read = readMetadata(text);
  const save = useSaveMetadata(runId);
  const { isBusy, error, run, leave } = useDialogAction({
    title: 'Save metadata',
    failure: 'Unable to save metadata.',
    onClose,
  });
  const problem = 'problem' in read ? read.problem : error;
  return (
    <form
      className="grid max-w-180 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if ('metadata' in read && !isBusy)
          void run(() => save.mutateAsync({ base, to: read.metadata }));
      }}
    >
      <TextArea
        aria-label="Metadata as JSON"
        aria-invalid={'problem' in read}
        aria-describedby={id}
        autoFocus
        rows={16}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="font-mono text-sm"
      />
      <p id={id} role="alert" className="min-h-4 text-sm wrap-anywhere text-bad">
        {problem}
      </p>
      <div className="flex gap-2">
        <Button onClick={leave}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={'problem' in read}>
          Save
        </Button>
      </div>
    </form>
  );
}
