import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { OptionalFields, SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { type SchemaForm, useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import type { ReactNode } from 'react';
import { useSupports } from '~/app/abilities';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { useCreateWebhook } from './mutations';
import { emptyWebhook, type WebhookValues, webhookSchema } from './webhook-form';

const types: { value: WebhookValues['type']; label: string }[] = [
  { value: 'WEBHOOK_TYPE_DEFAULT', label: 'Default' },
  { value: 'WEBHOOK_TYPE_SLACK', label: 'Slack' },
];

type Props = {
  onClose: () => void;
  title?: string;
  /** what is filled in already */
  initial?: WebhookValues;
  /** the reason why these need not be registered */
  blockedBy?: (values: WebhookValues) => string | undefined;
  /** above the fields */
  children?: ReactNode;
};

/** Registers a webhook. */
export default function CreateWebhookDialog(props: Props) {
  const { onClose, title = 'New Webhook', initial = emptyWebhook, blockedBy, children } = props;
  const { mutateAsync } = useCreateWebhook();
  const isNewer = useSupports('workspaceWebhooks');
  const place = useFirstPlace();
  const form = useSchemaForm(
    webhookSchema,
    { ...initial, workspaceId: place ?? '0' },
    // who knows such a URL may post to it
    { name: `webhooks/${title}`, without: ['url'] },
  );
  const noTrigger = form.formState.errors.onError?.message;
  return (
    <FormDialog
      title={title}
      submitLabel="Create Webhook"
      failure="Unable to create webhook."
      done="Webhook created"
      form={form}
      blocked={
        isNewer && place === undefined
          ? 'You may not edit webhooks in any workspace.'
          : blockedBy?.(form.watch())
      }
      onClose={onClose}
      onSubmit={mutateAsync}
    >
      {children}
      {isNewer ? <WebhookPlace form={form} /> : null}
      <TextField
        label="URL"
        placeholder="https://"
        inputMode="url"
        spellCheck={false}
        autoFocus={!isNewer}
        control={form.control}
        name="url"
      />
      <SelectField label="Type" control={form.control} name="type" options={types} />
      <fieldset className="grid gap-1.5">
        <legend className="pb-1 text-sm font-medium">Trigger</legend>
        <OptionalFields label="COMPLETED" control={form.control} name="onCompleted" />
        <OptionalFields label="ERROR" control={form.control} name="onError" />
        {isNewer ? <MoreTriggers form={form} /> : null}
        {noTrigger ? (
          <p role="alert" className="text-sm text-bad">
            {noTrigger}
          </p>
        ) : isNewer ? null : (
          <p className="text-sm text-faint">It fires for every experiment of the cluster.</p>
        )}
      </fieldset>
    </FormDialog>
  );
}

type FormProps = { form: SchemaForm<WebhookValues> };

const modes: { value: WebhookValues['mode']; label: string }[] = [
  { value: 'WEBHOOK_MODE_WORKSPACE', label: 'Every experiment' },
  { value: 'WEBHOOK_MODE_SPECIFIC', label: 'Experiments that name it' },
];

/** The workspaces whose webhooks the viewer may edit, and the cluster if that is permitted, too. */
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
function WebhookPlace({ form: { control, watch } }: FormProps) {
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
const MoreTriggers = ({ form: { control } }: FormProps) => (
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
const useFirstPlace = (): string | undefined => usePlaces()[0]?.value;
