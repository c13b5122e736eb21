import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Webhook } from '@trainyard/sdk/types';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { offeredItems } from '@trainyard/ui/base/offered-items';
import { Send, Trash2 } from 'lucide-react';

export type WebhookAction = 'test' | 'delete';

const items: readonly ActionItem<WebhookAction>[] = [
  { id: 'test', label: 'Test Webhook', icon: Send },
  { id: 'delete', label: 'Delete Webhook...', icon: Trash2, isDangerous: true },
];

/** The menu items of a webhook for this viewer. */
export const webhookItems = (webhook: Webhook, viewer: Viewer): ActionItem<WebhookAction>[] =>
  offeredItems(items, (id) => actionFor({ webhook }, id, viewer));
