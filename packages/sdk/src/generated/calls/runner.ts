// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/runner';

/**
 * Create an unmanaged trial. `POST /api/v1/trials`
 *
 * Adds a trial that is run outside the scheduler to an unmanaged experiment. `unmanaged` has to be
 * true.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: trial, experiment, project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: `unmanaged` is false (`only unmanaged trials are supported`), or the
 * experiment is a managed one.
 */
export const createTrial: Call<'createTrial'> = (client, args, options) =>
  client.call(operations.createTrial, args, options);

/**
 * Report that a task is ready. `POST /api/v1/allocations/{allocationId}/ready`
 *
 * Marks the allocation as ready to serve, for instance when a notebook accepts connections. Trials
 * and commands do not send it.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: task.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const allocationReady: Call<'allocationReady'> = (client, args, options) =>
  client.call(operations.allocationReady, args, options);

/**
 * Report that a task is waiting. `POST /api/v1/allocations/{allocationId}/waiting`
 *
 * Marks the allocation as waiting for something, so that its state shows STATE_WAITING.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: task, notebook, shell, command, tensorboard.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const allocationWaiting: Call<'allocationWaiting'> = (client, args, options) =>
  client.call(operations.allocationWaiting, args, options);

/**
 * Wait for the preemption signal. `GET /api/v1/allocations/{allocationId}/signals/preemption`
 *
 * Holds the connection until the allocation shall give up its slots or the time is over, then
 * answers `preempt` true or false.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`, or the timeout does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The allocation has not started, or cannot be preempted: `allocation is not
 * preemptible`.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const allocationPreemptionSignal: Call<'allocationPreemptionSignal'> = (client, args, options) =>
  client.call(operations.allocationPreemptionSignal, args, options);

/**
 * Announce a pending preemption. `POST /api/v1/allocations/{allocationId}/signals/pending_preemption`
 *
 * Lets an outside scheduler announce that it is about to take the resources back. Clusters with
 * agents do not support it.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The resource manager does not support the call.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const allocationPendingPreemptionSignal: Call<'allocationPendingPreemptionSignal'> = (client, args, options) =>
  client.call(operations.allocationPendingPreemptionSignal, args, options);

/**
 * Acknowledge the preemption signal. `POST /api/v1/allocations/{allocationId}/signals/ack_preemption`
 *
 * Tells the master that the task has seen the signal and is winding down by itself.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const ackAllocationPreemptionSignal: Call<'ackAllocationPreemptionSignal'> = (client, args, options) =>
  client.call(operations.ackAllocationPreemptionSignal, args, options);

/**
 * Mark a container as a daemon. `POST /api/v1/allocations/{allocationId}/resources/{resourcesId}/daemon`
 *
 * Declares that a container only serves the others, so that the allocation ends without waiting
 * for it.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const markAllocationResourcesDaemon: Call<'markAllocationResourcesDaemon'> = (client, args, options) =>
  client.call(operations.markAllocationResourcesDaemon, args, options);

/**
 * Wait for the rendezvous of containers. `GET /api/v1/allocations/{allocationId}/resources/{resourcesId}/rendezvous`
 *
 * Waits until all containers of a distributed task have started and answers their addresses, with
 * the place of the asking one among them.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const allocationRendezvousInfo: Call<'allocationRendezvousInfo'> = (client, args, options) =>
  client.call(operations.allocationRendezvousInfo, args, options);

/**
 * Set the proxy address of a task. `POST /api/v1/allocations/{allocationId}/proxy_address`
 *
 * Tells the master under which address the task can be reached. Clusters with agents do not
 * support it.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The resource manager does not support the call:
 * `task.SetAllocationProxyAddress not supported for this allocation or resource manager`.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const postAllocationProxyAddress: Call<'postAllocationProxyAddress'> = (client, args, options) =>
  client.call(operations.postAllocationProxyAddress, args, options);

/**
 * Gather data of all peers. `POST /api/v1/allocations/{allocationId}/all_gather`
 *
 * Waits until as many peers as announced have sent their data under the same request id, then
 * answers all of it to each of them.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The request id is no UUID, such as `invalid UUID length: 2`, the
 * allocation id has no point in it, or the body is not JSON.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const allocationAllGather: Call<'allocationAllGather'> = (client, args, options) =>
  client.call(operations.allocationAllGather, args, options);

/**
 * Report that a container is running. `POST /api/v1/allocations/{allocationId}/notify_container_running`
 *
 * Tells the master that a container runs, together with data to exchange with its peers. Clusters
 * with agents do not support it.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT
 * (403); of an interactive task: VIEW_NSC (404).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The allocation id has no point in it: `allocationID x does not contain at
 * least '.'`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT (tasks of trials).
 * @throws ApiError 404: The allocation is not live, or is hidden from the caller.
 * @throws ApiError 500: The resource manager does not support the call.
 * @throws ApiError 501: `allocationId` is empty or holds a slash, so that no route matches.
 */
export const notifyContainerRunning: Call<'notifyContainerRunning'> = (client, args, options) =>
  client.call(operations.notifyContainerRunning, args, options);

/**
 * Report an early exit of a trial. `POST /api/v1/trials/{trialId}/early_exit`
 *
 * Tells the searcher that the trial cannot go on and why; it is then not trained further. The body
 * is the early exit itself, not wrapped.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: trial, experiment, project, job, task, allocation, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `trialId` is not a whole number, or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden, or its experiment is no longer live.
 * @throws ApiError 500: The reason is unspecified: `should not report special exit reason ERRORED
 * to the master`.
 */
export const reportTrialSearcherEarlyExit: Call<'reportTrialSearcherEarlyExit'> = (client, args, options) =>
  client.call(operations.reportTrialSearcherEarlyExit, args, options);

/**
 * Report progress of a trial. `POST /api/v1/trials/{trialId}/progress`
 *
 * Tells the searcher how far the trial is. The body is a bare number: the length trained so far in
 * the unit of the searcher (batches, records or epochs).
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `trialId` is not a whole number, or the body is not a bare number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden, or its experiment is no longer live.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const reportTrialProgress: Call<'reportTrialProgress'> = (client, args, options) =>
  client.call(operations.reportTrialProgress, args, options);

/**
 * Set the runner state of a trial. `POST /api/v1/trials/{trialId}/runner/metadata`
 *
 * Stores what the code of the trial is doing; it is shown as `runnerState` and kept after the end.
 * The body is the metadata itself, not wrapped.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `trialId` is not a whole number, or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postTrialRunnerMetadata: Call<'postTrialRunnerMetadata'> = (client, args, options) =>
  client.call(operations.postTrialRunnerMetadata, args, options);

/**
 * Report metrics of a trial. `POST /api/v1/trials/{trialId}/metrics`
 *
 * Stores metrics of any group at a number of batches. The run id must be that of the current run,
 * which is 1 from the start; a newer run that begins at fewer batches archives the later reports.
 * A metric cannot be reported twice at the same batch.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: metric, trial.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The group is empty (`metric group cannot be empty`) or holds a point, or
 * the id or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden.
 * @throws ApiError 500: The run id is not the current one (`invalid run id, 7 (reported) != 1
 * (expected): invalid arguments`), a metric was reported at this batch before, or `epoch` is no
 * number.
 */
export const reportTrialMetrics: Call<'reportTrialMetrics'> = (client, args, options) =>
  client.call(operations.reportTrialMetrics, args, options);

/**
 * Report training metrics of a trial. `POST /api/v1/trials/{trialId}/training_metrics`
 *
 * Older form of the report for the group `training`; the body is the inner object with trial, run,
 * batches and metrics. Use the report with a group instead.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: metric, trial, experiment, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `trialId` is not a whole number, or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden.
 * @throws ApiError 500: The run id is not the current one (`invalid run id, 7 (reported) != 1
 * (expected): invalid arguments`), a metric was reported at this batch before, or `epoch` is no
 * number.
 * @deprecated by the master
 */
export const reportTrialTrainingMetrics: Call<'reportTrialTrainingMetrics'> = (client, args, options) =>
  client.call(operations.reportTrialTrainingMetrics, args, options);

/**
 * Report validation metrics of a trial. `POST /api/v1/trials/{trialId}/validation_metrics`
 *
 * Older form of the report for the group `validation`; the body is the inner object with trial,
 * run, batches and metrics. Use the report with a group instead.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: metric, trial, experiment, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `trialId` is not a whole number, or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden.
 * @throws ApiError 500: The run id is not the current one (`invalid run id, 7 (reported) != 1
 * (expected): invalid arguments`), a metric was reported at this batch before, or `epoch` is no
 * number.
 * @deprecated by the master
 */
export const reportTrialValidationMetrics: Call<'reportTrialValidationMetrics'> = (client, args, options) =>
  client.call(operations.reportTrialValidationMetrics, args, options);
