import { useState } from 'react';
import { TextAreaField } from '~/components/form/fields';
import type { FormField } from '~/components/form/use-form';
import { TagEditor } from '~/components/tag-editor/tag-editor';
import { Button } from '~/components/ui/button';

type Props = { metadata: FormField<string>; labels: FormField<readonly string[]> };

/** What few fill in of a new model or version: it is there once it is asked for. */
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
