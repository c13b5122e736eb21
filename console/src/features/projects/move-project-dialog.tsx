import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Project, Workspace } from '@trainyard/sdk/types';
import { WorkspaceIcon } from '~/components/entity/workspace-icon';
import { type Choice, ChoiceField } from '~/components/form/choice-field';
import { FormDialog } from '~/components/form/form-dialog';
import { useForm } from '~/components/form/use-form';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { showToast } from '~/lib/toast-store';
import { useMoveProject } from './mutations';
import type { ProjectDialogProps } from './project-dialog-props';

type Values = { workspaceId: number | undefined };

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

export default function MoveProjectDialog({ project, onClose }: ProjectDialogProps) {
  const router = useRouter();
  const viewer = useViewer();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { mutateAsync } = useMoveProject();
  const form = useForm<Values>({
    initial: { workspaceId: undefined },
    validate: ({ workspaceId }) => ({
      workspaceId: workspaceId === undefined ? 'Workspace required' : undefined,
    }),
  });
  const choices = workspaces
    .filter(({ immutable }) => !immutable)
    .filter(
      ({ id }) => id === project.workspaceId || can(viewer, 'project.moveTo', { workspaceId: id }),
    )
    .map((workspace) => toChoice(workspace, project));

  async function move({ workspaceId }: Values) {
    if (workspaceId === undefined) return;
    await mutateAsync({ projectId: project.id, workspaceId });
    const name = workspaces.find(({ id }) => id === workspaceId)?.name ?? `${workspaceId}`;
    showToast({
      kind: 'success',
      title: 'Move Success',
      description: `${project.name} moved to workspace ${name}`,
      action: {
        label: 'View Workspace',
        run: () =>
          void router.navigate({
            to: '/workspaces/$workspaceId/projects',
            params: { workspaceId: String(workspaceId) },
          }),
      },
    });
  }

  return (
    <FormDialog
      title="Move Project"
      submitLabel="Move Project"
      failure="Unable to move project."
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
