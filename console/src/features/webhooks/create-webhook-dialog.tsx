import { Field } from '@trainyard/ui/base/field';
import { Select } from '@trainyard/ui/base/select';
import { OptionalFields, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import type { ReactNode } from 'react';
import { useCreateWebhook } from './mutations';
import {
  emptyWebhook,
  validateWebhook,
  type WebhookKind,
  type WebhookValues,
} from './webhook-form';

const types: { value: WebhookKind; label: string }[] = [
  { value: 'WEBHOOK_TYPE_DEFAULT', label: 'Default' },
  { value: 'WEBHOOK_TYPE_SLACK', label: 'Slack' },
];

type Props = {
  onClose: () => void;
  title?: string;
  /** what is filled in already */
  initial?: WebhookValues;
  /** why these need not be registered */
  blockedBy?: (values: WebhookValues) => string | undefined;
  /** above the fields */
  children?: ReactNode;
};

/** Registers a webhook. */
export default function CreateWebhookDialog(props: Props) {
  const { onClose, title = 'New Webhook', initial = emptyWebhook, blockedBy, children } = props;
  const { mutateAsync } = useCreateWebhook();
  const form = useForm({ initial, validate: validateWebhook });
  const type = form.field('type');
  const { error: noTrigger } = form.field('onError');
  return (
    <FormDialog
      title={title}
      submitLabel="Create Webhook"
      failure="Unable to create webhook."
      form={form}
      blocked={blockedBy?.(form.values)}
      onClose={onClose}
      onSubmit={async (values) => {
        await mutateAsync(values);
        showToast({ kind: 'success', title: 'Webhook created' });
      }}
    >
      {children}
      <TextField
        label="URL"
        placeholder="https://"
        inputMode="url"
        spellCheck={false}
        autoFocus
        field={form.field('url')}
      />
      <Field label="Type">
        {({ id }) => (
          <Select
            id={id}
            label="Type"
            value={type.value}
            options={types}
            onChange={type.onChange}
            className="h-8 w-full"
          />
        )}
      </Field>
      <fieldset className="grid gap-1.5">
        <legend className="pb-1 text-sm font-medium">Trigger</legend>
        <OptionalFields label="COMPLETED" field={form.field('onCompleted')} />
        <OptionalFields label="ERROR" field={form.field('onError')} />
        {noTrigger ? (
          <p role="alert" className="text-sm text-bad">
            {noTrigger}
          </p>
        ) : (
          <p className="text-sm text-faint">It fires for every experiment of the cluster.</p>
        )}
      </fieldset>
    </FormDialog>
  );
}
