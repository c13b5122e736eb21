// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/templates';

/**
 * Rename a template. `PATCH /api/v1/template/rename`
 *
 * Gives the template another name and answers it.
 *
 * Who may: any; with roles: UPDATE_TEMPLATE.
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: template.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No template has the old name.
 * @throws ApiError 409: Another template has the new name.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const patchTemplateName: Call<'patchTemplateName'> = (client, args, options) =>
  at038(client).call(operations.patchTemplateName, args, options);
