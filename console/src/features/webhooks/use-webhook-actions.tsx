import type { Webhook } from '@trainyard/sdk/types';
import { type ReactNode, useState } from 'react';
import { ConfirmAct } from '~/components/form/confirm-act';
import { showToast } from '~/lib/toast-store';
import type { WebhookAction } from './actions';
import { useDeleteWebhook, useTestWebhook } from './mutations';

/** Does what the menu of a webhook offers. Render `dialog` somewhere. */
export function useWebhookActions() {
  const [leaving, setLeaving] = useState<Webhook>();
  const { mutate: test } = useTestWebhook();
  const { mutateAsync: remove } = useDeleteWebhook();

  const acts: Record<WebhookAction, (webhook: Webhook) => void> = {
    delete: setLeaving,
    test: ({ id, url }) =>
      test(id, {
        onSuccess: () =>
          showToast({ kind: 'success', title: 'Webhook tested', description: `${url} took it.` }),
      }),
  };

  const dialog: ReactNode = leaving ? (
    <ConfirmAct
      title="Confirm Delete"
      description={
        <p className="wrap-anywhere">
          Are you sure you want to delete the webhook to {leaving.url}?
        </p>
      }
      confirmLabel="Delete Webhook"
      isDanger
      failure="Unable to delete webhook."
      act={() => remove(leaving.id)}
      onClose={() => setLeaving(undefined)}
    />
  ) : null;
  return { run: (action: WebhookAction, webhook: Webhook) => acts[action](webhook), dialog };
}
