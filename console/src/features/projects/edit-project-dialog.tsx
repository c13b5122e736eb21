import type { Project } from '@trainyard/sdk/types';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { usePatchProject } from './mutations';
import { ProjectFields, useProjectForm } from './project-form';

type Props = { project: Project; onClose: () => void };

export default function EditProjectDialog({ project, onClose }: Props) {
  const { mutateAsync } = usePatchProject();
  const form = useProjectForm({ name: project.name, description: project.description });
  return (
    <FormDialog
      title="Edit Project"
      submitLabel="Save Changes"
      failure="Unable to update project."
      form={form}
      onClose={onClose}
      onSubmit={(texts) => mutateAsync({ ...texts, projectId: project.id })}
    >
      <ProjectFields form={form} />
    </FormDialog>
  );
}
