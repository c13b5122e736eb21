import { TextAreaField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { z } from '~/lib/zod';
import { typedMetadata } from './metadata-text';

const schema = z.object({ metadata: typedMetadata });

type Props = {
  text: string;
  onSave: (metadata: Record<string, string>) => Promise<unknown>;
  onClose: () => void;
};

export default function MetadataDialog({ text, onSave, onClose }: Props) {
  const form = useSchemaForm(schema, { metadata: text });
  return (
    <FormDialog
      title="Edit Metadata"
      submitLabel="Save"
      failure="Unable to save metadata."
      form={form}
      onClose={onClose}
      onSubmit={({ metadata }) => onSave(metadata)}
    >
      <TextAreaField
        label="Metadata"
        hint="A line each: key: value"
        rows={8}
        control={form.control}
        name="metadata"
      />
    </FormDialog>
  );
}
