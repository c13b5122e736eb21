import { getWebhooks } from '@trainyard/sdk/calls';
import type { Webhook } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { q } from './q';

/** A webhook of any master; only newer ones have a name, a mode, and a workspace, 0 for the cluster. */
export type AnyWebhook = Webhook & Partial<Pick<schemas.Webhook, 'name' | 'mode' | 'workspaceId'>>;

/** Returns the triggers of a webhook in words. */
export const triggerWords = ({ triggers }: AnyWebhook): string[] =>
  triggers.map(({ triggerType, condition }) => {
    const type: string = triggerType;
    if (type === 'TRIGGER_TYPE_TASK_LOG') return `log: ${condition?.regex}`;
    if (type === 'TRIGGER_TYPE_CUSTOM') return 'sent by code';
    return String(condition?.state).toLowerCase();
  });

export const webhookQueries = {
  list: () =>
    q(
      getWebhooks,
      {},
      {
        select: ({ webhooks }): AnyWebhook[] => webhooks,
        poll: 'settled',
        error: 'Unable to fetch webhooks.',
      },
    ),
};
