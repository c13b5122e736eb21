import { Button } from '@trainyard/ui/base/button';
import { useDialogAction } from '@trainyard/ui/form/use-dialog-action';
import { takeFreeFocus } from '@trainyard/ui/lib/focus/restore-focus';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { SectionHeading } from '@trainyard/ui/page/section';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Edit } from '~/app/editing/save-fields';
import { MetadataFields } from './metadata-fields';
import { metadataOf, rowsOf, rowsProblem } from './metadata-values';

type Props = {
  metadata: Record<string, unknown>;
  mayEdit: boolean;
  onSave: (edit: Edit<Record<string, unknown>>) => Promise<unknown>;
};

/** The metadata of a model or a version; it is edited in place. */
export function MetadataCard({ metadata, mayEdit, onSave }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const isEmpty = Object.keys(metadata).length === 0;
  if (isEmpty && !mayEdit) return null;
  return (
    <section aria-label="Metadata">
      <div className="flex items-baseline justify-between gap-2">
        <SectionHeading>Metadata</SectionHeading>
        {mayEdit && !isEditing ? (
          <Button
            variant="quiet"
            className="-mr-2.75"
            aria-label={isEmpty ? undefined : 'Edit metadata'}
            onClick={() => setIsEditing(true)}
            ref={wasEdited ? takeFreeFocus : undefined}
          >
            {isEmpty ? null : <Pencil aria-hidden className="size-3.5" />}
            {isEmpty ? 'Add metadata...' : 'Edit'}
          </Button>
        ) : null}
      </div>
      {isEditing ? (
        <MetadataEditor
          metadata={metadata}
          onSave={onSave}
          onClose={() => {
            setIsEditing(false);
            setWasEdited(true);
          }}
        />
      ) : isEmpty ? null : (
        <MetadataList metadata={metadata} />
      )}
    </section>
  );
}

type EditorProps = {
  metadata: Record<string, unknown>;
  onSave: (edit: Edit<Record<string, unknown>>) => Promise<unknown>;
  onClose: () => void;
};

/** Editable rows, until they are saved or discarded. */
function MetadataEditor({ metadata, onSave, onClose }: EditorProps) {
  const [base] = useState(metadata);
  const [rows, setRows] = useState(() => rowsOf(base));
  const { isBusy, error, run, leave } = useDialogAction({
    title: 'Save metadata',
    failure: 'Unable to save metadata.',
    onClose,
  });
  const hasProblem = rowsProblem(rows) !== undefined;

  const save = () => run(() => onSave({ base, to: metadataOf(rows) }));

  return (
    <div className="grid max-w-180 gap-3">
      <MetadataFields rows={rows} onChange={setRows} addLabel="Add Row" />
      {error === undefined ? null : (
        <p role="alert" className="wrap-anywhere text-bad">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <Button onClick={leave}>Cancel</Button>
        <Button variant="primary" isBusy={isBusy} disabled={hasProblem} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}
