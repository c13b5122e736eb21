// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, enumTable, integer, message, messages, object, string, type Raw } from '../../../decode/fields';
import { WebhookType } from '../../decoders/webhooks';

export const TriggerType = /*#__PURE__*/ enumTable('TRIGGER_TYPE_UNSPECIFIED TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE TRIGGER_TYPE_METRIC_THRESHOLD_EXCEEDED TRIGGER_TYPE_TASK_LOG TRIGGER_TYPE_CUSTOM');
export const WebhookMode = /*#__PURE__*/ enumTable('WEBHOOK_MODE_UNSPECIFIED WEBHOOK_MODE_WORKSPACE WEBHOOK_MODE_SPECIFIC');
export function decodeGetWebhooksResponse(raw: Raw): void {
  messages(raw, 'webhooks', 1, decodeWebhook);
}
export function decodePostWebhookResponse(raw: Raw): void {
  message(raw, 'webhook', 1, decodeWebhook);
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
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  integer(raw, 'workspaceId', 0);
  enumName(raw, 'mode', 1, WebhookMode);
}
export function decodePatchWebhookResponse(raw: Raw): void {}
export function decodePostWebhookEventDataResponse(raw: Raw): void {}
