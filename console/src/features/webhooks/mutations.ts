import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteWebhook, postWebhook, testWebhook } from '@trainyard/sdk/calls';
import { runMutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterWebhookChange } from '~/app/query-invalidation';
import { toBody, type WebhookValues } from './webhook-form';

/** Registers a webhook. */
export function useCreateWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: WebhookValues) => postWebhook(client, { body: toBody(values) }),
    onSuccess: () => afterWebhookChange(queryClient),
    // a second try might register a second one
    retry: false,
    meta: { isSilent: true },
  });
}

export const removeWebhook = (queryClient: QueryClient, id: number) =>
  runMutation(queryClient, {
    mutationFn: () => deleteWebhook(client, { id }),
    onSuccess: () => afterWebhookChange(queryClient),
  });

/** Sends a test event; an answer without success is an error. */
export const sendTestEvent = (queryClient: QueryClient, id: number) =>
  runMutation(queryClient, {
    mutationFn: async () => {
      const { completed } = await testWebhook(client, { id });
      if (!completed) throw new Error('The receiver rejected the event.');
    },
    retry: false,
  });
