import type { QueryClient } from '@tanstack/react-query';
import { deleteWebhook, getWebhooks, postWebhook, testWebhook } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import { patchWebhook } from '@trainyard/sdk/v038';
import { supports } from '~/app/abilities';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation, runMutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { afterWebhookChange } from '~/app/query-invalidation';
import { toBody, toNewerBody, type WebhookValues } from './webhook-form';

/** Registers a webhook. */
export const useCreateWebhook = mutationHook((queryClient) => ({
  mutationFn: (values: WebhookValues): Promise<unknown> =>
    supports('workspaceWebhooks')
      ? // the client's types are those of 0.23, which knows less
        postWebhook(client, { body: toNewerBody(values) as Args<'postWebhook'>['body'] })
      : postWebhook(client, { body: toBody(values) }),
  onSuccess: () => afterWebhookChange(queryClient),
  // a retry might register a second one
  retry: false,
}));

/** Makes a webhook call another address. */
export const useMoveWebhook = mutationHook((queryClient) => ({
  mutationFn: ({ id, ...edit }: { id: number } & Edit<{ url: string }>) =>
    saveFields<{ url: string }, unknown>({
      ...edit,
      label: () => 'the URL',
      read: async () => {
        const { webhooks } = await getWebhooks(client, {});
        return { url: webhooks.find((webhook) => webhook.id === id)?.url ?? edit.base.url };
      },
      write: ({ url = '' }) => patchWebhook(client, { id, body: { url: url.trim() } }),
    }),
  onSuccess: () => afterWebhookChange(queryClient),
}));

export const removeWebhook = mutation(
  (id: number) => deleteWebhook(client, { id }),
  afterWebhookChange,
);

/** Sends a test event. The master answers 200 with `completed: false` once it is delivered. */
export const sendTestEvent = (queryClient: QueryClient, id: number) =>
  runMutation(queryClient, { mutationFn: () => testWebhook(client, { id }), retry: false });
