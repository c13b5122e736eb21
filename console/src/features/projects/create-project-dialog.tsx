import { useNavigate } from '@tanstack/react-router';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useCreateProject } from './mutations';
import { ProjectFields, useProjectForm } from './project-form';

type Props = { workspaceId: number; onClose: () => void };

/** A new project, and on to it. */
export default function CreateProjectDialog({ workspaceId, onClose }: Props) {
  const navigate = useNavigate();
  const { mutateAsync } = useCreateProject();
  const form = useProjectForm({ name: '', description: '' });
  return (
    <FormDialog
      title="New Project"
      submitLabel="Create Project"
      failure="Unable to create project."
      form={form}
      onClose={onClose}
      onSubmit={async (texts) => {
        const { id } = await mutateAsync({ ...texts, workspaceId });
        await navigate({
          to: '/projects/$projectId/experiments',
          params: { projectId: String(id) },
        });
      }}
    >
      <ProjectFields form={form} />
    </FormDialog>
  );
}
