import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { usePatchProject } from './mutations';
import type { ProjectDialogProps } from './project-dialog-props';
import { ProjectFields, trimmed, useProjectForm } from './project-form';

export default function EditProjectDialog({ project, onClose }: ProjectDialogProps) {
  const { mutateAsync } = usePatchProject();
  const form = useProjectForm({ name: project.name, description: project.description });
  return (
    <FormDialog
      title="Edit Project"
      submitLabel="Save Changes"
      failure="Unable to update project."
      form={form}
      onClose={onClose}
      onSubmit={(texts) => mutateAsync({ ...trimmed(texts), projectId: project.id })}
    >
      <ProjectFields form={form} />
    </FormDialog>
  );
}
