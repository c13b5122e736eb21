import { OptionalFields, SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import type { ReactNode } from 'react';
import { useSupports } from '~/app/abilities';
import { useCreateWebhook } from './mutations';
import { MoreTriggers, useFirstPlace, WebhookPlace } from './newer-webhook-fields';
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
  const form = useSchemaForm(webhookSchema, { ...initial, workspaceId: place ?? '0' });
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
