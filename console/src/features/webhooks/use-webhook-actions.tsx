import type { Webhook } from '@trainyard/sdk/types';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { type ReactNode, useState } from 'react';
import type { WebhookAction } from './actions';
import { useDeleteWebhook, useTestWebhook } from './mutations';

/** Does what the menu of a webhook offers. Render `dialog` somewhere. */
export function useWebhookActions() {
  const [leaving, setLeaving] = useState<Webhook>();
  const { mutate: test } = useTestWebhook();
  const { mutateAsync: remove } = useDeleteWebhook();

  const handlers: Record<WebhookAction, (webhook: Webhook) => void> = {
    delete: setLeaving,
    test: ({ id, url }) =>
      test(id, {
        onSuccess: () =>
          showToast({
            kind: 'success',
            title: 'Webhook tested',
            description: `Delivered to ${url}.`,
          }),
      }),
  };

  const dialog: ReactNode = leaving ? (
    <ConfirmActionDialog
      title="Confirm Delete"
      description={
        <p className="wrap-anywhere">
          Are you sure you want to delete the webhook to {leaving.url}?
        </p>
      }
      confirmLabel="Delete Webhook"
      isDanger
      failure="Unable to delete webhook."
      action={() => remove(leaving.id)}
      onClose={() => setLeaving(undefined)}
    />
  ) : null;
  return { run: (action: WebhookAction, webhook: Webhook) => handlers[action](webhook), dialog };
}
