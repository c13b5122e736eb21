// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/trials';

/**
 * Create or find a trial by external id. `PUT /api/v1/trials`
 *
 * Creates an unmanaged trial under an id that the caller chose, or answers the one that has it
 * already.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial, experiment, project.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No experiment has this number, or the caller may not see it.
 * @throws ApiError 500: The experiment is not an unmanaged one.
 */
export const putTrial: Call<'putTrial'> = (client, args, options) =>
  at038(client).call(operations.putTrial, args, options);

/**
 * Set the state of an unmanaged trial. `PATCH /api/v1/trials/{trialId}`
 *
 * Changes the state of a trial that runs outside the cluster and answers the trial.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial, experiment, project, task.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The trial is a managed one.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No trial has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const patchTrial: Call<'patchTrial'> = (client, args, options) =>
  at038(client).call(operations.patchTrial, args, options);

/**
 * Find a trial by its external ids. `GET /api/v1/trials/by-external-id/{externalExperimentId}/{externalTrialId}`
 *
 * Answers the unmanaged trial that carries these two ids.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No trial has these ids.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTrialByExternalID: Call<'getTrialByExternalID'> = (client, args, options) =>
  at038(client).call(operations.getTrialByExternalID, args, options);
