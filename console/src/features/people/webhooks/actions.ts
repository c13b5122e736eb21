import { actionFor, type Viewer } from '@trainyard/rbac';
import { Pencil, Send, Trash2 } from 'lucide-react';
import { supports } from '~/app/abilities';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import type { AnyWebhook } from '~/data/webhooks';
import { removeWebhook, sendTestEvent } from './mutations';

type WebhookAction = 'edit' | 'test' | 'delete';

/** Every action on a webhook: how it is shown and what runs it. */
export const webhookActions: EntityActions<WebhookAction, { webhook: AnyWebhook }> = {
  edit: {
    label: 'Edit URL...',
    icon: Pencil,
    dialog: () => import('./edit-webhook-dialog'),
  },
  test: {
    label: 'Test Webhook',
    icon: Send,
    run: ({ webhook }, { queryClient }) => sendTestEvent(queryClient, webhook.id),
    success: ({ webhook }) => ({
      title: 'Webhook tested',
      description: `Delivered to ${webhook.url}.`,
    }),
    failure: () => 'Webhook Request Failed',
  },
  delete: {
    label: 'Delete Webhook...',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Delete',
      text: ({ webhook }) => `Are you sure you want to delete the webhook to ${webhook.url}?`,
      submit: 'Delete Webhook',
      typeToConfirm: ({ webhook }) => webhook.name || webhook.url,
    },
    run: ({ webhook }, { queryClient }) => removeWebhook(queryClient, webhook.id),
    failure: () => 'Unable to delete webhook.',
  },
};

/** The menu items of a webhook for this viewer. */
export function webhookItems(
  webhook: AnyWebhook & { ownerId?: number },
  viewer: Viewer,
): OfferedItem<WebhookAction>[] {
  const ids = [
    ...(supports('workspaceWebhooks') ? (['edit'] as const) : []),
    'test',
    'delete',
  ] as const;
  return offeredItems(menuItemsOf(webhookActions, ids), (id) => actionFor({ webhook }, id, viewer));
}
