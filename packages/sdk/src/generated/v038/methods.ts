// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { CallOptions } from '../../client/call';
import type { CallPromise } from '../../client/call-promise';
import type { Args038 } from '../../v038/arguments';
import type { Answers, ArchiveRunsArgs, Arguments, AssignMultipleGroupsArgs, AssignRolesArgs, BulkAutoCreateWorkspaceNamespaceBindingsArgs, CleanupLogsArgs, ContinueExperimentArgs, CreateGenericTaskArgs, DeleteClusterMessageArgs, DeleteExperimentLabelArgs, DeleteGlobalConfigPoliciesArgs, DeleteRunsArgs, DeleteTensorboardFilesArgs, DeleteWorkspaceConfigPoliciesArgs, DeleteWorkspaceNamespaceBindingsArgs, ExpMetricNamesArgs, GetAccessTokensArgs, GetAllocationArgs, GetClusterMessageArgs, GetGenericTaskConfigArgs, GetGlobalConfigPoliciesArgs, GetGroupsAndUsersAssignedToWorkspaceArgs, GetJobQueueStatsArgs, GetKubernetesResourceManagersArgs, GetKubernetesResourceQuotasArgs, GetKubernetesResourceQuotasFormerArgs, GetMetadataValuesArgs, GetModelDefArgs, GetPermissionsSummaryArgs, GetProjectByKeyArgs, GetRolesAssignedToGroupArgs, GetRolesAssignedToUserArgs, GetRolesByIDArgs, GetRunMetadataArgs, GetTaskAcceleratorDataArgs, GetTaskContextDirectoryArgs, GetTrialByExternalIDArgs, GetTrialMetricsByCheckpointArgs, GetTrialMetricsByModelVersionArgs, GetTrialRemainingLogRetentionDaysArgs, GetTrialRemainingLogRetentionDaysFormerArgs, GetWebhooksArgs, GetWorkspaceConfigPoliciesArgs, GetWorkspacesWithDefaultNamespaceBindingsArgs, KillGenericTaskArgs, KillRunsArgs, ListRolesArgs, ListWorkspaceNamespaceBindingsArgs, ListWorkspaceNamespaceBindingsFormerArgs, MoveRunsArgs, PatchAccessTokenArgs, PatchExperimentArgs, PatchProjectArgs, PatchProjectFormerArgs, PatchTemplateNameArgs, PatchTrialArgs, PatchUsersArgs, PatchWebhookArgs, PatchWebhookFormerArgs, PauseGenericTaskArgs, PauseRunsArgs, PostAccessTokenArgs, PostAllocationAcceleratorDataArgs, PostProjectArgs, PostRunMetadataArgs, PostTaskLogsArgs, PostTemplateArgs, PostUserArgs, PostWebhookEventDataArgs, PreviewHPSearchArgs, PutExperimentArgs, PutExperimentLabelArgs, PutExperimentRetainLogsArgs, PutExperimentsRetainLogsArgs, PutGlobalConfigPoliciesArgs, PutTemplateArgs, PutTrialArgs, PutTrialRetainLogsArgs, PutWorkspaceConfigPoliciesArgs, RemoveAssignmentsArgs, ResumeRunsArgs, RunPrepareForReportingArgs, SearchRolesAssignableToScopeArgs, SearchRunsArgs, SetClusterMessageArgs, SetResourceQuotasArgs, SetResourceQuotasFormerArgs, SetWorkspaceNamespaceBindingsArgs, StartTrialArgs, UnarchiveRunsArgs, UnpauseGenericTaskArgs } from './signatures';
import type { ActivateExperimentsResponse, ArchiveExperimentsResponse, ArchiveRunsResponse, AssignMultipleGroupsResponse, AssignRolesResponse, BulkAutoCreateWorkspaceNamespaceBindingsResponse, CancelExperimentsResponse, CleanupLogsResponse, ContinueExperimentResponse, CreateGenericTaskResponse, DeleteClusterMessageResponse, DeleteExperimentLabelResponse, DeleteExperimentsResponse, DeleteGlobalConfigPoliciesResponse, DeleteRunsResponse, DeleteTensorboardFilesResponse, DeleteWorkspaceConfigPoliciesResponse, DeleteWorkspaceNamespaceBindingsResponse, ExpMetricNamesResponse, GetAccessTokensResponse, GetAgentsResponse, GetAllocationResponse, GetClusterMessageResponse, GetExperimentCheckpointsResponse, GetGenericTaskConfigResponse, GetGlobalConfigPoliciesResponse, GetGroupsAndUsersAssignedToWorkspaceResponse, GetJobQueueStatsResponse, GetKubernetesResourceManagersResponse, GetKubernetesResourceQuotasResponse, GetMetadataValuesResponse, GetModelDefResponse, GetPermissionsSummaryResponse, GetProjectByKeyResponse, GetRolesAssignedToGroupResponse, GetRolesAssignedToUserResponse, GetRolesByIDResponse, GetRunMetadataResponse, GetTaskAcceleratorDataResponse, GetTaskContextDirectoryResponse, GetTrialByExternalIDResponse, GetTrialCheckpointsResponse, GetTrialMetricsByCheckpointResponse, GetTrialMetricsByModelVersionResponse, GetTrialRemainingLogRetentionDaysResponse, GetWebhooksResponse, GetWorkspaceConfigPoliciesResponse, GetWorkspacesWithDefaultNamespaceBindingsResponse, KillExperimentsResponse, KillGenericTaskResponse, KillRunsResponse, ListRolesResponse, ListWorkspaceNamespaceBindingsResponse, MoveExperimentsResponse, MoveRunsResponse, PatchAccessTokenResponse, PatchExperimentResponse, PatchMasterConfigResponse, PatchProjectResponse, PatchTemplateNameResponse, PatchTrialResponse, PatchUsersResponse, PatchWebhookResponse, PauseExperimentsResponse, PauseGenericTaskResponse, PauseRunsResponse, PostAccessTokenResponse, PostAllocationAcceleratorDataResponse, PostProjectResponse, PostRunMetadataResponse, PostTaskLogsResponse, PostTemplateResponse, PostUserResponse, PostWebhookEventDataResponse, PostWebhookResponse, PreviewHPSearchResponse, PutExperimentLabelResponse, PutExperimentResponse, PutExperimentRetainLogsResponse, PutExperimentsRetainLogsResponse, PutGlobalConfigPoliciesResponse, PutTemplateResponse, PutTrialResponse, PutTrialRetainLogsResponse, PutWorkspaceConfigPoliciesResponse, RemoveAssignmentsResponse, ReportTrialProgressResponse, ResumeRunsResponse, RunPrepareForReportingResponse, SearchExperimentsResponse, SearchRolesAssignableToScopeResponse, SearchRunsResponse, SetClusterMessageResponse, SetResourceQuotasResponse, SetWorkspaceNamespaceBindingsResponse, StartTrialResponse, UnarchiveExperimentsResponse, UnarchiveRunsResponse, UnpauseGenericTaskResponse, UpdateJobQueueResponse } from './types';
import type { CommonMethods } from '../methods';

/** Every operation of a 0.38.1 master as a method of a client. */
export interface Methods038 extends CommonMethods<Arguments, Answers> {
  /**
   * Activate or deactivate several users. `PATCH /api/v1/users`
   *
   * Sets the active flag of the named users, or of all that match the filters, and answers an entry
   * for each.
   *
   * Who may: admin; with roles: ADMINISTRATE_USER.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: user.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  patchUsers(args: PatchUsersArgs, options?: CallOptions): CallPromise<PatchUsersResponse>;

  /**
   * Create a user. `POST /api/v1/users`
   *
   * Creates a user; for administrators only. The username is trimmed, needs at least two characters
   * and printable ASCII only, and must be new. A new user is inactive unless `active` is true. With
   * `isHashed` the password is stored as sent, else it is salted and hashed first; the client hashes
   * a password without `isHashed` before it is sent.
   *
   * Who may: admin; with roles: ADMINISTRATE_USER.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: user.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The user is missing or breaks a rule: name too short, not ASCII, reserved
   * or taken (`user already exists`), an incomplete agent user group, a password for a remote user;
   * also for a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator, or the cluster uses external sessions;
   * also for the session of a deactivated user.
   * @throws ApiError 500: The username is taken; or the master refused the input otherwise.
   */
  postUser(args: PostUserArgs, options?: CallOptions): CallPromise<PostUserResponse>;

  /**
   * Change the groups of several users. `PATCH /api/v1/users/assignments`
   *
   * Adds every named user to every group of one list and takes them out of those of the other.
   *
   * Who may: admin; with roles: UPDATE_GROUP.
   * When no clear answer comes it is sent again; if that is refused with `409 row already exists`,
   * the first one had worked.
   * Changes: *.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: One of the users or groups does not exist.
   * @throws ApiError 409: A user is in one of the groups already.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  assignMultipleGroups(args: AssignMultipleGroupsArgs, options?: CallOptions): CallPromise<AssignMultipleGroupsResponse>;

  /**
   * Change the master configuration. `PATCH /api/v1/master/config`
   *
   * Changes the log settings of the running master; the answer is empty. Only the mask paths
   * `log.level` and `log.color` are supported; an empty mask changes nothing. Any other path, `log`
   * too, is a 500 `unsupported or invalid field`.
   *
   * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: master.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded, or the level is not a name of `LogLevel`.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to change the
   * configuration; also for the session of a deactivated user.
   * @throws ApiError 500: The mask names another field (`unsupported or invalid field: ...`).
   */
  patchMasterConfig(args: Args038<'patchMasterConfig'>, options?: CallOptions): CallPromise<PatchMasterConfigResponse>;

  /**
   * List agents. `GET /api/v1/agents`
   *
   * Lists the connected agents with their slots and containers. An agent that lost its connection
   * stays listed for about a minute, disabled and draining, before it vanishes.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The resource manager does not answer; also for a negative limit.
   */
  getAgents(args?: Args038<'getAgents'>, options?: CallOptions): CallPromise<GetAgentsResponse>;

  /**
   * Delete several experiments. `DELETE /api/v1/projects/{projectId}/experiments/delete`
   *
   * Starts the deletion of each finished experiment with its checkpoints. Owners are not checked
   * while role-based access is off. Answers one result per experiment with HTTP 200 even if all
   * fail; an empty `error` means done, and the order is not that of the request. When `filters` is
   * present the ids are ignored and only matches are listed, by default finished ones. An empty list
   * of ids answers an empty list.
   *
   * Who may: any (no owner check); with roles: DELETE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again; if that is refused with `200 not found` or `200
   * STATE_DELETING`, the first one had worked.
   * Changes: experiment, code, label, column, project, workspace, trial, checkpoint, metric, job,
   * task, allocation, log, usage.
   * Masters: 0.23.4 and 0.38.1, there `DELETE /api/v1/experiments/delete`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  deleteExperiments(args: Args038<'deleteExperiments'>, options?: CallOptions): CallPromise<DeleteExperimentsResponse>;

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
  putExperimentLabel(args: PutExperimentLabelArgs, options?: CallOptions): CallPromise<PutExperimentLabelResponse>;

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
  deleteExperimentLabel(args: DeleteExperimentLabelArgs, options?: CallOptions): CallPromise<DeleteExperimentLabelResponse>;

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
  deleteTensorboardFiles(args: DeleteTensorboardFilesArgs, options?: CallOptions): CallPromise<DeleteTensorboardFilesResponse>;

  /**
   * Edit an experiment. `PATCH /api/v1/experiments/{experimentId}`
   *
   * Changes the fields sent and leaves the rest; `labels` replaces the whole list, without
   * duplicates. Finished and archived experiments may be edited too, apart from their resources.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404), UPDATE_EXPERIMENT_METADATA (403);
   * resources, checkpointStorage: also UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, checkpoint, trial, label, usage, job, allocation, log.
   * Masters: 0.23.4 and 0.38.1.
   * On a master before 0.38, a new checkpoint storage is refused, and after a new weight or priority
   * the name, labels and description are sent again. `force` sends the call as it is.
   *
   * @throws ApiError 400: The name is blank, or the body or the id does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT_METADATA, or UPDATE_EXPERIMENT for resources and checkpoint storage.
   * @throws ApiError 404: The experiment is missing or hidden from the caller, or it is finished and
   * the change is one of resources.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  patchExperiment(args: PatchExperimentArgs, options?: CallOptions): CallPromise<PatchExperimentResponse>;

  /**
   * Download the model code. `GET /api/v1/experiments/{experimentId}/model_def`
   *
   * Answers the code that the experiment runs as one gzipped tar archive in base64.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @deprecated by the master
   */
  getModelDef(args: GetModelDefArgs, options?: CallOptions): CallPromise<GetModelDefResponse>;

  /**
   * Activate several experiments. `POST /api/v1/projects/{projectId}/experiments/activate`
   *
   * Resumes each paused experiment; archived ones are reported as not found. Answers one result per
   * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
   * that of the request. When `filters` is present the ids are ignored and only matches are listed,
   * by default paused ones. An empty list of ids answers an empty list.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, trial, job, task, project, log, pool.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/activate`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  activateExperiments(args: Args038<'activateExperiments'>, options?: CallOptions): CallPromise<ActivateExperimentsResponse>;

  /**
   * Pause several experiments. `POST /api/v1/projects/{projectId}/experiments/pause`
   *
   * Pauses each active experiment; archived ones are reported as not found. Answers one result per
   * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
   * that of the request. When `filters` is present the ids are ignored and only matches are listed,
   * by default active ones. An empty list of ids answers an empty list.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/pause`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  pauseExperiments(args: Args038<'pauseExperiments'>, options?: CallOptions): CallPromise<PauseExperimentsResponse>;

  /**
   * Cancel several experiments. `POST /api/v1/projects/{projectId}/experiments/cancel`
   *
   * Cancels each experiment; archived ones are reported as not found. Answers one result per
   * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
   * that of the request. When `filters` is present the ids are ignored and only matches are listed,
   * by default unfinished ones. An empty list of ids answers an empty list.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/cancel`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  cancelExperiments(args: Args038<'cancelExperiments'>, options?: CallOptions): CallPromise<CancelExperimentsResponse>;

  /**
   * Kill several experiments. `POST /api/v1/projects/{projectId}/experiments/kill`
   *
   * Kills each experiment; archived ones are reported as not found. Answers one result per
   * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
   * that of the request. When `filters` is present the ids are ignored and only matches are listed,
   * by default unfinished ones. An empty list of ids answers an empty list.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/kill`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  killExperiments(args: Args038<'killExperiments'>, options?: CallOptions): CallPromise<KillExperimentsResponse>;

  /**
   * Archive several experiments. `POST /api/v1/projects/{projectId}/experiments/archive`
   *
   * Archives each experiment that has finished. Answers one result per experiment with HTTP 200 even
   * if all fail; an empty `error` means done, and the order is not that of the request. When
   * `filters` is present the ids are ignored and only matches are listed, by default finished ones;
   * filters without a match give an empty list. An empty list of ids answers an empty list.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA per experiment.
   * When no clear answer comes it is sent again; if that is refused with `200 Experiment is already
   * archived`, the first one had worked.
   * Changes: experiment.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/archive`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  archiveExperiments(args: Args038<'archiveExperiments'>, options?: CallOptions): CallPromise<ArchiveExperimentsResponse>;

  /**
   * Unarchive several experiments. `POST /api/v1/projects/{projectId}/experiments/unarchive`
   *
   * Brings back each archived experiment. Answers one result per experiment with HTTP 200 even if
   * all fail; an empty `error` means done, and the order is not that of the request. When `filters`
   * is present the ids are ignored and only matches are listed, by default finished ones. An empty
   * list of ids answers an empty list.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA per experiment.
   * When no clear answer comes it is sent again; if that is refused with `200 Experiment is not
   * archived`, the first one had worked.
   * Changes: experiment.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/unarchive`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  unarchiveExperiments(args: Args038<'unarchiveExperiments'>, options?: CallOptions): CallPromise<UnarchiveExperimentsResponse>;

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
  getExperimentCheckpoints(args: Args038<'getExperimentCheckpoints'>, options?: CallOptions): CallPromise<GetExperimentCheckpointsResponse>;

  /**
   * Preview a hyperparameter search. `POST /api/v1/preview-hp-search`
   *
   * Runs the searcher of a configuration without training and answers how many trials it would
   * create of which length; without a length where the training script decides. Unlike creating an
   * experiment, `config` is an object here.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The configuration is text instead of an object, is invalid, or has no
   * searcher: `invalid experiment configuration; missing searcher`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The searcher is one that is no longer run: adaptive, adaptive_simple or
   * sync_halving.
   */
  previewHPSearch(args: PreviewHPSearchArgs, options?: CallOptions): CallPromise<PreviewHPSearchResponse>;

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
  putTrial(args: PutTrialArgs, options?: CallOptions): CallPromise<PutTrialResponse>;

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
  patchTrial(args: PatchTrialArgs, options?: CallOptions): CallPromise<PatchTrialResponse>;

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
  getTrialByExternalID(args: GetTrialByExternalIDArgs, options?: CallOptions): CallPromise<GetTrialByExternalIDResponse>;

  /**
   * Write lines into task logs. `POST /api/v1/task/logs`
   *
   * Appends lines to the logs of tasks, as a container outside the cluster does. A second call
   * appends them twice.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is not sent again, for it may have happened.
   * Changes: log.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No task has this id, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  postTaskLogs(args: PostTaskLogsArgs, options?: CallOptions): CallPromise<PostTaskLogsResponse>;

  /**
   * Delete logs past their retention. `POST /api/v1/cleanup_logs`
   *
   * Deletes the lines of all tasks whose retention is over and answers how many these were.
   *
   * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: log.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  cleanupLogs(args?: CleanupLogsArgs, options?: CallOptions): CallPromise<CleanupLogsResponse>;

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
  getTrialCheckpoints(args: Args038<'getTrialCheckpoints'>, options?: CallOptions): CallPromise<GetTrialCheckpointsResponse>;

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
   * @deprecated Call it as `client.runner.reportTrialProgress`.
   */
  reportTrialProgress(args: Args038<'reportTrialProgress'>, options?: CallOptions): CallPromise<ReportTrialProgressResponse>;

  /**
   * Change the job queue. `POST /api/v1/job-queues`
   *
   * Applies changes in order: to another pool, or a priority or weight. Moving a job ahead of or
   * behind another is not obeyed any more and answers 500 `unexpected action`. An unknown job stops
   * the rest at once; other failures are gathered into one message while successful changes stay.
   *
   * Who may: any; with roles: CONTROL_STRICT_JOB_QUEUE only when strictJobQueueControl.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: job, experiment, pool, allocation, task, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The cluster has strict queue control and the caller lacks the permission;
   * also for the session of a deactivated user.
   * @throws ApiError 500: A job is unknown (`job <id> not found`), the priority is not 1 to 99, the
   * weight is not above 0, the pool is unknown, unchanged or not changeable, or no action was given.
   */
  updateJobQueue(args: Args038<'updateJobQueue'>, options?: CallOptions): CallPromise<UpdateJobQueueResponse>;

  /**
   * Get queue statistics. `GET /api/v1/job-queues/stats`
   *
   * Returns, per pool, the jobs queued and scheduled now and the time jobs waited per day over the
   * last 30 days and today. An unknown pool is left out.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   * On a master before 0.38, the name of a pool that does not exist is refused. `force` sends the
   * call as it is.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: A pool is unknown or the resource manager does not answer.
   */
  getJobQueueStats(args?: GetJobQueueStatsArgs, options?: CallOptions): CallPromise<GetJobQueueStatsResponse>;

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
  patchTemplateName(args: PatchTemplateNameArgs, options?: CallOptions): CallPromise<PatchTemplateNameResponse>;

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
   * @throws ApiError 404: The workspace does not exist, or the caller may not see it.
   * @throws ApiError 500: A template of this name exists already.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   * @deprecated by the master
   */
  putTemplate(args: PutTemplateArgs, options?: CallOptions): CallPromise<PutTemplateResponse>;

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
   * @throws ApiError 404: The workspace does not exist, or the caller may not see it.
   * @throws ApiError 500: A template of this name exists already, or the workspace is missing or
   * archived.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  postTemplate(args: PostTemplateArgs, options?: CallOptions): CallPromise<PostTemplateResponse>;

  /**
   * Stream names of metrics. `GET /api/v1/experiments/metrics-stream/metric-names`
   *
   * Answers the metrics known of the experiments, names sorted within each group; later messages
   * hold only additions and may be empty. A message comes at once and then once per period, until
   * all experiments have ended.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or no experiment is named: `must specify at
   * least one experiment id`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: An experiment is missing or hidden.
   * @throws ApiError 500: A query key puts a dot under a plain parameter.
   */
  expMetricNames(args: ExpMetricNamesArgs, options?: CallOptions): AsyncGenerator<ExpMetricNamesResponse, void, undefined>;

  /**
   * Create a project. `POST /api/v1/workspaces/{workspaceId}/projects`
   *
   * Creates a project in a workspace. The name takes 1 to 80 characters and must be new in the
   * workspace, case-sensitive. The answer does not fill in counts.
   *
   * Who may: any; with roles: VIEW_WORKSPACE (404) then CREATE_PROJECT (403).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: project, workspace.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not create projects there, where role-based access is on;
   * also for the session of a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 409: Another project of the workspace has this name or key.
   * @throws ApiError 500: The workspace is immutable or archived, or the name is empty, too long or
   * taken (text of the database).
   */
  postProject(args: PostProjectArgs, options?: CallOptions): CallPromise<PostProjectResponse>;

  /**
   * Change a project. `PATCH /api/v1/projects/{projectId}`
   *
   * Changes the name or description of a project; fields left out stay. Archived projects and
   * project 1 cannot be changed.
   *
   * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
   * then UPDATE_PROJECT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: project.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller owns neither the project nor its workspace and is not an
   * administrator; also for the session of a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 409: Another project has this key.
   * @throws ApiError 500: The project is archived or immutable, or the name is empty, too long or
   * taken.
   */
  patchProject(args: PatchProjectArgs | PatchProjectFormerArgs, options?: CallOptions): CallPromise<PatchProjectResponse>;

  /**
   * Get a project by its key. `GET /api/v1/projects/key/{key}`
   *
   * Answers the project that has this short key.
   *
   * Who may: any; with roles: VIEW_PROJECT.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No project has this key, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getProjectByKey(args: GetProjectByKeyArgs, options?: CallOptions): CallPromise<GetProjectByKeyResponse>;

  /**
   * Move several experiments. `POST /api/v1/projects/{projectId}/experiments/move`
   *
   * Puts each experiment into the destination project, which is checked before any of them. Answers
   * one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the
   * order is not that of the request. When `filters` is present the ids are ignored and only matches
   * are listed, by default all that match. An empty list of ids answers an empty list.
   *
   * Who may: any; with roles: VIEW_PROJECT (404) and CREATE_EXPERIMENT (403) at the destination;
   * VIEW_EXPERIMENT_METADATA and DELETE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, label, column, project, workspace, job.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/move`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * CREATE_EXPERIMENT at the destination.
   * @throws ApiError 404: The destination project is missing or hidden.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  moveExperiments(args: Args038<'moveExperiments'>, options?: CallOptions): CallPromise<MoveExperimentsResponse>;

  /**
   * List webhooks. `GET /api/v1/webhooks`
   *
   * Lists the webhooks the caller may see with their triggers, without paging.
   *
   * Who may: admin; with roles: VIEW_WEBHOOKS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
   * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getWebhooks(args?: GetWebhooksArgs, options?: CallOptions): CallPromise<GetWebhooksResponse>;

  /**
   * Create a webhook. `POST /api/v1/webhooks`
   *
   * Creates a webhook that fires for the experiments of its workspace, or of the whole cluster, or
   * only for those that name it, by its mode. Triggers on metric thresholds are accepted but never
   * fire.
   *
   * Who may: admin; with roles: EDIT_WEBHOOKS.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: webhook.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: There is no trigger (`at least one trigger required`) or the address is no
   * URL (`valid url required`); also for a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
   * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
   * @throws ApiError 404: No workspace has this number.
   * @throws ApiError 500: The webhook type or a trigger type is unspecified.
   */
  postWebhook(args: Args038<'postWebhook'>, options?: CallOptions): CallPromise<PostWebhookResponse>;

  /**
   * Change the address of a webhook. `PATCH /api/v1/webhooks/{webhookId}`
   *
   * Makes the webhook post to another address; its triggers stay.
   *
   * Who may: admin; with roles: EDIT_WEBHOOKS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: webhook.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No webhook has this number.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  patchWebhook(args: PatchWebhookArgs | PatchWebhookFormerArgs, options?: CallOptions): CallPromise<PatchWebhookResponse>;

  /**
   * Fire custom webhooks. `POST /api/v1/webhooks/custom`
   *
   * Sends an event of a training script to every webhook of its workspace with a custom trigger, and
   * to those the experiment names.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is not sent again, for it may have happened.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No experiment has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  postWebhookEventData(args: PostWebhookEventDataArgs, options?: CallOptions): CallPromise<PostWebhookEventDataResponse>;

  /**
   * Get my roles and permissions. `GET /api/v1/permissions/summary`
   *
   * Returns the roles of the signed-in user and where each one applies, those through groups
   * included. There is one assignment entry per role, in no fixed order.
   *
   * Who may: any; with roles: one's own.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getPermissionsSummary(args?: GetPermissionsSummaryArgs, options?: CallOptions): CallPromise<GetPermissionsSummaryResponse>;

  /**
   * List who has a role on a workspace. `GET /api/v1/roles/workspace/{workspaceId}`
   *
   * Returns the groups and users with a role on this very workspace; cluster-wide assignments are
   * left out. Someone with two roles is listed twice. A caller who may not view the workspace gets
   * empty lists, not an error.
   *
   * Who may: any; with roles: VIEW_WORKSPACE, else an empty answer.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getGroupsAndUsersAssignedToWorkspace(args: GetGroupsAndUsersAssignedToWorkspaceArgs, options?: CallOptions): CallPromise<GetGroupsAndUsersAssignedToWorkspaceResponse>;

  /**
   * Get roles by id. `POST /api/v1/roles/search/by-ids`
   *
   * Returns the named roles with everyone they are assigned to. All ids must exist.
   *
   * Who may: any; with roles: ASSIGN_ROLES or UPDATE_ROLES in any scope, else only roles assigned to
   * oneself.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not assign or update roles anywhere (`access denied; ...`);
   * also for the session of a deactivated user.
   * @throws ApiError 404: One of the ids is unknown, or the list is empty.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getRolesByID(args: GetRolesByIDArgs, options?: CallOptions): CallPromise<GetRolesByIDResponse>;

  /**
   * List the roles of a user. `GET /api/v1/roles/search/by-user/{userId}`
   *
   * Returns the roles of a user, those through groups included, by role name.
   *
   * Who may: any; with roles: self, or ASSIGN_ROLES in any scope.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The user id is 0 (`bad request`); also for a path id that is not an
   * integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: Another user was asked for by someone who may not assign roles; also for
   * the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getRolesAssignedToUser(args: GetRolesAssignedToUserArgs, options?: CallOptions): CallPromise<GetRolesAssignedToUserResponse>;

  /**
   * List the roles of a group. `GET /api/v1/roles/search/by-group/{groupId}`
   *
   * Returns the roles of a group by role name, with a summary of where each one applies.
   *
   * Who may: any; with roles: as reading the group.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The group id is 0 (`bad request`); also for a path id that is not an
   * integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The group does not exist or is hidden from the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getRolesAssignedToGroup(args: GetRolesAssignedToGroupArgs, options?: CallOptions): CallPromise<GetRolesAssignedToGroupResponse>;

  /**
   * List roles that fit a scope. `POST /api/v1/roles/search/by-assignability`
   *
   * Lists roles by name that can be assigned in a scope. With a workspace, roles that hold a
   * cluster-only permission are left out; without one, all roles fit. Limit 0 means 500.
   *
   * Who may: any; with roles: VIEW_WORKSPACE on the workspace; cluster-wide VIEW_WORKSPACE without
   * one.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not view the workspace, or the whole cluster when none is
   * named; also for the session of a deactivated user.
   * @throws ApiError 500: The limit or the offset is negative.
   */
  searchRolesAssignableToScope(args: SearchRolesAssignableToScopeArgs, options?: CallOptions): CallPromise<SearchRolesAssignableToScopeResponse>;

  /**
   * List roles. `POST /api/v1/roles/search`
   *
   * Lists roles by name. People who may neither assign nor update roles see only their own. Limit 0
   * means 500.
   *
   * Who may: any; with roles: all with ASSIGN_ROLES or UPDATE_ROLES in any scope, else one's own
   * roles.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The limit or the offset is negative.
   */
  listRoles(args: ListRolesArgs, options?: CallOptions): CallPromise<ListRolesResponse>;

  /**
   * Assign roles. `POST /api/v1/roles/add-assignments`
   *
   * Gives roles to users and groups, each on one workspace or, where none is named, on the whole
   * cluster. All assignments are made or none.
   *
   * Who may: admin; with roles: ASSIGN_ROLES in every named workspace; cluster-wide when any
   * assignment names none.
   * When no clear answer comes it is sent again; if that is refused with `409 row already exists`,
   * the first one had worked.
   * Changes: *.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: Both lists are empty (`must specify at least one group or user
   * assignment`); also for a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not assign roles in every named scope; also for the session
   * of a deactivated user.
   * @throws ApiError 404: A role, user, group or workspace does not exist, or the group is a
   * personal one.
   * @throws ApiError 409: One of the assignments exists already.
   * @throws ApiError 500: A role with a cluster-only permission is assigned to a workspace.
   */
  assignRoles(args: AssignRolesArgs, options?: CallOptions): CallPromise<AssignRolesResponse>;

  /**
   * Remove role assignments. `POST /api/v1/roles/remove-assignments`
   *
   * Takes roles away from users and groups, each in exactly the scope named. All assignments are
   * removed or none.
   *
   * Who may: admin; with roles: ASSIGN_ROLES in every named workspace; cluster-wide when any
   * assignment names none.
   * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
   * one had worked.
   * Changes: *.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: Both lists are empty (`must specify at least one group or user
   * assignment`); also for a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not assign roles in every named scope; also for the session
   * of a deactivated user.
   * @throws ApiError 404: One of the assignments does not exist.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  removeAssignments(args: RemoveAssignmentsArgs, options?: CallOptions): CallPromise<RemoveAssignmentsResponse>;

  /**
   * Search experiments. `POST /api/v1/experiments-search`
   *
   * Lists experiments with their best trial, filtered and sorted by metrics, hyperparameters or any
   * column. Archived experiments show up unless a `filter` is sent, and with one only if it sets
   * `showArchived`. Rows look like those of the plain list, and the best trial shows its stored
   * state, so STATE_ACTIVE may appear there.
   *
   * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_METADATA; with projectId also
   * VIEW_PROJECT (404).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1, there `GET /api/v1/experiments-search`.
   *
   * @throws ApiError 400: The sort is malformed, names an unknown column or a training metric
   * without a statistic, or a query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The project is missing or hidden.
   * @throws ApiError 500: The filter is not JSON, or holds an unknown operator, conjunction or
   * column, or `contains` on a column that is not text.
   */
  searchExperiments(args?: Args038<'searchExperiments'>, options?: CallOptions): CallPromise<SearchExperimentsResponse>;

  /**
   * Set the policies of a workspace. `PUT /api/v1/config-policies/workspaces/{workspaceId}/{workloadType}`
   *
   * Stores limits and fixed values for the configurations of a kind of work in the workspace, in
   * place of those before, and answers them parsed.
   *
   * Who may: admin; with roles: MODIFY_WORKSPACE_CONFIG_POLICIES.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: policy.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The policies are no YAML or break the rules of policies; the text says
   * where.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No workspace has this number, or the caller may not see it.
   * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
   */
  putWorkspaceConfigPolicies(args: PutWorkspaceConfigPoliciesArgs, options?: CallOptions): CallPromise<PutWorkspaceConfigPoliciesResponse>;

  /**
   * Get the policies of a workspace. `GET /api/v1/config-policies/workspaces/{workspaceId}/{workloadType}`
   *
   * Answers the limits and fixed values of the workspace for a kind of work; empty without any.
   *
   * Who may: any; with roles: VIEW_WORKSPACE_CONFIG_POLICIES.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No workspace has this number, or the caller may not see it.
   * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
   */
  getWorkspaceConfigPolicies(args: GetWorkspaceConfigPoliciesArgs, options?: CallOptions): CallPromise<GetWorkspaceConfigPoliciesResponse>;

  /**
   * Remove the policies of a workspace. `DELETE /api/v1/config-policies/workspaces/{workspaceId}/{workloadType}`
   *
   * Removes the limits and fixed values of the workspace for a kind of work; without any nothing
   * happens.
   *
   * Who may: admin; with roles: MODIFY_WORKSPACE_CONFIG_POLICIES.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: policy.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No workspace has this number, or the caller may not see it.
   * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
   */
  deleteWorkspaceConfigPolicies(args: DeleteWorkspaceConfigPoliciesArgs, options?: CallOptions): CallPromise<DeleteWorkspaceConfigPoliciesResponse>;

  /**
   * Set the policies of the cluster. `PUT /api/v1/config-policies/global/{workloadType}`
   *
   * Stores limits and fixed values for the configurations of a kind of work everywhere, in place of
   * those before, and answers them parsed.
   *
   * Who may: admin; with roles: MODIFY_GLOBAL_CONFIG_POLICIES.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: policy.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The policies are no YAML or break the rules of policies; the text says
   * where.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
   */
  putGlobalConfigPolicies(args: PutGlobalConfigPoliciesArgs, options?: CallOptions): CallPromise<PutGlobalConfigPoliciesResponse>;

  /**
   * Get the policies of the cluster. `GET /api/v1/config-policies/global/{workloadType}`
   *
   * Answers the limits and fixed values that hold everywhere for a kind of work; empty without any.
   *
   * Who may: any; with roles: VIEW_GLOBAL_CONFIG_POLICIES.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
   */
  getGlobalConfigPolicies(args: GetGlobalConfigPoliciesArgs, options?: CallOptions): CallPromise<GetGlobalConfigPoliciesResponse>;

  /**
   * Remove the policies of the cluster. `DELETE /api/v1/config-policies/global/{workloadType}`
   *
   * Removes the limits and fixed values that hold everywhere for a kind of work; without any nothing
   * happens.
   *
   * Who may: admin; with roles: MODIFY_GLOBAL_CONFIG_POLICIES.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: policy.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
   */
  deleteGlobalConfigPolicies(args: DeleteGlobalConfigPoliciesArgs, options?: CallOptions): CallPromise<DeleteGlobalConfigPoliciesResponse>;

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
   * On a master before 0.38, a slash at the end of a path in `modelDefinition` is removed, on every
   * release. `force` sends the call as it is.
   *
   * @throws ApiError 400: The configuration is refused, or the experiment is not an unmanaged one.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No project or parent has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  putExperiment(args: PutExperimentArgs, options?: CallOptions): CallPromise<PutExperimentResponse>;

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
  continueExperiment(args: ContinueExperimentArgs, options?: CallOptions): CallPromise<ContinueExperimentResponse>;

  /**
   * Keep the logs of an experiment. `PUT /api/v1/experiments/{experimentId}/retain_logs`
   *
   * Sets for how many days the logs of all trials of the experiment are kept after their end; -1
   * keeps them without limit.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: trial.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No experiment has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  putExperimentRetainLogs(args: PutExperimentRetainLogsArgs, options?: CallOptions): CallPromise<PutExperimentRetainLogsResponse>;

  /**
   * Keep the logs of several experiments. `PUT /api/v1/projects/{projectId}/experiments/retain_logs`
   *
   * Sets for how many days logs are kept, for the named experiments of a project or all that match
   * the filters, and answers an entry for each.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: trial.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  putExperimentsRetainLogs(args: PutExperimentsRetainLogsArgs, options?: CallOptions): CallPromise<PutExperimentsRetainLogsResponse>;

  /**
   * Keep the logs of a trial. `PUT /api/v1/trials/{trialId}/retain_logs`
   *
   * Sets for how many days the logs of the trial are kept after its end; -1 keeps them without
   * limit.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: trial.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No trial has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  putTrialRetainLogs(args: PutTrialRetainLogsArgs, options?: CallOptions): CallPromise<PutTrialRetainLogsResponse>;

  /**
   * Ask how long logs are kept. `GET /api/v1/trials/{trialId}/remaining_log_retention_days`
   *
   * Answers for how many more days the logs of the trial are kept; -1 for no limit.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No trial has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getTrialRemainingLogRetentionDays(args: GetTrialRemainingLogRetentionDaysArgs | GetTrialRemainingLogRetentionDaysFormerArgs, options?: CallOptions): CallPromise<GetTrialRemainingLogRetentionDaysResponse>;

  /**
   * Read the announcement of the cluster. `GET /api/v1/master/cluster_message`
   *
   * Answers the announcement that was set, also one that is not shown yet; nothing when there is
   * none. `getMaster` has the announcement that users see.
   *
   * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getClusterMessage(args?: GetClusterMessageArgs, options?: CallOptions): CallPromise<GetClusterMessageResponse>;

  /**
   * Announce something to everyone. `PUT /api/v1/master/cluster_message`
   *
   * Sets the announcement of the cluster in place of the one before. It is shown from its start to
   * its end; the end is given as a time or as a duration.
   *
   * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: message.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The text is too long, or the end is not after the start.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  setClusterMessage(args: SetClusterMessageArgs, options?: CallOptions): CallPromise<SetClusterMessageResponse>;

  /**
   * Take the announcement back. `DELETE /api/v1/master/cluster_message`
   *
   * Ends the announcement of the cluster at once; without one nothing happens.
   *
   * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: message.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  deleteClusterMessage(args?: DeleteClusterMessageArgs, options?: CallOptions): CallPromise<DeleteClusterMessageResponse>;

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
  getTrialMetricsByModelVersion(args: GetTrialMetricsByModelVersionArgs, options?: CallOptions): CallPromise<GetTrialMetricsByModelVersionResponse>;

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
  getTrialMetricsByCheckpoint(args: GetTrialMetricsByCheckpointArgs, options?: CallOptions): CallPromise<GetTrialMetricsByCheckpointResponse>;

  /**
   * List clusters of Kubernetes. `GET /api/v1/k8s-resource-managers`
   *
   * Lists the names of the resource managers that schedule on Kubernetes; empty without any.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getKubernetesResourceManagers(args?: GetKubernetesResourceManagersArgs, options?: CallOptions): CallPromise<GetKubernetesResourceManagersResponse>;

  /**
   * Bind a workspace to namespaces. `POST /api/v1/workspaces/{workspaceId}/namespace-bindings`
   *
   * Sets, for each named cluster, the Kubernetes namespace in which the tasks of the workspace run,
   * and answers all bindings.
   *
   * Who may: admin; with roles: SET_WORKSPACE_NAMESPACE_BINDINGS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: namespace.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No workspace has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  setWorkspaceNamespaceBindings(args: SetWorkspaceNamespaceBindingsArgs, options?: CallOptions): CallPromise<SetWorkspaceNamespaceBindingsResponse>;

  /**
   * Unbind a workspace from namespaces. `DELETE /api/v1/workspaces/{workspaceId}/namespace-bindings`
   *
   * Removes the bindings of the workspace in the named clusters; its tasks run in their default
   * namespaces again.
   *
   * Who may: admin; with roles: SET_WORKSPACE_NAMESPACE_BINDINGS.
   * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
   * one had worked.
   * Changes: namespace.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No workspace has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  deleteWorkspaceNamespaceBindings(args: DeleteWorkspaceNamespaceBindingsArgs, options?: CallOptions): CallPromise<DeleteWorkspaceNamespaceBindingsResponse>;

  /**
   * Limit the slots of a workspace. `POST /api/v1/workspaces/{workspaceId}/set-resource-quota`
   *
   * Sets, for each named cluster, how many slots the namespace of the workspace may request; the
   * namespace must be one the master made for it.
   *
   * Who may: admin; with roles: SET_RESOURCE_QUOTAS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: namespace.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No workspace has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  setResourceQuotas(args: SetResourceQuotasArgs | SetResourceQuotasFormerArgs, options?: CallOptions): CallPromise<SetResourceQuotasResponse>;

  /**
   * List namespaces of a workspace. `GET /api/v1/workspaces/{workspaceId}/list-namespace-bindings`
   *
   * Answers the namespace of the workspace in each cluster, the default one where none was set.
   *
   * Who may: any; with roles: VIEW_WORKSPACE.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: The cluster does not run on Kubernetes.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  listWorkspaceNamespaceBindings(args: ListWorkspaceNamespaceBindingsArgs | ListWorkspaceNamespaceBindingsFormerArgs, options?: CallOptions): CallPromise<ListWorkspaceNamespaceBindingsResponse>;

  /**
   * List workspaces without a namespace. `GET /api/v1/namespace-bindings/workspace-ids-with-default-bindings`
   *
   * Lists the workspaces whose tasks run in the default namespace of at least one cluster.
   *
   * Who may: any; with roles: VIEW_WORKSPACE.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getWorkspacesWithDefaultNamespaceBindings(args?: GetWorkspacesWithDefaultNamespaceBindingsArgs, options?: CallOptions): CallPromise<GetWorkspacesWithDefaultNamespaceBindingsResponse>;

  /**
   * Make namespaces for workspaces. `POST /api/v1/namespace-bindings/bulk-auto-create`
   *
   * Creates, in every cluster, a namespace for each named workspace that runs in the default one and
   * binds it.
   *
   * Who may: admin; with roles: SET_WORKSPACE_NAMESPACE_BINDINGS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: namespace.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No workspace has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  bulkAutoCreateWorkspaceNamespaceBindings(args: BulkAutoCreateWorkspaceNamespaceBindingsArgs, options?: CallOptions): CallPromise<BulkAutoCreateWorkspaceNamespaceBindingsResponse>;

  /**
   * Get the slot limits of a workspace. `GET /api/v1/workspaces/{workspaceId}/get-k8s-resource-quotas`
   *
   * Answers how many slots the workspace may request in each cluster; clusters without a limit are
   * left out.
   *
   * Who may: any; with roles: VIEW_RESOURCE_QUOTAS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: The cluster does not run on Kubernetes.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getKubernetesResourceQuotas(args: GetKubernetesResourceQuotasArgs | GetKubernetesResourceQuotasFormerArgs, options?: CallOptions): CallPromise<GetKubernetesResourceQuotasResponse>;

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
   * @deprecated Call it as `client.runner.startTrial`.
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
   * @deprecated Call it as `client.runner.runPrepareForReporting`.
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
   * @deprecated Call it as `client.runner.postAllocationAcceleratorData`.
   */
  postAllocationAcceleratorData(args: PostAllocationAcceleratorDataArgs, options?: CallOptions): CallPromise<PostAllocationAcceleratorDataResponse>;

  /**
   * Search runs. `POST /api/v1/runs`
   *
   * Lists runs that fit a filter, with sorting and paging; filter and sort are written as in
   * `searchExperiments`, with locations of runs besides.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The sort or the filter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No project has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  searchRuns(args: SearchRunsArgs, options?: CallOptions): CallPromise<SearchRunsResponse>;

  /**
   * Move runs to another project. `POST /api/v1/runs/move`
   *
   * Moves runs with their experiments; a run of an experiment with several is refused or, with
   * `skipMultitrial`, left where it is.
   *
   * Who may: owner or admin; with roles: DELETE_EXPERIMENT at the source, CREATE_EXPERIMENT at the
   * destination.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, project, workspace, column, label, job.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: The destination does not exist, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  moveRuns(args: MoveRunsArgs, options?: CallOptions): CallPromise<MoveRunsResponse>;

  /**
   * Kill runs. `POST /api/v1/runs/kill`
   *
   * Kills the named runs, or all that match the filter, and answers an entry for each.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: trial, experiment, project, task, allocation, log.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  killRuns(args: KillRunsArgs, options?: CallOptions): CallPromise<KillRunsResponse>;

  /**
   * Delete runs. `POST /api/v1/runs/delete`
   *
   * Deletes ended runs with their checkpoints and logs and answers an entry for each.
   *
   * Who may: owner or admin; with roles: DELETE_EXPERIMENT.
   * When no clear answer comes it is sent again; if that is refused with `200 not found`, the first
   * one had worked.
   * Changes: trial, experiment, column, project, workspace, checkpoint, metric, job, task,
   * allocation, log, usage, label, code.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  deleteRuns(args: DeleteRunsArgs, options?: CallOptions): CallPromise<DeleteRunsResponse>;

  /**
   * Archive runs. `POST /api/v1/runs/archive`
   *
   * Archives ended runs and answers an entry for each.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  archiveRuns(args: ArchiveRunsArgs, options?: CallOptions): CallPromise<ArchiveRunsResponse>;

  /**
   * Unarchive runs. `POST /api/v1/runs/unarchive`
   *
   * Takes runs out of the archive and answers an entry for each.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  unarchiveRuns(args: UnarchiveRunsArgs, options?: CallOptions): CallPromise<UnarchiveRunsResponse>;

  /**
   * Pause runs. `POST /api/v1/runs/pause`
   *
   * Pauses the experiments of the named runs; a run of an experiment with several is an error of its
   * entry.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: trial, experiment, project, allocation, log.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  pauseRuns(args: PauseRunsArgs, options?: CallOptions): CallPromise<PauseRunsResponse>;

  /**
   * Resume runs. `POST /api/v1/runs/resume`
   *
   * Activates the paused experiments of the named runs; a run of an experiment with several is an
   * error of its entry.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: trial, experiment, project, job, task, log, pool.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  resumeRuns(args: ResumeRunsArgs, options?: CallOptions): CallPromise<ResumeRunsResponse>;

  /**
   * Get the metadata of a run. `GET /api/v1/runs/{runId}/metadata`
   *
   * Answers the free object that was stored with the run; empty without any.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No run has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getRunMetadata(args: GetRunMetadataArgs, options?: CallOptions): CallPromise<GetRunMetadataResponse>;

  /**
   * Set the metadata of a run. `POST /api/v1/runs/{runId}/metadata`
   *
   * Stores a free object with the run in place of the one before and answers it. Keys have at most
   * 50 characters and depth is limited.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: trial, column.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The object breaks a limit; the text says which.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No run has this number, the caller may not see it, or the body has no
   * metadata.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  postRunMetadata(args: PostRunMetadataArgs, options?: CallOptions): CallPromise<PostRunMetadataResponse>;

  /**
   * List values of a metadata key. `GET /api/v1/projects/{projectId}/metadata/{key}`
   *
   * Lists the texts that the runs of a project have under one key of their metadata, for a filter to
   * offer.
   *
   * Who may: any; with roles: VIEW_PROJECT.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No project has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getMetadataValues(args: GetMetadataValuesArgs, options?: CallOptions): CallPromise<GetMetadataValuesResponse>;

  /**
   * Start a task of any kind. `POST /api/v1/generic-tasks`
   *
   * Starts a task that is neither trial nor notebook: an entrypoint, its code and resources.
   * Pausable unless `noPause` is set; a child ends with its parent.
   *
   * Who may: any; with roles: CREATE_GENERIC_TASK.
   * When no clear answer comes it is not sent again, for it may have happened.
   * Changes: task, job.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The configuration cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No project has this id.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  createGenericTask(args: CreateGenericTaskArgs, options?: CallOptions): CallPromise<CreateGenericTaskResponse>;

  /**
   * Download the code of a task. `GET /api/v1/tasks/{taskId}/context_directory`
   *
   * Answers the directory the task was started with, as base64 of a gzipped tar.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No task has this id, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getTaskContextDirectory(args: GetTaskContextDirectoryArgs, options?: CallOptions): CallPromise<GetTaskContextDirectoryResponse>;

  /**
   * Get one allocation. `GET /api/v1/allocations/{allocationId}`
   *
   * Answers one start of a task: its state, slots, times and why it ended.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No allocation has this id.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getAllocation(args: GetAllocationArgs, options?: CallOptions): CallPromise<GetAllocationResponse>;

  /**
   * Get the accelerators of a task. `GET /api/v1/tasks/{taskId}/acceleratorData`
   *
   * Lists which accelerators the containers of the task were given.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No task has this id, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getTaskAcceleratorData(args: GetTaskAcceleratorDataArgs, options?: CallOptions): CallPromise<GetTaskAcceleratorDataResponse>;

  /**
   * Get the configuration of a task. `GET /api/v1/tasks/{taskId}/config`
   *
   * Answers the configuration a generic task was started with, as JSON text.
   *
   * Who may: any; with roles: VIEW_NSC.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No task has this id, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getGenericTaskConfig(args: GetGenericTaskConfigArgs, options?: CallOptions): CallPromise<GetGenericTaskConfigResponse>;

  /**
   * Kill a generic task. `POST /api/v1/tasks/{taskId}/kill`
   *
   * Ends the task and its children at once, or the whole tree from its root.
   *
   * Who may: any; with roles: UPDATE_NSC.
   * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
   * one had worked.
   * Changes: task, allocation.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: The task is unknown, or has no allocation that runs.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  killGenericTask(args: KillGenericTaskArgs, options?: CallOptions): CallPromise<KillGenericTaskResponse>;

  /**
   * Pause a generic task. `POST /api/v1/tasks/{taskId}/pause`
   *
   * Stops the containers of the task and of its children; they can be started again later.
   *
   * Who may: any; with roles: UPDATE_NSC.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: task, allocation.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The task cannot be paused, or is not active.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No task has this id, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  pauseGenericTask(args: PauseGenericTaskArgs, options?: CallOptions): CallPromise<PauseGenericTaskResponse>;

  /**
   * Resume a generic task. `POST /api/v1/tasks/{taskId}/unpause`
   *
   * Starts a paused task and its paused children again.
   *
   * Who may: any; with roles: UPDATE_NSC.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: task.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The task is not paused.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No task has this id, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  unpauseGenericTask(args: UnpauseGenericTaskArgs, options?: CallOptions): CallPromise<UnpauseGenericTaskResponse>;

  /**
   * Create an access token. `POST /api/v1/tokens`
   *
   * Creates a token for a user that lives longer than a session. Only this answer has its text;
   * signing out does not end it.
   *
   * Who may: admin; with roles: CREATE_TOKEN; CREATE_OTHER_TOKEN for others.
   * When no clear answer comes it is not sent again, for it may have happened.
   * Changes: token.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The lifespan is no Go duration or longer than allowed.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not create this token.
   * @throws ApiError 404: No user has this number.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  postAccessToken(args: PostAccessTokenArgs, options?: CallOptions): CallPromise<PostAccessTokenResponse>;

  /**
   * List access tokens. `GET /api/v1/tokens`
   *
   * Lists tokens without their text, those that are expired or revoked only when asked for. Without
   * the permission to see others it must be asked for one's own.
   *
   * Who may: admin for others; with roles: VIEW_OTHER_TOKENS for others.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not see the tokens of others.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getAccessTokens(args?: GetAccessTokensArgs, options?: CallOptions): CallPromise<GetAccessTokensResponse>;

  /**
   * Describe or revoke an access token. `PATCH /api/v1/tokens/{tokenId}`
   *
   * Changes the description of a token or revokes it for good; a revoked one cannot be changed any
   * more.
   *
   * Who may: admin for others; with roles: UPDATE_TOKEN for others.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: token.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No token has this number.
   * @throws ApiError 500: The token is revoked or expired.
   */
  patchAccessToken(args: PatchAccessTokenArgs, options?: CallOptions): CallPromise<PatchAccessTokenResponse>;

}
