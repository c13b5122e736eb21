import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Experiment, Template } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { CodeField } from '@trainyard/ui/form/code-field';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { parseConfig } from '~/lib/config/config-text';
import { useCreateTemplate } from './mutations';
import { templateOf, templateSchema } from './template-form';

type Props = {
  /** the template that is copied */
  template?: Template;
  /** the experiment whose surroundings are kept as a template */
  experiment?: Pick<Experiment, 'id' | 'config' | 'workspaceId'>;
  /** the workspace that is chosen at first */
  workspaceId?: number | undefined;
  onClose: () => void;
};

function startOf({ template, experiment, workspaceId: chosenId = 0 }: Props) {
  const { workspaceId } = template ?? experiment ?? { workspaceId: chosenId };
  const config = template ? (template.config ?? {}) : experiment && templateOf(experiment.config);
  const name = template ? `${template.name}-copy` : '';
  return { name, workspaceId, config: config ? writeYaml(config) : '' };
}

const draftOf = ({ template, experiment }: Props) =>
  template
    ? `templates/${template.name}/copy`
    : experiment
      ? `experiments/${experiment.id}/template`
      : 'templates/new';

/** Creates a template, and shows it. */
export default function CreateTemplateDialog(props: Props) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { mutateAsync } = useCreateTemplate();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const form = useSchemaForm(templateSchema, startOf(props), draftOf(props));
  const open = workspaces.filter(
    ({ id, archived }) => !archived && can(viewer, 'template.create', { workspaceId: id }),
  );
  return (
    <FormDialog
      title="New Template"
      submitLabel="Create Template"
      failure="Unable to manage template."
      size="large"
      form={form}
      isKept
      onClose={props.onClose}
      onSubmit={async ({ name, workspaceId, config: text }) => {
        const { config = {} } = parseConfig(text, '');
        await mutateAsync({ name, workspaceId, config });
        showToast({ kind: 'success', title: 'Template Created' });
        const workspace = workspaceId === props.workspaceId ? [workspaceId] : [];
        return () => navigate({ to: '/templates', search: { name, workspace } });
      }}
    >
      <TextField label="Name" autoFocus spellCheck={false} control={form.control} name="name" />
      <SelectField
        label="Workspace"
        control={form.control}
        name="workspaceId"
        options={[
          ...(form.watch('workspaceId') === 0 ? [{ value: 0, label: 'Workspace (required)' }] : []),
          ...open.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <CodeField
        label="Config"
        language="yaml"
        text={form.watch('config')}
        error={form.formState.errors.config?.message}
        hint="Experiments and tasks that name the template are merged with it; what they set themselves wins."
        onChange={(text) =>
          form.setValue('config', text, { shouldDirty: true, shouldValidate: true })
        }
        className="h-[40vh]"
      />
    </FormDialog>
  );
}
