import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Webhook } from '@trainyard/sdk/types';
import { type ActionItem, offeredItems } from '@trainyard/ui/base/action-items';
import { Send, Trash2 } from 'lucide-react';
import { type EntityActions, menuItemsOf } from '~/app/actions/entity-action';
import { removeWebhook, sendTestEvent } from './mutations';

type WebhookAction = 'test' | 'delete';

/** Every action on a webhook: how it is shown and what runs it. */
export const webhookActions: EntityActions<WebhookAction, { webhook: Webhook }> = {
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
    },
    run: ({ webhook }, { queryClient }) => removeWebhook(queryClient, webhook.id),
    failure: () => 'Unable to delete webhook.',
  },
};

/** The menu items of a webhook for this viewer. */
export const webhookItems = (webhook: Webhook, viewer: Viewer): ActionItem<WebhookAction>[] =>
  offeredItems(menuItemsOf(webhookActions, ['test', 'delete']), (id) =>
    actionFor({ webhook }, id, viewer),
  );
