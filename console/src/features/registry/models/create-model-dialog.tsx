import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Model } from '@trainyard/sdk/types';
import { SelectField, TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { requiredText, trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { emptyRow, metadataRows } from './metadata-values';
import { MoreDetails } from './more-details';
import { useCreateModel } from './mutations';

type Props = {
  /** the workspace of the model, if it is not selectable */
  workspaceId?: number | undefined;
  /** continues with the new model, instead of a toast with a link to it */
  onCreated?: (model: Model) => void;
  onClose: () => void;
};

const schema = z.object({
  workspaceId: z.number().check(z.minimum(1, 'Please select a workspace')),
  name: requiredText('Model name', { required: 'Please input Model name' }),
  description: trimmedText,
  metadata: metadataRows,
  labels: z.array(z.string()),
});

export default function CreateModelDialog({ workspaceId = 0, onCreated, onClose }: Props) {
  const router = useRouter();
  const { mutateAsync } = useCreateModel();
  const form = useSchemaForm(
    schema,
    { workspaceId, name: '', description: '', metadata: [emptyRow], labels: [] },
    'models/new',
  );
  const workspaces = useOpenWorkspaces();
  const none = { value: 0, label: 'Choose a workspace' };

  async function create(output: z.output<typeof schema>) {
    const model = await mutateAsync(output);
    if (onCreated) return onCreated(model);
    showToast({
      kind: 'success',
      title: `"${model.name}" created`,
      action: {
        label: 'View Model',
        run: () =>
          void router.navigate({
            to: '/models/$modelId',
            params: { modelId: String(model.id) },
          }),
      },
    });
  }

  return (
    <FormDialog
      title="Create a new model"
      submitLabel="Create"
      failure="Unable to create model."
      form={form}
      onClose={onClose}
      onSubmit={create}
    >
      <p className="text-muted">
        A model collects the checkpoints that are worth keeping, as versions.
      </p>
      <SelectField
        label="Workspace"
        control={form.control}
        name="workspaceId"
        options={form.watch('workspaceId') === 0 ? [none, ...workspaces] : workspaces}
        disabled={workspaceId !== 0}
      />
      <TextField label="Model name" autoFocus control={form.control} name="name" />
      <TextAreaField
        label="Description (optional)"
        rows={2}
        control={form.control}
        name="description"
      />
      <MoreDetails />
    </FormDialog>
  );
}

/** The workspaces in which the viewer may create models. */
function useOpenWorkspaces() {
  const viewer = useViewer();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  return workspaces
    .filter(({ archived }) => !archived)
    .filter(({ id }) => can(viewer, 'model.create', { workspaceId: id }))
    .map(({ id, name }) => ({ value: id, label: name }));
}
