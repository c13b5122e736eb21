// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/experiments';

/**
 * Add one label. `PUT /api/v1/experiments/{experimentId}/labels/{label}`
 *
 * Adds the label to the experiment unless it has it already and answers all of its labels.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, label, checkpoint, usage.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No experiment has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const putExperimentLabel: Call<'putExperimentLabel'> = (client, args, options) =>
  at038(client).call(operations.putExperimentLabel, args, options);

/**
 * Remove one label. `DELETE /api/v1/experiments/{experimentId}/labels/{label}`
 *
 * Takes the label off the experiment and answers the rest. On PostgreSQL 15 the 0.38.1 master
 * fails at this with 500.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, label, checkpoint, usage.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No experiment has this number, or the caller may not see it.
 * @throws ApiError 500: The database refused the query of the master.
 */
export const deleteExperimentLabel: Call<'deleteExperimentLabel'> = (client, args, options) =>
  at038(client).call(operations.deleteExperimentLabel, args, options);

/**
 * Delete the TensorBoard files. `DELETE /api/v1/experiments/{experimentId}/tensorboard-files`
 *
 * Starts a clean-up task that deletes the TensorBoard files of the experiment from its storage;
 * metrics stay.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No experiment has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const deleteTensorboardFiles: Call<'deleteTensorboardFiles'> = (client, args, options) =>
  at038(client).call(operations.deleteTensorboardFiles, args, options);

/**
 * Create or find an experiment by external id. `PUT /api/v1/experiments/by-external-id/{externalExperimentId}`
 *
 * Creates an unmanaged experiment under an id that the caller chose, or answers the one that has
 * it already.
 *
 * Who may: any; with roles: CREATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, label, column, project, workspace.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The configuration is refused, or the experiment is not an unmanaged one.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No project or parent has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const putExperiment: Call<'putExperiment'> = (client, args, options) =>
  at038(client).call(operations.putExperiment, args, options);

/**
 * Continue an ended experiment. `POST /api/v1/experiments/continue`
 *
 * Starts an ended experiment again, trials that had not completed from their latest checkpoints,
 * with the given configuration merged into its own.
 *
 * Who may: owner or admin; with roles: CREATE_EXPERIMENT and UPDATE_EXPERIMENT.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: experiment, code, project, trial, checkpoint, job, task, pool, log.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The experiment is not ended, or the merged configuration is refused.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No experiment has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const continueExperiment: Call<'continueExperiment'> = (client, args, options) =>
  at038(client).call(operations.continueExperiment, args, options);
