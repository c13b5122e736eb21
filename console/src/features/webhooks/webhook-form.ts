import type { Args, Webhook } from '@trainyard/sdk/types';
import { check, required } from '@trainyard/ui/form/field-rules';
import type { FormErrors } from '@trainyard/ui/form/use-form';

export type WebhookKind = 'WEBHOOK_TYPE_DEFAULT' | 'WEBHOOK_TYPE_SLACK';
export type WebhookValues = {
  url: string;
  type: WebhookKind;
  onCompleted: boolean;
  onError: boolean;
};

export const emptyWebhook: WebhookValues = {
  url: '',
  type: 'WEBHOOK_TYPE_DEFAULT',
  onCompleted: false,
  onError: false,
};

const isAddress = (url: string) =>
  URL.canParse(url.trim()) && /^https?:$/.test(new URL(url.trim()).protocol);

export const validateWebhook = ({
  url,
  onCompleted,
  onError,
}: WebhookValues): FormErrors<WebhookValues> => ({
  url: check(url, required('URL', 'URL is required.'), (text) =>
    isAddress(text) ? undefined : 'URL must be valid.',
  ),
  onError: onCompleted || onError ? undefined : 'At least one trigger event is required',
});

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
