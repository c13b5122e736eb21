import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Model } from '@trainyard/sdk/types';
import { Field } from '@trainyard/ui/base/field';
import { Select } from '@trainyard/ui/base/select';
import { check, required } from '@trainyard/ui/form/field-rules';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { readMetadata } from './metadata-text';
import { MoreDetails } from './more-details';
import { useCreateModel } from './mutations';

type Props = {
  /** where it will be, where that is not asked */
  workspaceId?: number | undefined;
  /** goes on with the new model, in place of a note that offers to open it */
  onCreated?: (model: Model) => void;
  onClose: () => void;
};

type Values = {
  workspaceId: number;
  name: string;
  description: string;
  metadata: string;
  labels: readonly string[];
};

export default function CreateModelDialog({ workspaceId = 0, onCreated, onClose }: Props) {
  const router = useRouter();
  const { mutateAsync } = useCreateModel();
  const form = useForm<Values>({
    initial: { workspaceId, name: '', description: '', metadata: '', labels: [] },
    validate: (values) => ({
      workspaceId: values.workspaceId === 0 ? 'Please select a workspace' : undefined,
      name: check(values.name, required('Model name', 'Please input Model name')),
      metadata: readMetadata(values.metadata).problem,
    }),
  });

  async function create({ name, description, metadata, labels, ...place }: Values) {
    const model = await mutateAsync({
      ...place,
      name: name.trim(),
      description: description.trim(),
      labels: [...labels],
      metadata: readMetadata(metadata).metadata,
    });
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
        A model gathers the checkpoints that are worth keeping, as versions.
      </p>
      <WorkspaceField field={form.field('workspaceId')} isFixed={workspaceId !== 0} />
      <TextField label="Model name" autoFocus field={form.field('name')} />
      <TextAreaField label="Description (optional)" rows={2} field={form.field('description')} />
      <MoreDetails metadata={form.field('metadata')} labels={form.field('labels')} />
    </FormDialog>
  );
}

type WorkspaceProps = {
  field: { value: number; error: string | undefined; onChange: (id: number) => void };
  isFixed: boolean;
};

/** Workspaces where models may be made. */
function WorkspaceField({ field, isFixed }: WorkspaceProps) {
  const viewer = useViewer();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const open = workspaces
    .filter(({ archived }) => !archived)
    .filter(({ id }) => can(viewer, 'model.create', { workspaceId: id }))
    .map(({ id, name }) => ({ value: id, label: name }));
  const none = { value: 0, label: 'Choose a workspace' };
  return (
    <Field label="Workspace" error={field.error}>
      {({ id }) => (
        <Select
          id={id}
          label="Workspace"
          value={field.value}
          options={field.value === 0 ? [none, ...open] : open}
          onChange={field.onChange}
          disabled={isFixed}
          className="h-8 w-full"
        />
      )}
    </Field>
  );
}
