import { useQueryClient } from '@tanstack/react-query';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useState } from 'react';
import { editVersion, versionRef } from '~/features/registry/models/mutations';
import { trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { versionName } from './version-texts';

const schema = z.object({ name: trimmedText, comment: trimmedText });

type Props = { model: Model; version: ModelVersion; onClose: () => void };

export default function EditVersionDialog({ model, version, onClose }: Props) {
  const queryClient = useQueryClient();
  const [{ name, comment }] = useState(version);
  // the field shows the number of a version without a name
  const displayText = versionName({ name, version: version.version });
  const form = useSchemaForm(
    schema,
    { name: displayText, comment },
    `models/${model.id}/versions/${version.version}/edit`,
  );
  const stored = (typed: string) => (typed === displayText ? name : typed);
  return (
    <FormDialog
      title="Edit Model Version"
      submitLabel="Save"
      failure="Unable to edit model version."
      form={form}
      onClose={onClose}
      onSubmit={(typed) =>
        editVersion(queryClient, {
          version: versionRef(model, version),
          base: { ...form.base, name: stored(form.base.name) },
          to: { ...typed, name: stored(typed.name) },
        })
      }
    >
      <TextField label="Name" autoFocus control={form.control} name="name" />
      <TextAreaField label="Description" rows={3} control={form.control} name="comment" />
    </FormDialog>
  );
}
