// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, int, obj, ref, res, str, table, type Raw } from '../../../decode/fields';
import { WebhookType } from '../../decoders/webhooks';

export const TriggerType = /*#__PURE__*/ table('TRIGGER_TYPE_UNSPECIFIED TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE TRIGGER_TYPE_METRIC_THRESHOLD_EXCEEDED TRIGGER_TYPE_TASK_LOG TRIGGER_TYPE_CUSTOM');
export const WebhookMode = /*#__PURE__*/ table('WEBHOOK_MODE_UNSPECIFIED WEBHOOK_MODE_WORKSPACE WEBHOOK_MODE_SPECIFIC');
export function decodeGetWebhooksResponse(o: Raw): void {
  res(o, 'webhooks', 1, decodeWebhook);
}
export function decodePostWebhookResponse(o: Raw): void {
  ref(o, 'webhook', 1, decodeWebhook);
}
export function decodeTrigger(o: Raw): void {
  int(o, 'id', 0);
  enu(o, 'triggerType', 0, TriggerType);
  obj(o, 'condition', 4);
  int(o, 'webhookId', 0);
}
export function decodeWebhook(o: Raw): void {
  int(o, 'id', 0);
  if (typeof o['url'] !== 'string') str(o, 'url', 1);
  res(o, 'triggers', 0, decodeTrigger);
  enu(o, 'webhookType', 1, WebhookType);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  int(o, 'workspaceId', 0);
  enu(o, 'mode', 1, WebhookMode);
}
export function decodePatchWebhookResponse(o: Raw): void {}
export function decodePostWebhookEventDataResponse(o: Raw): void {}
