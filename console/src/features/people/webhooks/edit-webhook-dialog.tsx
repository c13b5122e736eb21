import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useState } from 'react';
import type { AnyWebhook } from '~/data/webhooks';
import { useMoveWebhook } from './mutations';
import { addressSchema } from './webhook-form';

/** Makes a webhook call another address; its triggers stay. */
export default function EditWebhookDialog(props: { webhook: AnyWebhook; onClose: () => void }) {
  const { webhook, onClose } = props;
  const { mutateAsync } = useMoveWebhook();
  const [base] = useState({ url: webhook.url });
  const form = useSchemaForm(addressSchema, base);
  return (
    <FormDialog
      title={`Edit Webhook ${webhook.name ?? ''}`}
      submitLabel="Save"
      failure="Unable to change the webhook."
      done="Webhook changed"
      form={form}
      onClose={onClose}
      onSubmit={(to) => mutateAsync({ id: webhook.id ?? 0, base, to })}
    >
      <TextField
        label="URL"
        inputMode="url"
        spellCheck={false}
        autoFocus
        control={form.control}
        name="url"
      />
    </FormDialog>
  );
}
