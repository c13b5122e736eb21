import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Model } from '@trainyard/sdk/types';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { WorkspaceMoveDialog } from '~/components/entity/workspace-move-dialog';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { useMoveModel } from './mutations';

type Props = { model: Model; onClose: () => void };

export default function MoveModelDialog({ model, onClose }: Props) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { mutateAsync } = useMoveModel();
  const choices = workspaces
    .filter(({ id, archived }) => id !== model.workspaceId && !archived)
    .filter(({ id }) => can(viewer, 'model.moveTo', { workspaceId: id }))
    .map(({ id, name }) => ({ value: id, label: name, icon: <WorkspaceIcon name={name} /> }))
    .sort((one, other) => one.label.localeCompare(other.label));

  return (
    <WorkspaceMoveDialog
      title={`Move a Model (${model.name})`}
      submitLabel="Move"
      size="small"
      failure={`Unable to move model ${model.id}.`}
      choices={choices}
      onMove={(id) => mutateAsync({ modelName: model.name, destinationWorkspaceId: id })}
      moved={{
        title: 'Successfully Moved',
        what: model.name,
        onView: (id) =>
          void navigate({
            to: '/workspaces/$workspaceId/models',
            params: { workspaceId: String(id) },
          }),
      }}
      onClose={onClose}
    />
  );
}
