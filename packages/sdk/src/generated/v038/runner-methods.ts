// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { CallOptions } from '../../client/call';
import type { CallPromise } from '../../client/call-promise';
import type { Args038 } from '../../v038/arguments';
import type { AckAllocationPreemptionSignalArgs, AllocationAllGatherArgs, AllocationPendingPreemptionSignalArgs, AllocationPreemptionSignalArgs, AllocationReadyArgs, AllocationRendezvousInfoArgs, AllocationWaitingArgs, CreateTrialArgs, MarkAllocationResourcesDaemonArgs, NotifyContainerRunningArgs, PostAllocationAcceleratorDataArgs, PostAllocationProxyAddressArgs, PostTrialRunnerMetadataArgs, ReportTrialMetricsArgs, ReportTrialMetricsFormerArgs, ReportTrialSearcherEarlyExitArgs, ReportTrialTrainingMetricsArgs, ReportTrialTrainingMetricsFormerArgs, ReportTrialValidationMetricsArgs, ReportTrialValidationMetricsFormerArgs, RunPrepareForReportingArgs, StartTrialArgs } from './signatures';
import type { AckAllocationPreemptionSignalResponse, AllocationAllGatherResponse, AllocationPendingPreemptionSignalResponse, AllocationPreemptionSignalResponse, AllocationReadyResponse, AllocationRendezvousInfoResponse, AllocationWaitingResponse, CreateTrialResponse, MarkAllocationResourcesDaemonResponse, NotifyContainerRunningResponse, PostAllocationAcceleratorDataResponse, PostAllocationProxyAddressResponse, PostTrialRunnerMetadataResponse, ReportTrialMetricsResponse, ReportTrialProgressResponse, ReportTrialSearcherEarlyExitResponse, ReportTrialTrainingMetricsResponse, ReportTrialValidationMetricsResponse, RunPrepareForReportingResponse, StartTrialResponse } from './types';

/** The calls that training code makes, of a 0.38.1 master. */
export interface RunnerMethods038 {
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
  createTrial(args: CreateTrialArgs, options?: CallOptions): CallPromise<CreateTrialResponse>;

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
  allocationReady(args: AllocationReadyArgs, options?: CallOptions): CallPromise<AllocationReadyResponse>;

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
  allocationWaiting(args: AllocationWaitingArgs, options?: CallOptions): CallPromise<AllocationWaitingResponse>;

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
  allocationPreemptionSignal(args: AllocationPreemptionSignalArgs, options?: CallOptions): CallPromise<AllocationPreemptionSignalResponse>;

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
  allocationPendingPreemptionSignal(args: AllocationPendingPreemptionSignalArgs, options?: CallOptions): CallPromise<AllocationPendingPreemptionSignalResponse>;

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
  ackAllocationPreemptionSignal(args: AckAllocationPreemptionSignalArgs, options?: CallOptions): CallPromise<AckAllocationPreemptionSignalResponse>;

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
  markAllocationResourcesDaemon(args: MarkAllocationResourcesDaemonArgs, options?: CallOptions): CallPromise<MarkAllocationResourcesDaemonResponse>;

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
  allocationRendezvousInfo(args: AllocationRendezvousInfoArgs, options?: CallOptions): CallPromise<AllocationRendezvousInfoResponse>;

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
  postAllocationProxyAddress(args: PostAllocationProxyAddressArgs, options?: CallOptions): CallPromise<PostAllocationProxyAddressResponse>;

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
  allocationAllGather(args: AllocationAllGatherArgs, options?: CallOptions): CallPromise<AllocationAllGatherResponse>;

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
  notifyContainerRunning(args: NotifyContainerRunningArgs, options?: CallOptions): CallPromise<NotifyContainerRunningResponse>;

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
  reportTrialSearcherEarlyExit(args: ReportTrialSearcherEarlyExitArgs, options?: CallOptions): CallPromise<ReportTrialSearcherEarlyExitResponse>;

  /**
   * Report progress of a trial. `POST /api/v1/trials/{trialId}/progress`
   *
   * Tells the master how far the trial is: the part that is done, or with `isRaw` the own count of
   * the training script.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, job.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `trialId` is not a whole number, or the body is not such an object.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT.
   * @throws ApiError 404: The trial is missing or hidden, or its experiment is no longer live.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  reportTrialProgress(args: Args038<'reportTrialProgress'>, options?: CallOptions): CallPromise<ReportTrialProgressResponse>;

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
  postTrialRunnerMetadata(args: PostTrialRunnerMetadataArgs, options?: CallOptions): CallPromise<PostTrialRunnerMetadataResponse>;

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
  reportTrialMetrics(args: ReportTrialMetricsArgs | ReportTrialMetricsFormerArgs, options?: CallOptions): CallPromise<ReportTrialMetricsResponse>;

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
  reportTrialTrainingMetrics(args: ReportTrialTrainingMetricsArgs | ReportTrialTrainingMetricsFormerArgs, options?: CallOptions): CallPromise<ReportTrialTrainingMetricsResponse>;

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
  reportTrialValidationMetrics(args: ReportTrialValidationMetricsArgs | ReportTrialValidationMetricsFormerArgs, options?: CallOptions): CallPromise<ReportTrialValidationMetricsResponse>;

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
  startTrial(args: StartTrialArgs, options?: CallOptions): CallPromise<StartTrialResponse>;

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
  runPrepareForReporting(args: RunPrepareForReportingArgs, options?: CallOptions): CallPromise<RunPrepareForReportingResponse>;

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
  postAllocationAcceleratorData(args: PostAllocationAcceleratorDataArgs, options?: CallOptions): CallPromise<PostAllocationAcceleratorDataResponse>;

}
