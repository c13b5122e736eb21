// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetWebhooksResponse, decodePatchWebhookResponse, decodePostWebhookEventDataResponse, decodePostWebhookResponse } from '../decoders/webhooks';

export const getWebhooks: Operation<'getWebhooks'> = { id: 'getWebhooks', method: 'GET', path: '/api/v1/webhooks', required: '', shows: ["webhook"], decode: decodeGetWebhooksResponse };
export const postWebhook: Operation<'postWebhook'> = { id: 'postWebhook', method: 'POST', path: '/api/v1/webhooks', required: 'body', retry: 'check-first', changes: ["webhook"], decode: decodePostWebhookResponse };
export const patchWebhook: Operation<'patchWebhook'> = { id: 'patchWebhook', method: 'PATCH', path: '/api/v1/webhooks/{webhookId}', required: 'webhookId body', formerNames: { id: 'webhookId' }, retry: 'idempotent', changes: ["webhook"], since: '0.38.1', decode: decodePatchWebhookResponse };
export const postWebhookEventData: Operation<'postWebhookEventData'> = { id: 'postWebhookEventData', method: 'POST', path: '/api/v1/webhooks/custom', required: 'body', retry: 'unsafe', changes: [], since: '0.38.1', decode: decodePostWebhookEventDataResponse };
