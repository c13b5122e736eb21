// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { CallOptions } from '../../client/call';
import type { CallPromise } from '../../client/call-promise';
import type { Args038 } from '../../v038/translated-args';
import type { ArchiveRunsArgs, AssignMultipleGroupsArgs, AssignRolesArgs, BulkAutoCreateWorkspaceNamespaceBindingsArgs, CleanupLogsArgs, CompareTrialsArgs, ContinueExperimentArgs, CreateExperimentArgs, CreateGenericTaskArgs, CreateGroupArgs, CreateTrialArgs, CurrentUserArgs, DeleteClusterMessageArgs, DeleteExperimentLabelArgs, DeleteGlobalConfigPoliciesArgs, DeleteRunsArgs, DeleteTensorboardFilesArgs, DeleteWorkspaceConfigPoliciesArgs, DeleteWorkspaceNamespaceBindingsArgs, DisableAgentArgs, DisableSlotArgs, EnableAgentArgs, EnableSlotArgs, ExpMetricNamesArgs, GetAccessTokensArgs, GetAgentArgs, GetAllocationArgs, GetCheckpointArgs, GetClusterMessageArgs, GetCommandArgs, GetCommandsArgs, GetExperimentArgs, GetExperimentTrialsArgs, GetExperimentsArgs, GetGenericTaskConfigArgs, GetGlobalConfigPoliciesArgs, GetGroupArgs, GetGroupsAndUsersAssignedToWorkspaceArgs, GetJobQueueStatsArgs, GetJobsArgs, GetJobsV2Args, GetKubernetesResourceManagersArgs, GetKubernetesResourceQuotasArgs, GetMasterArgs, GetMeArgs, GetMetadataValuesArgs, GetMetricsArgs, GetModelDefArgs, GetModelVersionArgs, GetModelVersionsArgs, GetNotebookArgs, GetNotebooksArgs, GetPermissionsSummaryArgs, GetProjectArgs, GetProjectByKeyArgs, GetProjectColumnsArgs, GetProjectsByUserActivityArgs, GetResourcePoolsArgs, GetRolesAssignedToGroupArgs, GetRolesAssignedToUserArgs, GetRolesByIDArgs, GetRunMetadataArgs, GetShellArgs, GetShellsArgs, GetSlotArgs, GetSlotsArgs, GetTaskAcceleratorDataArgs, GetTaskArgs, GetTaskContextDirectoryArgs, GetTemplatesArgs, GetTensorboardArgs, GetTensorboardsArgs, GetTrainingMetricsArgs, GetTrialArgs, GetTrialByExternalIDArgs, GetTrialMetricsByCheckpointArgs, GetTrialMetricsByModelVersionArgs, GetTrialRemainingLogRetentionDaysArgs, GetTrialWorkloadsArgs, GetUserArgs, GetUserByUsernameArgs, GetUsersArgs, GetValidationMetricsArgs, GetWebhooksArgs, GetWorkspaceArgs, GetWorkspaceConfigPoliciesArgs, GetWorkspaceProjectsArgs, GetWorkspacesArgs, GetWorkspacesWithDefaultNamespaceBindingsArgs, KillCommandArgs, KillGenericTaskArgs, KillNotebookArgs, KillRunsArgs, KillShellArgs, KillTensorboardArgs, LaunchCommandArgs, LaunchNotebookArgs, LaunchShellArgs, LaunchTensorboardArgs, ListRolesArgs, ListWorkspaceNamespaceBindingsArgs, LoginArgs, MetricBatchesArgs, MoveRunsArgs, PatchAccessTokenArgs, PatchExperimentArgs, PatchModelVersionArgs, PatchProjectArgs, PatchTemplateNameArgs, PatchTrialArgs, PatchUserArgs, PatchUsersArgs, PatchWebhookArgs, PatchWorkspaceArgs, PauseGenericTaskArgs, PauseRunsArgs, PostAccessTokenArgs, PostAllocationAcceleratorDataArgs, PostCheckpointMetadataArgs, PostModelVersionArgs, PostProjectArgs, PostRunMetadataArgs, PostTaskLogsArgs, PostTemplateArgs, PostUserArgs, PostWebhookEventDataArgs, PostWorkspaceArgs, PreviewHPSearchArgs, PutExperimentArgs, PutExperimentLabelArgs, PutExperimentRetainLogsArgs, PutExperimentsRetainLogsArgs, PutGlobalConfigPoliciesArgs, PutTrialArgs, PutTrialRetainLogsArgs, PutWorkspaceConfigPoliciesArgs, RemoveAssignmentsArgs, ReportCheckpointArgs, ReportTrialMetricsArgs, ReportTrialTrainingMetricsArgs, ReportTrialValidationMetricsArgs, ResourceAllocationAggregatedArgs, ResumeRunsArgs, RunPrepareForReportingArgs, SearchRolesAssignableToScopeArgs, SearchRunsArgs, SetClusterMessageArgs, SetCommandPriorityArgs, SetNotebookPriorityArgs, SetResourceQuotasArgs, SetShellPriorityArgs, SetTensorboardPriorityArgs, SetUserPasswordArgs, SetWorkspaceNamespaceBindingsArgs, StartTrialArgs, TaskLogsArgs, TrialLogsArgs, TrialsSampleArgs, TrialsSnapshotArgs, UnarchiveRunsArgs, UnpauseGenericTaskArgs, UpdateGroupArgs } from './signatures';
import type { ActivateExperimentsResponse, ArchiveExperimentsResponse, ArchiveRunsResponse, AssignMultipleGroupsResponse, AssignRolesResponse, BulkAutoCreateWorkspaceNamespaceBindingsResponse, CancelExperimentsResponse, CleanupLogsResponse, CompareTrialsResponse, ContinueExperimentResponse, CreateExperimentResponse, CreateGenericTaskResponse, CreateGroupResponse, CreateTrialResponse, CurrentUserResponse, DeleteClusterMessageResponse, DeleteExperimentLabelResponse, DeleteExperimentsResponse, DeleteGlobalConfigPoliciesResponse, DeleteRunsResponse, DeleteTensorboardFilesResponse, DeleteWorkspaceConfigPoliciesResponse, DeleteWorkspaceNamespaceBindingsResponse, DisableAgentResponse, DisableSlotResponse, EnableAgentResponse, EnableSlotResponse, ExpMetricNamesResponse, GetAccessTokensResponse, GetAgentResponse, GetAgentsResponse, GetAllocationResponse, GetCheckpointResponse, GetClusterMessageResponse, GetCommandResponse, GetCommandsResponse, GetExperimentCheckpointsResponse, GetExperimentResponse, GetExperimentTrialsResponse, GetExperimentsResponse, GetGenericTaskConfigResponse, GetGlobalConfigPoliciesResponse, GetGroupResponse, GetGroupsAndUsersAssignedToWorkspaceResponse, GetJobQueueStatsResponse, GetJobsResponse, GetJobsV2Response, GetKubernetesResourceManagersResponse, GetKubernetesResourceQuotasResponse, GetMasterResponse, GetMeResponse, GetMetadataValuesResponse, GetMetricsResponse, GetModelDefResponse, GetModelVersionResponse, GetModelVersionsResponse, GetNotebookResponse, GetNotebooksResponse, GetPermissionsSummaryResponse, GetProjectByKeyResponse, GetProjectColumnsResponse, GetProjectResponse, GetProjectsByUserActivityResponse, GetResourcePoolsResponse, GetRolesAssignedToGroupResponse, GetRolesAssignedToUserResponse, GetRolesByIDResponse, GetRunMetadataResponse, GetShellResponse, GetShellsResponse, GetSlotResponse, GetSlotsResponse, GetTaskAcceleratorDataResponse, GetTaskContextDirectoryResponse, GetTaskResponse, GetTemplatesResponse, GetTensorboardResponse, GetTensorboardsResponse, GetTrainingMetricsResponse, GetTrialByExternalIDResponse, GetTrialCheckpointsResponse, GetTrialMetricsByCheckpointResponse, GetTrialMetricsByModelVersionResponse, GetTrialRemainingLogRetentionDaysResponse, GetTrialResponse, GetTrialWorkloadsResponse, GetUserByUsernameResponse, GetUserResponse, GetUsersResponse, GetValidationMetricsResponse, GetWebhooksResponse, GetWorkspaceConfigPoliciesResponse, GetWorkspaceProjectsResponse, GetWorkspaceResponse, GetWorkspacesResponse, GetWorkspacesWithDefaultNamespaceBindingsResponse, KillCommandResponse, KillExperimentsResponse, KillGenericTaskResponse, KillNotebookResponse, KillRunsResponse, KillShellResponse, KillTensorboardResponse, LaunchCommandResponse, LaunchNotebookResponse, LaunchShellResponse, LaunchTensorboardResponse, ListRolesResponse, ListWorkspaceNamespaceBindingsResponse, LoginResponse, MetricBatchesResponse, MoveExperimentsResponse, MoveRunsResponse, PatchAccessTokenResponse, PatchExperimentResponse, PatchMasterConfigResponse, PatchModelVersionResponse, PatchProjectResponse, PatchTemplateNameResponse, PatchTrialResponse, PatchUserResponse, PatchUsersResponse, PatchWebhookResponse, PatchWorkspaceResponse, PauseExperimentsResponse, PauseGenericTaskResponse, PauseRunsResponse, PostAccessTokenResponse, PostAllocationAcceleratorDataResponse, PostCheckpointMetadataResponse, PostModelVersionResponse, PostProjectResponse, PostRunMetadataResponse, PostTaskLogsResponse, PostTemplateResponse, PostUserResponse, PostWebhookEventDataResponse, PostWebhookResponse, PostWorkspaceResponse, PreviewHPSearchResponse, PutExperimentLabelResponse, PutExperimentResponse, PutExperimentRetainLogsResponse, PutExperimentsRetainLogsResponse, PutGlobalConfigPoliciesResponse, PutTrialResponse, PutTrialRetainLogsResponse, PutWorkspaceConfigPoliciesResponse, RemoveAssignmentsResponse, ReportCheckpointResponse, ReportTrialMetricsResponse, ReportTrialProgressResponse, ReportTrialTrainingMetricsResponse, ReportTrialValidationMetricsResponse, ResourceAllocationAggregatedResponse, ResumeRunsResponse, RunPrepareForReportingResponse, SearchExperimentsResponse, SearchRolesAssignableToScopeResponse, SearchRunsResponse, SetClusterMessageResponse, SetCommandPriorityResponse, SetNotebookPriorityResponse, SetResourceQuotasResponse, SetShellPriorityResponse, SetTensorboardPriorityResponse, SetUserPasswordResponse, SetWorkspaceNamespaceBindingsResponse, StartTrialResponse, TaskLogsResponse, TrialLogsResponse, TrialsSampleResponse, TrialsSnapshotResponse, UnarchiveExperimentsResponse, UnarchiveRunsResponse, UnpauseGenericTaskResponse, UpdateGroupResponse, UpdateJobQueueResponse } from './types';
import type { CommonMethods } from '../methods';

/** Every operation of a 0.38.1 master as a method of a client. */
export interface Methods038 extends CommonMethods {
  /**
   * Sign in. `POST /api/v1/auth/login`
   *
   * Checks a username and password and opens a session. The answer carries the token for the
   * `Authorization: Bearer` header, and the same token is set as the cookie `auth`. Usernames are
   * compared exactly, upper and lower case included. With `isHashed` the password must be the
   * lower-case hex SHA-512 of the fixed salt followed by the password; an empty password is sent as
   * an empty string.
   *
   * Who may: public; with roles: public.
   * When no clear answer comes it is not sent again, for it may have happened.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The username is empty (`missing argument: username`), or the cluster uses
   * external sessions; also for a body that cannot be decoded.
   * @throws ApiError 401: No such user, or the password is wrong (`invalid credentials`).
   * @throws ApiError 403: The password is right but the user is deactivated (`user is not active`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  login(args: LoginArgs, options?: CallOptions): CallPromise<LoginResponse>;

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
  currentUser(args?: CurrentUserArgs, options?: CallOptions): CallPromise<CurrentUserResponse>;

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
  getUsers(args?: GetUsersArgs, options?: CallOptions): CallPromise<GetUsersResponse>;

  /**
   * Activate or deactivate several users. `PATCH /api/v1/users`
   *
   * Sets the active flag of the named users, or of all that match the filters, and answers an entry
   * for each.
   *
   * Who may: admin; with roles: ADMINISTRATE_USER.
   * When no clear answer comes it is sent again: twice is as good as once.
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
   * `isHashed` the password is stored as sent, else it is salted and hashed first.
   *
   * Who may: admin; with roles: ADMINISTRATE_USER.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 409: A user is in one of the groups already.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  assignMultipleGroups(args: AssignMultipleGroupsArgs, options?: CallOptions): CallPromise<AssignMultipleGroupsResponse>;

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
  getUser(args: GetUserArgs, options?: CallOptions): CallPromise<GetUserResponse>;

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
  patchUser(args: PatchUserArgs, options?: CallOptions): CallPromise<PatchUserResponse>;

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
  getUserByUsername(args: GetUserByUsernameArgs, options?: CallOptions): CallPromise<GetUserByUsernameResponse>;

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
  getMe(args?: GetMeArgs, options?: CallOptions): CallPromise<GetMeResponse>;

  /**
   * Set a password in clear text. `POST /api/v1/users/{userId}/password`
   *
   * Sets the password of oneself, or of anyone as an administrator; the body is a bare JSON string.
   * The master always salts and hashes the text, so a client that hashes first locks the person out:
   * use `PATCH /users/{userId}` with `isHashed` for that. All sessions of that user end.
   *
   * Who may: self or admin; with roles: self or ADMINISTRATE_USER.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The user is a remote user; also for a path id that is not an integer or a
   * body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: Another user's password, asked for by someone who is not an administrator;
   * also for the session of a deactivated user.
   * @throws ApiError 404: No user has this id (`user not found`).
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  setUserPassword(args: SetUserPasswordArgs, options?: CallOptions): CallPromise<SetUserPasswordResponse>;

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
  getMaster(args?: GetMasterArgs, options?: CallOptions): CallPromise<GetMasterResponse>;

  /**
   * Change the master configuration. `PATCH /api/v1/master/config`
   *
   * Changes the log settings of the running master; the answer is empty. Only the mask paths `log`,
   * `log.level` and `log.color` are supported; an empty mask changes nothing.
   *
   * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
   * When no clear answer comes it is sent again: twice is as good as once.
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
  getAgent(args: GetAgentArgs, options?: CallOptions): CallPromise<GetAgentResponse>;

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
  getSlots(args: GetSlotsArgs, options?: CallOptions): CallPromise<GetSlotsResponse>;

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
  getSlot(args: GetSlotArgs, options?: CallOptions): CallPromise<GetSlotResponse>;

  /**
   * Enable an agent. `POST /api/v1/agents/{agentId}/enable`
   *
   * Lets an agent take new work again and returns it.
   *
   * Who may: admin; with roles: UPDATE_AGENTS.
   * When no clear answer comes it is sent again: twice is as good as once.
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
  enableAgent(args: EnableAgentArgs, options?: CallOptions): CallPromise<EnableAgentResponse>;

  /**
   * Disable an agent. `POST /api/v1/agents/{agentId}/disable`
   *
   * Takes an agent out of service and returns it. Running work is moved off at once, unless `drain`
   * is set: then it may finish and only new work is refused.
   *
   * Who may: admin; with roles: UPDATE_AGENTS.
   * When no clear answer comes it is sent again: twice is as good as once.
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
  disableAgent(args: DisableAgentArgs, options?: CallOptions): CallPromise<DisableAgentResponse>;

  /**
   * Enable a slot. `POST /api/v1/agents/{agentId}/slots/{slotId}/enable`
   *
   * Lets a slot take new work again and returns it. Unlike for reading, a missing slot is answered
   * with 500.
   *
   * Who may: admin; with roles: UPDATE_AGENTS.
   * When no clear answer comes it is sent again: twice is as good as once.
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
  enableSlot(args: EnableSlotArgs, options?: CallOptions): CallPromise<EnableSlotResponse>;

  /**
   * Disable a slot. `POST /api/v1/agents/{agentId}/slots/{slotId}/disable`
   *
   * Takes a slot out of service and returns it. A trial running on it is queued again elsewhere
   * without counting as a restart, unless `drain` lets it finish. Unlike for reading, a missing slot
   * is answered with 500.
   *
   * Who may: admin; with roles: UPDATE_AGENTS.
   * When no clear answer comes it is sent again: twice is as good as once.
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
  disableSlot(args: DisableSlotArgs, options?: CallOptions): CallPromise<DisableSlotResponse>;

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
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: The body is not JSON, or the template does not exist (`temlpate 'x' not
   * found`, spelt so).
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * CREATE_EXPERIMENT in the target workspace.
   * @throws ApiError 404: The parent experiment or the project is missing or hidden.
   * @throws ApiError 500: The configuration is invalid or has no entrypoint, the pool is not
   * available, too many slots are asked for, only one of workspace and project is named, or the
   * parent lies in an archived project or workspace.
   */
  createExperiment(args: CreateExperimentArgs, options?: CallOptions): CallPromise<CreateExperimentResponse>;

  /**
   * List experiments. `GET /api/v1/experiments`
   *
   * Lists experiments that meet every filter given; an empty text filter counts as none. Rows carry
   * no trial ids, no original configuration, and `omitted` in place of notes. `archived=false`
   * without a project also leaves out what lies in archived projects or workspaces. Sorted
   * descending, nulls come last.
   *
   * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_METADATA; with projectId also
   * VIEW_PROJECT (404).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: A query value does not parse, such as `99 is not a valid
   * apiv1.GetExperimentsRequest_SortBy`.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive.
   * @throws ApiError 404: The project in `projectId` is missing or hidden.
   * @throws ApiError 500: `states` holds a name that is never stored (queued, pulling, starting,
   * running, deleted or unspecified), or a query key puts a dot under a plain parameter.
   */
  getExperiments(args?: GetExperimentsArgs, options?: CallOptions): CallPromise<GetExperimentsResponse>;

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
   * Masters: 0.23.4 and 0.38.1, there `DELETE /api/v1/experiments/delete`.
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
  getExperiment(args: GetExperimentArgs, options?: CallOptions): CallPromise<GetExperimentResponse>;

  /**
   * Edit an experiment. `PATCH /api/v1/experiments/{experimentId}`
   *
   * Changes the fields sent and leaves the rest; `labels` replaces the whole list, without
   * duplicates. Finished and archived experiments may be edited too, apart from their resources.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404), UPDATE_EXPERIMENT_METADATA (403);
   * resources, checkpointStorage: also UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
   * Masters: 0.23.4 and 0.38.1.
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
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/activate`.
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
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/pause`.
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
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/cancel`.
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
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/kill`.
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
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/archive`.
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
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/unarchive`.
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
   * List trials of an experiment. `GET /api/v1/experiments/{experimentId}/trials`
   *
   * Lists the trials of an experiment with best and latest validation, best checkpoint and summary
   * metrics. Sorting by a validation metric follows its sign, so that ascending puts better trials
   * first. Nulls come last ascending and first descending.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
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
  getExperimentTrials(args: GetExperimentTrialsArgs, options?: CallOptions): CallPromise<GetExperimentTrialsResponse>;

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
  compareTrials(args: CompareTrialsArgs, options?: CallOptions): CallPromise<CompareTrialsResponse>;

  /**
   * Create an unmanaged trial. `POST /api/v1/trials`
   *
   * Adds a trial that is run outside the scheduler to an unmanaged experiment. `unmanaged` has to be
   * true.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is not sent again, for it may have happened.
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
   * Create or find a trial by external id. `PUT /api/v1/trials`
   *
   * Creates an unmanaged trial under an id that the caller chose, or answers the one that has it
   * already.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No experiment has this number, or the caller may not see it.
   * @throws ApiError 500: The experiment is not an unmanaged one.
   */
  putTrial(args: PutTrialArgs, options?: CallOptions): CallPromise<PutTrialResponse>;

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
  getTrial(args: GetTrialArgs, options?: CallOptions): CallPromise<GetTrialResponse>;

  /**
   * Set the state of an unmanaged trial. `PATCH /api/v1/trials/{trialId}`
   *
   * Changes the state of a trial that runs outside the cluster and answers the trial.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is sent again: twice is as good as once.
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
  getTrialWorkloads(args: GetTrialWorkloadsArgs, options?: CallOptions): CallPromise<GetTrialWorkloadsResponse>;

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
  trialLogs(args: TrialLogsArgs, options?: CallOptions): AsyncGenerator<TrialLogsResponse, void, undefined>;

  /**
   * Write lines into task logs. `POST /api/v1/task/logs`
   *
   * Appends lines to the logs of tasks, as a container outside the cluster does. A second call
   * appends them twice.
   *
   * Who may: any; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is not sent again, for it may have happened.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No task has this id, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  postTaskLogs(args: PostTaskLogsArgs, options?: CallOptions): CallPromise<PostTaskLogsResponse>;

  /**
   * Stream log lines of a task. `GET /api/v1/tasks/{taskId}/logs`
   *
   * Answers the lines that meet every filter, one per message. A missing task is told as 500, not
   * 404, because the stream collects its errors. With `follow` the stream goes on until the task has
   * been over for five seconds. Descending order repeats entries past 1,000, and errors come in the
   * stream shape.
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
  taskLogs(args: TaskLogsArgs, options?: CallOptions): AsyncGenerator<TaskLogsResponse, void, undefined>;

  /**
   * Delete logs past their retention. `POST /api/v1/cleanup_logs`
   *
   * Deletes the lines of all tasks whose retention is over and answers how many these were.
   *
   * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  cleanupLogs(args?: CleanupLogsArgs, options?: CallOptions): CallPromise<CleanupLogsResponse>;

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
  getMetrics(args: GetMetricsArgs, options?: CallOptions): AsyncGenerator<GetMetricsResponse, void, undefined>;

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
  getTrainingMetrics(args: GetTrainingMetricsArgs, options?: CallOptions): AsyncGenerator<GetTrainingMetricsResponse, void, undefined>;

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
  getValidationMetrics(args: GetValidationMetricsArgs, options?: CallOptions): AsyncGenerator<GetValidationMetricsResponse, void, undefined>;

  /**
   * List checkpoints of a trial. `GET /api/v1/trials/{id}/checkpoints`
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
   * Report metrics of a trial. `POST /api/v1/trials/{metricsTrialId}/metrics`
   *
   * Stores metrics of any group at a number of batches. The run id must be that of the current run,
   * which is 1 from the start; a newer run that begins at fewer batches archives the later reports.
   * A metric cannot be reported twice at the same batch.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is not sent again, for it may have happened.
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
  reportTrialMetrics(args: ReportTrialMetricsArgs, options?: CallOptions): CallPromise<ReportTrialMetricsResponse>;

  /**
   * Report training metrics of a trial. `POST /api/v1/trials/{trainingMetricsTrialId}/training_metrics`
   *
   * Older form of the report for the group `training`; the body is the inner object with trial, run,
   * batches and metrics. Use the report with a group instead.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is not sent again, for it may have happened.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `trainingMetricsTrialId` is not a whole number, or the body does not
   * parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT.
   * @throws ApiError 404: The trial is missing or hidden.
   * @throws ApiError 500: The run id is not the current one (`invalid run id, 7 (reported) != 1
   * (expected): invalid arguments`), a metric was reported at this batch before, or `epoch` is no
   * number.
   * @deprecated by the master
   */
  reportTrialTrainingMetrics(args: ReportTrialTrainingMetricsArgs, options?: CallOptions): CallPromise<ReportTrialTrainingMetricsResponse>;

  /**
   * Report validation metrics of a trial. `POST /api/v1/trials/{validationMetricsTrialId}/validation_metrics`
   *
   * Older form of the report for the group `validation`; the body is the inner object with trial,
   * run, batches and metrics. Use the report with a group instead.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is not sent again, for it may have happened.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: `validationMetricsTrialId` is not a whole number, or the body does not
   * parse.
   * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
   * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
   * UPDATE_EXPERIMENT.
   * @throws ApiError 404: The trial is missing or hidden.
   * @throws ApiError 500: The run id is not the current one (`invalid run id, 7 (reported) != 1
   * (expected): invalid arguments`), a metric was reported at this batch before, or `epoch` is no
   * number.
   * @deprecated by the master
   */
  reportTrialValidationMetrics(args: ReportTrialValidationMetricsArgs, options?: CallOptions): CallPromise<ReportTrialValidationMetricsResponse>;

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
  reportCheckpoint(args: ReportCheckpointArgs, options?: CallOptions): CallPromise<ReportCheckpointResponse>;

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
  getJobs(args?: GetJobsArgs, options?: CallOptions): CallPromise<GetJobsResponse>;

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
  getJobsV2(args?: GetJobsV2Args, options?: CallOptions): CallPromise<GetJobsV2Response>;

  /**
   * Get queue statistics. `GET /api/v1/job-queues/stats`
   *
   * Returns, per pool, the jobs queued and scheduled now and the time jobs waited per day over the
   * last 30 days and today. An unknown pool is left out.
   *
   * Who may: any; with roles: any.
   * When no clear answer comes it is sent again: it only reads.
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The session belongs to a deactivated user.
   * @throws ApiError 500: A pool is unknown or the resource manager does not answer.
   */
  getJobQueueStats(args?: GetJobQueueStatsArgs, options?: CallOptions): CallPromise<GetJobQueueStatsResponse>;

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
  getTemplates(args?: GetTemplatesArgs, options?: CallOptions): CallPromise<GetTemplatesResponse>;

  /**
   * Rename a template. `PATCH /api/v1/template/rename`
   *
   * Gives the template another name and answers it.
   *
   * Who may: any; with roles: UPDATE_TEMPLATE.
   * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
   * one had worked.
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
   * Create a template. `POST /api/v1/templates/{templateName}`
   *
   * Creates a template in a workspace, workspace 1 when none is given. The name in the path wins
   * over the one in the body, and the configuration is stored unchecked.
   *
   * Who may: any; with roles: CREATE_TEMPLATES.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
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
  getNotebooks(args?: GetNotebooksArgs, options?: CallOptions): CallPromise<GetNotebooksResponse>;

  /**
   * Launch a notebook. `POST /api/v1/notebooks`
   *
   * Merges the template, the given configuration and the defaults, and queues the notebook with 1
   * slot unless told otherwise, in Uncategorized unless a workspace is named. Launch parameters are
   * checked before the workspace and that before permissions. With `preview` nothing starts, and the
   * answer holds an all-default notebook with the merged configuration.
   *
   * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
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
  launchNotebook(args: LaunchNotebookArgs, options?: CallOptions): CallPromise<LaunchNotebookResponse>;

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
  getNotebook(args: GetNotebookArgs, options?: CallOptions): CallPromise<GetNotebookResponse>;

  /**
   * Kill a notebook. `POST /api/v1/notebooks/{notebookId}/kill`
   *
   * Ends the notebook and answers it as it is at the moment; its state changes a little later.
   * Killing one that has ended does no harm.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  killNotebook(args: KillNotebookArgs, options?: CallOptions): CallPromise<KillNotebookResponse>;

  /**
   * Set the priority of a notebook. `POST /api/v1/notebooks/{notebookId}/set_priority`
   *
   * Sets the priority by which the notebook is scheduled and answers it. The range of the number is
   * not checked here.
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
  setNotebookPriority(args: SetNotebookPriorityArgs, options?: CallOptions): CallPromise<SetNotebookPriorityResponse>;

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
  getShells(args?: GetShellsArgs, options?: CallOptions): CallPromise<GetShellsResponse>;

  /**
   * Launch a shell. `POST /api/v1/shells`
   *
   * Merges the template, the given configuration and the defaults, and queues the shell with 1 slot
   * unless told otherwise, in Uncategorized unless a workspace is named. Launch parameters are
   * checked before the workspace and that before permissions. `data` may hold base64 JSON with a
   * passphrase for the key, but such a shell may fail to start.
   *
   * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
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
  launchShell(args: LaunchShellArgs, options?: CallOptions): CallPromise<LaunchShellResponse>;

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
  getShell(args: GetShellArgs, options?: CallOptions): CallPromise<GetShellResponse>;

  /**
   * Kill a shell. `POST /api/v1/shells/{shellId}/kill`
   *
   * Ends the shell and answers it as it is at the moment; its state changes a little later. Killing
   * one that has ended does no harm.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  killShell(args: KillShellArgs, options?: CallOptions): CallPromise<KillShellResponse>;

  /**
   * Set the priority of a shell. `POST /api/v1/shells/{shellId}/set_priority`
   *
   * Sets the priority by which the shell is scheduled and answers it. The range of the number is not
   * checked here.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  setShellPriority(args: SetShellPriorityArgs, options?: CallOptions): CallPromise<SetShellPriorityResponse>;

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
  getCommands(args?: GetCommandsArgs, options?: CallOptions): CallPromise<GetCommandsResponse>;

  /**
   * Launch a command. `POST /api/v1/commands`
   *
   * Merges the template, the given configuration and the defaults, and queues the command with 1
   * slot unless told otherwise, in Uncategorized unless a workspace is named. Launch parameters are
   * checked before the workspace and that before permissions. A command without an entrypoint is
   * accepted and fails in its container.
   *
   * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
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
  launchCommand(args: LaunchCommandArgs, options?: CallOptions): CallPromise<LaunchCommandResponse>;

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
  getCommand(args: GetCommandArgs, options?: CallOptions): CallPromise<GetCommandResponse>;

  /**
   * Kill a command. `POST /api/v1/commands/{commandId}/kill`
   *
   * Ends the command and answers it as it is at the moment; its state changes a little later.
   * Killing one that has ended does no harm.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  killCommand(args: KillCommandArgs, options?: CallOptions): CallPromise<KillCommandResponse>;

  /**
   * Set the priority of a command. `POST /api/v1/commands/{commandId}/set_priority`
   *
   * Sets the priority by which the command is scheduled and answers it. The range of the number is
   * not checked here.
   *
   * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  setCommandPriority(args: SetCommandPriorityArgs, options?: CallOptions): CallPromise<SetCommandPriorityResponse>;

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
  getTensorboards(args?: GetTensorboardsArgs, options?: CallOptions): CallPromise<GetTensorboardsResponse>;

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
  launchTensorboard(args: LaunchTensorboardArgs, options?: CallOptions): CallPromise<LaunchTensorboardResponse>;

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
  getTensorboard(args: GetTensorboardArgs, options?: CallOptions): CallPromise<GetTensorboardResponse>;

  /**
   * Kill a TensorBoard. `POST /api/v1/tensorboards/{tensorboardId}/kill`
   *
   * Ends the TensorBoard and answers it as it is at the moment; its state changes a little later.
   * Killing one that has ended does no harm.
   *
   * Who may: any; with roles: as reading it (404), then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  killTensorboard(args: KillTensorboardArgs, options?: CallOptions): CallPromise<KillTensorboardResponse>;

  /**
   * Set the priority of a TensorBoard. `POST /api/v1/tensorboards/{tensorboardId}/set_priority`
   *
   * Sets the priority by which the TensorBoard is scheduled and answers it. The range of the number
   * is not checked here.
   *
   * Who may: any; with roles: as reading it (404), then UPDATE_NSC (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  setTensorboardPriority(args: SetTensorboardPriorityArgs, options?: CallOptions): CallPromise<SetTensorboardPriorityResponse>;

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
  getTask(args: GetTaskArgs, options?: CallOptions): CallPromise<GetTaskResponse>;

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
  getModelVersion(args: GetModelVersionArgs, options?: CallOptions): CallPromise<GetModelVersionResponse>;

  /**
   * Change a model version. `PATCH /api/v1/models/{modelName}/versions/{modelVersionNum}`
   *
   * Changes only the fields that are sent; labels and metadata replace the old ones. Versions of
   * archived models can be changed too.
   *
   * Who may: any; with roles: EDIT_MODEL_REGISTRY (a changed workspaceId: EDIT_MODEL_REGISTRY there
   * too).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  patchModelVersion(args: PatchModelVersionArgs, options?: CallOptions): CallPromise<PatchModelVersionResponse>;

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
  getModelVersions(args: GetModelVersionsArgs, options?: CallOptions): CallPromise<GetModelVersionsResponse>;

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
  postModelVersion(args: PostModelVersionArgs, options?: CallOptions): CallPromise<PostModelVersionResponse>;

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
  getCheckpoint(args: GetCheckpointArgs, options?: CallOptions): CallPromise<GetCheckpointResponse>;

  /**
   * Replace the metadata of a checkpoint. `POST /api/v1/checkpoints/{checkpointUuid}/metadata`
   *
   * Replaces the whole metadata object; the rest of the checkpoint in the body is ignored. Keep
   * `steps_completed` in it: without that key the next change and the archive download of this
   * checkpoint fail.
   *
   * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  postCheckpointMetadata(args: PostCheckpointMetadataArgs, options?: CallOptions): CallPromise<PostCheckpointMetadataResponse>;

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
  metricBatches(args: MetricBatchesArgs, options?: CallOptions): AsyncGenerator<MetricBatchesResponse, void, undefined>;

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
  trialsSnapshot(args: TrialsSnapshotArgs, options?: CallOptions): AsyncGenerator<TrialsSnapshotResponse, void, undefined>;

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
  trialsSample(args: TrialsSampleArgs, options?: CallOptions): AsyncGenerator<TrialsSampleResponse, void, undefined>;

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
  getResourcePools(args?: GetResourcePoolsArgs, options?: CallOptions): CallPromise<GetResourcePoolsResponse>;

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
  resourceAllocationAggregated(args: ResourceAllocationAggregatedArgs, options?: CallOptions): CallPromise<ResourceAllocationAggregatedResponse>;

  /**
   * Get a workspace. `GET /api/v1/workspaces/{id}`
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
  getWorkspace(args: GetWorkspaceArgs, options?: CallOptions): CallPromise<GetWorkspaceResponse>;

  /**
   * Change a workspace. `PATCH /api/v1/workspaces/{id}`
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
  patchWorkspace(args: PatchWorkspaceArgs, options?: CallOptions): CallPromise<PatchWorkspaceResponse>;

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
  getWorkspaceProjects(args: GetWorkspaceProjectsArgs, options?: CallOptions): CallPromise<GetWorkspaceProjectsResponse>;

  /**
   * Create a project. `POST /api/v1/workspaces/{workspaceId}/projects`
   *
   * Creates a project in a workspace. The name takes 1 to 80 characters and must be new in the
   * workspace, case-sensitive. The answer does not fill in counts.
   *
   * Who may: any; with roles: VIEW_WORKSPACE (404) then CREATE_PROJECT (403).
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
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
  getWorkspaces(args?: GetWorkspacesArgs, options?: CallOptions): CallPromise<GetWorkspacesResponse>;

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
  postWorkspace(args: PostWorkspaceArgs, options?: CallOptions): CallPromise<PostWorkspaceResponse>;

  /**
   * Get a project. `GET /api/v1/projects/{id}`
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
  getProject(args: GetProjectArgs, options?: CallOptions): CallPromise<GetProjectResponse>;

  /**
   * Change a project. `PATCH /api/v1/projects/{id}`
   *
   * Changes the name or description of a project; fields left out stay. Archived projects and
   * project 1 cannot be changed.
   *
   * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
   * then UPDATE_PROJECT (403).
   * When no clear answer comes it is sent again: twice is as good as once.
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
  patchProject(args: PatchProjectArgs, options?: CallOptions): CallPromise<PatchProjectResponse>;

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
   * List the columns of a project. `GET /api/v1/projects/{id}/columns`
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
  getProjectColumns(args: GetProjectColumnsArgs, options?: CallOptions): CallPromise<GetProjectColumnsResponse>;

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
   * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments/move`.
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
   * Masters: 0.23.4 and 0.38.1.
   *
   * @throws ApiError 400: There is no trigger (`at least one trigger required`) or the address is no
   * URL (`valid url required`); also for a body that cannot be decoded.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller is not an administrator or lacks the permission to edit
   * webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user.
   * @throws ApiError 500: The webhook type or a trigger type is unspecified.
   */
  postWebhook(args: Args038<'postWebhook'>, options?: CallOptions): CallPromise<PostWebhookResponse>;

  /**
   * Change the address of a webhook. `PATCH /api/v1/webhooks/{id}`
   *
   * Makes the webhook post to another address; its triggers stay.
   *
   * Who may: admin; with roles: EDIT_WEBHOOKS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No webhook has this number.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  patchWebhook(args: PatchWebhookArgs, options?: CallOptions): CallPromise<PatchWebhookResponse>;

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
  getGroup(args: GetGroupArgs, options?: CallOptions): CallPromise<GetGroupResponse>;

  /**
   * Change a group. `PUT /api/v1/groups/{groupId}`
   *
   * Renames a group and adds or removes members in one step: all changes are made or none. An empty
   * name keeps the old one. Removing succeeds when at least one of the named users is a member.
   *
   * Who may: admin; with roles: UPDATE_GROUP.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
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
  updateGroup(args: UpdateGroupArgs, options?: CallOptions): CallPromise<UpdateGroupResponse>;

  /**
   * Create a group. `POST /api/v1/groups`
   *
   * Creates a group, with members if any are named; for administrators only. Nothing is created when
   * one of the users is unknown.
   *
   * Who may: admin; with roles: UPDATE_GROUP.
   * When no clear answer comes it is not sent again, for it may have happened: look for what was
   * sent.
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
  createGroup(args: CreateGroupArgs, options?: CallOptions): CallPromise<CreateGroupResponse>;

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
  getProjectsByUserActivity(args?: GetProjectsByUserActivityArgs, options?: CallOptions): CallPromise<GetProjectsByUserActivityResponse>;

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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The policies are no YAML or break the rules of policies; the text says
   * where.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The configuration is refused, or the experiment is not an unmanaged one.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
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
   * means for ever.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: twice is as good as once.
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
   * Sets for how many days the logs of the trial are kept after its end; -1 means for ever.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No trial has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  putTrialRetainLogs(args: PutTrialRetainLogsArgs, options?: CallOptions): CallPromise<PutTrialRetainLogsResponse>;

  /**
   * Ask how long logs are kept. `GET /api/v1/trials/{id}/remaining_log_retention_days`
   *
   * Answers for how many more days the logs of the trial are kept; -1 means for ever.
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
  getTrialRemainingLogRetentionDays(args: GetTrialRemainingLogRetentionDaysArgs, options?: CallOptions): CallPromise<GetTrialRemainingLogRetentionDaysResponse>;

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
   * Limit the slots of a workspace. `POST /api/v1/workspaces/{id}/set-resource-quota`
   *
   * Sets, for each named cluster, how many slots the namespace of the workspace may request; the
   * namespace must be one the master made for it.
   *
   * Who may: admin; with roles: SET_RESOURCE_QUOTAS.
   * When no clear answer comes it is sent again: twice is as good as once.
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
   * @throws ApiError 404: No workspace has this number, or the caller may not see it.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
   */
  setResourceQuotas(args: SetResourceQuotasArgs, options?: CallOptions): CallPromise<SetResourceQuotasResponse>;

  /**
   * List namespaces of a workspace. `GET /api/v1/workspaces/{id}/list-namespace-bindings`
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
  listWorkspaceNamespaceBindings(args: ListWorkspaceNamespaceBindingsArgs, options?: CallOptions): CallPromise<ListWorkspaceNamespaceBindingsResponse>;

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
   * Get the slot limits of a workspace. `GET /api/v1/workspaces/{id}/get-k8s-resource-quotas`
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
  getKubernetesResourceQuotas(args: GetKubernetesResourceQuotasArgs, options?: CallOptions): CallPromise<GetKubernetesResourceQuotasResponse>;

  /**
   * Start an unmanaged trial. `POST /api/v1/trials/{trialId}/start`
   *
   * Notes that a trial outside the cluster begins or resumes; answers the number of this run and the
   * checkpoint to go on from. On PostgreSQL 15 the 0.38.1 master fails at this with 500.
   *
   * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
   * When no clear answer comes it is not sent again, for it may have happened.
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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No allocation has this id.
   * @throws ApiError 500: The master refused the input or failed; the text says why.
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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The object breaks a limit; the text says which.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The configuration cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not do this.
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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The lifespan is no Go duration or longer than allowed.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 403: The caller may not create this token.
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
   * Masters: from 0.38.1 on.
   *
   * @throws ApiError 400: The body or a parameter cannot be read.
   * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
   * @throws ApiError 404: No token has this number.
   * @throws ApiError 500: The token is revoked or expired.
   */
  patchAccessToken(args: PatchAccessTokenArgs, options?: CallOptions): CallPromise<PatchAccessTokenResponse>;

}
