import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Model } from '@trainyard/sdk/types';
import { WorkspaceIcon } from '~/components/entity/workspace-icon';
import { ChoiceField } from '~/components/form/choice-field';
import { FormDialog } from '~/components/form/form-dialog';
import { useForm } from '~/components/form/use-form';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { showToast } from '~/lib/toast-store';
import { useMoveModel } from './mutations';

type Props = { model: Model; onClose: () => void };

export default function MoveModelDialog({ model, onClose }: Props) {
  const router = useRouter();
  const viewer = useViewer();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { mutateAsync } = useMoveModel();
  const form = useForm<{ workspaceId: number | undefined }>({
    initial: { workspaceId: undefined },
    validate: ({ workspaceId }) => ({
      workspaceId: workspaceId === undefined ? 'Workspace required' : undefined,
    }),
  });
  const choices = workspaces
    .filter(({ id, archived }) => id !== model.workspaceId && !archived)
    .filter(({ id }) => can(viewer, 'model.moveTo', { workspaceId: id }))
    .map(({ id, name }) => ({ value: id, label: name, icon: <WorkspaceIcon name={name} /> }))
    .sort((one, other) => one.label.localeCompare(other.label));

  async function move({ workspaceId }: { workspaceId: number | undefined }) {
    if (workspaceId === undefined) return;
    await mutateAsync({ modelName: model.name, destinationWorkspaceId: workspaceId });
    const name = workspaces.find(({ id }) => id === workspaceId)?.name ?? `${workspaceId}`;
    showToast({
      kind: 'success',
      title: 'Successfully Moved',
      description: `${model.name} moved to workspace ${name}`,
      action: {
        label: 'View Workspace',
        run: () =>
          void router.navigate({
            to: '/workspaces/$workspaceId/models',
            params: { workspaceId: String(workspaceId) },
          }),
      },
    });
  }

  return (
    <FormDialog
      title={`Move a Model (${model.name})`}
      submitLabel="Move"
      size="small"
      failure={`Unable to move model ${model.id}.`}
      form={form}
      onClose={onClose}
      onSubmit={move}
    >
      <ChoiceField
        label="Workspace"
        autoFocus
        field={form.field('workspaceId')}
        choices={choices}
        nothingFound="No workspace matches"
      />
    </FormDialog>
  );
}
