// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/runner';

/**
 * Start an unmanaged trial. `POST /api/v1/trials/{trialId}/start`
 *
 * Notes that a trial outside the cluster begins or resumes; answers the number of this run and the
 * checkpoint to go on from. On PostgreSQL 15 the 0.38.1 master fails at this with 500.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: trial.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No trial has this number, or the caller may not see it.
 * @throws ApiError 500: The database refused the query of the master.
 */
export const startTrial: Call<'startTrial'> = (client, args, options) =>
  at038(client).call(operations.startTrial, args, options);

/**
 * Prepare a run for reports. `POST /api/v1/runs/start`
 *
 * Registers where the checkpoints of a run are stored before it reports any and answers the number
 * of that storage.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No trial has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const runPrepareForReporting: Call<'runPrepareForReporting'> = (client, args, options) =>
  at038(client).call(operations.runPrepareForReporting, args, options);

/**
 * Report the accelerators of an allocation. `POST /api/v1/allocations/{allocationId}/acceleratorData`
 *
 * Records the accelerators that one container of the allocation was given.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: task.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No allocation has this id.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postAllocationAcceleratorData: Call<'postAllocationAcceleratorData'> = (client, args, options) =>
  at038(client).call(operations.postAllocationAcceleratorData, args, options);
