import { useNavigate } from '@tanstack/react-router';
import type { Model } from '@trainyard/sdk/types';
import { check, required } from '@trainyard/ui/form/field-rules';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import { usePatchModel } from './mutations';

type Props = { model: Model; onClose: () => void };

export default function EditModelDialog({ model, onClose }: Props) {
  const navigate = useNavigate();
  const { mutateAsync } = usePatchModel();
  const form = useForm({
    initial: { name: model.name, description: model.description },
    validate: ({ name }) => ({ name: check(name, required('Name', 'Name is required')) }),
  });
  return (
    <FormDialog
      title="Edit Model"
      submitLabel="Save"
      failure="Unable to edit model."
      form={form}
      onClose={onClose}
      onSubmit={async ({ name, description }) => {
        const body = { name: name.trim(), description: description.trim() };
        await mutateAsync({ modelName: model.name, body });
        // a page that was opened by the old name continues with the id
        if (location.pathname.endsWith(`/models/${encodeURIComponent(model.name)}`))
          await navigate({
            to: '/models/$modelId',
            params: { modelId: String(model.id) },
            replace: true,
          });
      }}
    >
      <TextField label="Name" autoFocus field={form.field('name')} />
      <TextAreaField label="Description" rows={3} field={form.field('description')} />
    </FormDialog>
  );
}
