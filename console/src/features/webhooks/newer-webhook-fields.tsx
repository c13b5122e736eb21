import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { OptionalFields, SelectField, TextField } from '@trainyard/ui/form/fields';
import type { SchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import type { WebhookValues } from './webhook-form';

type Props = { form: SchemaForm<WebhookValues> };

const modes: { value: WebhookValues['mode']; label: string }[] = [
  { value: 'WEBHOOK_MODE_WORKSPACE', label: 'Every experiment' },
  { value: 'WEBHOOK_MODE_SPECIFIC', label: 'Experiments that name it' },
];

/** The workspaces whose webhooks the viewer may edit, with the cluster for those who may there. */
function usePlaces() {
  const viewer = useViewer();
  const { data = [] } = useQuery(workspaceQueries.list());
  const own = data.filter(({ id, userId }) =>
    can(viewer, 'webhook.edit', { workspaceId: id, ownerId: userId }),
  );
  const cluster = can(viewer, 'webhook.edit') ? [{ value: '0', label: 'The whole cluster' }] : [];
  return [...cluster, ...own.map(({ id, name }) => ({ value: String(id), label: name }))];
}

/** Name, workspace and mode of a webhook. */
export function WebhookPlace({ form: { control, watch } }: Props) {
  const places = usePlaces();
  const isNamed = watch('mode') === 'WEBHOOK_MODE_SPECIFIC';
  const hint = `An experiment names it in its configuration: integrations.webhooks.webhook_name.`;
  return (
    <>
      <TextField label="Name" autoFocus control={control} name="name" />
      <SelectField label="Workspace" control={control} name="workspaceId" options={places} />
      <SelectField
        label="Fires for"
        control={control}
        name="mode"
        options={modes}
        {...(isNamed ? { hint } : {})}
      />
    </>
  );
}

/** Triggers beside the end of an experiment: lines of its log, and its own code. */
export const MoreTriggers = ({ form: { control } }: Props) => (
  <>
    <OptionalFields label="A line of a task's log matches" control={control} name="onLog">
      <TextField
        label="Pattern"
        placeholder="CUDA out of memory"
        hint="A regular expression."
        spellCheck={false}
        control={control}
        name="logPattern"
      />
    </OptionalFields>
    <OptionalFields label="The training code sends an event" control={control} name="onCustom">
      <code className="text-sm wrap-anywhere">
        core_context.alert(title="Done", description="…", level="INFO")
      </code>
    </OptionalFields>
  </>
);

/** Where a new webhook of this viewer fires unless another place is chosen. */
export const useFirstPlace = (): string | undefined => usePlaces()[0]?.value;
