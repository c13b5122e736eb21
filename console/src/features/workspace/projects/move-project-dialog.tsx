import { useNavigate } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { WorkspaceMoveDialog } from '~/components/entity/workspace-move-dialog';
import { useMoveProject } from './mutations';

type Props = { project: Project; onClose: () => void };

export default function MoveProjectDialog({ project, onClose }: Props) {
  const navigate = useNavigate();
  const { mutateAsync } = useMoveProject();

  return (
    <WorkspaceMoveDialog
      title="Move Project"
      submitLabel="Move Project"
      failure="Unable to move project."
      workspaceId={project.workspaceId}
      isIntoMutable
      policy="project.moveTo"
      onMove={(workspaceId) => mutateAsync({ projectId: project.id, workspaceId })}
      moved={{
        title: 'Move Success',
        what: project.name,
        onView: (id) =>
          void navigate({
            to: '/workspaces/$workspaceId/projects',
            params: { workspaceId: String(id) },
          }),
      }}
      onClose={onClose}
    />
  );
}
