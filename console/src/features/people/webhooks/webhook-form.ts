import type { Args, Webhook } from '@trainyard/sdk/types';
import type * as Newer from '@trainyard/sdk/v038';
import { supports } from '~/app/abilities';
import { requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';

const isAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const address = requiredText('URL', { required: 'URL is required.' }).check(
  z.refine(isAddress, 'URL must be valid.'),
);

/** The only field of a webhook that can be changed. */
export const addressSchema = z.object({ url: address });

export const webhookSchema = z
  .object({
    url: address,
    type: z.enum(['WEBHOOK_TYPE_DEFAULT', 'WEBHOOK_TYPE_SLACK']),
    onCompleted: z.boolean(),
    onError: z.boolean(),
    // the rest is for masters whose webhooks belong to workspaces
    name: z.string(),
    /** as text, 0 for the cluster */
    workspaceId: z.string(),
    mode: z.enum(['WEBHOOK_MODE_WORKSPACE', 'WEBHOOK_MODE_SPECIFIC']),
    onLog: z.boolean(),
    logPattern: z.string(),
    onCustom: z.boolean(),
  })
  .check(
    z.refine(
      ({ onCompleted, onError, onLog, onCustom }) => onCompleted || onError || onLog || onCustom,
      {
        error: 'At least one trigger event is required',
        path: ['onError'],
      },
    ),
    z.refine(({ name }) => !supports('workspaceWebhooks') || name.trim() !== '', {
      error: 'Name is required.',
      path: ['name'],
    }),
    z.refine(({ onLog, logPattern }) => !onLog || logPattern !== '', {
      error: 'Pattern is required.',
      path: ['logPattern'],
    }),
  );

export type WebhookValues = z.output<typeof webhookSchema>;

export const emptyWebhook: WebhookValues = {
  url: '',
  type: 'WEBHOOK_TYPE_DEFAULT',
  onCompleted: false,
  onError: false,
  name: '',
  workspaceId: '0',
  mode: 'WEBHOOK_MODE_WORKSPACE',
  onLog: false,
  logPattern: '',
  onCustom: false,
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

/** The same for a master whose webhooks belong to workspaces. */
export const toNewerBody = (values: WebhookValues): Newer.Args<'postWebhook'>['body'] => ({
  ...toBody(values),
  name: values.name.trim(),
  mode: values.mode,
  ...(values.workspaceId === '0' ? {} : { workspaceId: Number(values.workspaceId) }),
  triggers: [
    ...(toBody(values).triggers ?? []),
    ...(values.onLog
      ? [{ triggerType: 'TRIGGER_TYPE_TASK_LOG' as const, condition: { regex: values.logPattern } }]
      : []),
    ...(values.onCustom ? [{ triggerType: 'TRIGGER_TYPE_CUSTOM' as const, condition: {} }] : []),
  ],
});

/** True if a webhook already sends all these events to the same receiver, in the same format. */
export function hasAllTriggers(webhook: Webhook, values: WebhookValues): boolean {
  const { url, webhookType, triggers = [] } = toBody(values);
  const states: unknown[] = webhook.triggers.map(({ condition }) => condition?.state);
  return (
    webhook.url === url &&
    webhook.webhookType === webhookType &&
    triggers.every(({ condition }) => states.includes(condition?.state))
  );
}
