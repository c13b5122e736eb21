import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteWebhook, postWebhook, testWebhook } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { webhookQueries } from './queries';
import { toBody, type WebhookValues } from './webhook-form';

/** Registers a webhook. */
export function useCreateWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: WebhookValues) => postWebhook(client, { body: toBody(values) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhookQueries.all() }),
    // a second try might register a second one
    retry: false,
    meta: { isSilent: true },
  });
}

export function useDeleteWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => deleteWebhook(client, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhookQueries.all() }),
    meta: { isSilent: true },
  });
}

/** Sends a made-up event; an answer that is no success is a failure. */
export const useTestWebhook = () =>
  useMutation({
    mutationFn: async (id: number) => {
      const { completed } = await testWebhook(client, { id });
      if (!completed) throw new Error('The receiver did not take it.');
    },
    retry: false,
    meta: { errorMessage: 'Webhook Request Failed' },
  });
