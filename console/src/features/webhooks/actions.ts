import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Webhook } from '@trainyard/sdk/types';
import { Send, Trash2 } from 'lucide-react';
import type { ActionItem } from '~/components/ui/action-items';
import { offeredItems } from '~/components/ui/offered-items';

export type WebhookAction = 'test' | 'delete';

const items: readonly ActionItem<WebhookAction>[] = [
  { id: 'test', label: 'Test Webhook', icon: Send },
  { id: 'delete', label: 'Delete Webhook...', icon: Trash2, isDangerous: true },
];

/** What the menu of a webhook offers this viewer. */
export const webhookItems = (webhook: Webhook, viewer: Viewer): ActionItem<WebhookAction>[] =>
  offeredItems(items, (id) => actionFor({ webhook }, id, viewer));
