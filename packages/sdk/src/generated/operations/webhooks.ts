// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeDeleteWebhookResponse, decodeGetWebhooksResponse, decodePostWebhookResponse, decodeTestWebhookResponse } from '../decoders/webhooks';

export const getWebhooks: Operation<'getWebhooks'> = { id: 'getWebhooks', method: 'GET', path: '/api/v1/webhooks', required: '', shows: ["webhook"], decode: decodeGetWebhooksResponse };
export const postWebhook: Operation<'postWebhook'> = { id: 'postWebhook', method: 'POST', path: '/api/v1/webhooks', required: 'body', retry: 'check-first', changes: ["webhook"], decode: decodePostWebhookResponse };
export const deleteWebhook: Operation<'deleteWebhook'> = { id: 'deleteWebhook', method: 'DELETE', path: '/api/v1/webhooks/{webhookId}', required: 'webhookId', formerNames: { id: 'webhookId' }, retry: 'idempotent', changes: ["webhook"], decode: decodeDeleteWebhookResponse };
export const testWebhook: Operation<'testWebhook'> = { id: 'testWebhook', method: 'POST', path: '/api/v1/webhooks/{webhookId}/test', required: 'webhookId', formerNames: { id: 'webhookId' }, retry: 'unsafe', changes: [], decode: decodeTestWebhookResponse };
