import { deleteWebhook, getWebhooks, postWebhook, testWebhook } from '@trainyard/sdk/calls';
import { changesOf } from '@trainyard/sdk/query';
import type { Args } from '@trainyard/sdk/types';
import { patchWebhook } from '@trainyard/sdk/v038';
import { supports } from '~/app/abilities';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import { toBody, toNewerBody, type WebhookValues } from './webhook-form';

/** Registers a webhook. */
export const useCreateWebhook = mutationHook(() => ({
  mutationFn: (values: WebhookValues): Promise<unknown> =>
    supports('workspaceWebhooks')
      ? // the client's types are those of 0.23, which knows less
        postWebhook(client, { body: toNewerBody(values) as Args<'postWebhook'>['body'] })
      : postWebhook(client, { body: toBody(values) }),
  meta: changesOf(postWebhook),
  // a retry might register a second one
  retry: false,
}));

/** Makes a webhook call another address. */
export const useMoveWebhook = mutationHook(() => ({
  mutationFn: ({ id, ...edit }: { id: number } & Edit<{ url: string }>) =>
    saveFields<{ url: string }, unknown>({
      ...edit,
      label: 'the URL',
      read: async () => {
        const { webhooks } = await getWebhooks(client, {});
        return { url: webhooks.find((webhook) => webhook.id === id)?.url ?? edit.base.url };
      },
      write: ({ url = '' }) => patchWebhook(client, { webhookId: id, body: { url: url.trim() } }),
    }),
  meta: changesOf(patchWebhook),
}));

export const removeWebhook = mutation(
  (id: number) => deleteWebhook(client, { webhookId: id }),
  [deleteWebhook],
);

/** Sends a test event. The master answers 200 with `completed: false` once it is delivered. */
export const sendTestEvent = mutation(
  (id: number) => testWebhook(client, { webhookId: id }),
  [testWebhook],
  {
    retry: false,
  },
);
