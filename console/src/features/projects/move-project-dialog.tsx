import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Project, Workspace } from '@trainyard/sdk/types';
import type { Choice } from '@trainyard/ui/form/choice-field';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { WorkspaceMoveDialog } from '~/components/entity/workspace-move-dialog';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { useMoveProject } from './mutations';

const toChoice = (workspace: Workspace, { workspaceId }: Project): Choice<number> => {
  const isHere = workspace.id === workspaceId;
  return {
    value: workspace.id,
    label: workspace.name,
    icon: <WorkspaceIcon name={workspace.name} />,
    note: isHere ? 'current' : workspace.archived ? 'archived' : undefined,
    isDisabled: isHere || workspace.archived,
    isMarked: isHere,
  };
};

type Props = { project: Project; onClose: () => void };

export default function MoveProjectDialog({ project, onClose }: Props) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { mutateAsync } = useMoveProject();
  const choices = workspaces
    .filter(({ immutable }) => !immutable)
    .filter(
      ({ id }) => id === project.workspaceId || can(viewer, 'project.moveTo', { workspaceId: id }),
    )
    .map((workspace) => toChoice(workspace, project));

  return (
    <WorkspaceMoveDialog
      title="Move Project"
      submitLabel="Move Project"
      failure="Unable to move project."
      choices={choices}
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
