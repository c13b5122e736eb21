import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import type { ActionDialogProps } from '~/features/experiments/action-dialog';
import { useEditExperiment } from './form-mutations';

const nameError = (name: string) => {
  const { length } = name.trim();
  return length < 1 || length > 128 ? 'Name must be 1 ~ 128 characters' : undefined;
};

export default function EditDialog({ experiment, onClose }: ActionDialogProps) {
  const { mutateAsync } = useEditExperiment();
  const form = useForm({
    initial: { name: experiment.name, description: experiment.description },
    validate: ({ name }) => ({ name: nameError(name) }),
  });
  const { name, description } = form.values;
  return (
    <FormDialog
      title="Edit Experiment"
      submitLabel="Save"
      failure="Unable to update name"
      size="small"
      form={form}
      blocked={form.isDirty ? undefined : 'No changes to save.'}
      onClose={onClose}
      onSubmit={() => mutateAsync({ experimentId: experiment.id, name: name.trim(), description })}
    >
      <TextField label="Experiment name" autoFocus field={form.field('name')} />
      <TextAreaField label="Description" rows={4} field={form.field('description')} />
    </FormDialog>
  );
}
