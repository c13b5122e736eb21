import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { requiredText, trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { editProject, type ProjectTexts, useCreateProject } from './mutations';

const schema = z.object({
  name: requiredText('Project Name', { max: 80, required: 'Name is required' }),
  description: trimmedText,
});

/** A project to change, or the workspace of a new one. */
type Props = { onClose: () => void } & (
  | { project: Project; workspaceId?: undefined }
  | { project?: undefined; workspaceId: number }
);

/** Changes the texts of a project, or creates one and opens it. */
export default function ProjectDialog({ project, workspaceId, onClose }: Props) {
  const navigate = useNavigate();
  const create = useCreateProject();
  const queryClient = useQueryClient();
  const { name = '', description = '' } = project ?? {};
  const draft = project ? `projects/${project.id}/edit` : `workspaces/${workspaceId}/new-project`;
  const form = useSchemaForm(schema, { name, description }, draft);

  async function save(texts: ProjectTexts) {
    if (project) {
      const edit = { projectId: project.id, base: form.base, to: texts };
      return editProject(queryClient, edit);
    }
    const { id } = await create.mutateAsync({ ...texts, workspaceId });
    const params = { projectId: String(id) };
    return () => navigate({ to: '/projects/$projectId/experiments', params });
  }

  return (
    <FormDialog
      title={project ? 'Edit Project' : 'New Project'}
      submitLabel={project ? 'Save Changes' : 'Create Project'}
      failure={project ? 'Unable to update project.' : 'Unable to create project.'}
      form={form}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField label="Project Name" control={form.control} name="name" autoFocus />
      <TextAreaField label="Description" control={form.control} name="description" rows={3} />
    </FormDialog>
  );
}
