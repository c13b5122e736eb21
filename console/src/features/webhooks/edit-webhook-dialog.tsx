import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useMoveWebhook } from './mutations';
import type { AnyWebhook } from './queries';
import { addressSchema } from './webhook-form';

/** Makes a webhook call another address; its triggers stay. */
export default function EditWebhookDialog(props: { webhook: AnyWebhook; onClose: () => void }) {
  const { webhook, onClose } = props;
  const { mutateAsync } = useMoveWebhook();
  const form = useSchemaForm(addressSchema, { url: webhook.url });
  return (
    <FormDialog
      title={`Edit Webhook ${webhook.name ?? ''}`}
      submitLabel="Save"
      failure="Unable to change the webhook."
      done="Webhook changed"
      form={form}
      onClose={onClose}
      onSubmit={({ url }) => mutateAsync({ id: webhook.id ?? 0, url })}
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
