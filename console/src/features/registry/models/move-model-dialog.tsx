import { useNavigate } from '@tanstack/react-router';
import type { Model } from '@trainyard/sdk/types';
import { WorkspaceMoveDialog } from '~/components/entity/workspace-move-dialog';
import { useMoveModel } from './mutations';

type Props = { model: Model; onClose: () => void };

export default function MoveModelDialog({ model, onClose }: Props) {
  const navigate = useNavigate();
  const { mutateAsync } = useMoveModel();

  return (
    <WorkspaceMoveDialog
      title={`Move a Model (${model.name})`}
      submitLabel="Move"
      size="small"
      failure={`Unable to move model ${model.id}.`}
      workspaceId={model.workspaceId}
      policy="model.moveTo"
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
