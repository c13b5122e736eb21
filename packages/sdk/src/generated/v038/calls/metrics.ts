// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/metrics';

/**
 * Metrics of trials that used a model version. `GET /api/v1/models/{modelName}/versions/{modelVersionNum}/metrics`
 *
 * Lists what trials reported that declared to be an evaluation or a fine-tuning of the model
 * version.
 *
 * Who may: any; with roles: VIEW_MODEL_REGISTRY.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No such model or version, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTrialMetricsByModelVersion: Call<'getTrialMetricsByModelVersion'> = (client, args, options) =>
  at038(client).call(operations.getTrialMetricsByModelVersion, args, options);

/**
 * Metrics of trials that used a checkpoint. `GET /api/v1/checkpoints/{checkpointUuid}/metrics`
 *
 * Lists what trials reported that declared to be an evaluation or a fine-tuning of the checkpoint.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No checkpoint has this UUID, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTrialMetricsByCheckpoint: Call<'getTrialMetricsByCheckpoint'> = (client, args, options) =>
  at038(client).call(operations.getTrialMetricsByCheckpoint, args, options);
