// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/projects';

/**
 * Get a project by its key. `GET /api/v1/projects/key/{key}`
 *
 * Answers the project that has this short key.
 *
 * Who may: any; with roles: VIEW_PROJECT.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No project has this key, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getProjectByKey: Call<'getProjectByKey'> = (client, args, options) =>
  at038(client).call(operations.getProjectByKey, args, options);
