import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionFor, can } from '@trainyard/rbac';
import type { Workspace } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { FailedState } from '@trainyard/ui/base/empty-state';
import { CodeField } from '@trainyard/ui/form/code-field';
import { OptionalFields, TextField } from '@trainyard/ui/form/fields';
import { FormField } from '@trainyard/ui/form/form';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { LoadingDialog } from '@trainyard/ui/form/loading-dialog';
import { type SchemaForm, useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { messageOf } from '~/app/errors/report-error';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { useCreateWorkspace, useEditWorkspace } from './mutations';
import {
  fieldsOf,
  toBody,
  valuesOf,
  type WorkspaceValues,
  workspaceSchema,
} from './workspace-form';

type Props = { workspace?: Workspace; onClose: () => void };

/**
 * Creates or edits a workspace. The list does not have all fields, so the workspace is fetched
 * first.
 */
export default function WorkspaceDialog({ workspace, onClose }: Props) {
  if (workspace === undefined)
    return <WorkspaceForm initial={valuesOf(undefined, '')} onClose={onClose} />;
  return <EditWorkspace workspace={workspace} onClose={onClose} />;
}

function EditWorkspace({ workspace, onClose }: Required<Props>) {
  const detail = useQuery({
    ...workspaceQueries.detail(workspace.id),
    // typed text must not be replaced by a later answer
    refetchInterval: false,
  });
  const config = detail.data?.checkpointStorageConfig;
  if (detail.data === undefined)
    return (
      <LoadingDialog title="Edit Workspace" onClose={onClose}>
        {detail.error ? (
          <FailedState
            title="Unable to fetch workspace"
            message={messageOf(detail.error)}
            onRetry={() => void detail.refetch()}
          />
        ) : null}
      </LoadingDialog>
    );
  const storage = config ? writeYaml(config) : '';
  return (
    <WorkspaceForm
      workspace={detail.data}
      initial={valuesOf(detail.data, storage)}
      onClose={onClose}
    />
  );
}

type FormProps = Props & { initial: WorkspaceValues };

function WorkspaceForm({ workspace, initial, onClose }: FormProps) {
  const navigate = useNavigate();
  const create = useCreateWorkspace();
  const edit = useEditWorkspace();
  const form = useSchemaForm(workspaceSchema, initial, {
    name: workspace ? `workspaces/${workspace.id}/edit` : 'workspaces/new',
    // it has the keys of a bucket
    without: ['hasStorage', 'storage'],
  });

  async function save(values: WorkspaceValues) {
    const body = toBody(values);
    if (workspace) {
      const before = fieldsOf(toBody(form.base));
      await edit.mutateAsync({ workspaceId: workspace.id, base: before, to: fieldsOf(body) });
      return undefined;
    }
    const { id } = await create.mutateAsync(body);
    const params = { workspaceId: String(id) };
    return () => navigate({ to: '/workspaces/$workspaceId/projects', params });
  }

  return (
    <FormDialog
      title={workspace ? 'Edit Workspace' : 'New Workspace'}
      submitLabel="Save Workspace"
      failure={workspace ? 'Unable to save workspace.' : 'Unable to create workspace.'}
      form={form}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField label="Workspace Name" control={form.control} name="name" autoFocus />
      <AccountFields workspace={workspace} form={form} />
      <StorageField workspace={workspace} form={form} />
    </FormDialog>
  );
}

type PartProps = { workspace: Workspace | undefined; form: SchemaForm<WorkspaceValues> };

/** True if the viewer may edit a part of the form; a new workspace has no owner yet. */
function useIsOffered(
  { workspace }: PartProps,
  action: 'setAgentUserGroup' | 'setCheckpointStorage',
): boolean {
  const viewer = useViewer();
  if (workspace) return actionFor({ workspace }, action, viewer).state === 'allowed';
  return can(viewer, `workspace.${action}`);
}

function AccountFields(props: PartProps) {
  const { form } = props;
  if (!useIsOffered(props, 'setAgentUserGroup')) return null;
  return (
    <>
      <OptionalFields label="Configure Agent User" control={form.control} name="hasUser">
        <TextField label="Agent User ID" inputMode="numeric" control={form.control} name="uid" />
        <TextField label="Agent User Name" control={form.control} name="user" />
      </OptionalFields>
      <OptionalFields label="Configure Agent Group" control={form.control} name="hasGroup">
        <TextField label="Agent Group ID" inputMode="numeric" control={form.control} name="gid" />
        <TextField label="Agent Group Name" control={form.control} name="group" />
      </OptionalFields>
    </>
  );
}

function StorageField(props: PartProps) {
  const { form } = props;
  const isOffered = useIsOffered(props, 'setCheckpointStorage');
  if (!isOffered) return null;
  return (
    <OptionalFields label="Configure Checkpoint Storage" control={form.control} name="hasStorage">
      <FormField
        control={form.control}
        name="storage"
        render={({ field, fieldState }) => (
          <CodeField
            label="Checkpoint storage, YAML"
            language="yaml"
            placeholder={'type: shared_fs\nhost_path: /data/checkpoints'}
            text={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
    </OptionalFields>
  );
}
