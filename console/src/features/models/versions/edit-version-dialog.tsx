import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { usePatchVersion } from '~/features/models/mutations';
import { trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { versionName } from './version-texts';

const schema = z.object({ name: trimmedText, comment: trimmedText });

type Props = { model: Model; version: ModelVersion; onClose: () => void };

export default function EditVersionDialog({ model, version, onClose }: Props) {
  const { mutateAsync } = usePatchVersion();
  const form = useSchemaForm(schema, { name: versionName(version), comment: version.comment });
  return (
    <FormDialog
      title="Edit Model Version"
      submitLabel="Save"
      failure="Unable to edit model version."
      form={form}
      onClose={onClose}
      onSubmit={(body) =>
        mutateAsync({ modelName: model.name, modelVersionNum: version.version, body })
      }
    >
      <TextField label="Name" autoFocus control={form.control} name="name" />
      <TextAreaField label="Description" rows={3} control={form.control} name="comment" />
    </FormDialog>
  );
}
