import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Template } from '@trainyard/sdk/types';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { z } from '~/lib/zod';
import { useMoveTemplate } from './mutations';
import { templateSchema } from './template-form';

const { name, workspaceId } = templateSchema.shape;
const schema = z.object({ name, workspaceId });

type Props = { template: Template; onClose: () => void };

/** Gives a template another name, or another workspace. */
export default function MoveTemplateDialog({ template, onClose }: Props) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { mutateAsync } = useMoveTemplate();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const form = useSchemaForm(
    schema,
    { name: template.name, workspaceId: template.workspaceId },
    `templates/${template.name}/move`,
  );
  const open = workspaces.filter(
    ({ id, archived }) =>
      id === template.workspaceId ||
      (!archived && can(viewer, 'template.create', { workspaceId: id })),
  );
  return (
    <FormDialog
      title={`Rename or move ${template.name}`}
      submitLabel="Save"
      size="small"
      failure="Unable to manage template."
      form={form}
      onClose={onClose}
      onSubmit={async (to) => {
        await mutateAsync({ base: form.base, to });
        showToast({ kind: 'success', title: 'Template Updated' });
        return () => navigate({ to: '/templates', search: { name: to.name } });
      }}
    >
      <TextField label="Name" autoFocus spellCheck={false} control={form.control} name="name" />
      <SelectField
        label="Workspace"
        control={form.control}
        name="workspaceId"
        options={open.map(({ id, name: label }) => ({ value: id, label }))}
      />
    </FormDialog>
  );
}
