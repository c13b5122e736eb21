import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Model } from '@trainyard/sdk/types';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { requiredText, trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { editModel } from './mutations';

const schema = z.object({
  name: requiredText('Name', { required: 'Name is required' }),
  description: trimmedText,
});

type Props = { model: Model; onClose: () => void };

export default function EditModelDialog({ model, onClose }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { name, description } = model;
  const form = useSchemaForm(schema, { name, description }, `models/${model.id}/edit`);
  return (
    <FormDialog
      title="Edit Model"
      submitLabel="Save"
      failure="Unable to edit model."
      form={form}
      onClose={onClose}
      onSubmit={async (to) => {
        await editModel(queryClient, { model, base: form.base, to });
        // a page that was opened by the old name changes to the id
        if (location.pathname.endsWith(`/models/${encodeURIComponent(model.name)}`))
          await navigate({
            to: '/models/$modelId',
            params: { modelId: String(model.id) },
            replace: true,
          });
      }}
    >
      <TextField label="Name" autoFocus control={form.control} name="name" />
      <TextAreaField label="Description" rows={3} control={form.control} name="description" />
    </FormDialog>
  );
}
