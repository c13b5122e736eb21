// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { CallOptions } from '../client/call';
import type { CallPromise } from '../client/call-promise';
import type { AckAllocationPreemptionSignalArgs, ActivateExperimentArgs, ActivateExperimentsArgs, AddProjectNoteArgs, AllocationAllGatherArgs, AllocationPendingPreemptionSignalArgs, AllocationPreemptionSignalArgs, AllocationReadyArgs, AllocationRendezvousInfoArgs, AllocationWaitingArgs, Answers, ArchiveExperimentArgs, ArchiveExperimentsArgs, ArchiveModelArgs, ArchiveProjectArgs, ArchiveProjectFormerArgs, ArchiveWorkspaceArgs, ArchiveWorkspaceFormerArgs, Arguments, AssignRolesArgs, BindRPToWorkspaceArgs, CancelExperimentArgs, CancelExperimentsArgs, CheckpointsRemoveFilesArgs, CompleteTrialSearcherValidationArgs, DeleteCheckpointsArgs, DeleteExperimentArgs, DeleteExperimentsArgs, DeleteGroupArgs, DeleteModelArgs, DeleteModelVersionArgs, DeleteProjectArgs, DeleteProjectFormerArgs, DeleteTemplateArgs, DeleteWebhookArgs, DeleteWebhookFormerArgs, DeleteWorkspaceArgs, DeleteWorkspaceFormerArgs, ExpMetricNamesArgs, GetActiveTasksCountArgs, GetAgentsArgs, GetBestSearcherValidationMetricArgs, GetCurrentTrialSearcherOperationArgs, GetExperimentCheckpointsArgs, GetExperimentLabelsArgs, GetExperimentValidationHistoryArgs, GetGroupsAndUsersAssignedToWorkspaceArgs, GetGroupsArgs, GetJobQueueStatsArgs, GetMasterConfigArgs, GetModelArgs, GetModelDefArgs, GetModelDefFileArgs, GetModelDefTreeArgs, GetModelLabelsArgs, GetModelsArgs, GetPermissionsSummaryArgs, GetProjectColumnsFormerArgs, GetProjectFormerArgs, GetProjectNumericMetricsRangeArgs, GetProjectNumericMetricsRangeFormerArgs, GetRolesAssignedToGroupArgs, GetRolesAssignedToUserArgs, GetRolesByIDArgs, GetSearcherEventsArgs, GetTasksArgs, GetTelemetryArgs, GetTemplateArgs, GetTrialCheckpointsArgs, GetTrialCheckpointsFormerArgs, GetTrialMetricsBySourceInfoCheckpointArgs, GetTrialProfilerAvailableSeriesArgs, GetTrialProfilerMetricsArgs, GetTrialProfilerMetricsFormerArgs, GetTrialSourceInfoMetricsByModelVersionArgs, GetUserSettingArgs, GetWebhooksArgs, GetWorkspaceFormerArgs, IdleNotebookArgs, KillExperimentArgs, KillExperimentsArgs, KillTrialArgs, KillTrialFormerArgs, ListRPsBoundToWorkspaceArgs, ListRolesArgs, ListWorkspacesBoundToRPArgs, LogoutArgs, MarkAllocationResourcesDaemonArgs, MasterLogsArgs, MoveExperimentArgs, MoveExperimentsArgs, MoveModelArgs, MoveProjectArgs, NotifyContainerRunningArgs, OverwriteRPWorkspaceBindingsArgs, PatchCheckpointsArgs, PatchExperimentArgs, PatchMasterConfigArgs, PatchModelArgs, PatchProjectArgs, PatchProjectFormerArgs, PatchTemplateConfigArgs, PatchWorkspaceFormerArgs, PauseExperimentArgs, PauseExperimentsArgs, PinWorkspaceArgs, PinWorkspaceFormerArgs, PostAllocationProxyAddressArgs, PostModelArgs, PostProjectArgs, PostSearcherOperationsArgs, PostTemplateArgs, PostTrialProfilerMetricsBatchArgs, PostTrialRunnerMetadataArgs, PostUserActivityArgs, PostUserArgs, PostUserSettingArgs, PostWebhookArgs, PreviewHPSearchArgs, PutProjectNotesArgs, PutTemplateArgs, RemoveAssignmentsArgs, ReportTrialMetricsFormerArgs, ReportTrialProgressArgs, ReportTrialSearcherEarlyExitArgs, ReportTrialSourceInfoArgs, ReportTrialTrainingMetricsFormerArgs, ReportTrialValidationMetricsFormerArgs, ResetUserSettingArgs, ResourceAllocationRawArgs, SearchExperimentsArgs, SearchRolesAssignableToScopeArgs, TaskLogsFieldsArgs, TestWebhookArgs, TestWebhookFormerArgs, TrialLogsFieldsArgs, UnarchiveExperimentArgs, UnarchiveExperimentsArgs, UnarchiveModelArgs, UnarchiveProjectArgs, UnarchiveProjectFormerArgs, UnarchiveWorkspaceArgs, UnarchiveWorkspaceFormerArgs, UnbindRPFromWorkspaceArgs, UnpinWorkspaceArgs, UnpinWorkspaceFormerArgs, UpdateJobQueueArgs } from './signatures';
import type { AckAllocationPreemptionSignalResponse, ActivateExperimentResponse, ActivateExperimentsResponse, AddProjectNoteResponse, AllocationAllGatherResponse, AllocationPendingPreemptionSignalResponse, AllocationPreemptionSignalResponse, AllocationReadyResponse, AllocationRendezvousInfoResponse, AllocationWaitingResponse, ArchiveExperimentResponse, ArchiveExperimentsResponse, ArchiveModelResponse, ArchiveProjectResponse, ArchiveWorkspaceResponse, AssignRolesResponse, BindRPToWorkspaceResponse, CancelExperimentResponse, CancelExperimentsResponse, CheckpointsRemoveFilesResponse, CompleteTrialSearcherValidationResponse, DeleteCheckpointsResponse, DeleteExperimentResponse, DeleteExperimentsResponse, DeleteGroupResponse, DeleteModelResponse, DeleteModelVersionResponse, DeleteProjectResponse, DeleteTemplateResponse, DeleteWebhookResponse, DeleteWorkspaceResponse, ExpMetricNamesResponse, GetActiveTasksCountResponse, GetAgentsResponse, GetBestSearcherValidationMetricResponse, GetCurrentTrialSearcherOperationResponse, GetExperimentCheckpointsResponse, GetExperimentLabelsResponse, GetExperimentValidationHistoryResponse, GetGroupsAndUsersAssignedToWorkspaceResponse, GetGroupsResponse, GetJobQueueStatsResponse, GetMasterConfigResponse, GetModelDefFileResponse, GetModelDefResponse, GetModelDefTreeResponse, GetModelLabelsResponse, GetModelResponse, GetModelsResponse, GetPermissionsSummaryResponse, GetProjectNumericMetricsRangeResponse, GetRolesAssignedToGroupResponse, GetRolesAssignedToUserResponse, GetRolesByIDResponse, GetSearcherEventsResponse, GetTasksResponse, GetTelemetryResponse, GetTemplateResponse, GetTrialCheckpointsResponse, GetTrialMetricsBySourceInfoCheckpointResponse, GetTrialProfilerAvailableSeriesResponse, GetTrialProfilerMetricsResponse, GetTrialSourceInfoMetricsByModelVersionResponse, GetUserSettingResponse, GetWebhooksResponse, IdleNotebookResponse, KillExperimentResponse, KillExperimentsResponse, KillTrialResponse, ListRPsBoundToWorkspaceResponse, ListRolesResponse, ListWorkspacesBoundToRPResponse, LogoutResponse, MarkAllocationResourcesDaemonResponse, MasterLogsResponse, MoveExperimentResponse, MoveExperimentsResponse, MoveModelResponse, MoveProjectResponse, NotifyContainerRunningResponse, OverwriteRPWorkspaceBindingsResponse, PatchCheckpointsResponse, PatchExperimentResponse, PatchMasterConfigResponse, PatchModelResponse, PatchProjectResponse, PatchTemplateConfigResponse, PauseExperimentResponse, PauseExperimentsResponse, PinWorkspaceResponse, PostAllocationProxyAddressResponse, PostModelResponse, PostProjectResponse, PostSearcherOperationsResponse, PostTemplateResponse, PostTrialProfilerMetricsBatchResponse, PostTrialRunnerMetadataResponse, PostUserActivityResponse, PostUserResponse, PostUserSettingResponse, PostWebhookResponse, PreviewHPSearchResponse, PutProjectNotesResponse, PutTemplateResponse, RemoveAssignmentsResponse, ReportTrialProgressResponse, ReportTrialSearcherEarlyExitResponse, ReportTrialSourceInfoResponse, ResetUserSettingResponse, ResourceAllocationRawResponse, SearchExperimentsResponse, SearchRolesAssignableToScopeResponse, TaskLogsFieldsResponse, TestWebhookResponse, TrialLogsFieldsResponse, UnarchiveExperimentResponse, UnarchiveExperimentsResponse, UnarchiveModelResponse, UnarchiveProjectResponse, UnarchiveWorkspaceResponse, UnbindRPFromWorkspaceResponse, UnpinWorkspaceResponse, UpdateJobQueueResponse } from './types';

type Varying =
  | 'login'
  | 'currentUser'
  | 'getUsers'
  | 'getUser'
  | 'patchUser'
  | 'getUserByUsername'
  | 'getMe'
  | 'setUserPassword'
  | 'getMaster'
  | 'getAgent'
  | 'getSlots'
  | 'getSlot'
  | 'enableAgent'
  | 'disableAgent'
  | 'enableSlot'
  | 'disableSlot'
  | 'createExperiment'
  | 'getExperiments'
  | 'getExperiment'
  | 'getExperimentTrials'
  | 'compareTrials'
  | 'createTrial'
  | 'getTrial'
  | 'getTrialWorkloads'
  | 'trialLogs'
  | 'taskLogs'
  | 'getMetrics'
  | 'getTrainingMetrics'
  | 'getValidationMetrics'
  | 'reportTrialMetrics'
  | 'reportTrialTrainingMetrics'
  | 'reportTrialValidationMetrics'
  | 'reportCheckpoint'
  | 'getJobs'
  | 'getJobsV2'
  | 'getTemplates'
  | 'getNotebooks'
  | 'launchNotebook'
  | 'getNotebook'
  | 'killNotebook'
  | 'setNotebookPriority'
  | 'getShells'
  | 'launchShell'
  | 'getShell'
  | 'killShell'
  | 'setShellPriority'
  | 'getCommands'
  | 'launchCommand'
  | 'getCommand'
  | 'killCommand'
  | 'setCommandPriority'
  | 'getTensorboards'
  | 'launchTensorboard'
  | 'getTensorboard'
  | 'killTensorboard'
  | 'setTensorboardPriority'
  | 'getTask'
  | 'getModelVersion'
  | 'patchModelVersion'
  | 'getModelVersions'
  | 'postModelVersion'
  | 'getCheckpoint'
  | 'postCheckpointMetadata'
  | 'metricBatches'
  | 'trialsSnapshot'
  | 'trialsSample'
  | 'getResourcePools'
  | 'resourceAllocationAggregated'
  | 'getWorkspace'
  | 'patchWorkspace'
  | 'getWorkspaceProjects'
  | 'getWorkspaces'
  | 'postWorkspace'
  | 'getProject'
  | 'getProjectColumns'
  | 'getGroup'
  | 'updateGroup'
  | 'createGroup'
  | 'getProjectsByUserActivity';

/**
 * The operations that masters of both versions describe alike, as methods of a client; what differs
 * in arguments and answers is handed in by operation.
 */
export interface CommonMethods<
  Args extends Record<Varying, unknown>,
  Answer extends Record<Varying, unknown>,
> {
  /**
   * Sign in. `POST /api/v1/auth/login`
   *
   * Checks a username and password and opens a session. The answer carries the token for the
   * `Authorization: Bearer` header, and the same token is set as the cookie `auth`. Usernames are
   * compared exactly, upper and lower case included. The client hashes a password that comes without
   * `isHashed`. With it the password is sent as it is: already hashed, as `hashPassword` makes it
   * (lower-case hex SHA-512 of the fixed salt followed by the password). An empty password is sent
   * as an empty string.
   *
   * Who may: public; with roles: public.
   * When no clear answer comes it is not sent again, for it may have happened.
   * Changes: user.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The username is empty (`missing argument: username`), or the cluster uses
   * external sessions; also for a body that cannot be decoded.
   * @throws ApiError 401: No such user, or the password is wrong (`invalid credentials`).
   * @throws ApiError 403: The password is right but the user is deactivated (`user is not active`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  login(args: Args['login'], options?: CallOptions): CallPromise<Answer['login']>;

  /**
   * Get the signed-in user. `GET /api/v1/auth/user`
   *
   * Returns the user whose token was sent. The answer equals that of `GET /me`; `modifiedAt` is not
   * filled in here.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  currentUser(args?: Args['currentUser'], options?: CallOptions): CallPromise<Answer['currentUser']>;

  /**
   * Sign out. `POST /api/v1/auth/logout`
   *
   * Ends the session of the token that was sent. The cookie that clears `auth` is set without a
   * path, so a browser may keep its copy: clients should drop it themselves.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again; if that is refused with `401 invalid credentials`,
   * the first one had worked.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The token belongs to an allocation (`cannot manually logout of an
   * allocation session`).
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  logout(args?: LogoutArgs, options?: CallOptions): CallPromise<LogoutResponse>;

  /**
   * List users. `GET /api/v1/users`
   *
   * Lists all users, deactivated ones included, to anyone signed in. Rows come by id unless sorted.
   * This is the only call that fills `modifiedAt`.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The limit is negative.
   */
  getUsers(args?: Args['getUsers'], options?: CallOptions): CallPromise<Answer['getUsers']>;

  /**
   * List my settings. `GET /api/v1/users/setting`
   *
   * Returns every setting the signed-in user has stored, in no particular order.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getUserSetting(args?: GetUserSettingArgs, options?: CallOptions): CallPromise<GetUserSettingResponse>;

  /**
   * Store my settings. `POST /api/v1/users/setting`
   *
   * Creates or overwrites settings of the signed-in user, each found by its key and storage path. An
   * empty `value` deletes the setting. Values must be valid JSON text: a bad one is reported only
   * when it is the last of the list.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: setting.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The cluster uses external sessions; also for the session of a deactivated
   * user.
   * @throws ApiError 500: The last value is not valid JSON text, for example `dark` instead of
   * `"dark"`.
   */
  postUserSetting(args: PostUserSettingArgs, options?: CallOptions): CallPromise<PostUserSettingResponse>;

  /**
   * Delete my settings. `POST /api/v1/users/setting/reset`
   *
   * Removes every stored setting of the signed-in user.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: setting.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  resetUserSetting(args?: ResetUserSettingArgs, options?: CallOptions): CallPromise<ResetUserSettingResponse>;

  /**
   * Get a user. `GET /api/v1/users/{userId}`
   *
   * Returns one user by id. `modifiedAt` is not filled in here.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: No user has this id (`user not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getUser(args: Args['getUser'], options?: CallOptions): CallPromise<Answer['getUser']>;

  /**
   * Change a user. `PATCH /api/v1/users/{userId}`
   *
   * Changes only the fields that are sent; an empty body changes nothing. People may change their
   * own username, display name and password; the rest is for administrators. An empty display name
   * clears it. Setting a password ends all sessions of that user.
   *
   * Who may: admin, active, remote, agentUserGroup: admin; username, displayName, password: self or
   * admin; with roles: admin, active, remote, agentUserGroup, username: ADMINISTRATE_USER;
   * displayName, password: self or ADMINISTRATE_USER.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: user, username, *.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A name is too short, not ASCII, reserved, or a display name resembles
   * another user's name; or a remote user would get a username or password; also for a path id that
   * is not an integer or a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not change this field or this user; also for the session of
   * a deactivated user.
   * @throws ApiError 404: No user has this id (`user not found`).
   * @throws ApiError 500: The username is taken already (text of the database).
   */
  patchUser(args: Args['patchUser'], options?: CallOptions): CallPromise<Answer['patchUser']>;

  /**
   * Get a user by username. `GET /api/v1/users/{username}/by-username`
   *
   * Returns the user with exactly this username. Names that hold a slash or a colon cannot be asked
   * for.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: No user has this name (`user not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  getUserByUsername(args: Args['getUserByUsername'], options?: CallOptions): CallPromise<Answer['getUserByUsername']>;

  /**
   * Get my own user. `GET /api/v1/me`
   *
   * Returns the user whose token was sent, the quickest way to test whether a stored token is still
   * good. `modifiedAt` is not filled in here.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getMe(args?: Args['getMe'], options?: CallOptions): CallPromise<Answer['getMe']>;

  /**
   * Set a password in clear text. `POST /api/v1/users/{userId}/password`
   *
   * Not the way to set a password: it travels in clear, because the master always salts and hashes
   * this text, and a client that hashes first locks the user out. Use `patchUser`, whose password
   * leaves hashed, or the flow `setPassword`. Sets the password of oneself, or of anyone as an
   * administrator; the body is a bare JSON string. All sessions of that user end.
   *
   * Who may: self or admin; with roles: self or ADMINISTRATE_USER.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: user.
   * Masters: 0.23.4 and 0.38.1.
   * On a master before 0.38, a password that looks like a hash is refused; `setPassword`, a flow,
   * sends a hash in the call that expects one. `force` sends the call as it is.
   *
   * @throws ApiError 400: The user is a remote user; also for a path id that is not an integer or a
   * body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: Another user's password, asked for by someone who is not an administrator;
   * also for the session of a deactivated user.
   * @throws ApiError 404: No user has this id (`user not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  setUserPassword(args: Args['setUserPassword'], options?: CallOptions): CallPromise<Answer['setUserPassword']>;

  /**
   * Get telemetry settings. `GET /api/v1/master/telemetry`
   *
   * Tells whether the master reports usage and with which analytics key. No sign-in is needed; the
   * key is empty while telemetry is off.
   *
   * Who may: public; with roles: public.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The request cannot be read.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getTelemetry(args?: GetTelemetryArgs, options?: CallOptions): CallPromise<GetTelemetryResponse>;

  /**
   * Get cluster information. `GET /api/v1/master`
   *
   * Returns version, identity and switches of the master; no sign-in is needed. Clients read it
   * first to learn branding, sign-in providers and whether role-based access is on. `masterId`
   * changes at every start of the master, `clusterId` never.
   *
   * Who may: public; with roles: public.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The request cannot be read.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getMaster(args?: Args['getMaster'], options?: CallOptions): CallPromise<Answer['getMaster']>;

  /**
   * Get the master configuration. `GET /api/v1/master/config`
   *
   * Returns the running configuration as a free object, with secrets replaced by `********`. For
   * administrators only.
   *
   * Who may: admin; with roles: VIEW_MASTER_CONFIG.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to read the
   * configuration; also for the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getMasterConfig(args?: GetMasterConfigArgs, options?: CallOptions): CallPromise<GetMasterConfigResponse>;

  /**
   * Stream the master log. `GET /api/v1/master/logs`
   *
   * Streams lines of the master's own log, oldest first, from a buffer that holds only the latest
   * entries. With `follow` new lines are looked for each second and the stream never ends by itself.
   *
   * Who may: any; with roles: VIEW_MASTER_LOGS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The limit is negative (`Limit must be >= 0`) or comes together with
   * `follow` (`Limit cannot be specified when following`); also for a query value of the wrong type.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller lacks the permission to read master logs, where role-based
   * access is on; also for the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  masterLogs(args?: MasterLogsArgs, options?: CallOptions): AsyncGenerator<MasterLogsResponse, void, undefined>;

  /**
   * Get an agent. `GET /api/v1/agents/{agentId}`
   *
   * Returns one agent with its slots and the containers that run on it.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: No agent has this id (`actor '/agents/<id>' not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  getAgent(args: Args['getAgent'], options?: CallOptions): CallPromise<Answer['getAgent']>;

  /**
   * List the slots of an agent. `GET /api/v1/agents/{agentId}/slots`
   *
   * Returns all slots of an agent, without paging.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: No agent has this id (`actor '/agents/<id>' not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  getSlots(args: Args['getSlots'], options?: CallOptions): CallPromise<Answer['getSlots']>;

  /**
   * Get a slot. `GET /api/v1/agents/{agentId}/slots/{slotId}`
   *
   * Returns one slot. After a restart of the master this call may miss slots that the list still
   * shows, until the agent has been away for about a minute.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: No such agent or slot.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  getSlot(args: Args['getSlot'], options?: CallOptions): CallPromise<Answer['getSlot']>;

  /**
   * Enable an agent. `POST /api/v1/agents/{agentId}/enable`
   *
   * Lets an agent take new work again and returns it.
   *
   * Who may: admin; with roles: UPDATE_AGENTS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: agent, pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to update
   * agents; also for the session of a deactivated user.
   * @throws ApiError 404: No agent has this id (`actor '/agents/<id>' not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: The resource manager offers no such switch; also for a name holding a
   * slash or a colon, which no route matches.
   */
  enableAgent(args: Args['enableAgent'], options?: CallOptions): CallPromise<Answer['enableAgent']>;

  /**
   * Disable an agent. `POST /api/v1/agents/{agentId}/disable`
   *
   * Takes an agent out of service and returns it. Running work is moved off at once, unless `drain`
   * is set: then it may finish and only new work is refused.
   *
   * Who may: admin; with roles: UPDATE_AGENTS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: agent, pool, allocation, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to update
   * agents; also for the session of a deactivated user.
   * @throws ApiError 404: No agent has this id (`actor '/agents/<id>' not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: The resource manager offers no such switch; also for a name holding a
   * slash or a colon, which no route matches.
   */
  disableAgent(args: Args['disableAgent'], options?: CallOptions): CallPromise<Answer['disableAgent']>;

  /**
   * Enable a slot. `POST /api/v1/agents/{agentId}/slots/{slotId}/enable`
   *
   * Lets a slot take new work again and returns it. Unlike for reading, a missing slot is answered
   * with 500.
   *
   * Who may: admin; with roles: UPDATE_AGENTS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: agent, pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to update
   * agents; also for the session of a deactivated user.
   * @throws ApiError 500: No such agent or slot is connected (`actor /agents/<id>/slots/<n> could
   * not be found`).
   * @throws ApiError 501: The resource manager offers no such switch; also for a name holding a
   * slash or a colon, which no route matches.
   */
  enableSlot(args: Args['enableSlot'], options?: CallOptions): CallPromise<Answer['enableSlot']>;

  /**
   * Disable a slot. `POST /api/v1/agents/{agentId}/slots/{slotId}/disable`
   *
   * Takes a slot out of service and returns it. A trial running on it is queued again elsewhere
   * without counting as a restart, unless `drain` lets it finish. Unlike for reading, a missing slot
   * is answered with 500.
   *
   * Who may: admin; with roles: UPDATE_AGENTS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: agent, pool, allocation.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to update
   * agents; also for the session of a deactivated user.
   * @throws ApiError 500: No such agent or slot is connected (`actor /agents/<id>/slots/<n> could
   * not be found`).
   * @throws ApiError 501: The resource manager offers no such switch; also for a name holding a
   * slash or a colon, which no route matches.
   */
  disableSlot(args: Args['disableSlot'], options?: CallOptions): CallPromise<Answer['disableSlot']>;

  /**
   * Create an experiment. `POST /api/v1/experiments`
   *
   * Takes the configuration as YAML or JSON text and adds an experiment, which starts paused unless
   * `activate` is true; trials may exist before it first runs. With `parentId` the code of the
   * parent is used and `modelDefinition` is ignored. `projectId` 0 or 1 falls back to the workspace
   * and project named in the configuration, else to Uncategorized. `validateOnly` checks the
   * configuration and answers an all-default experiment with a null config.
   *
   * Who may: any; with roles: VIEW_PROJECT on the project (404), CREATE_EXPERIMENT (403); fork:
   * VIEW_EXPERIMENT_METADATA on the parent; activate: UPDATE_EXPERIMENT; template: VIEW_TEMPLATES
   * (400).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: experiment, label, column, project, workspace, job, task, pool.
   * Masters: 0.23.4 and 0.38.1.
   * On a master before 0.38, a slash at the end of a path in `modelDefinition` is removed, on every
   * release. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body is not JSON, or the template does not exist (`temlpate 'x' not
   * found`, spelt so).
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * CREATE_EXPERIMENT in the target workspace.
   * @throws ApiError 404: The parent experiment or the project is missing or hidden.
   * @throws ApiError 500: The configuration is invalid or has no entrypoint, the pool is not
   * available, too many slots are asked for, only one of workspace and project is named, or the
   * parent is in an archived project or workspace.
   */
  createExperiment(args: Args['createExperiment'], options?: CallOptions): CallPromise<Answer['createExperiment']>;

  /**
   * List experiments. `GET /api/v1/experiments`
   *
   * Lists experiments that meet every filter given; an empty text filter counts as none. Rows carry
   * no trial ids, no original configuration, and `omitted` in place of notes. `archived=false`
   * without a project also leaves out what is in archived projects or workspaces. Sorted descending,
   * nulls come last.
   *
   * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_METADATA; with projectId also
   * VIEW_PROJECT (404).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   * On a master before 0.38, `states` is translated to the states that the master stores. `force`
   * sends the call as it is.
   *
   * @throws ApiError 400: A query value does not parse, such as `99 is not a valid
   * apiv1.GetExperimentsRequest_SortBy`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The project in `projectId` is missing or hidden.
   * @throws ApiError 500: `states` holds a name that is never stored (queued, pulling, starting,
   * running, deleted or unspecified), or a query key puts a dot under a plain parameter.
   */
  getExperiments(args?: Args['getExperiments'], options?: CallOptions): CallPromise<Answer['getExperiments']>;

  /**
   * Get one experiment. `GET /api/v1/experiments/{experimentId}`
   *
   * Answers the experiment in full, with its notes, trial ids and the configuration as submitted.
   * `jobSummary` is filled only while the experiment is queued or running; it is null as soon as it
   * pauses or stops.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: The resource manager does not answer.
   */
  getExperiment(args: Args['getExperiment'], options?: CallOptions): CallPromise<Answer['getExperiment']>;

  /**
   * Delete an experiment. `DELETE /api/v1/experiments/{experimentId}`
   *
   * Starts the deletion of a finished experiment, its trials and checkpoints; one without
   * checkpoints is gone at once. A deletion that failed may be tried again.
   *
   * Who may: owner or admin; with roles: VIEW_EXPERIMENT_METADATA (404) then DELETE_EXPERIMENT
   * (403).
   * When no clear answer comes it is sent again; if that is refused with `404 not found` or `400
   * STATE_DELETING`, the first one had worked.
   * Changes: experiment, code, label, column, project, workspace, trial, checkpoint, metric, job,
   * task, allocation, log, usage.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The experiment is not finished, is being deleted, or has checkpoints
   * registered as model versions.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The caller is neither owner nor administrator (`non admin users may not
   * delete other user's experiments`) or, under role-based access, lacks DELETE_EXPERIMENT.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  deleteExperiment(args: DeleteExperimentArgs, options?: CallOptions): CallPromise<DeleteExperimentResponse>;

  /**
   * List the model code files. `GET /api/v1/experiments/{experimentId}/file_tree`
   *
   * Answers files and folders of the code as a tree; folders nest their content in `files`.
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
   */
  getModelDefTree(args: GetModelDefTreeArgs, options?: CallOptions): CallPromise<GetModelDefTreeResponse>;

  /**
   * Read one model code file. `POST /api/v1/experiments/{experimentId}/file`
   *
   * Answers the bytes of one file, in base64. The body names it by its path inside the code; a
   * folder or an unknown path gives 500 with `file does not exist`.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number, or the body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: The path is unknown or names a folder.
   */
  getModelDefFile(args: GetModelDefFileArgs, options?: CallOptions): CallPromise<GetModelDefFileResponse>;

  /**
   * List experiment labels. `GET /api/v1/experiment/labels`
   *
   * Answers every label in use, most used first. Equal sets of labels count once, and ties come in
   * any order.
   *
   * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_METADATA; with projectId also
   * VIEW_PROJECT (404).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The project is missing or hidden.
   * @throws ApiError 500: A query key puts a dot under a plain parameter, such as `projectId.x`.
   */
  getExperimentLabels(args?: GetExperimentLabelsArgs, options?: CallOptions): CallPromise<GetExperimentLabelsResponse>;

  /**
   * Get the history of best validations. `GET /api/v1/experiments/{experimentId}/validation-history`
   *
   * Answers each validation that beat all earlier ones, oldest first. Values are of single
   * precision, so they may differ in late digits from those of trials and checkpoints.
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
   */
  getExperimentValidationHistory(args: GetExperimentValidationHistoryArgs, options?: CallOptions): CallPromise<GetExperimentValidationHistoryResponse>;

  /**
   * Activate an experiment. `POST /api/v1/experiments/{experimentId}/activate`
   *
   * Sets a paused experiment going again; one that is already active is left alone. It first shows
   * as queued.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, trial, job, task, project, log, pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number, or the experiment has ended or is
   * archived: `experiment in terminal state`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: The experiment is being stopped: `failed passing request to experiment
   * actor: ...`.
   */
  activateExperiment(args: ActivateExperimentArgs, options?: CallOptions): CallPromise<ActivateExperimentResponse>;

  /**
   * Pause an experiment. `POST /api/v1/experiments/{experimentId}/pause`
   *
   * Asks the running trials to save a checkpoint and release their slots. The state reads paused at
   * once, while containers need some seconds more. A paused experiment does not change.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number, or the experiment has ended
   * (`experiment in terminal state`) or is being stopped.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The experiment is missing, archived, or may not be changed by the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  pauseExperiment(args: PauseExperimentArgs, options?: CallOptions): CallPromise<PauseExperimentResponse>;

  /**
   * Cancel an experiment. `POST /api/v1/experiments/{experimentId}/cancel`
   *
   * Stops the experiment after a last checkpoint of each trial; it ends as canceled. Experiments
   * that are stopping or have ended answer 200 and stay as they are.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The experiment is missing, archived, or may not be changed by the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  cancelExperiment(args: CancelExperimentArgs, options?: CallOptions): CallPromise<CancelExperimentResponse>;

  /**
   * Kill an experiment. `POST /api/v1/experiments/{experimentId}/kill`
   *
   * Ends the experiment at once, without a last checkpoint; it ends as canceled. A cancellation
   * under way turns into a kill, and one that has ended does not change.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number, or the experiment is completing or
   * failing already.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The experiment is missing, archived, or may not be changed by the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  killExperiment(args: KillExperimentArgs, options?: CallOptions): CallPromise<KillExperimentResponse>;

  /**
   * Archive an experiment. `POST /api/v1/experiments/{experimentId}/archive`
   *
   * Hides a finished experiment from the usual lists. The project and its own archive flag are not
   * looked at.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again; if that is refused with `400 Experiment is already
   * archived`, the first one had worked.
   * Changes: experiment.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The experiment is not finished (`Experiment is not in terminal state.`) or
   * is archived already.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The experiment is missing or may not be changed by the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  archiveExperiment(args: ArchiveExperimentArgs, options?: CallOptions): CallPromise<ArchiveExperimentResponse>;

  /**
   * Unarchive an experiment. `POST /api/v1/experiments/{experimentId}/unarchive`
   *
   * Brings an archived experiment back into the usual lists.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again; if that is refused with `400 Experiment is not
   * archived`, the first one had worked.
   * Changes: experiment.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The experiment is not archived: `Experiment is not archived.`
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The experiment is missing or may not be changed by the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  unarchiveExperiment(args: UnarchiveExperimentArgs, options?: CallOptions): CallPromise<UnarchiveExperimentResponse>;

  /**
   * Get the best searcher metric. `GET /api/v1/experiments/{experimentId}/searcher/best_searcher_validation_metric`
   *
   * Answers the best value that any trial reached for the metric the searcher optimizes. It is of
   * single precision, so do not compare it for equality with values of trials.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The experiment is missing or hidden, or has no validation yet: `no
   * validations for experiment`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getBestSearcherValidationMetric(args: GetBestSearcherValidationMetricArgs, options?: CallOptions): CallPromise<GetBestSearcherValidationMetricResponse>;

  /**
   * List trials of an experiment. `GET /api/v1/experiments/{experimentId}/trials`
   *
   * Lists the trials of an experiment with best and latest validation, best checkpoint and summary
   * metrics. Sorting by a validation metric follows its sign, so that ascending puts better trials
   * first. Nulls come last ascending and first descending.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   * On a master before 0.38, `states` is translated to the states that the master stores. `force`
   * sends the call as it is.
   *
   * @throws ApiError 400: The id or a query value does not parse, such as `99 is not a valid
   * apiv1.GetExperimentTrialsRequest_SortBy`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: `states` holds a name that is never stored (queued, pulling, starting,
   * running, deleted or unspecified), or a query key puts a dot under a plain parameter.
   */
  getExperimentTrials(args: Args['getExperimentTrials'], options?: CallOptions): CallPromise<Answer['getExperimentTrials']>;

  /**
   * Get time series of trials. `GET /api/v1/trials/time-series`
   *
   * Answers downsampled metrics of several trials, by trial and metric group; groups without data
   * are left out, and a metric missing at a batch is null there. More points than asked for are
   * thinned out at random with a fixed seed. Name metrics either by `metricNames` or by `metricIds`,
   * not both. Trials come shortened, with their stored state.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or both `group` and `metricType` are given:
   * `cannot specify both legacy and new metric group`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: A trial is missing or hidden.
   * @throws ApiError 500: Both `metricNames` and `metricIds` are given, a metric id is not
   * `<group>.<name>`, the filter names an unknown column, or a query key puts a dot under a plain
   * parameter.
   */
  compareTrials(args: Args['compareTrials'], options?: CallOptions): CallPromise<Answer['compareTrials']>;

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
  reportTrialSourceInfo(args: ReportTrialSourceInfoArgs, options?: CallOptions): CallPromise<ReportTrialSourceInfoResponse>;

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
   * @deprecated Call it as `client.runner.createTrial`.
   */
  createTrial(args: Args['createTrial'], options?: CallOptions): CallPromise<Answer['createTrial']>;

  /**
   * Get one trial. `GET /api/v1/trials/{trialId}`
   *
   * Answers one trial in full. Its best checkpoint comes without metadata here, and the number of
   * restarts never exceeds what the configuration allows.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `trialId` is not a whole number.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The trial is missing or hidden from the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getTrial(args: Args['getTrial'], options?: CallOptions): CallPromise<Answer['getTrial']>;

  /**
   * List workloads of a trial. `GET /api/v1/trials/{trialId}/workloads`
   *
   * Lists what the trial did, one row per validation, checkpoint or training span. Training rows
   * come only without a filter, checkpoint rows unless the filter is for validations, and validation
   * rows always; so the two checkpoint filters give the same rows. Without a limit all rows come,
   * and the limit is then echoed as -1.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `trialId` is not a whole number, or a query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The trial is missing or hidden from the caller.
   * @throws ApiError 500: A query key puts a dot under a plain parameter, such as `group.x`.
   */
  getTrialWorkloads(args: Args['getTrialWorkloads'], options?: CallOptions): CallPromise<Answer['getTrialWorkloads']>;

  /**
   * Stream log lines of a trial. `GET /api/v1/trials/{trialId}/logs`
   *
   * Answers the lines that meet every filter, one per message; while following the limit is ignored,
   * and a negative one gives nothing. With `follow` the stream goes on until the task has been over
   * for five seconds. Descending order repeats entries past 1,000, and errors come in the stream
   * shape.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id or a query value does not parse, such as `LOUD is not a valid
   * logv1.LogLevel`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The trial is missing or hidden from the caller.
   * @throws ApiError 500: A query key puts a dot under a plain parameter.
   * @deprecated by the master
   */
  trialLogs(args: Args['trialLogs'], options?: CallOptions): AsyncGenerator<Answer['trialLogs'], void, undefined>;

  /**
   * Stream log filter values of a trial. `GET /api/v1/trials/{trialId}/logs/fields`
   *
   * Answers the distinct values of each field that the log filters take. With `follow` they come
   * again every five seconds until the trial has ended.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `trialId` is not a whole number, or a query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The trial is missing or hidden from the caller.
   * @throws ApiError 500: A query key puts a dot under a plain parameter.
   * @deprecated by the master
   */
  trialLogsFields(args: TrialLogsFieldsArgs, options?: CallOptions): AsyncGenerator<TrialLogsFieldsResponse, void, undefined>;

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
   * @deprecated Call it as `client.runner.allocationReady`.
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
   * @deprecated Call it as `client.runner.allocationWaiting`.
   */
  allocationWaiting(args: AllocationWaitingArgs, options?: CallOptions): CallPromise<AllocationWaitingResponse>;

  /**
   * Stream log lines of a task. `GET /api/v1/tasks/{taskId}/logs`
   *
   * Answers the lines that meet every filter, one per message. A missing task is reported as 500,
   * not 404, because the stream collects its errors. With `follow` the stream goes on until the task
   * has been over for five seconds. Descending order repeats entries past 1,000, and errors come in
   * the stream shape.
   *
   * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then
   * VIEW_EXPERIMENT_ARTIFACTS (403); of an interactive task: VIEW_NSC (404); checkpoint GC: none.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The limit is negative (`Limit must be >= 0`), is given while following
   * (`Limit cannot be specified when following`), or a query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS (tasks of trials).
   * @throws ApiError 500: The task is missing or hidden, or a query key puts a dot under a plain
   * parameter.
   * @throws ApiError 501: `taskId` is empty or holds a slash, so that no route matches.
   */
  taskLogs(args: Args['taskLogs'], options?: CallOptions): AsyncGenerator<Answer['taskLogs'], void, undefined>;

  /**
   * Stream log filter values of a task. `GET /api/v1/tasks/{taskId}/logs/fields`
   *
   * Answers the distinct values of each field that the log filters take. With `follow` they come
   * again every five seconds until the task has ended.
   *
   * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then
   * VIEW_EXPERIMENT_ARTIFACTS (403); of an interactive task: VIEW_NSC (404); checkpoint GC: none.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS (tasks of trials).
   * @throws ApiError 404: The task is missing or hidden.
   * @throws ApiError 500: A query key puts a dot under a plain parameter, or reading fails midway.
   * @throws ApiError 501: `taskId` is empty or holds a slash, so that no route matches.
   */
  taskLogsFields(args: TaskLogsFieldsArgs, options?: CallOptions): AsyncGenerator<TaskLogsFieldsResponse, void, undefined>;

  /**
   * Stream profiler values of a trial. `GET /api/v1/trials/{trialId}/profiler/metrics`
   *
   * Answers the values of the series that fit the labels, in batches of up to 100. With `follow` it
   * looks for more every five seconds and ends once the trial has.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `trialId` is not a whole number, or a query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The trial is missing or hidden from the caller.
   * @throws ApiError 500: The stream fails midway, or a query key puts a dot under a plain
   * parameter.
   */
  getTrialProfilerMetrics(args: GetTrialProfilerMetricsArgs | GetTrialProfilerMetricsFormerArgs, options?: CallOptions): AsyncGenerator<GetTrialProfilerMetricsResponse, void, undefined>;

  /**
   * Stream profiler series of a trial. `GET /api/v1/trials/{trialId}/profiler/available_series`
   *
   * Answers the labels of every series the trial has sent. With `follow` they come again every 15
   * seconds until the trial has ended.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `trialId` is not a whole number, or a query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The trial is missing or hidden from the caller.
   * @throws ApiError 500: The stream fails midway, or a query key puts a dot under a plain
   * parameter.
   */
  getTrialProfilerAvailableSeries(args: GetTrialProfilerAvailableSeriesArgs, options?: CallOptions): AsyncGenerator<GetTrialProfilerAvailableSeriesResponse, void, undefined>;

  /**
   * Report profiler values. `POST /api/v1/trials/profiler/metrics`
   *
   * Stores batches of values, each with the labels of its series; sent by the runner. The lists of
   * values, batches and times of a batch belong together by position.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is not sent again, for it may have happened.
   * Changes: metric.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT.
   * @throws ApiError 404: The trial is missing or hidden from the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  postTrialProfilerMetricsBatch(args: PostTrialProfilerMetricsBatchArgs, options?: CallOptions): CallPromise<PostTrialProfilerMetricsBatchResponse>;

  /**
   * Stream metric reports of a group. `GET /api/v1/trials/metrics/trial_metrics`
   *
   * Answers every report of one metric group. Streams up to 1,000 reports per line, by trial and
   * then batches, and ends after the last. Errors come in the stream shape.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or no trial is named: `must specify at least
   * one trialId`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: A trial is missing or hidden.
   * @throws ApiError 500: A query key puts a dot under a plain parameter.
   */
  getMetrics(args: Args['getMetrics'], options?: CallOptions): AsyncGenerator<Answer['getMetrics'], void, undefined>;

  /**
   * Stream training metric reports. `GET /api/v1/trials/metrics/training_metrics`
   *
   * Answers every training report of the trials. Streams up to 1,000 reports per line, by trial and
   * then batches, and ends after the last. Errors come in the stream shape.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or no trial is named: `must specify at least
   * one trialId`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: A trial is missing or hidden.
   * @throws ApiError 500: A query key puts a dot under a plain parameter.
   */
  getTrainingMetrics(args: Args['getTrainingMetrics'], options?: CallOptions): AsyncGenerator<Answer['getTrainingMetrics'], void, undefined>;

  /**
   * Stream validation metric reports. `GET /api/v1/trials/metrics/validation_metrics`
   *
   * Answers every validation report of the trials. Streams up to 1,000 reports per line, by trial
   * and then batches, and ends after the last. Errors come in the stream shape.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or no trial is named: `must specify at least
   * one trialId`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: A trial is missing or hidden.
   * @throws ApiError 500: A query key puts a dot under a plain parameter.
   */
  getValidationMetrics(args: Args['getValidationMetrics'], options?: CallOptions): AsyncGenerator<Answer['getValidationMetrics'], void, undefined>;

  /**
   * Kill a trial. `POST /api/v1/trials/{trialId}/kill`
   *
   * Ends one trial at once without a last checkpoint; the experiment goes on with its others.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is sent again; if that is refused with `404 actor '/experiments/`,
   * the first one had worked.
   * Changes: trial, experiment, project, task, allocation, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `trialId` is not a whole number.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT.
   * @throws ApiError 404: The trial is missing or hidden, or has ended: `actor
   * '/experiments/<experiment>/<request>' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  killTrial(args: KillTrialArgs | KillTrialFormerArgs, options?: CallOptions): CallPromise<KillTrialResponse>;

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
   * @deprecated Call it as `client.runner.allocationPreemptionSignal`.
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
   * @deprecated Call it as `client.runner.allocationPendingPreemptionSignal`.
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
   * @deprecated Call it as `client.runner.ackAllocationPreemptionSignal`.
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
   * @deprecated Call it as `client.runner.markAllocationResourcesDaemon`.
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
   * @deprecated Call it as `client.runner.allocationRendezvousInfo`.
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
   * @deprecated Call it as `client.runner.postAllocationProxyAddress`.
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
   * @deprecated Call it as `client.runner.allocationAllGather`.
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
   * @deprecated Call it as `client.runner.notifyContainerRunning`.
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
   * @deprecated Call it as `client.runner.reportTrialSearcherEarlyExit`.
   */
  reportTrialSearcherEarlyExit(args: ReportTrialSearcherEarlyExitArgs, options?: CallOptions): CallPromise<ReportTrialSearcherEarlyExitResponse>;

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
   * @deprecated Call it as `client.runner.postTrialRunnerMetadata`.
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
   * @deprecated Call it as `client.runner.reportTrialMetrics`.
   */
  reportTrialMetrics(args: Args['reportTrialMetrics'] | ReportTrialMetricsFormerArgs<Args['reportTrialMetrics']>, options?: CallOptions): CallPromise<Answer['reportTrialMetrics']>;

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
   * @deprecated Call it as `client.runner.reportTrialTrainingMetrics`.
   */
  reportTrialTrainingMetrics(args: Args['reportTrialTrainingMetrics'] | ReportTrialTrainingMetricsFormerArgs<Args['reportTrialTrainingMetrics']>, options?: CallOptions): CallPromise<Answer['reportTrialTrainingMetrics']>;

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
   * @deprecated Call it as `client.runner.reportTrialValidationMetrics`.
   */
  reportTrialValidationMetrics(args: Args['reportTrialValidationMetrics'] | ReportTrialValidationMetricsFormerArgs<Args['reportTrialValidationMetrics']>, options?: CallOptions): CallPromise<Answer['reportTrialValidationMetrics']>;

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
  reportCheckpoint(args: Args['reportCheckpoint'], options?: CallOptions): CallPromise<Answer['reportCheckpoint']>;

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
  patchCheckpoints(args: PatchCheckpointsArgs, options?: CallOptions): CallPromise<PatchCheckpointsResponse>;

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
  deleteCheckpoints(args: DeleteCheckpointsArgs, options?: CallOptions): CallPromise<DeleteCheckpointsResponse>;

  /**
   * List the job queue. `GET /api/v1/job-queues`
   *
   * Lists the jobs of one pool in queue order, then by job id. With role-based access on, jobs of
   * workspaces the caller cannot see are left out. Send only pool names read from the list of pools.
   *
   * Who may: any; with roles: rows filtered: VIEW_EXPERIMENT_METADATA or VIEW_NSC.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The pool is unknown (`resource pool <pool> not found`) or the resource
   * manager does not answer; also for a negative limit.
   */
  getJobs(args?: Args['getJobs'], options?: CallOptions): CallPromise<Answer['getJobs']>;

  /**
   * List the job queue with hidden jobs. `GET /api/v1/job-queues-v2`
   *
   * Lists the jobs of one pool like `GET /job-queues`, but keeps jobs the caller may not see: each
   * row is either `full` or `limited`, the latter without name and owner.
   *
   * Who may: any; with roles: full row with VIEW_EXPERIMENT_METADATA or VIEW_NSC, else the limited
   * row.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The pool is unknown (`resource pool <pool> not found`) or the resource
   * manager does not answer; also for a negative limit.
   */
  getJobsV2(args?: Args['getJobsV2'], options?: CallOptions): CallPromise<Answer['getJobsV2']>;

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
  getTemplates(args?: Args['getTemplates'], options?: CallOptions): CallPromise<Answer['getTemplates']>;

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
  getTemplate(args: GetTemplateArgs, options?: CallOptions): CallPromise<GetTemplateResponse>;

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
  patchTemplateConfig(args: PatchTemplateConfigArgs, options?: CallOptions): CallPromise<PatchTemplateConfigResponse>;

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
  deleteTemplate(args: DeleteTemplateArgs, options?: CallOptions): CallPromise<DeleteTemplateResponse>;

  /**
   * List notebooks. `GET /api/v1/notebooks`
   *
   * Lists notebooks, also ended ones for 24 hours. Given both `users` and `userIds`, either may
   * match.
   *
   * Who may: any; with roles: rows filtered by VIEW_NSC; workspaceId also VIEW_WORKSPACE (404).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or the offset lies beyond the total: `offset
   * out of bounds`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The workspace is missing or hidden.
   * @throws ApiError 500: Two or more rows are sorted by workspace, which the master cannot do; or
   * the limit is negative, or a query key puts a dot under a plain parameter.
   */
  getNotebooks(args?: Args['getNotebooks'], options?: CallOptions): CallPromise<Answer['getNotebooks']>;

  /**
   * Launch a notebook. `POST /api/v1/notebooks`
   *
   * Merges the template, the given configuration and the defaults, and queues the notebook with 1
   * slot by default, in Uncategorized unless a workspace is named. Launch parameters are checked
   * before the workspace and that before permissions. With `preview` nothing starts, and the answer
   * holds an all-default notebook with the merged configuration.
   *
   * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: notebook, job, task, pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The launch parameters are refused (`failed to prepare launch params:
   * ...`): unknown pool, template or configuration key, or more slots than the cluster has.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * CREATE_NSC.
   * @throws ApiError 404: The workspace is missing or archived: `workspace '99' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  launchNotebook(args: Args['launchNotebook'], options?: CallOptions): CallPromise<Answer['launchNotebook']>;

  /**
   * Get one notebook. `GET /api/v1/notebooks/{notebookId}`
   *
   * Answers the notebook with its configuration, all defaults filled in.
   *
   * Who may: any; with roles: VIEW_NSC.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The notebook is missing, hidden or long ended: `actor '/notebooks/<id>'
   * not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `notebookId` holds a slash or a colon, so that no route matches.
   */
  getNotebook(args: Args['getNotebook'], options?: CallOptions): CallPromise<Answer['getNotebook']>;

  /**
   * Report whether a notebook is idle. `PUT /api/v1/notebooks/{notebookId}/report_idle`
   *
   * Sent by the notebook itself. With `idle` false its time of last activity is renewed, which keeps
   * it from being ended as idle.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The notebook is missing, hidden or long ended: `actor '/notebooks/<id>'
   * not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `notebookId` is empty or holds a slash, so that no route matches.
   */
  idleNotebook(args: IdleNotebookArgs, options?: CallOptions): CallPromise<IdleNotebookResponse>;

  /**
   * Kill a notebook. `POST /api/v1/notebooks/{notebookId}/kill`
   *
   * Ends the notebook and answers it as it is at the moment; its state changes a little later.
   * Killing one that has ended does no harm.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: notebook, job, task, allocation, pool, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The notebook is missing, hidden or long ended: `actor '/notebooks/<id>'
   * not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `notebookId` is empty or holds a slash, so that no route matches.
   */
  killNotebook(args: Args['killNotebook'], options?: CallOptions): CallPromise<Answer['killNotebook']>;

  /**
   * Set the priority of a notebook. `POST /api/v1/notebooks/{notebookId}/set_priority`
   *
   * Sets the priority by which the notebook is scheduled and answers it. The range of the number is
   * not checked here.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: notebook, job.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The notebook is missing, hidden or long ended: `actor '/notebooks/<id>'
   * not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `notebookId` is empty or holds a slash, so that no route matches.
   */
  setNotebookPriority(args: Args['setNotebookPriority'], options?: CallOptions): CallPromise<Answer['setNotebookPriority']>;

  /**
   * List shells. `GET /api/v1/shells`
   *
   * Lists shells, also ended ones for 24 hours. Given both `users` and `userIds`, either may match.
   *
   * Who may: any; with roles: rows filtered by VIEW_NSC; workspaceId also VIEW_WORKSPACE (404).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or the offset lies beyond the total: `offset
   * out of bounds`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The workspace is missing or hidden.
   * @throws ApiError 500: Two or more rows are sorted by workspace, which the master cannot do; or
   * the limit is negative, or a query key puts a dot under a plain parameter.
   */
  getShells(args?: Args['getShells'], options?: CallOptions): CallPromise<Answer['getShells']>;

  /**
   * Launch a shell. `POST /api/v1/shells`
   *
   * Merges the template, the given configuration and the defaults, and queues the shell with 1 slot
   * by default, in Uncategorized unless a workspace is named. Launch parameters are checked before
   * the workspace and that before permissions. `data` may hold base64 JSON with a passphrase for the
   * key, but such a shell may fail to start.
   *
   * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: shell, job, task, pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The launch parameters are refused (`failed to prepare launch params:
   * ...`): unknown pool, template or configuration key, or more slots than the cluster has.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * CREATE_NSC.
   * @throws ApiError 404: The workspace is missing or archived: `workspace '99' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  launchShell(args: Args['launchShell'], options?: CallOptions): CallPromise<Answer['launchShell']>;

  /**
   * Get one shell. `GET /api/v1/shells/{shellId}`
   *
   * Answers the shell with its configuration, all defaults filled in.
   *
   * Who may: any; with roles: VIEW_NSC.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The shell is missing, hidden or long ended: `actor '/shells/<id>' not
   * found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `shellId` holds a slash or a colon, so that no route matches.
   */
  getShell(args: Args['getShell'], options?: CallOptions): CallPromise<Answer['getShell']>;

  /**
   * Kill a shell. `POST /api/v1/shells/{shellId}/kill`
   *
   * Ends the shell and answers it as it is at the moment; its state changes a little later. Killing
   * one that has ended does no harm.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: shell, job, task, allocation, pool, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The shell is missing, hidden or long ended: `actor '/shells/<id>' not
   * found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `shellId` is empty or holds a slash, so that no route matches.
   */
  killShell(args: Args['killShell'], options?: CallOptions): CallPromise<Answer['killShell']>;

  /**
   * Set the priority of a shell. `POST /api/v1/shells/{shellId}/set_priority`
   *
   * Sets the priority by which the shell is scheduled and answers it. The range of the number is not
   * checked here.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: shell, job.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The shell is missing, hidden or long ended: `actor '/shells/<id>' not
   * found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `shellId` is empty or holds a slash, so that no route matches.
   */
  setShellPriority(args: Args['setShellPriority'], options?: CallOptions): CallPromise<Answer['setShellPriority']>;

  /**
   * List commands. `GET /api/v1/commands`
   *
   * Lists commands, also ended ones for 24 hours. Given both `users` and `userIds`, either may
   * match.
   *
   * Who may: any; with roles: rows filtered by VIEW_NSC; workspaceId also VIEW_WORKSPACE (404).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or the offset lies beyond the total: `offset
   * out of bounds`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The workspace is missing or hidden.
   * @throws ApiError 500: Two or more rows are sorted by workspace, which the master cannot do; or
   * the limit is negative, or a query key puts a dot under a plain parameter.
   */
  getCommands(args?: Args['getCommands'], options?: CallOptions): CallPromise<Answer['getCommands']>;

  /**
   * Launch a command. `POST /api/v1/commands`
   *
   * Merges the template, the given configuration and the defaults, and queues the command with 1
   * slot by default, in Uncategorized unless a workspace is named. Launch parameters are checked
   * before the workspace and that before permissions. A command without an entrypoint is accepted
   * and fails in its container.
   *
   * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: command, job, task, pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The launch parameters are refused (`failed to prepare launch params:
   * ...`): unknown pool, template or configuration key, or more slots than the cluster has.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * CREATE_NSC.
   * @throws ApiError 404: The workspace is missing or archived: `workspace '99' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  launchCommand(args: Args['launchCommand'], options?: CallOptions): CallPromise<Answer['launchCommand']>;

  /**
   * Get one command. `GET /api/v1/commands/{commandId}`
   *
   * Answers the command with its configuration, all defaults filled in.
   *
   * Who may: any; with roles: VIEW_NSC.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The command is missing, hidden or long ended: `actor '/commands/<id>' not
   * found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `commandId` holds a slash or a colon, so that no route matches.
   */
  getCommand(args: Args['getCommand'], options?: CallOptions): CallPromise<Answer['getCommand']>;

  /**
   * Kill a command. `POST /api/v1/commands/{commandId}/kill`
   *
   * Ends the command and answers it as it is at the moment; its state changes a little later.
   * Killing one that has ended does no harm.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: command, job, task, allocation, pool, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The command is missing, hidden or long ended: `actor '/commands/<id>' not
   * found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `commandId` is empty or holds a slash, so that no route matches.
   */
  killCommand(args: Args['killCommand'], options?: CallOptions): CallPromise<Answer['killCommand']>;

  /**
   * Set the priority of a command. `POST /api/v1/commands/{commandId}/set_priority`
   *
   * Sets the priority by which the command is scheduled and answers it. The range of the number is
   * not checked here.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: command, job.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The command is missing, hidden or long ended: `actor '/commands/<id>' not
   * found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `commandId` is empty or holds a slash, so that no route matches.
   */
  setCommandPriority(args: Args['setCommandPriority'], options?: CallOptions): CallPromise<Answer['setCommandPriority']>;

  /**
   * List TensorBoards. `GET /api/v1/tensorboards`
   *
   * Lists TensorBoards, also ended ones for 24 hours. Given both `users` and `userIds`, either may
   * match. Those with an experiment the caller may not read are left out.
   *
   * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_ARTIFACTS on the task's workspace and
   * on those of all its experiments.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, or the offset lies beyond the total: `offset
   * out of bounds`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The workspace is missing or hidden.
   * @throws ApiError 500: Two or more rows are sorted by workspace, which the master cannot do; or
   * the limit is negative, or a query key puts a dot under a plain parameter.
   */
  getTensorboards(args?: Args['getTensorboards'], options?: CallOptions): CallPromise<Answer['getTensorboards']>;

  /**
   * Launch a TensorBoard. `POST /api/v1/tensorboards`
   *
   * Merges the template, the given configuration and the defaults, and queues the TensorBoard, in
   * Uncategorized unless a workspace is named. Launch parameters are checked before the workspace
   * and that before permissions. It shows the experiments, trials or filter matches named and always
   * takes 0 slots; a second one for the same experiments is not prevented.
   *
   * Who may: any; with roles: VIEW_WORKSPACE on the target; VIEW_EXPERIMENT_ARTIFACTS on every
   * experiment.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: tensorboard, job, task, pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: Nothing to show is named (`must set experiment, trial ids, or filters`),
   * nothing matches (`no experiments found`), or the launch parameters are refused.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS on an experiment, or VIEW_WORKSPACE.
   * @throws ApiError 404: The workspace is missing or archived, or an experiment or trial is
   * missing.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  launchTensorboard(args: Args['launchTensorboard'], options?: CallOptions): CallPromise<Answer['launchTensorboard']>;

  /**
   * Get one TensorBoard. `GET /api/v1/tensorboards/{tensorboardId}`
   *
   * Answers the TensorBoard with its configuration, all defaults filled in.
   *
   * Who may: any; with roles: VIEW_WORKSPACE on its workspace, VIEW_EXPERIMENT_ARTIFACTS on those of
   * its experiments.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The TensorBoard is missing, hidden or long ended: `actor
   * '/tensorboard/<id>' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `tensorboardId` holds a slash or a colon, so that no route matches.
   */
  getTensorboard(args: Args['getTensorboard'], options?: CallOptions): CallPromise<Answer['getTensorboard']>;

  /**
   * Kill a TensorBoard. `POST /api/v1/tensorboards/{tensorboardId}/kill`
   *
   * Ends the TensorBoard and answers it as it is at the moment; its state changes a little later.
   * Killing one that has ended does no harm.
   *
   * Who may: any; with roles: as reading it (404), then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: tensorboard, job, task, allocation, pool, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The TensorBoard is missing, hidden or long ended: `actor
   * '/tensorboard/<id>' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `tensorboardId` is empty or holds a slash, so that no route matches.
   */
  killTensorboard(args: Args['killTensorboard'], options?: CallOptions): CallPromise<Answer['killTensorboard']>;

  /**
   * Set the priority of a TensorBoard. `POST /api/v1/tensorboards/{tensorboardId}/set_priority`
   *
   * Sets the priority by which the TensorBoard is scheduled and answers it. The range of the number
   * is not checked here.
   *
   * Who may: any; with roles: as reading it (404), then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: tensorboard, job.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_NSC.
   * @throws ApiError 404: The TensorBoard is missing, hidden or long ended: `actor
   * '/tensorboard/<id>' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `tensorboardId` is empty or holds a slash, so that no route matches.
   */
  setTensorboardPriority(args: Args['setTensorboardPriority'], options?: CallOptions): CallPromise<Answer['setTensorboardPriority']>;

  /**
   * Count running interactive tasks. `GET /api/v1/tasks/count`
   *
   * Answers how many commands, notebooks, shells and TensorBoards are in state STATE_RUNNING, for
   * the whole cluster.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getActiveTasksCount(args?: GetActiveTasksCountArgs, options?: CallOptions): CallPromise<GetActiveTasksCountResponse>;

  /**
   * Get one task. `GET /api/v1/tasks/{taskId}`
   *
   * Answers the task with its allocations: running ones first, then the latest ended. Times inside
   * allocations are plain text without a time zone, and empty when unset.
   *
   * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then
   * VIEW_EXPERIMENT_ARTIFACTS (403); of an interactive task: VIEW_NSC (404); checkpoint GC: none.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS (tasks of trials).
   * @throws ApiError 404: The task is missing or hidden: `task 'x' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: `taskId` holds a slash or a colon, so that no route matches.
   */
  getTask(args: Args['getTask'], options?: CallOptions): CallPromise<Answer['getTask']>;

  /**
   * List live allocations. `GET /api/v1/tasks`
   *
   * Answers a summary of every allocation that is queued or runs now, by allocation id. Ended ones
   * are not among them.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getTasks(args?: GetTasksArgs, options?: CallOptions): CallPromise<GetTasksResponse>;

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
  getModel(args: GetModelArgs, options?: CallOptions): CallPromise<GetModelResponse>;

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
  patchModel(args: PatchModelArgs, options?: CallOptions): CallPromise<PatchModelResponse>;

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
  deleteModel(args: DeleteModelArgs, options?: CallOptions): CallPromise<DeleteModelResponse>;

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
  postModel(args: PostModelArgs, options?: CallOptions): CallPromise<PostModelResponse>;

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
  getModels(args?: GetModelsArgs, options?: CallOptions): CallPromise<GetModelsResponse>;

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
  archiveModel(args: ArchiveModelArgs, options?: CallOptions): CallPromise<ArchiveModelResponse>;

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
  unarchiveModel(args: UnarchiveModelArgs, options?: CallOptions): CallPromise<UnarchiveModelResponse>;

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
  moveModel(args: MoveModelArgs, options?: CallOptions): CallPromise<MoveModelResponse>;

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
  getModelLabels(args?: GetModelLabelsArgs, options?: CallOptions): CallPromise<GetModelLabelsResponse>;

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
  getModelVersion(args: Args['getModelVersion'], options?: CallOptions): CallPromise<Answer['getModelVersion']>;

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
  patchModelVersion(args: Args['patchModelVersion'], options?: CallOptions): CallPromise<Answer['patchModelVersion']>;

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
  deleteModelVersion(args: DeleteModelVersionArgs, options?: CallOptions): CallPromise<DeleteModelVersionResponse>;

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
  getModelVersions(args: Args['getModelVersions'], options?: CallOptions): CallPromise<Answer['getModelVersions']>;

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
  postModelVersion(args: Args['postModelVersion'], options?: CallOptions): CallPromise<Answer['postModelVersion']>;

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
  getCheckpoint(args: Args['getCheckpoint'], options?: CallOptions): CallPromise<Answer['getCheckpoint']>;

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
   * On a master before 0.38, metadata without `steps_completed` keeps its value, which takes one
   * more request. `force` sends the call as it is.
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
  postCheckpointMetadata(args: Args['postCheckpointMetadata'], options?: CallOptions): CallPromise<Answer['postCheckpointMetadata']>;

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
  checkpointsRemoveFiles(args: CheckpointsRemoveFilesArgs, options?: CallOptions): CallPromise<CheckpointsRemoveFilesResponse>;

  /**
   * Stream batches at which a metric was reported. `GET /api/v1/experiments/{experimentId}/metrics-stream/batches`
   *
   * Answers the batch numbers at which any trial reported the metric; each message holds only new
   * ones. A message comes at once and then once per period, until the experiment has ended.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: No metric name or no group is given, both `group` and `metricType` are, or
   * a value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: A query key puts a dot under a plain parameter.
   */
  metricBatches(args: Args['metricBatches'], options?: CallOptions): AsyncGenerator<Answer['metricBatches'], void, undefined>;

  /**
   * Stream a metric of all trials at a batch. `GET /api/v1/experiments/{experimentId}/metrics-stream/trials-snapshot`
   *
   * Answers what each trial measured near one batch number, with its hyperparameters; each message
   * holds the measurements made since the last. `group` is ignored here, so `metricType` has to be
   * set. A message comes at once and then once per period, until the experiment has ended.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: No metric name is given, `metricType` is unset (`must specify a metric
   * group`), the margin is above 100, or a value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: A query key puts a dot under a plain parameter.
   */
  trialsSnapshot(args: Args['trialsSnapshot'], options?: CallOptions): AsyncGenerator<Answer['trialsSnapshot'], void, undefined>;

  /**
   * Stream time series of the best trials. `GET /api/v1/experiments/{experimentId}/metrics-stream/trials-sample`
   *
   * Answers the metric of the leading trials: ranked by best value for random, grid and custom
   * searches, by length of training for halving ones. Hyperparameters come only when a trial enters
   * the set, and `promotedTrials` and `demotedTrials` name who entered and left. A message comes at
   * once and then once per period, until the experiment has ended. A single-trial experiment answers
   * 500.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: No metric name or no metric group is given (`must specify a metric
   * group`), or a value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: The searcher is single, or a query key puts a dot under a plain parameter.
   */
  trialsSample(args: Args['trialsSample'], options?: CallOptions): AsyncGenerator<Answer['trialsSample'], void, undefined>;

  /**
   * List resource pools. `GET /api/v1/resource-pools`
   *
   * Lists the pools in the order of the master configuration. With role-based access on, a bound
   * pool shows only to people who may view one of its workspaces.
   *
   * Who may: any; with roles: rows filtered: unbound pools and pools bound to a workspace with
   * VIEW_WORKSPACE.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The resource manager does not answer; also for a negative limit.
   */
  getResourcePools(args?: Args['getResourcePools'], options?: CallOptions): CallPromise<Answer['getResourcePools']>;

  /**
   * List raw resource usage. `GET /api/v1/resources/allocation/raw`
   *
   * Lists every stretch of time in a window during which slots were used: training, validation and
   * checkpointing of trials, image pulling, and agents and instances being up. The answer has no
   * paging, so keep the window small.
   *
   * Who may: any; with roles: VIEW_CLUSTER_USAGE.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A time is missing (`no start time provided`, `no end time provided`) or
   * the start lies after the end; also for a query value of the wrong type.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not view cluster usage, where role-based access is on; also
   * for the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @deprecated by the master
   */
  resourceAllocationRaw(args: ResourceAllocationRawArgs, options?: CallOptions): CallPromise<ResourceAllocationRawResponse>;

  /**
   * Sum up resource usage. `GET /api/v1/resources/allocation/aggregated`
   *
   * Returns slot-seconds per day or month, in total and by user, experiment label and pool,
   * ascending, with entries only for periods that have data. Sums are made nightly, so today is
   * missing.
   *
   * Who may: any; with roles: VIEW_CLUSTER_USAGE.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The period is missing (`no aggregation period specified`), a date cannot
   * be read, or the start lies after the end; also for a query value of the wrong type.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not view cluster usage, where role-based access is on; also
   * for the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  resourceAllocationAggregated(args: Args['resourceAllocationAggregated'], options?: CallOptions): CallPromise<Answer['resourceAllocationAggregated']>;

  /**
   * Get a workspace. `GET /api/v1/workspaces/{workspaceId}`
   *
   * Returns one workspace. Only this call fills `checkpointStorageConfig`, with secrets masked;
   * `pinnedAt` comes in the list only.
   *
   * Who may: any; with roles: VIEW_WORKSPACE.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getWorkspace(args: Args['getWorkspace'] | GetWorkspaceFormerArgs<Args['getWorkspace']>, options?: CallOptions): CallPromise<Answer['getWorkspace']>;

  /**
   * Change a workspace. `PATCH /api/v1/workspaces/{workspaceId}`
   *
   * Changes only the fields that are sent. An empty storage configuration object clears it; default
   * pools can be replaced but not cleared. Archived workspaces and workspace 1 cannot be changed.
   *
   * Who may: owner or admin (name, checkpointStorageConfig); agentUserGroup: admin; default pools:
   * any; with roles: VIEW_WORKSPACE (404); name: UPDATE_WORKSPACE; agentUserGroup:
   * SET_WORKSPACE_AGENT_USER_GROUP; checkpointStorageConfig:
   * SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG; default pools: none in 0.23,
   * SET_WORKSPACE_DEFAULT_RESOURCE_POOL in 0.38.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: workspace, project.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The name is empty, blank or longer than 80 bytes, or the storage
   * configuration is incomplete; also for a path id that is not an integer or a body that cannot be
   * decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller neither owns the workspace nor is an administrator, or may not
   * change this field; also for the session of a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 409: Another workspace has this name.
   * @throws ApiError 500: The workspace is archived or immutable.
   */
  patchWorkspace(args: Args['patchWorkspace'] | PatchWorkspaceFormerArgs<Args['patchWorkspace']>, options?: CallOptions): CallPromise<Answer['patchWorkspace']>;

  /**
   * Delete a workspace. `DELETE /api/v1/workspaces/{workspaceId}`
   *
   * Deletes a workspace with everything in it and stops its interactive tasks. Without projects it
   * is gone at once (`completed` true); else the work goes on in the background, and a failure shows
   * in its state. Models in it make the deletion fail.
   *
   * Who may: owner or admin; with roles: VIEW_WORKSPACE (404) then DELETE_WORKSPACE (403).
   * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
   * one had worked.
   * Changes: workspace, project, experiment, trial, job, task, allocation, log, policy, namespace,
   * role, permission.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller neither owns the workspace nor is an administrator; also for
   * the session of a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 500: The workspace is immutable or still holds models.
   */
  deleteWorkspace(args: DeleteWorkspaceArgs | DeleteWorkspaceFormerArgs, options?: CallOptions): CallPromise<DeleteWorkspaceResponse>;

  /**
   * List the projects of a workspace. `GET /api/v1/workspaces/{workspaceId}/projects`
   *
   * Lists the projects of one workspace, or of all with id 0. The rows leave `workspaceName` empty,
   * and the `archived` filter looks at the own flag of each project only.
   *
   * Who may: any; with roles: VIEW_WORKSPACE (404); rows filtered by VIEW_PROJECT.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer, or a query value has the wrong type,
   * or the offset lies outside the list.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 500: The limit is negative.
   */
  getWorkspaceProjects(args: Args['getWorkspaceProjects'], options?: CallOptions): CallPromise<Answer['getWorkspaceProjects']>;

  /**
   * List workspaces. `GET /api/v1/workspaces`
   *
   * Lists the workspaces the caller may see. Rows come by id unless sorted. Each row tells whether
   * and when the caller pinned it.
   *
   * Who may: any; with roles: rows filtered by VIEW_WORKSPACE.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The limit is negative.
   */
  getWorkspaces(args?: Args['getWorkspaces'], options?: CallOptions): CallPromise<Answer['getWorkspaces']>;

  /**
   * Create a workspace. `POST /api/v1/workspaces`
   *
   * Creates a workspace and pins it for its creator. The name takes 1 to 80 bytes, is not trimmed
   * and must be new. Default pools are stored unchecked; with role-based access on, the creator
   * becomes its administrator.
   *
   * Who may: any; agentUserGroup: admin; with roles: CREATE_WORKSPACE; agentUserGroup:
   * SET_WORKSPACE_AGENT_USER_GROUP.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: workspace, namespace, role, permission.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The name is empty, blank or longer than 80 bytes, or the storage
   * configuration is incomplete; also for a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not create workspaces, or may not set an agent user group;
   * also for the session of a deactivated user.
   * @throws ApiError 409: A workspace of this name exists (`avoid names equal to other workspaces
   * (case-insensitive)`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  postWorkspace(args: Args['postWorkspace'], options?: CallOptions): CallPromise<Answer['postWorkspace']>;

  /**
   * Archive a workspace. `POST /api/v1/workspaces/{workspaceId}/archive`
   *
   * Archives a workspace; its projects and experiments count as archived too, though their own flags
   * stay. Repeating it does no harm.
   *
   * Who may: owner or admin; with roles: VIEW_WORKSPACE (404) then UPDATE_WORKSPACE (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: workspace, project.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller neither owns the workspace nor is an administrator; also for
   * the session of a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 500: The workspace is immutable (`error archiving workspace (1): not found`).
   */
  archiveWorkspace(args: ArchiveWorkspaceArgs | ArchiveWorkspaceFormerArgs, options?: CallOptions): CallPromise<ArchiveWorkspaceResponse>;

  /**
   * Unarchive a workspace. `POST /api/v1/workspaces/{workspaceId}/unarchive`
   *
   * Brings an archived workspace back; projects that were archived themselves stay archived.
   * Repeating it does no harm.
   *
   * Who may: owner or admin; with roles: VIEW_WORKSPACE (404) then UPDATE_WORKSPACE (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: workspace, project.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller neither owns the workspace nor is an administrator; also for
   * the session of a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 500: The workspace is immutable.
   */
  unarchiveWorkspace(args: UnarchiveWorkspaceArgs | UnarchiveWorkspaceFormerArgs, options?: CallOptions): CallPromise<UnarchiveWorkspaceResponse>;

  /**
   * Pin a workspace. `POST /api/v1/workspaces/{workspaceId}/pin`
   *
   * Puts a workspace into the sidebar of the signed-in user; others are not affected. Pinning twice
   * is an error.
   *
   * Who may: any; with roles: VIEW_WORKSPACE (404).
   * When no clear answer comes it is sent again; if that is refused with `500 duplicate key`, the
   * first one had worked.
   * Changes: workspace.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 500: The workspace is pinned already (text of the database).
   */
  pinWorkspace(args: PinWorkspaceArgs | PinWorkspaceFormerArgs, options?: CallOptions): CallPromise<PinWorkspaceResponse>;

  /**
   * Unpin a workspace. `POST /api/v1/workspaces/{workspaceId}/unpin`
   *
   * Takes a workspace out of the sidebar of the signed-in user.
   *
   * Who may: any; with roles: VIEW_WORKSPACE (404).
   * When no clear answer comes it is sent again; if that is refused with `500 not found`, the first
   * one had worked.
   * Changes: workspace.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
   * '<id>' not found`).
   * @throws ApiError 500: The workspace is not pinned (`error un-pinning workspace (<id>): not
   * found`).
   */
  unpinWorkspace(args: UnpinWorkspaceArgs | UnpinWorkspaceFormerArgs, options?: CallOptions): CallPromise<UnpinWorkspaceResponse>;

  /**
   * Get a project. `GET /api/v1/projects/{projectId}`
   *
   * Returns one project with its notes and numbers of experiments. `archived` is true as well when
   * only its workspace is archived.
   *
   * Who may: any; with roles: VIEW_PROJECT.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getProject(args: Args['getProject'] | GetProjectFormerArgs<Args['getProject']>, options?: CallOptions): CallPromise<Answer['getProject']>;

  /**
   * Delete a project. `DELETE /api/v1/projects/{projectId}`
   *
   * Deletes a project with all its experiments. Without experiments it is gone at once (`completed`
   * true); else the work goes on in the background, and a failure shows in its state.
   *
   * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
   * then DELETE_PROJECT (403).
   * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
   * one had worked.
   * Changes: project, workspace, experiment, label, column, trial, job, task, allocation, log.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller owns neither the project nor its workspace and is not an
   * administrator; also for the session of a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 500: The project is immutable.
   */
  deleteProject(args: DeleteProjectArgs | DeleteProjectFormerArgs, options?: CallOptions): CallPromise<DeleteProjectResponse>;

  /**
   * List the columns of a project. `GET /api/v1/projects/{projectId}/columns`
   *
   * Returns every column the experiment list of a project can show, sort and filter by: the fixed
   * ones, training metrics, hyperparameters and validation metrics. Only the fixed columns carry a
   * display name. A project with hyperparameters also yields one column named `hp.` that means
   * nothing.
   *
   * Who may: any; with roles: VIEW_PROJECT (404); columns come from experiments with
   * VIEW_EXPERIMENT_METADATA, validation metrics from those with VIEW_EXPERIMENT_ARTIFACTS.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getProjectColumns(args: Args['getProjectColumns'] | GetProjectColumnsFormerArgs<Args['getProjectColumns']>, options?: CallOptions): CallPromise<Answer['getProjectColumns']>;

  /**
   * List the metric ranges of a project. `GET /api/v1/projects/{projectId}/experiments/metric-ranges`
   *
   * Returns the lowest and highest value of every numeric metric, taken over the best trial of each
   * experiment, in any order. A single NaN or infinite metric is enough to fail the call.
   *
   * Who may: any; with roles: VIEW_PROJECT.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 500: A best trial of the project has a metric that is NaN or infinite.
   */
  getProjectNumericMetricsRange(args: GetProjectNumericMetricsRangeArgs | GetProjectNumericMetricsRangeFormerArgs, options?: CallOptions): CallPromise<GetProjectNumericMetricsRangeResponse>;

  /**
   * Add a note to a project. `POST /api/v1/projects/{projectId}/notes`
   *
   * Appends one note and returns all notes of the project. Archived projects take notes too, and
   * there is no length limit.
   *
   * Who may: any; with roles: VIEW_PROJECT (404) then UPDATE_PROJECT (403).
   * When no clear answer comes it is not sent again, for it may have happened.
   * Changes: project.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not edit the project, where role-based access is on; also
   * for the session of a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  addProjectNote(args: AddProjectNoteArgs, options?: CallOptions): CallPromise<AddProjectNoteResponse>;

  /**
   * Replace the notes of a project. `PUT /api/v1/projects/{projectId}/notes`
   *
   * Replaces all notes by the list sent and returns it; an empty list removes them all. The last
   * writer wins.
   *
   * Who may: any; with roles: VIEW_PROJECT (404) then UPDATE_PROJECT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: project.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not edit the project, where role-based access is on; also
   * for the session of a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  putProjectNotes(args: PutProjectNotesArgs, options?: CallOptions): CallPromise<PutProjectNotesResponse>;

  /**
   * Archive a project. `POST /api/v1/projects/{projectId}/archive`
   *
   * Archives a project; its experiments then count as archived through their parent. Not possible
   * while the workspace is archived.
   *
   * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
   * then UPDATE_PROJECT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: project.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller owns neither the project nor its workspace and is not an
   * administrator; also for the session of a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 500: The project is immutable (`error archiving project (1): not found`) or its
   * workspace is archived.
   */
  archiveProject(args: ArchiveProjectArgs | ArchiveProjectFormerArgs, options?: CallOptions): CallPromise<ArchiveProjectResponse>;

  /**
   * Unarchive a project. `POST /api/v1/projects/{projectId}/unarchive`
   *
   * Brings an archived project back. Not possible while the workspace is archived.
   *
   * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
   * then UPDATE_PROJECT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: project.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller owns neither the project nor its workspace and is not an
   * administrator; also for the session of a deactivated user.
   * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
   * not found`).
   * @throws ApiError 500: The project is immutable or its workspace is archived.
   */
  unarchiveProject(args: UnarchiveProjectArgs | UnarchiveProjectFormerArgs, options?: CallOptions): CallPromise<UnarchiveProjectResponse>;

  /**
   * Move a project. `POST /api/v1/projects/{projectId}/move`
   *
   * Moves a project with its experiments to another workspace. Neither the project nor either
   * workspace may be archived or immutable.
   *
   * Who may: owner or admin; with roles: VIEW_PROJECT and VIEW_WORKSPACE on both (404);
   * DELETE_PROJECT at the source and CREATE_PROJECT at the destination (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: project, workspace, job.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller does not own the project and is not an administrator, or lacks
   * the rights on either workspace; also for the session of a deactivated user.
   * @throws ApiError 404: The project or the destination workspace does not exist or is hidden from
   * the caller.
   * @throws ApiError 500: The destination, the source workspace or the project is archived or
   * immutable.
   */
  moveProject(args: MoveProjectArgs, options?: CallOptions): CallPromise<MoveProjectResponse>;

  /**
   * Move an experiment. `POST /api/v1/experiments/{experimentId}/move`
   *
   * Puts the experiment into another project. Its state does not matter; moving it to where it is
   * does nothing.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA and DELETE_EXPERIMENT at the source (404),
   * VIEW_PROJECT on both (404), CREATE_EXPERIMENT at the destination (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: experiment, label, column, project, workspace, job.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `experimentId` is not a whole number, or the body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * CREATE_EXPERIMENT at the destination.
   * @throws ApiError 404: The experiment or the destination project is missing or hidden.
   * @throws ApiError 500: The experiment, its project or the destination is archived.
   */
  moveExperiment(args: MoveExperimentArgs, options?: CallOptions): CallPromise<MoveExperimentResponse>;

  /**
   * Delete a webhook. `DELETE /api/v1/webhooks/{webhookId}`
   *
   * Deletes a webhook with its triggers. An id that does not exist is answered with 200 as well.
   *
   * Who may: admin; with roles: EDIT_WEBHOOKS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: webhook.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
   * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  deleteWebhook(args: DeleteWebhookArgs | DeleteWebhookFormerArgs, options?: CallOptions): CallPromise<DeleteWebhookResponse>;

  /**
   * Test a webhook. `POST /api/v1/webhooks/{webhookId}/test`
   *
   * Posts a test event to the address of a webhook and waits for the reply. The answer is 200 only
   * when the receiver was reached and replied with a status below 400; `completed` is false even
   * then.
   *
   * Who may: admin; with roles: EDIT_WEBHOOKS.
   * When no clear answer comes it is not sent again, for it may have happened.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The receiver could not be reached or replied with a status of 400 or
   * above; also for a path id that is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
   * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
   * @throws ApiError 500: No webhook has this id (`sql: no rows in result set`).
   */
  testWebhook(args: TestWebhookArgs | TestWebhookFormerArgs, options?: CallOptions): CallPromise<TestWebhookResponse>;

  /**
   * Get a group. `GET /api/v1/groups/{groupId}`
   *
   * Returns a group with its members. With role-based access on, only members and people who may
   * assign roles can read it.
   *
   * Who may: any; with roles: member of the group, or ASSIGN_ROLES in any scope.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: No group has this id, or it is a personal group, or it is hidden from the
   * caller.
   * @throws ApiError 500: The database failed (`internal server error`).
   */
  getGroup(args: Args['getGroup'], options?: CallOptions): CallPromise<Answer['getGroup']>;

  /**
   * Change a group. `PUT /api/v1/groups/{groupId}`
   *
   * Renames a group and adds or removes members in one step: all changes are made or none. An empty
   * name keeps the old one. Removing succeeds when at least one of the named users is a member.
   *
   * Who may: admin; with roles: UPDATE_GROUP.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: group, *.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The name holds the suffix reserved for personal groups; also for a path id
   * that is not an integer or a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not edit groups; also for the session of a deactivated
   * user.
   * @throws ApiError 404: The group or an added user does not exist, or none of the users to remove
   * is a member.
   * @throws ApiError 409: The name is taken, or a user to add is a member already.
   * @throws ApiError 500: The database failed (`internal server error`).
   */
  updateGroup(args: Args['updateGroup'], options?: CallOptions): CallPromise<Answer['updateGroup']>;

  /**
   * Delete a group. `DELETE /api/v1/groups/{groupId}`
   *
   * Deletes a group; the users in it stay. Personal groups cannot be deleted.
   *
   * Who may: admin; with roles: UPDATE_GROUP.
   * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
   * one had worked.
   * Changes: *.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not edit groups; also for the session of a deactivated
   * user.
   * @throws ApiError 404: No group has this id, or it is a personal group.
   * @throws ApiError 500: The database failed (`internal server error`).
   */
  deleteGroup(args: DeleteGroupArgs, options?: CallOptions): CallPromise<DeleteGroupResponse>;

  /**
   * Search groups. `POST /api/v1/groups/search`
   *
   * Lists groups by id with their number of members, filtered by exact name and by a member. A limit
   * between 1 and 500 is required. With role-based access on, people who may not assign roles see
   * only their own groups.
   *
   * Who may: any; with roles: all with ASSIGN_ROLES in any scope; else one's own groups.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The limit is missing or above 500 (`Bad request: limit is required and
   * must be <= 500`); also for a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The database failed (`internal server error`).
   */
  getGroups(args: GetGroupsArgs, options?: CallOptions): CallPromise<GetGroupsResponse>;

  /**
   * Create a group. `POST /api/v1/groups`
   *
   * Creates a group, with members if any are named; for administrators only. Nothing is created when
   * one of the users is unknown.
   *
   * Who may: admin; with roles: UPDATE_GROUP.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
   * Changes: group.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The name holds the suffix reserved for personal groups; also for a body
   * that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not edit groups (`user does not have permission`); also for
   * the session of a deactivated user.
   * @throws ApiError 404: A user in `addUsers` does not exist.
   * @throws ApiError 409: A group of this name exists already.
   * @throws ApiError 500: The database failed (`internal server error`).
   */
  createGroup(args: Args['createGroup'], options?: CallOptions): CallPromise<Answer['createGroup']>;

  /**
   * Record that I looked at something. `POST /api/v1/users/activity`
   *
   * Notes the time at which the signed-in user opened an entity, which feeds the list of recently
   * viewed projects. Only `ACTIVITY_TYPE_GET` of `ENTITY_TYPE_PROJECT` is supported, and the project
   * need not exist.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: activity.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The activity type or entity type is unspecified.
   */
  postUserActivity(args: PostUserActivityArgs, options?: CallOptions): CallPromise<PostUserActivityResponse>;

  /**
   * List my recent projects. `GET /api/v1/user/projects/activity`
   *
   * Returns the projects the signed-in user opened, latest first, as recorded by `POST
   * /users/activity`. There is no paging beyond the limit; limit 0 returns nothing.
   *
   * Who may: any; with roles: rows filtered by VIEW_PROJECT.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The limit is above 500 (`Bad request: limit is required and must be <=
   * 500`); also for a query value of the wrong type.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getProjectsByUserActivity(args?: Args['getProjectsByUserActivity'], options?: CallOptions): CallPromise<Answer['getProjectsByUserActivity']>;

  /**
   * Bind a pool to workspaces. `POST /api/v1/resource-pools/{resourcePoolName}/workspace-bindings`
   *
   * Reserves a pool for workspaces, in addition to those it is bound to already; ids and names are
   * added up. Default pools cannot be bound, and an empty set does nothing. All refusals, missing
   * rights too, are answered with 500.
   *
   * Who may: admin (500); with roles: admin (0.23); MODIFY_RP_WORKSPACE_BINDINGS (0.38).
   * When no clear answer comes it is sent again; if that is refused with `500 duplicate key`, the
   * first one had worked.
   * Changes: pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: A default pool (`default resource pool <pool> cannot be bound to any
   * workspace`), an unknown pool or workspace, a workspace bound already, or a caller who is no
   * administrator.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  bindRPToWorkspace(args: BindRPToWorkspaceArgs, options?: CallOptions): CallPromise<BindRPToWorkspaceResponse>;

  /**
   * Unbind a pool from workspaces. `DELETE /api/v1/resource-pools/{resourcePoolName}/workspace-bindings`
   *
   * Removes bindings of a pool; ids and names are added up. Once the last binding is gone the pool
   * is open to all workspaces again.
   *
   * Who may: admin (500); with roles: admin (0.23); MODIFY_RP_WORKSPACE_BINDINGS (0.38).
   * When no clear answer comes it is sent again; if that is refused with `500 binding doesn't
   * exist`, the first one had worked.
   * Changes: pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: A named workspace is not bound (`binding doesn't exist`), the pool or a
   * workspace is unknown, or the caller is not an administrator.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  unbindRPFromWorkspace(args: UnbindRPFromWorkspaceArgs, options?: CallOptions): CallPromise<UnbindRPFromWorkspaceResponse>;

  /**
   * Replace the bindings of a pool. `PUT /api/v1/resource-pools/{resourcePoolName}/workspace-bindings`
   *
   * Binds a pool to exactly the named workspaces. An empty set does not clear the bindings: use the
   * delete call for that.
   *
   * Who may: admin (500); with roles: admin (0.23); MODIFY_RP_WORKSPACE_BINDINGS (0.38).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: pool.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: A default pool, an unknown pool or workspace, or a caller who is not an
   * administrator.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  overwriteRPWorkspaceBindings(args: OverwriteRPWorkspaceBindingsArgs, options?: CallOptions): CallPromise<OverwriteRPWorkspaceBindingsResponse>;

  /**
   * List workspaces bound to a pool. `GET /api/v1/resource-pools/{resourcePoolName}/workspace-bindings`
   *
   * Lists the ids of the workspaces a pool is reserved for; the list is empty for a pool that is
   * open to all.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value has the wrong type.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The pool is unknown (`pool with name <pool> doesn't exist in config`).
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  listWorkspacesBoundToRP(args: ListWorkspacesBoundToRPArgs, options?: CallOptions): CallPromise<ListWorkspacesBoundToRPResponse>;

  /**
   * List pools a workspace may use. `GET /api/v1/workspaces/{workspaceId}/available-resource-pools`
   *
   * Lists the names of the pools bound to a workspace and of those bound to none. Without role-based
   * access an unknown workspace is not refused: it gets the unbound pools.
   *
   * Who may: any; with roles: VIEW_WORKSPACE.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer, or a query value has the wrong type.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not view the workspace, where role-based access is on; also
   * for the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  listRPsBoundToWorkspace(args: ListRPsBoundToWorkspaceArgs, options?: CallOptions): CallPromise<ListRPsBoundToWorkspaceResponse>;

}

/** Every operation of a 0.23.4 master as a method of a client. */
export interface Methods023 extends CommonMethods<Arguments, Answers> {
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
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  postUser(args: PostUserArgs, options?: CallOptions): CallPromise<PostUserResponse>;

  /**
   * Change the master configuration. `PATCH /api/v1/master/config`
   *
   * Changes the log settings of the running master and answers the whole configuration. Only the
   * mask paths `log`, `log.level` and `log.color` are supported; an empty mask changes nothing.
   * Levels are fatal, error, warn, info, debug and trace in any case. Any other path is a 500
   * `unsupported or invalid field`, with which some masters refuse `log` as well, so name
   * `log.level` or `log.color`.
   *
   * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Changes: master.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to change the
   * configuration; also for the session of a deactivated user.
   * @throws ApiError 500: The mask names another field (`unsupported or invalid field: ...`) or the
   * level is unknown (`invalid log level: ...`).
   */
  patchMasterConfig(args: PatchMasterConfigArgs, options?: CallOptions): CallPromise<PatchMasterConfigResponse>;

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
  getAgents(args?: GetAgentsArgs, options?: CallOptions): CallPromise<GetAgentsResponse>;

  /**
   * Delete several experiments. `DELETE /api/v1/experiments/delete`
   *
   * Starts the deletion of each finished experiment with its checkpoints. Owners are not checked
   * while role-based access is off. Answers one result per experiment with HTTP 200 even if all
   * fail; an empty `error` means done, and the order is not that of the request. When `filters` is
   * present the ids are ignored and only matches are listed, by default finished ones.
   *
   * Who may: any (no owner check); with roles: DELETE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again; if that is refused with `200 not found` or `200
   * STATE_DELETING`, the first one had worked.
   * Changes: experiment, code, label, column, project, workspace, trial, checkpoint, metric, job,
   * task, allocation, log, usage.
   * Masters: 0.23.4 and 0.38.1, there `DELETE /api/v1/projects/{projectId}/experiments/delete`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The list of ids is empty and no filters are given, or filters are given,
   * which the master cannot handle here.
   */
  deleteExperiments(args: DeleteExperimentsArgs, options?: CallOptions): CallPromise<DeleteExperimentsResponse>;

  /**
   * Edit an experiment. `PATCH /api/v1/experiments/{experimentId}`
   *
   * Changes the fields sent and leaves the rest; `labels` replaces the whole list, without
   * duplicates. Finished and archived experiments may be edited too. Setting weight or priority of a
   * live experiment puts name, labels and description back to what the scheduler holds, so send them
   * again afterwards. `checkpointStorage` starts a clean-up that, for an experiment without
   * checkpoints to delete, wipes the whole shared storage folder: send it only on explicit request.
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
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
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
   */
  getModelDef(args: GetModelDefArgs, options?: CallOptions): CallPromise<GetModelDefResponse>;

  /**
   * Activate several experiments. `POST /api/v1/experiments/activate`
   *
   * Resumes each paused experiment; archived ones are reported as not found. Answers one result per
   * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
   * that of the request. When `filters` is present the ids are ignored and only matches are listed,
   * by default paused ones.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
   * near`, the first one had worked.
   * Changes: experiment, trial, job, task, project, log, pool.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/activate`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The list of ids is empty and no filters are given, or the filters match
   * nothing.
   */
  activateExperiments(args: ActivateExperimentsArgs, options?: CallOptions): CallPromise<ActivateExperimentsResponse>;

  /**
   * Pause several experiments. `POST /api/v1/experiments/pause`
   *
   * Pauses each active experiment; archived ones are reported as not found. Answers one result per
   * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
   * that of the request. When `filters` is present the ids are ignored and only matches are listed,
   * by default active ones.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
   * near`, the first one had worked.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/pause`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The list of ids is empty and no filters are given, or the filters match
   * nothing.
   */
  pauseExperiments(args: PauseExperimentsArgs, options?: CallOptions): CallPromise<PauseExperimentsResponse>;

  /**
   * Cancel several experiments. `POST /api/v1/experiments/cancel`
   *
   * Cancels each experiment; archived ones are reported as not found. Answers one result per
   * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
   * that of the request. When `filters` is present the ids are ignored and only matches are listed,
   * by default unfinished ones.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
   * near`, the first one had worked.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/cancel`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The list of ids is empty and no filters are given, or the filters match
   * nothing.
   */
  cancelExperiments(args: CancelExperimentsArgs, options?: CallOptions): CallPromise<CancelExperimentsResponse>;

  /**
   * Kill several experiments. `POST /api/v1/experiments/kill`
   *
   * Kills each experiment; archived ones are reported as not found. Answers one result per
   * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
   * that of the request. When `filters` is present the ids are ignored and only matches are listed,
   * by default unfinished ones.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
   * near`, the first one had worked.
   * Changes: experiment, trial, job, task, allocation, project, log.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/kill`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The list of ids is empty and no filters are given, or the filters match
   * nothing.
   */
  killExperiments(args: KillExperimentsArgs, options?: CallOptions): CallPromise<KillExperimentsResponse>;

  /**
   * Archive several experiments. `POST /api/v1/experiments/archive`
   *
   * Archives each experiment that has finished. Answers one result per experiment with HTTP 200 even
   * if all fail; an empty `error` means done, and the order is not that of the request. When
   * `filters` is present the ids are ignored and only matches are listed, by default finished ones;
   * filters without a match give an empty list.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA per experiment.
   * When no clear answer comes it is sent again; if that is refused with `200 Experiment is already
   * archived`, the first one had worked.
   * Changes: experiment.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/archive`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The list of ids is empty and no filters are given.
   */
  archiveExperiments(args: ArchiveExperimentsArgs, options?: CallOptions): CallPromise<ArchiveExperimentsResponse>;

  /**
   * Unarchive several experiments. `POST /api/v1/experiments/unarchive`
   *
   * Brings back each archived experiment. Answers one result per experiment with HTTP 200 even if
   * all fail; an empty `error` means done, and the order is not that of the request. When `filters`
   * is present the ids are ignored and only matches are listed, by default finished ones.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA per experiment.
   * When no clear answer comes it is sent again; if that is refused with `200 Experiment is not
   * archived`, the first one had worked.
   * Changes: experiment.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/unarchive`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 500: The list of ids is empty and no filters are given, or filters are given,
   * which the master cannot handle here.
   */
  unarchiveExperiments(args: UnarchiveExperimentsArgs, options?: CallOptions): CallPromise<UnarchiveExperimentsResponse>;

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
  getExperimentCheckpoints(args: GetExperimentCheckpointsArgs, options?: CallOptions): CallPromise<GetExperimentCheckpointsResponse>;

  /**
   * Preview a hyperparameter search. `POST /api/v1/preview-hp-search`
   *
   * Runs the searcher of a configuration without training and answers which trials it would create,
   * grouped by equal sequences of steps. Unlike creating an experiment, `config` is an object here,
   * and equal seeds give equal results.
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
  getTrialCheckpoints(args: GetTrialCheckpointsArgs | GetTrialCheckpointsFormerArgs, options?: CallOptions): CallPromise<GetTrialCheckpointsResponse>;

  /**
   * Get the current searcher operation of a trial. `GET /api/v1/trials/{trialId}/searcher/operation`
   *
   * Answers up to which length the trial has to train before its next validation. `completed` says
   * whether the trial has reported that validation already.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: up to 0.23.4.
   *
   * @throws ApiError 400: `trialId` is not a whole number.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * VIEW_EXPERIMENT_ARTIFACTS.
   * @throws ApiError 404: The trial is missing or hidden, or its experiment is no longer live:
   * `actor '/experiments/2418' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  getCurrentTrialSearcherOperation(args: GetCurrentTrialSearcherOperationArgs, options?: CallOptions): CallPromise<GetCurrentTrialSearcherOperationResponse>;

  /**
   * Complete a searcher operation. `POST /api/v1/trials/{trialId}/searcher/completed_operation`
   *
   * Reports the validation that ends the current operation of the trial, with its searcher metric,
   * so that the searcher may decide what comes next. The body is the completed operation itself, not
   * wrapped.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is not sent again, for it may have happened.
   * Changes: trial, experiment.
   * Masters: up to 0.23.4.
   *
   * @throws ApiError 400: `trialId` is not a whole number, or the body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT.
   * @throws ApiError 404: The trial is missing or hidden, or its experiment is no longer live:
   * `actor '/experiments/2418' not found`.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  completeTrialSearcherValidation(args: CompleteTrialSearcherValidationArgs, options?: CallOptions): CallPromise<CompleteTrialSearcherValidationResponse>;

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
   * @deprecated Call it as `client.runner.reportTrialProgress`.
   */
  reportTrialProgress(args: ReportTrialProgressArgs, options?: CallOptions): CallPromise<ReportTrialProgressResponse>;

  /**
   * Change the job queue. `POST /api/v1/job-queues`
   *
   * Applies changes in order: moving a job ahead of or behind another, to another pool, or giving it
   * a priority or weight. An unknown job stops the rest at once; other failures are gathered into
   * one message while successful changes stay. Moving between pools works for experiments only.
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
  updateJobQueue(args: UpdateJobQueueArgs, options?: CallOptions): CallPromise<UpdateJobQueueResponse>;

  /**
   * Get queue statistics. `GET /api/v1/job-queues/stats`
   *
   * Returns, per pool, the jobs queued and scheduled now and the time jobs waited per day over the
   * last 30 days and today. An unknown pool name can stop the resource manager of this version for
   * good: never send a name that was not read from the list of pools.
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
   * @throws ApiError 500: A template of this name exists already, or the workspace is missing or
   * archived.
   * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
   */
  postTemplate(args: PostTemplateArgs, options?: CallOptions): CallPromise<PostTemplateResponse>;

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
  getTrialSourceInfoMetricsByModelVersion(args: GetTrialSourceInfoMetricsByModelVersionArgs, options?: CallOptions): CallPromise<GetTrialSourceInfoMetricsByModelVersionResponse>;

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
  getTrialMetricsBySourceInfoCheckpoint(args: GetTrialMetricsBySourceInfoCheckpointArgs, options?: CallOptions): CallPromise<GetTrialMetricsBySourceInfoCheckpointResponse>;

  /**
   * Wait for events of a custom searcher. `GET /api/v1/experiments/{experimentId}/searcher_events`
   *
   * Holds the connection for up to 60 seconds until there are events for the custom searcher, then
   * answers them, or an empty list. An experiment that is not active answers one event with id -1
   * that names its state.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: up to 0.23.4.
   *
   * @throws ApiError 400: `experimentId` is not a whole number.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The experiment is missing or hidden from the caller.
   * @throws ApiError 500: The experiment does not run a custom search.
   */
  getSearcherEvents(args: GetSearcherEventsArgs, options?: CallOptions): CallPromise<GetSearcherEventsResponse>;

  /**
   * Send operations of a custom searcher. `POST /api/v1/experiments/{experimentId}/searcher_operations`
   *
   * Hands the operations that a custom searcher chose to the experiment, in order, and marks the
   * event that triggered them as handled. An empty list only marks the event.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is not sent again, for it may have happened.
   * Changes: experiment, trial.
   * Masters: up to 0.23.4.
   *
   * @throws ApiError 400: `experimentId` is not a whole number, or the body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT.
   * @throws ApiError 404: The experiment is missing, hidden or no longer live.
   * @throws ApiError 500: The experiment does not run a custom search, or the event is not the one
   * waited for.
   */
  postSearcherOperations(args: PostSearcherOperationsArgs, options?: CallOptions): CallPromise<PostSearcherOperationsResponse>;

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
  expMetricNames(args?: ExpMetricNamesArgs, options?: CallOptions): AsyncGenerator<ExpMetricNamesResponse, void, undefined>;

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
   * @throws ApiError 500: The project is archived or immutable, or the name is empty, too long or
   * taken.
   */
  patchProject(args: PatchProjectArgs | PatchProjectFormerArgs, options?: CallOptions): CallPromise<PatchProjectResponse>;

  /**
   * Move several experiments. `POST /api/v1/experiments/move`
   *
   * Puts each experiment into the destination project, which is checked before any of them. Answers
   * one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the
   * order is not that of the request. When `filters` is present the ids are ignored and only matches
   * are listed, by default all that match.
   *
   * Who may: any; with roles: VIEW_PROJECT (404) and CREATE_EXPERIMENT (403) at the destination;
   * VIEW_EXPERIMENT_METADATA and DELETE_EXPERIMENT per experiment.
   * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
   * near`, the first one had worked.
   * Changes: experiment, label, column, project, workspace, job.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/move`.
   * On a master before 0.38, a call without ids and filters is answered with no results, without a
   * request. `force` sends the call as it is.
   *
   * @throws ApiError 400: The body does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * CREATE_EXPERIMENT at the destination.
   * @throws ApiError 404: The destination project is missing or hidden.
   * @throws ApiError 500: The list of ids is empty and no filters are given, the filters hold more
   * than `projectId`, or the destination is archived.
   */
  moveExperiments(args: MoveExperimentsArgs, options?: CallOptions): CallPromise<MoveExperimentsResponse>;

  /**
   * List webhooks. `GET /api/v1/webhooks`
   *
   * Lists all webhooks of the cluster with their triggers, without paging.
   *
   * Who may: admin; with roles: EDIT_WEBHOOKS.
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
   * Creates a webhook that fires for every experiment of the cluster that reaches one of the states
   * of its triggers. Triggers on metric thresholds are accepted but never fire.
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
   * @throws ApiError 500: The webhook type or a trigger type is unspecified.
   */
  postWebhook(args: PostWebhookArgs, options?: CallOptions): CallPromise<PostWebhookResponse>;

  /**
   * Get my roles and permissions. `GET /api/v1/permissions/summary`
   *
   * Returns the roles of the signed-in user and where each one applies, those through groups
   * included. There is one assignment entry per role, in no fixed order.
   *
   * Who may: 501 in 0.23; with roles: one's own.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  getPermissionsSummary(args?: GetPermissionsSummaryArgs, options?: CallOptions): CallPromise<GetPermissionsSummaryResponse>;

  /**
   * List who has a role on a workspace. `GET /api/v1/roles/workspace/{workspaceId}`
   *
   * Returns the groups and users with a role on this very workspace; cluster-wide assignments are
   * left out. Someone with two roles is listed twice. A caller who may not view the workspace gets
   * empty lists, not an error.
   *
   * Who may: 501 in 0.23; with roles: VIEW_WORKSPACE, else an empty answer.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The id in the path is not an integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  getGroupsAndUsersAssignedToWorkspace(args: GetGroupsAndUsersAssignedToWorkspaceArgs, options?: CallOptions): CallPromise<GetGroupsAndUsersAssignedToWorkspaceResponse>;

  /**
   * Get roles by id. `POST /api/v1/roles/search/by-ids`
   *
   * Returns the named roles with everyone they are assigned to. All ids must exist.
   *
   * Who may: 501 in 0.23; with roles: ASSIGN_ROLES or UPDATE_ROLES in any scope, else only roles
   * assigned to oneself.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not assign or update roles anywhere (`access denied; ...`);
   * also for the session of a deactivated user.
   * @throws ApiError 404: One of the ids is unknown, or the list is empty.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  getRolesByID(args: GetRolesByIDArgs, options?: CallOptions): CallPromise<GetRolesByIDResponse>;

  /**
   * List the roles of a user. `GET /api/v1/roles/search/by-user/{userId}`
   *
   * Returns the roles of a user, those through groups included, by role name.
   *
   * Who may: 501 in 0.23; with roles: self, or ASSIGN_ROLES in any scope.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The user id is 0 (`bad request`); also for a path id that is not an
   * integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: Another user was asked for by someone who may not assign roles; also for
   * the session of a deactivated user.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  getRolesAssignedToUser(args: GetRolesAssignedToUserArgs, options?: CallOptions): CallPromise<GetRolesAssignedToUserResponse>;

  /**
   * List the roles of a group. `GET /api/v1/roles/search/by-group/{groupId}`
   *
   * Returns the roles of a group by role name, with a summary of where each one applies.
   *
   * Who may: 501 in 0.23; with roles: as reading the group.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The group id is 0 (`bad request`); also for a path id that is not an
   * integer.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 404: The group does not exist or is hidden from the caller.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  getRolesAssignedToGroup(args: GetRolesAssignedToGroupArgs, options?: CallOptions): CallPromise<GetRolesAssignedToGroupResponse>;

  /**
   * List roles that fit a scope. `POST /api/v1/roles/search/by-assignability`
   *
   * Lists roles by name that can be assigned in a scope. With a workspace, roles that hold a
   * cluster-only permission are left out; without one, all roles fit. Limit 0 means 500.
   *
   * Who may: 501 in 0.23; with roles: VIEW_WORKSPACE on the workspace; cluster-wide VIEW_WORKSPACE
   * without one.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not view the workspace, or the whole cluster when none is
   * named; also for the session of a deactivated user.
   * @throws ApiError 500: The limit or the offset is negative.
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  searchRolesAssignableToScope(args: SearchRolesAssignableToScopeArgs, options?: CallOptions): CallPromise<SearchRolesAssignableToScopeResponse>;

  /**
   * List roles. `POST /api/v1/roles/search`
   *
   * Lists roles by name. People who may neither assign nor update roles see only their own. Limit 0
   * means 500.
   *
   * Who may: 501 in 0.23; with roles: all with ASSIGN_ROLES or UPDATE_ROLES in any scope, else one's
   * own roles.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: The limit or the offset is negative.
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  listRoles(args: ListRolesArgs, options?: CallOptions): CallPromise<ListRolesResponse>;

  /**
   * Assign roles. `POST /api/v1/roles/add-assignments`
   *
   * Gives roles to users and groups, each on one workspace or, where none is named, on the whole
   * cluster. All assignments are made or none.
   *
   * Who may: 501 in 0.23 (admin in 0.38); with roles: ASSIGN_ROLES in every named workspace;
   * cluster-wide when any assignment names none.
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
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  assignRoles(args: AssignRolesArgs, options?: CallOptions): CallPromise<AssignRolesResponse>;

  /**
   * Remove role assignments. `POST /api/v1/roles/remove-assignments`
   *
   * Takes roles away from users and groups, each in exactly the scope named. All assignments are
   * removed or none.
   *
   * Who may: 501 in 0.23 (admin in 0.38); with roles: ASSIGN_ROLES in every named workspace;
   * cluster-wide when any assignment names none.
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
   * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
   */
  removeAssignments(args: RemoveAssignmentsArgs, options?: CallOptions): CallPromise<RemoveAssignmentsResponse>;

  /**
   * Search experiments. `GET /api/v1/experiments-search`
   *
   * Lists experiments with their best trial, filtered and sorted by metrics, hyperparameters or any
   * column. Archived experiments show up unless a `filter` is sent, and with one only if it sets
   * `showArchived`. Rows look like those of the plain list, and the best trial shows its stored
   * state, so STATE_ACTIVE may appear there.
   *
   * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_METADATA; with projectId also
   * VIEW_PROJECT (404).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments-search`.
   *
   * @throws ApiError 400: The sort is malformed, names an unknown column or a training metric
   * without a statistic, or a query value does not parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The project is missing or hidden.
   * @throws ApiError 500: The filter is not JSON, or holds an unknown operator, conjunction or
   * column, or `contains` on a column that is not text.
   */
  searchExperiments(args?: SearchExperimentsArgs, options?: CallOptions): CallPromise<SearchExperimentsResponse>;

}
