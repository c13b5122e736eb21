// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/webhooks';

/**
 * List webhooks. `GET /api/v1/webhooks`
 *
 * Lists all webhooks of the cluster with their triggers, without paging.
 *
 * Who may: admin; with roles: EDIT_WEBHOOKS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
 * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getWebhooks: Call<'getWebhooks'> = (client, args, options) =>
  client.call(operations.getWebhooks, args, options);

/**
 * Create a webhook. `POST /api/v1/webhooks`
 *
 * Creates a webhook that fires for every experiment of the cluster that reaches one of the states
 * of its triggers. Triggers on metric thresholds are accepted but never fire.
 *
 * Who may: admin; with roles: EDIT_WEBHOOKS.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: webhook.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: There is no trigger (`at least one trigger required`) or the address is no
 * URL (`valid url required`); also for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
 * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
 * @throws ApiError 500: The webhook type or a trigger type is unspecified.
 */
export const postWebhook: Call<'postWebhook'> = (client, args, options) =>
  client.call(operations.postWebhook, args, options);

/**
 * Delete a webhook. `DELETE /api/v1/webhooks/{webhookId}`
 *
 * Deletes a webhook with its triggers. An id that does not exist is answered with 200 as well.
 *
 * Who may: admin; with roles: EDIT_WEBHOOKS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: webhook.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
 * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const deleteWebhook: Call<'deleteWebhook'> = (client, args, options) =>
  client.call(operations.deleteWebhook, args, options);

/**
 * Test a webhook. `POST /api/v1/webhooks/{webhookId}/test`
 *
 * Posts a test event to the address of a webhook and waits for the reply. The answer is 200 only
 * when the receiver was reached and replied with a status below 400; `completed` is false even
 * then.
 *
 * Who may: admin; with roles: EDIT_WEBHOOKS.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The receiver could not be reached or replied with a status of 400 or
 * above; also for a path id that is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
 * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
 * @throws ApiError 500: No webhook has this id (`sql: no rows in result set`).
 */
export const testWebhook: Call<'testWebhook'> = (client, args, options) =>
  client.call(operations.testWebhook, args, options);
