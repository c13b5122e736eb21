import type { Args, Webhook } from '@trainyard/sdk/types';
import { requiredText } from '~/lib/form-schema';
import { oneOf } from '~/lib/search-param';
import { z } from '~/lib/zod';

const isAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

export const webhookSchema = z
  .object({
    url: requiredText('URL', { required: 'URL is required.' }).check(
      z.refine(isAddress, 'URL must be valid.'),
    ),
    type: oneOf(['WEBHOOK_TYPE_DEFAULT', 'WEBHOOK_TYPE_SLACK']),
    onCompleted: z.boolean(),
    onError: z.boolean(),
  })
  .check(
    z.refine(({ onCompleted, onError }) => onCompleted || onError, {
      error: 'At least one trigger event is required',
      path: ['onError'],
    }),
  );

export type WebhookValues = z.output<typeof webhookSchema>;

export const emptyWebhook: WebhookValues = {
  url: '',
  type: 'WEBHOOK_TYPE_DEFAULT',
  onCompleted: false,
  onError: false,
};

const trigger = (state: 'COMPLETED' | 'ERROR') => ({
  triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE' as const,
  condition: { state },
});

export const toBody = ({
  url,
  type,
  onCompleted,
  onError,
}: WebhookValues): Args<'postWebhook'>['body'] => ({
  url: url.trim(),
  webhookType: type,
  triggers: [
    ...(onCompleted ? [trigger('COMPLETED')] : []),
    ...(onError ? [trigger('ERROR')] : []),
  ],
});

/** Whether a webhook tells the same receiver, in the same form, of all that these values ask for. */
export function hasAllTriggers(webhook: Webhook, values: WebhookValues): boolean {
  const { url, webhookType, triggers = [] } = toBody(values);
  const sent: unknown[] = webhook.triggers.map(({ condition }) => condition?.state);
  return (
    webhook.url === url &&
    webhook.webhookType === webhookType &&
    triggers.every(({ condition }) => sent.includes(condition?.state))
  );
}
