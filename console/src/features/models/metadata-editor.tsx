import { Button } from '@trainyard/ui/base/button';
import { useState } from 'react';
import { messageOf } from '~/app/report-error';
import { MetadataFields } from './metadata-fields';
import { metadataOf, rowsOf, rowsProblem } from './metadata-values';

type Props = {
  metadata: Record<string, unknown>;
  onSave: (metadata: Record<string, unknown>) => Promise<unknown>;
  onClose: () => void;
};

/** Editable rows, until they are saved or discarded. */
export default function MetadataEditor({ metadata, onSave, onClose }: Props) {
  const [rows, setRows] = useState(() => rowsOf(metadata));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const hasProblem = rowsProblem(rows) !== undefined;

  async function save() {
    setIsBusy(true);
    try {
      await onSave(metadataOf(rows));
      onClose();
    } catch (reason) {
      setError(`Unable to save metadata. ${messageOf(reason)}`);
      setIsBusy(false);
    }
  }

  return (
    <div className="grid max-w-180 gap-3">
      <MetadataFields rows={rows} onChange={setRows} addLabel="Add Row" />
      {error === undefined ? null : (
        <p role="alert" className="wrap-anywhere text-bad">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" isBusy={isBusy} disabled={hasProblem} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}
