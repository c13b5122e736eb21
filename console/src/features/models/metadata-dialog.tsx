import { TextAreaField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import { readMetadata } from './metadata-text';

type Props = {
  text: string;
  onSave: (metadata: Record<string, string>) => Promise<unknown>;
  onClose: () => void;
};

export default function MetadataDialog({ text, onSave, onClose }: Props) {
  const form = useForm({
    initial: { metadata: text },
    validate: ({ metadata }) => ({ metadata: readMetadata(metadata).problem }),
  });
  return (
    <FormDialog
      title="Edit Metadata"
      submitLabel="Save"
      failure="Unable to save metadata."
      form={form}
      onClose={onClose}
      onSubmit={({ metadata }) => onSave(readMetadata(metadata).metadata)}
    >
      <TextAreaField
        label="Metadata"
        hint="A line each: key: value"
        rows={8}
        field={form.field('metadata')}
      />
    </FormDialog>
  );
}
