import { Button } from '@trainyard/ui/base/button';
import { TextAreaField } from '@trainyard/ui/form/fields';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import type { FormField } from '@trainyard/ui/form/use-form';
import { useState } from 'react';

type Props = { metadata: FormField<string>; labels: FormField<readonly string[]> };

/** The optional fields of a new model or version, hidden until they are opened. */
export function MoreDetails({ metadata, labels }: Props) {
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
        field={metadata}
      />
      <div className="grid gap-1">
        <span className="text-sm font-medium">Tags (optional)</span>
        <TagEditor
          label="Tags"
          tags={labels.value}
          onSave={async (tags) => labels.onChange(tags)}
        />
      </div>
    </>
  );
}
