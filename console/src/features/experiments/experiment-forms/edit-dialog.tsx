import { useQueryClient } from '@tanstack/react-query';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { editExperiment } from '~/data/experiments/experiment-mutations';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import { trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';

const schema = z.object({
  name: trimmedText.check(
    z.minLength(1, 'Name must be 1 ~ 128 characters'),
    z.maxLength(128, 'Name must be 1 ~ 128 characters'),
  ),
  description: z.string(),
});

export default function EditDialog({ experiment, onClose }: ActionDialogProps) {
  const queryClient = useQueryClient();
  const { id: experimentId, name, description } = experiment;
  const form = useSchemaForm(schema, { name, description }, `experiments/${experimentId}/edit`);
  return (
    <FormDialog
      title="Edit Experiment"
      submitLabel="Save"
      failure="Unable to update name"
      size="small"
      form={form}
      blocked={form.formState.isDirty ? undefined : 'No changes to save.'}
      onClose={onClose}
      onSubmit={(to) => editExperiment(queryClient, { experimentId, base: form.base, to })}
    >
      <TextField label="Experiment name" autoFocus control={form.control} name="name" />
      <TextAreaField label="Description" rows={4} control={form.control} name="description" />
    </FormDialog>
  );
}
