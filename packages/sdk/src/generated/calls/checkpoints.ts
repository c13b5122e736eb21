// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/checkpoints';

/**
 * List checkpoints of an experiment. `GET /api/v1/experiments/{experimentId}/checkpoints`
 *
 * Lists checkpoints of all trials of the experiment. Sorted by searcher metric without a
 * direction, better ones come first; checkpoints without a value come last either way.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id or a query value does not parse, or the offset lies beyond the
 * total: `offset out of bounds`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The limit is negative, or a query key puts a dot under a plain parameter.
 */
export const getExperimentCheckpoints: Call<'getExperimentCheckpoints'> = (client, args, options) =>
  client.call(operations.getExperimentCheckpoints, args, options);

/**
 * Link a trial to its source checkpoint. `POST /api/v1/trial-source-info`
 *
 * Records that a trial was run from a checkpoint, for inference or fine-tuning, and optionally
 * from which model version. Whether the checkpoint exists is not checked.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: metric.
 * Masters: from 0.23.4-dev0 on.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden from the caller.
 * @throws ApiError 500: The type is unspecified, only one of `modelId` and `modelVersion` is
 * given, or the pair is unknown.
 * @throws ApiError 501: A released 0.23.4 master does not have the operation.
 */
export const reportTrialSourceInfo: Call<'reportTrialSourceInfo'> = (client, args, options) =>
  client.call(operations.reportTrialSourceInfo, args, options);

/**
 * List checkpoints of a trial. `GET /api/v1/trials/{trialId}/checkpoints`
 *
 * Lists the checkpoints of one trial, by batches unless said otherwise. Sorting by trial id or
 * searcher metric is not offered here and answers 400.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id or a query value does not parse, or the offset lies beyond the
 * total: `offset out of bounds`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The trial is missing or hidden from the caller.
 * @throws ApiError 500: The limit is negative, or a query key puts a dot under a plain parameter.
 */
export const getTrialCheckpoints: Call<'getTrialCheckpoints'> = (client, args, options) =>
  client.call(operations.getTrialCheckpoints, args, options);

/**
 * Report a checkpoint. `POST /api/v1/checkpoints`
 *
 * Records a checkpoint that a task has stored; sent by the runner. The body is the checkpoint
 * itself, not wrapped. `state` may be left out or be STATE_COMPLETED, and a missing `reportTime`
 * means now.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: checkpoint, trial, experiment.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The UUID does not parse, or the state is another: `invalid state for
 * reported checkpoint: STATE_ACTIVE`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The task is missing or hidden: `task 'none' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const reportCheckpoint: Call<'reportCheckpoint'> = (client, args, options) =>
  client.call(operations.reportCheckpoint, args, options);

/**
 * Report remaining files of checkpoints. `PATCH /api/v1/checkpoints`
 *
 * Tells the master which files are left of each checkpoint, with their sizes. An empty map marks
 * the checkpoint as deleted, a changed one as partially deleted with its new size; an equal map or
 * none changes nothing.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: checkpoint, trial, experiment.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A UUID does not parse, or a checkpoint is registered as a model version:
 * `this subset of checkpoints provided are in the model registry and cannot be deleted: ...`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: At least one checkpoint is missing or hidden; the text lists all of them,
 * sorted.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const patchCheckpoints: Call<'patchCheckpoints'> = (client, args, options) =>
  client.call(operations.patchCheckpoints, args, options);

/**
 * Delete checkpoints. `DELETE /api/v1/checkpoints`
 *
 * Deletes all files of the named checkpoints; their rows stay in state STATE_DELETED. The call
 * only starts the work.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: checkpoint, trial, experiment.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A UUID does not parse, or a checkpoint is registered as a model version:
 * `this subset of checkpoints provided are in the model registry and cannot be deleted: ...`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: At least one checkpoint is missing or hidden; the text lists all of them,
 * sorted.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const deleteCheckpoints: Call<'deleteCheckpoints'> = (client, args, options) =>
  client.call(operations.deleteCheckpoints, args, options);

/**
 * Get metrics of trials run from a model version. `GET /api/v1/models/{modelName}/versions/{modelVersionNum}/trial-source-info-metrics`
 *
 * Answers, for each trial linked to the model version, up to 1,000 reports of its metric group
 * `inference`. Trials hidden from the caller are skipped.
 *
 * Who may: any; with roles: VIEW_MODEL_REGISTRY; trials without VIEW_EXPERIMENT_ARTIFACTS are left
 * out.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4-dev0 alone.
 *
 * @throws ApiError 400: `modelVersionNum` is not a whole number, or the type is unknown.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_MODEL_REGISTRY.
 * @throws ApiError 404: The model or version is missing: `version 9 for model "m" not found`.
 * @throws ApiError 500: A query key puts a dot under a plain parameter, such as
 * `trialSourceInfoType.x`.
 * @throws ApiError 501: `modelName` is empty or holds a slash, so that no route matches.
 */
export const getTrialSourceInfoMetricsByModelVersion: Call<'getTrialSourceInfoMetricsByModelVersion'> = (client, args, options) =>
  client.call(operations.getTrialSourceInfoMetricsByModelVersion, args, options);

/**
 * Get one checkpoint. `GET /api/v1/checkpoints/{checkpointUuid}`
 *
 * Answers the checkpoint with its files, metadata and what is known of the training that made it.
 * A UUID that does not parse gives 500, such as `invalid UUID length: 3`.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) and VIEW_EXPERIMENT_ARTIFACTS (403), or
 * VIEW_MODEL_REGISTRY on any model that registers it.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS and cannot read a model that registers the checkpoint.
 * @throws ApiError 404: The checkpoint is missing or hidden.
 * @throws ApiError 500: The UUID does not parse.
 * @throws ApiError 501: `checkpointUuid` holds a slash or a colon, so that no route matches.
 */
export const getCheckpoint: Call<'getCheckpoint'> = (client, args, options) =>
  client.call(operations.getCheckpoint, args, options);

/**
 * Replace the metadata of a checkpoint. `POST /api/v1/checkpoints/{checkpointUuid}/metadata`
 *
 * Replaces the whole metadata object; the rest of the checkpoint in the body is ignored. Keep
 * `steps_completed` in it: without that key the next change and the archive download of this
 * checkpoint fail.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: checkpoint.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The checkpoint is missing or hidden.
 * @throws ApiError 500: The UUID does not parse, or `steps_completed` was dropped by an earlier
 * change.
 * @throws ApiError 501: `checkpointUuid` is empty or holds a slash, so that no route matches.
 */
export const postCheckpointMetadata: Call<'postCheckpointMetadata'> = (client, args, options) =>
  client.call(operations.postCheckpointMetadata, args, options);

/**
 * Remove files of checkpoints. `POST /api/v1/checkpoints/rm`
 *
 * Deletes the files of the named checkpoints that match one of the glob patterns. The call only
 * starts the work; states and sizes change when it is done.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: checkpoint, trial, experiment.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A UUID does not parse, or a checkpoint is registered as a model version:
 * `this subset of checkpoints provided are in the model registry and cannot be deleted: ...`; or a
 * glob is empty (`cannot have empty string glob`) or holds two dots.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: At least one checkpoint is missing or hidden; the text lists all of them,
 * sorted.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const checkpointsRemoveFiles: Call<'checkpointsRemoveFiles'> = (client, args, options) =>
  client.call(operations.checkpointsRemoveFiles, args, options);

/**
 * Get metrics of trials run from a checkpoint. `GET /api/v1/checkpoints/{checkpointUuid}/trial-source-info-metrics`
 *
 * Answers, for each trial linked to the checkpoint, up to 1,000 reports of its metric group
 * `inference`. Trials hidden from the caller are skipped.
 *
 * Who may: any; with roles: as the checkpoint's experiment artifacts; trials without
 * VIEW_EXPERIMENT_ARTIFACTS are left out.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4-dev0 alone.
 *
 * @throws ApiError 400: A query value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The checkpoint is missing or hidden.
 * @throws ApiError 500: The UUID does not parse, or a query key puts a dot under a plain
 * parameter.
 * @throws ApiError 501: `checkpointUuid` is empty or holds a slash, so that no route matches.
 */
export const getTrialMetricsBySourceInfoCheckpoint: Call<'getTrialMetricsBySourceInfoCheckpoint'> = (client, args, options) =>
  client.call(operations.getTrialMetricsBySourceInfoCheckpoint, args, options);
