// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/models';

/**
 * Get a model. `GET /api/v1/models/{modelName}`
 *
 * Returns one model, without its versions.
 *
 * Who may: any; with roles: VIEW_MODEL_REGISTRY (500 with a refusal text).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No such model (`model "<name>" not found`).
 * @throws ApiError 500: The caller may not view the model, where role-based access is on.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const getModel: Call<'getModel'> = (client, args, options) =>
  client.call(operations.getModel, args, options);

/**
 * Change a model. `PATCH /api/v1/models/{modelName}`
 *
 * Changes only the fields that are sent; labels and metadata replace the old ones. When something
 * changed, the answer holds the changed attributes and times only, with zeros elsewhere: read the
 * model again.
 *
 * Who may: any; with roles: EDIT_MODEL_REGISTRY (a changed workspaceId: EDIT_MODEL_REGISTRY there
 * too).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: model.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The new name breaks a rule; also for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit the model, where role-based access is on; also for
 * the session of a deactivated user.
 * @throws ApiError 404: No such model (`model "<name>" not found`).
 * @throws ApiError 409: Another model has this name.
 * @throws ApiError 500: The model is archived (`model "<name>" is archived and cannot have
 * attributes updated.`).
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const patchModel: Call<'patchModel'> = (client, args, options) =>
  client.call(operations.patchModel, args, options);

/**
 * Delete a model. `DELETE /api/v1/models/{modelName}`
 *
 * Deletes a model with all its versions; the checkpoints stay.
 *
 * Who may: owner or admin; with roles: own: DELETE_MODEL_REGISTRY; other user's: that and
 * DELETE_OTHER_USER_MODEL_REGISTRY.
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: model.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller does not own the model and may not delete those of others
 * (`non-admin users may not delete other users' models access denied`); also for the session of a
 * deactivated user.
 * @throws ApiError 404: No such model (`model "<name>" not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const deleteModel: Call<'deleteModel'> = (client, args, options) =>
  client.call(operations.deleteModel, args, options);

/**
 * Create a model. `POST /api/v1/models`
 *
 * Creates a model in the workspace named by id or name, or in workspace 1. The name must be new
 * and must not be blank, hold slashes or double spaces, or consist of digits only. Labels that
 * hold a comma are split at it; the answer leaves out the owner id.
 *
 * Who may: any; with roles: CREATE_MODEL_REGISTRY.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: model.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The name breaks a rule, for example `model names cannot have slashes`;
 * also for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not create models there, where role-based access is on;
 * also for the session of a deactivated user.
 * @throws ApiError 409: A model of this name exists (`avoid names equal to other models
 * (case-insensitive)`).
 * @throws ApiError 500: The named workspace does not exist.
 */
export const postModel: Call<'postModel'> = (client, args, options) =>
  client.call(operations.postModel, args, options);

/**
 * List models. `GET /api/v1/models`
 *
 * Lists the models the caller may see. All filters must match; workspace names count only when no
 * workspace ids are given.
 *
 * Who may: any; with roles: rows filtered by VIEW_MODEL_REGISTRY.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The limit is negative.
 */
export const getModels: Call<'getModels'> = (client, args, options) =>
  client.call(operations.getModels, args, options);

/**
 * Archive a model. `POST /api/v1/models/{modelName}/archive`
 *
 * Archives a model: its attributes are frozen and no version can be registered. Repeating it does
 * no harm.
 *
 * Who may: any; with roles: EDIT_MODEL_REGISTRY (a changed workspaceId: EDIT_MODEL_REGISTRY there
 * too).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: model.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit the model, where role-based access is on; also for
 * the session of a deactivated user.
 * @throws ApiError 404: No such model (`model "<name>" not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const archiveModel: Call<'archiveModel'> = (client, args, options) =>
  client.call(operations.archiveModel, args, options);

/**
 * Unarchive a model. `POST /api/v1/models/{modelName}/unarchive`
 *
 * Brings an archived model back. Repeating it does no harm.
 *
 * Who may: any; with roles: EDIT_MODEL_REGISTRY (a changed workspaceId: EDIT_MODEL_REGISTRY there
 * too).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: model.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit the model, where role-based access is on; also for
 * the session of a deactivated user.
 * @throws ApiError 404: No such model (`model "<name>" not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const unarchiveModel: Call<'unarchiveModel'> = (client, args, options) =>
  client.call(operations.unarchiveModel, args, options);

/**
 * Move a model. `POST /api/v1/models/{modelName}/move`
 *
 * Moves a model with its versions to another workspace. Moving it to where it is does no harm.
 *
 * Who may: any; with roles: EDIT_MODEL_REGISTRY at the source and CREATE_MODEL_REGISTRY at the
 * destination.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: model.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller lacks the rights at the source or the destination, where
 * role-based access is on; also for the session of a deactivated user.
 * @throws ApiError 404: No such model (`model "<name>" not found`).
 * @throws ApiError 500: The destination workspace does not exist.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const moveModel: Call<'moveModel'> = (client, args, options) =>
  client.call(operations.moveModel, args, options);

/**
 * List model labels. `GET /api/v1/model/labels`
 *
 * Returns all labels used on models, those on most models first, then by name.
 *
 * Who may: any; with roles: rows filtered by VIEW_MODEL_REGISTRY.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getModelLabels: Call<'getModelLabels'> = (client, args, options) =>
  client.call(operations.getModelLabels, args, options);

/**
 * Get a model version. `GET /api/v1/models/{modelName}/versions/{modelVersionNum}`
 *
 * Returns one version with its model and checkpoint.
 *
 * Who may: any; with roles: VIEW_MODEL_REGISTRY (500 with a refusal text).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No such model or version (`version <n> for model "<name>" not found`).
 * @throws ApiError 500: The caller may not view the model, where role-based access is on.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const getModelVersion: Call<'getModelVersion'> = (client, args, options) =>
  client.call(operations.getModelVersion, args, options);

/**
 * Change a model version. `PATCH /api/v1/models/{modelName}/versions/{modelVersionNum}`
 *
 * Changes only the fields that are sent; labels and metadata replace the old ones. Versions of
 * archived models can be changed too.
 *
 * Who may: any; with roles: EDIT_MODEL_REGISTRY (a changed workspaceId: EDIT_MODEL_REGISTRY there
 * too).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: modelVersion.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit the model, where role-based access is on; also for
 * the session of a deactivated user.
 * @throws ApiError 404: No such model or version (`version <n> for model "<name>" not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const patchModelVersion: Call<'patchModelVersion'> = (client, args, options) =>
  client.call(operations.patchModelVersion, args, options);

/**
 * Delete a model version. `DELETE /api/v1/models/{modelName}/versions/{modelVersionNum}`
 *
 * Removes a version from the registry; the checkpoint stays and may then be deleted. Numbers of
 * other versions do not change.
 *
 * Who may: owner of the version, owner of the model, or admin; with roles: own:
 * DELETE_MODEL_VERSION; other user's: that and DELETE_OTHER_USER_MODEL_VERSION.
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: model.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller owns neither the version nor the model and may not delete those
 * of others; also for the session of a deactivated user.
 * @throws ApiError 404: No such model or version (`version <n> for model "<name>" not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const deleteModelVersion: Call<'deleteModelVersion'> = (client, args, options) =>
  client.call(operations.deleteModelVersion, args, options);

/**
 * List the versions of a model. `GET /api/v1/models/{modelName}/versions`
 *
 * Returns a model and its versions, by version unless sorted. Versions whose checkpoint record is
 * gone are left out.
 *
 * Who may: any; with roles: VIEW_MODEL_REGISTRY (500 with a refusal text).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No such model (`model "<name>" not found`).
 * @throws ApiError 500: The caller may not view the model, where role-based access is on; also for
 * a negative limit.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const getModelVersions: Call<'getModelVersions'> = (client, args, options) =>
  client.call(operations.getModelVersions, args, options);

/**
 * Register a model version. `POST /api/v1/models/{modelName}/versions`
 *
 * Registers a completed checkpoint as the next version of a model; the number is one above the
 * highest so far. The answer leaves out the owner id, and the workspace id of the nested model.
 *
 * Who may: any; with roles: EDIT_MODEL_REGISTRY (a changed workspaceId: EDIT_MODEL_REGISTRY there
 * too).
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: model.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit the model, where role-based access is on; also for
 * the session of a deactivated user.
 * @throws ApiError 404: The model or the checkpoint does not exist.
 * @throws ApiError 500: The model is archived, or the checkpoint is not in state COMPLETED.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const postModelVersion: Call<'postModelVersion'> = (client, args, options) =>
  client.call(operations.postModelVersion, args, options);
