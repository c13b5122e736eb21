// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, message, messages, object, string, type Raw } from '../../decode/fields';

export const TriggerType = /*#__PURE__*/ enumTable('TRIGGER_TYPE_UNSPECIFIED TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE TRIGGER_TYPE_METRIC_THRESHOLD_EXCEEDED');
export const WebhookType = /*#__PURE__*/ enumTable('WEBHOOK_TYPE_UNSPECIFIED WEBHOOK_TYPE_DEFAULT WEBHOOK_TYPE_SLACK');
export function decodeDeleteWebhookResponse(raw: Raw): void {}
export function decodeGetWebhooksResponse(raw: Raw): void {
  messages(raw, 'webhooks', 1, decodeWebhook);
}
export function decodePostWebhookResponse(raw: Raw): void {
  message(raw, 'webhook', 1, decodeWebhook);
}
export function decodeTestWebhookResponse(raw: Raw): void {
  if (typeof raw['completed'] !== 'boolean') boolean(raw, 'completed', 1);
}
export function decodeTrigger(raw: Raw): void {
  integer(raw, 'id', 0);
  enumName(raw, 'triggerType', 0, TriggerType);
  object(raw, 'condition', 4);
  integer(raw, 'webhookId', 0);
}
export function decodeWebhook(raw: Raw): void {
  integer(raw, 'id', 0);
  if (typeof raw['url'] !== 'string') string(raw, 'url', 1);
  messages(raw, 'triggers', 0, decodeTrigger);
  enumName(raw, 'webhookType', 1, WebhookType);
}
