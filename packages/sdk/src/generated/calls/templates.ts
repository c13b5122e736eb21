// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/templates';

/**
 * List templates. `GET /api/v1/templates`
 *
 * Lists the templates the caller may see, by name.
 *
 * Who may: any; with roles: rows filtered by VIEW_TEMPLATES.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The limit is negative.
 */
export const getTemplates: Call<'getTemplates'> = (client, args, options) =>
  client.call(operations.getTemplates, args, options);

/**
 * Get a template. `GET /api/v1/templates/{templateName}`
 *
 * Returns one template with its configuration.
 *
 * Who may: any; with roles: VIEW_TEMPLATES.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No such template, or it is hidden from the caller (`error fetching
 * template from database: <name>`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const getTemplate: Call<'getTemplate'> = (client, args, options) =>
  client.call(operations.getTemplate, args, options);

/**
 * Create a template without workspace. `PUT /api/v1/templates/{templateName}`
 *
 * Deprecated: creates a template in workspace 1. On a name that exists this version fails; use
 * PATCH to change a template and POST to create one.
 *
 * Who may: any; with roles: as POST, or as PATCH when it exists.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: template.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A workspace id is given (`setting workspace_id is not supported.`); also
 * for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not create or update templates, where role-based access is
 * on; also for the session of a deactivated user.
 * @throws ApiError 500: A template of this name exists already.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 * @deprecated by the master
 */
export const putTemplate: Call<'putTemplate'> = (client, args, options) =>
  client.call(operations.putTemplate, args, options);

/**
 * Create a template. `POST /api/v1/templates/{templateName}`
 *
 * Creates a template in a workspace, workspace 1 when none is given. The name in the path wins
 * over the one in the body, and the configuration is stored unchecked.
 *
 * Who may: any; with roles: CREATE_TEMPLATES.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: template.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not create templates there, where role-based access is on;
 * also for the session of a deactivated user.
 * @throws ApiError 500: A template of this name exists already, or the workspace is missing or
 * archived.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const postTemplate: Call<'postTemplate'> = (client, args, options) =>
  client.call(operations.postTemplate, args, options);

/**
 * Replace the configuration of a template. `PATCH /api/v1/templates/{templateName}`
 *
 * Replaces the whole configuration of a template; the body is the bare configuration object,
 * without a wrapper.
 *
 * Who may: any; with roles: VIEW_TEMPLATES (404) then UPDATE_TEMPLATES (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: template.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not update templates, where role-based access is on; also
 * for the session of a deactivated user.
 * @throws ApiError 404: No such template, or it is hidden from the caller (`error fetching
 * template from database: <name>`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const patchTemplateConfig: Call<'patchTemplateConfig'> = (client, args, options) =>
  client.call(operations.patchTemplateConfig, args, options);

/**
 * Delete a template. `DELETE /api/v1/templates/{templateName}`
 *
 * Deletes a template. Experiments made with it keep their merged configuration.
 *
 * Who may: any; with roles: VIEW_TEMPLATES (404) then DELETE_TEMPLATES (403).
 * When no clear answer comes it is sent again; if that is refused with `404 fetching template`,
 * the first one had worked.
 * Changes: template.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not delete templates, where role-based access is on; also
 * for the session of a deactivated user.
 * @throws ApiError 404: No such template, or it is hidden from the caller (`error fetching
 * template from database: <name>`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const deleteTemplate: Call<'deleteTemplate'> = (client, args, options) =>
  client.call(operations.deleteTemplate, args, options);
