import { deleteWebhook, getWebhooks, postWebhook, testWebhook } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import { patchWebhook } from '@trainyard/sdk/v038';
import { supports } from '~/app/abilities';
import { mutationHook } from '~/app/actions/mutation-hook';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import { toBody, toNewerBody, type WebhookValues } from './webhook-form';

/** Registers a webhook. */
export const useCreateWebhook = mutationHook(() => ({
  send: (client, values: WebhookValues): Promise<unknown> =>
    supports('workspaceWebhooks')
      ? // the client's types are those of 0.23, which knows less
        postWebhook(client, { body: toNewerBody(values) as Args<'postWebhook'>['body'] })
      : postWebhook(client, { body: toBody(values) }),
  // a retry might register a second one
  retry: false,
}));

/** Makes a webhook call another address. */
export const useMoveWebhook = mutationHook(() => ({
  send: (client, { id, ...edit }: { id: number } & Edit<{ url: string }>) =>
    saveFields<{ url: string }, unknown>({
      ...edit,
      label: 'the URL',
      read: async () => {
        const { webhooks } = await getWebhooks(client, {});
        return { url: webhooks.find((webhook) => webhook.id === id)?.url ?? edit.base.url };
      },
      write: ({ url = '' }) => patchWebhook(client, { webhookId: id, body: { url: url.trim() } }),
    }),
}));

export const removeWebhook = mutation((client, id: number) =>
  deleteWebhook(client, { webhookId: id }),
);

/** Sends a test event. The master answers 200 with `completed: false` once it is delivered. */
export const sendTestEvent = mutation(
  (client, id: number) => testWebhook(client, { webhookId: id }),
  { retry: false },
);
