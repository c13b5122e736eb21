import { withListChange } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { MetadataFields } from './metadata-fields';
import { isTyped, type MetadataRow } from './metadata-values';

type Details = { metadata: MetadataRow[]; labels: string[] };

/** The optional fields of a new model or version, hidden until they are opened. */
export function MoreDetails() {
  const { watch, getValues, setValue } = useFormContext<Details>();
  const hasDetails = () => getValues('labels').length > 0 || getValues('metadata').some(isTyped);
  const [isOpen, setIsOpen] = useState(hasDetails);
  if (!isOpen)
    return (
      <Button variant="quiet" className="-ml-2.75 w-fit" onClick={() => setIsOpen(true)}>
        Add More Details...
      </Button>
    );
  return (
    <>
      <div className="grid gap-1">
        <span className="text-sm font-medium">Metadata (optional)</span>
        <MetadataFields
          rows={watch('metadata')}
          onChange={(rows) =>
            setValue('metadata', rows, { shouldDirty: true, shouldValidate: true })
          }
          addLabel="Add metadata"
        />
      </div>
      <div className="grid gap-1">
        <span className="text-sm font-medium">Tags (optional)</span>
        <TagEditor
          label="Tags"
          tags={watch('labels')}
          onChange={async (change) =>
            setValue('labels', withListChange(getValues('labels'), change), { shouldDirty: true })
          }
        />
      </div>
    </>
  );
}
