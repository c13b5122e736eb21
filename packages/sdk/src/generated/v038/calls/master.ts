// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/master';

/**
 * Read the announcement of the cluster. `GET /api/v1/master/cluster_message`
 *
 * Answers the announcement that was set, also one that is not shown yet; nothing when there is
 * none. `getMaster` has the announcement that users see.
 *
 * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getClusterMessage: Call<'getClusterMessage'> = (client, args, options) =>
  at038(client).call(operations.getClusterMessage, args, options);

/**
 * Announce something to everyone. `PUT /api/v1/master/cluster_message`
 *
 * Sets the announcement of the cluster in place of the one before. It is shown from its start to
 * its end; the end is given as a time or as a duration.
 *
 * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: message.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The text is too long, or the end is not after the start.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const setClusterMessage: Call<'setClusterMessage'> = (client, args, options) =>
  at038(client).call(operations.setClusterMessage, args, options);

/**
 * Take the announcement back. `DELETE /api/v1/master/cluster_message`
 *
 * Ends the announcement of the cluster at once; without one nothing happens.
 *
 * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: message.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const deleteClusterMessage: Call<'deleteClusterMessage'> = (client, args, options) =>
  at038(client).call(operations.deleteClusterMessage, args, options);
