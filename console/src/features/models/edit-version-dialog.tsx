import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import { usePatchVersion } from './mutations';
import { versionName } from './version-name';

type Props = { model: Model; version: ModelVersion; onClose: () => void };

export default function EditVersionDialog({ model, version, onClose }: Props) {
  const { mutateAsync } = usePatchVersion();
  const form = useForm({
    initial: { name: versionName(version), comment: version.comment },
    validate: () => ({}),
  });
  return (
    <FormDialog
      title="Edit Model Version"
      submitLabel="Save"
      failure="Unable to edit model version."
      form={form}
      onClose={onClose}
      onSubmit={({ name, comment }) =>
        mutateAsync({
          modelName: model.name,
          modelVersionNum: version.version,
          body: { name: name.trim(), comment: comment.trim() },
        })
      }
    >
      <TextField label="Name" autoFocus field={form.field('name')} />
      <TextAreaField label="Description" rows={3} field={form.field('comment')} />
    </FormDialog>
  );
}
