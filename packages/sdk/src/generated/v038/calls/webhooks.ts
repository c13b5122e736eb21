// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/webhooks';

/**
 * Change the address of a webhook. `PATCH /api/v1/webhooks/{webhookId}`
 *
 * Makes the webhook post to another address; its triggers stay.
 *
 * Who may: admin; with roles: EDIT_WEBHOOKS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: webhook.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No webhook has this number.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const patchWebhook: Call<'patchWebhook'> = (client, args, options) =>
  at038(client).call(operations.patchWebhook, args, options);

/**
 * Fire custom webhooks. `POST /api/v1/webhooks/custom`
 *
 * Sends an event of a training script to every webhook of its workspace with a custom trigger, and
 * to those the experiment names.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No experiment has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postWebhookEventData: Call<'postWebhookEventData'> = (client, args, options) =>
  at038(client).call(operations.postWebhookEventData, args, options);
