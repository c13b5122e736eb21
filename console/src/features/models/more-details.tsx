import { Button } from '@trainyard/ui/base/button';
import { TextAreaField } from '@trainyard/ui/form/fields';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

type Details = { metadata: string; labels: string[] };

/** The optional fields of a new model or version, hidden until they are opened. */
export function MoreDetails() {
  const { control, watch, setValue } = useFormContext<Details>();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="quiet" className="-ml-2 w-fit" onClick={() => setIsOpen(true)}>
        Add More Details...
      </Button>
    );
  return (
    <>
      <TextAreaField
        label="Metadata (optional)"
        hint="A line each: key: value"
        rows={3}
        control={control}
        name="metadata"
      />
      <div className="grid gap-1">
        <span className="text-sm font-medium">Tags (optional)</span>
        <TagEditor
          label="Tags"
          tags={watch('labels')}
          onSave={async (tags) => setValue('labels', tags, { shouldDirty: true })}
        />
      </div>
    </>
  );
}
