// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Endpoint, StreamEndpoint } from '../../client/endpoint';
import type { paths as BasePaths } from '../paths';
import type { Answers, Arguments } from './signatures';

/** Every path of the contract, as openapi-fetch reads it. */
export interface paths extends Omit<BasePaths,
  | '/api/v1/agents'
  | '/api/v1/agents/{agentId}'
  | '/api/v1/agents/{agentId}/disable'
  | '/api/v1/agents/{agentId}/enable'
  | '/api/v1/agents/{agentId}/slots'
  | '/api/v1/agents/{agentId}/slots/{slotId}'
  | '/api/v1/agents/{agentId}/slots/{slotId}/disable'
  | '/api/v1/agents/{agentId}/slots/{slotId}/enable'
  | '/api/v1/auth/login'
  | '/api/v1/auth/user'
  | '/api/v1/checkpoints'
  | '/api/v1/checkpoints/{checkpointUuid}'
  | '/api/v1/checkpoints/{checkpointUuid}/metadata'
  | '/api/v1/checkpoints/{checkpointUuid}/trial-source-info-metrics'
  | '/api/v1/commands'
  | '/api/v1/commands/{commandId}'
  | '/api/v1/commands/{commandId}/kill'
  | '/api/v1/commands/{commandId}/set_priority'
  | '/api/v1/experiments'
  | '/api/v1/experiments-search'
  | '/api/v1/experiments/activate'
  | '/api/v1/experiments/archive'
  | '/api/v1/experiments/cancel'
  | '/api/v1/experiments/delete'
  | '/api/v1/experiments/kill'
  | '/api/v1/experiments/metrics-stream/metric-names'
  | '/api/v1/experiments/move'
  | '/api/v1/experiments/pause'
  | '/api/v1/experiments/unarchive'
  | '/api/v1/experiments/{experimentId}'
  | '/api/v1/experiments/{experimentId}/checkpoints'
  | '/api/v1/experiments/{experimentId}/metrics-stream/batches'
  | '/api/v1/experiments/{experimentId}/metrics-stream/trials-sample'
  | '/api/v1/experiments/{experimentId}/metrics-stream/trials-snapshot'
  | '/api/v1/experiments/{experimentId}/searcher_events'
  | '/api/v1/experiments/{experimentId}/searcher_operations'
  | '/api/v1/experiments/{experimentId}/trials'
  | '/api/v1/groups'
  | '/api/v1/groups/{groupId}'
  | '/api/v1/job-queues'
  | '/api/v1/job-queues-v2'
  | '/api/v1/master'
  | '/api/v1/master/config'
  | '/api/v1/me'
  | '/api/v1/models/{modelName}/versions'
  | '/api/v1/models/{modelName}/versions/{modelVersionNum}'
  | '/api/v1/models/{modelName}/versions/{modelVersionNum}/trial-source-info-metrics'
  | '/api/v1/notebooks'
  | '/api/v1/notebooks/{notebookId}'
  | '/api/v1/notebooks/{notebookId}/kill'
  | '/api/v1/notebooks/{notebookId}/set_priority'
  | '/api/v1/permissions/summary'
  | '/api/v1/preview-hp-search'
  | '/api/v1/projects/{projectId}'
  | '/api/v1/projects/{projectId}/columns'
  | '/api/v1/resource-pools'
  | '/api/v1/resources/allocation/aggregated'
  | '/api/v1/roles/add-assignments'
  | '/api/v1/roles/remove-assignments'
  | '/api/v1/roles/search'
  | '/api/v1/roles/search/by-assignability'
  | '/api/v1/roles/search/by-group/{groupId}'
  | '/api/v1/roles/search/by-ids'
  | '/api/v1/roles/search/by-user/{userId}'
  | '/api/v1/roles/workspace/{workspaceId}'
  | '/api/v1/shells'
  | '/api/v1/shells/{shellId}'
  | '/api/v1/shells/{shellId}/kill'
  | '/api/v1/shells/{shellId}/set_priority'
  | '/api/v1/tasks/{taskId}'
  | '/api/v1/tasks/{taskId}/logs'
  | '/api/v1/templates'
  | '/api/v1/tensorboards'
  | '/api/v1/tensorboards/{tensorboardId}'
  | '/api/v1/tensorboards/{tensorboardId}/kill'
  | '/api/v1/tensorboards/{tensorboardId}/set_priority'
  | '/api/v1/trials'
  | '/api/v1/trials/metrics/training_metrics'
  | '/api/v1/trials/metrics/trial_metrics'
  | '/api/v1/trials/metrics/validation_metrics'
  | '/api/v1/trials/time-series'
  | '/api/v1/trials/{trialId}'
  | '/api/v1/trials/{trialId}/checkpoints'
  | '/api/v1/trials/{trialId}/logs'
  | '/api/v1/trials/{trialId}/metrics'
  | '/api/v1/trials/{trialId}/progress'
  | '/api/v1/trials/{trialId}/searcher/completed_operation'
  | '/api/v1/trials/{trialId}/searcher/operation'
  | '/api/v1/trials/{trialId}/training_metrics'
  | '/api/v1/trials/{trialId}/validation_metrics'
  | '/api/v1/trials/{trialId}/workloads'
  | '/api/v1/user/projects/activity'
  | '/api/v1/users'
  | '/api/v1/users/{userId}'
  | '/api/v1/users/{userId}/password'
  | '/api/v1/users/{username}/by-username'
  | '/api/v1/webhooks'
  | '/api/v1/webhooks/{webhookId}'
  | '/api/v1/workspaces'
  | '/api/v1/workspaces/{workspaceId}'
  | '/api/v1/workspaces/{workspaceId}/projects'
> {
  '/api/v1/auth/login': {
    post: Endpoint<Arguments['login'], never, Answers['login']>;
  };
  '/api/v1/auth/user': {
    get: Endpoint<Arguments['currentUser'], never, Answers['currentUser']>;
  };
  '/api/v1/users': {
    get: Endpoint<Arguments['getUsers'], never, Answers['getUsers']>;
    patch: Endpoint<Arguments['patchUsers'], never, Answers['patchUsers']>;
    post: Endpoint<Arguments['postUser'], never, Answers['postUser']>;
  };
  '/api/v1/users/assignments': {
    patch: Endpoint<Arguments['assignMultipleGroups'], never, Answers['assignMultipleGroups']>;
  };
  '/api/v1/users/{userId}': {
    get: Endpoint<Arguments['getUser'], 'userId', Answers['getUser']>;
    patch: Endpoint<Arguments['patchUser'], 'userId', Answers['patchUser']>;
  };
  '/api/v1/users/{username}/by-username': {
    get: Endpoint<Arguments['getUserByUsername'], 'username', Answers['getUserByUsername']>;
  };
  '/api/v1/me': {
    get: Endpoint<Arguments['getMe'], never, Answers['getMe']>;
  };
  '/api/v1/users/{userId}/password': {
    post: Endpoint<Arguments['setUserPassword'], 'userId', Answers['setUserPassword']>;
  };
  '/api/v1/master': {
    get: Endpoint<Arguments['getMaster'], never, Answers['getMaster']>;
  };
  '/api/v1/master/config': {
    get: Endpoint<Arguments['getMasterConfig'], never, Answers['getMasterConfig']>;
    patch: Endpoint<Arguments['patchMasterConfig'], never, Answers['patchMasterConfig']>;
  };
  '/api/v1/agents': {
    get: Endpoint<Arguments['getAgents'], never, Answers['getAgents']>;
  };
  '/api/v1/agents/{agentId}': {
    get: Endpoint<Arguments['getAgent'], 'agentId', Answers['getAgent']>;
  };
  '/api/v1/agents/{agentId}/slots': {
    get: Endpoint<Arguments['getSlots'], 'agentId', Answers['getSlots']>;
  };
  '/api/v1/agents/{agentId}/slots/{slotId}': {
    get: Endpoint<Arguments['getSlot'], 'agentId' | 'slotId', Answers['getSlot']>;
  };
  '/api/v1/agents/{agentId}/enable': {
    post: Endpoint<Arguments['enableAgent'], 'agentId', Answers['enableAgent']>;
  };
  '/api/v1/agents/{agentId}/disable': {
    post: Endpoint<Arguments['disableAgent'], 'agentId', Answers['disableAgent']>;
  };
  '/api/v1/agents/{agentId}/slots/{slotId}/enable': {
    post: Endpoint<Arguments['enableSlot'], 'agentId' | 'slotId', Answers['enableSlot']>;
  };
  '/api/v1/agents/{agentId}/slots/{slotId}/disable': {
    post: Endpoint<Arguments['disableSlot'], 'agentId' | 'slotId', Answers['disableSlot']>;
  };
  '/api/v1/experiments': {
    post: Endpoint<Arguments['createExperiment'], never, Answers['createExperiment']>;
    get: Endpoint<Arguments['getExperiments'], never, Answers['getExperiments']>;
  };
  '/api/v1/projects/{projectId}/experiments/delete': {
    delete: Endpoint<Arguments['deleteExperiments'], 'projectId', Answers['deleteExperiments']>;
  };
  '/api/v1/experiments/{experimentId}/labels/{label}': {
    put: Endpoint<Arguments['putExperimentLabel'], 'experimentId' | 'label', Answers['putExperimentLabel']>;
    delete: Endpoint<Arguments['deleteExperimentLabel'], 'experimentId' | 'label', Answers['deleteExperimentLabel']>;
  };
  '/api/v1/experiments/{experimentId}/tensorboard-files': {
    delete: Endpoint<Arguments['deleteTensorboardFiles'], 'experimentId', Answers['deleteTensorboardFiles']>;
  };
  '/api/v1/experiments/{experimentId}': {
    get: Endpoint<Arguments['getExperiment'], 'experimentId', Answers['getExperiment']>;
    patch: Endpoint<Arguments['patchExperiment'], 'experimentId', Answers['patchExperiment']>;
    delete: Endpoint<Arguments['deleteExperiment'], 'experimentId', Answers['deleteExperiment']>;
  };
  '/api/v1/projects/{projectId}/experiments/activate': {
    post: Endpoint<Arguments['activateExperiments'], 'projectId', Answers['activateExperiments']>;
  };
  '/api/v1/projects/{projectId}/experiments/pause': {
    post: Endpoint<Arguments['pauseExperiments'], 'projectId', Answers['pauseExperiments']>;
  };
  '/api/v1/projects/{projectId}/experiments/cancel': {
    post: Endpoint<Arguments['cancelExperiments'], 'projectId', Answers['cancelExperiments']>;
  };
  '/api/v1/projects/{projectId}/experiments/kill': {
    post: Endpoint<Arguments['killExperiments'], 'projectId', Answers['killExperiments']>;
  };
  '/api/v1/projects/{projectId}/experiments/archive': {
    post: Endpoint<Arguments['archiveExperiments'], 'projectId', Answers['archiveExperiments']>;
  };
  '/api/v1/projects/{projectId}/experiments/unarchive': {
    post: Endpoint<Arguments['unarchiveExperiments'], 'projectId', Answers['unarchiveExperiments']>;
  };
  '/api/v1/experiments/{experimentId}/checkpoints': {
    get: Endpoint<Arguments['getExperimentCheckpoints'], 'experimentId', Answers['getExperimentCheckpoints']>;
  };
  '/api/v1/preview-hp-search': {
    post: Endpoint<Arguments['previewHPSearch'], never, Answers['previewHPSearch']>;
  };
  '/api/v1/experiments/{experimentId}/trials': {
    get: Endpoint<Arguments['getExperimentTrials'], 'experimentId', Answers['getExperimentTrials']>;
  };
  '/api/v1/trials/time-series': {
    get: Endpoint<Arguments['compareTrials'], never, Answers['compareTrials']>;
  };
  '/api/v1/trials': {
    post: Endpoint<Arguments['createTrial'], never, Answers['createTrial']>;
    put: Endpoint<Arguments['putTrial'], never, Answers['putTrial']>;
  };
  '/api/v1/trials/{trialId}': {
    get: Endpoint<Arguments['getTrial'], 'trialId', Answers['getTrial']>;
    patch: Endpoint<Arguments['patchTrial'], 'trialId', Answers['patchTrial']>;
  };
  '/api/v1/trials/by-external-id/{externalExperimentId}/{externalTrialId}': {
    get: Endpoint<Arguments['getTrialByExternalID'], 'externalExperimentId' | 'externalTrialId', Answers['getTrialByExternalID']>;
  };
  '/api/v1/trials/{trialId}/workloads': {
    get: Endpoint<Arguments['getTrialWorkloads'], 'trialId', Answers['getTrialWorkloads']>;
  };
  '/api/v1/trials/{trialId}/logs': {
    get: StreamEndpoint<Arguments['trialLogs'], 'trialId', Answers['trialLogs']>;
  };
  '/api/v1/task/logs': {
    post: Endpoint<Arguments['postTaskLogs'], never, Answers['postTaskLogs']>;
  };
  '/api/v1/tasks/{taskId}/logs': {
    get: StreamEndpoint<Arguments['taskLogs'], 'taskId', Answers['taskLogs']>;
  };
  '/api/v1/cleanup_logs': {
    post: Endpoint<Arguments['cleanupLogs'], never, Answers['cleanupLogs']>;
  };
  '/api/v1/trials/metrics/trial_metrics': {
    get: StreamEndpoint<Arguments['getMetrics'], never, Answers['getMetrics']>;
  };
  '/api/v1/trials/metrics/training_metrics': {
    get: StreamEndpoint<Arguments['getTrainingMetrics'], never, Answers['getTrainingMetrics']>;
  };
  '/api/v1/trials/metrics/validation_metrics': {
    get: StreamEndpoint<Arguments['getValidationMetrics'], never, Answers['getValidationMetrics']>;
  };
  '/api/v1/trials/{trialId}/checkpoints': {
    get: Endpoint<Arguments['getTrialCheckpoints'], 'trialId', Answers['getTrialCheckpoints']>;
  };
  '/api/v1/trials/{trialId}/progress': {
    post: Endpoint<Arguments['reportTrialProgress'], 'trialId', Answers['reportTrialProgress']>;
  };
  '/api/v1/trials/{trialId}/metrics': {
    post: Endpoint<Arguments['reportTrialMetrics'], 'trialId', Answers['reportTrialMetrics']>;
  };
  '/api/v1/trials/{trialId}/training_metrics': {
    post: Endpoint<Arguments['reportTrialTrainingMetrics'], 'trialId', Answers['reportTrialTrainingMetrics']>;
  };
  '/api/v1/trials/{trialId}/validation_metrics': {
    post: Endpoint<Arguments['reportTrialValidationMetrics'], 'trialId', Answers['reportTrialValidationMetrics']>;
  };
  '/api/v1/checkpoints': {
    post: Endpoint<Arguments['reportCheckpoint'], never, Answers['reportCheckpoint']>;
    patch: Endpoint<Arguments['patchCheckpoints'], never, Answers['patchCheckpoints']>;
    delete: Endpoint<Arguments['deleteCheckpoints'], never, Answers['deleteCheckpoints']>;
  };
  '/api/v1/job-queues': {
    get: Endpoint<Arguments['getJobs'], never, Answers['getJobs']>;
    post: Endpoint<Arguments['updateJobQueue'], never, Answers['updateJobQueue']>;
  };
  '/api/v1/job-queues-v2': {
    get: Endpoint<Arguments['getJobsV2'], never, Answers['getJobsV2']>;
  };
  '/api/v1/templates': {
    get: Endpoint<Arguments['getTemplates'], never, Answers['getTemplates']>;
  };
  '/api/v1/template/rename': {
    patch: Endpoint<Arguments['patchTemplateName'], never, Answers['patchTemplateName']>;
  };
  '/api/v1/notebooks': {
    get: Endpoint<Arguments['getNotebooks'], never, Answers['getNotebooks']>;
    post: Endpoint<Arguments['launchNotebook'], never, Answers['launchNotebook']>;
  };
  '/api/v1/notebooks/{notebookId}': {
    get: Endpoint<Arguments['getNotebook'], 'notebookId', Answers['getNotebook']>;
  };
  '/api/v1/notebooks/{notebookId}/kill': {
    post: Endpoint<Arguments['killNotebook'], 'notebookId', Answers['killNotebook']>;
  };
  '/api/v1/notebooks/{notebookId}/set_priority': {
    post: Endpoint<Arguments['setNotebookPriority'], 'notebookId', Answers['setNotebookPriority']>;
  };
  '/api/v1/shells': {
    get: Endpoint<Arguments['getShells'], never, Answers['getShells']>;
    post: Endpoint<Arguments['launchShell'], never, Answers['launchShell']>;
  };
  '/api/v1/shells/{shellId}': {
    get: Endpoint<Arguments['getShell'], 'shellId', Answers['getShell']>;
  };
  '/api/v1/shells/{shellId}/kill': {
    post: Endpoint<Arguments['killShell'], 'shellId', Answers['killShell']>;
  };
  '/api/v1/shells/{shellId}/set_priority': {
    post: Endpoint<Arguments['setShellPriority'], 'shellId', Answers['setShellPriority']>;
  };
  '/api/v1/commands': {
    get: Endpoint<Arguments['getCommands'], never, Answers['getCommands']>;
    post: Endpoint<Arguments['launchCommand'], never, Answers['launchCommand']>;
  };
  '/api/v1/commands/{commandId}': {
    get: Endpoint<Arguments['getCommand'], 'commandId', Answers['getCommand']>;
  };
  '/api/v1/commands/{commandId}/kill': {
    post: Endpoint<Arguments['killCommand'], 'commandId', Answers['killCommand']>;
  };
  '/api/v1/commands/{commandId}/set_priority': {
    post: Endpoint<Arguments['setCommandPriority'], 'commandId', Answers['setCommandPriority']>;
  };
  '/api/v1/tensorboards': {
    get: Endpoint<Arguments['getTensorboards'], never, Answers['getTensorboards']>;
    post: Endpoint<Arguments['launchTensorboard'], never, Answers['launchTensorboard']>;
  };
  '/api/v1/tensorboards/{tensorboardId}': {
    get: Endpoint<Arguments['getTensorboard'], 'tensorboardId', Answers['getTensorboard']>;
  };
  '/api/v1/tensorboards/{tensorboardId}/kill': {
    post: Endpoint<Arguments['killTensorboard'], 'tensorboardId', Answers['killTensorboard']>;
  };
  '/api/v1/tensorboards/{tensorboardId}/set_priority': {
    post: Endpoint<Arguments['setTensorboardPriority'], 'tensorboardId', Answers['setTensorboardPriority']>;
  };
  '/api/v1/tasks/{taskId}': {
    get: Endpoint<Arguments['getTask'], 'taskId', Answers['getTask']>;
  };
  '/api/v1/models/{modelName}/versions/{modelVersionNum}': {
    get: Endpoint<Arguments['getModelVersion'], 'modelName' | 'modelVersionNum', Answers['getModelVersion']>;
    patch: Endpoint<Arguments['patchModelVersion'], 'modelName' | 'modelVersionNum', Answers['patchModelVersion']>;
    delete: Endpoint<Arguments['deleteModelVersion'], 'modelName' | 'modelVersionNum', Answers['deleteModelVersion']>;
  };
  '/api/v1/models/{modelName}/versions': {
    get: Endpoint<Arguments['getModelVersions'], 'modelName', Answers['getModelVersions']>;
    post: Endpoint<Arguments['postModelVersion'], 'modelName', Answers['postModelVersion']>;
  };
  '/api/v1/checkpoints/{checkpointUuid}': {
    get: Endpoint<Arguments['getCheckpoint'], 'checkpointUuid', Answers['getCheckpoint']>;
  };
  '/api/v1/checkpoints/{checkpointUuid}/metadata': {
    post: Endpoint<Arguments['postCheckpointMetadata'], 'checkpointUuid', Answers['postCheckpointMetadata']>;
  };
  '/api/v1/experiments/metrics-stream/metric-names': {
    get: StreamEndpoint<Arguments['expMetricNames'], never, Answers['expMetricNames']>;
  };
  '/api/v1/experiments/{experimentId}/metrics-stream/batches': {
    get: StreamEndpoint<Arguments['metricBatches'], 'experimentId', Answers['metricBatches']>;
  };
  '/api/v1/experiments/{experimentId}/metrics-stream/trials-snapshot': {
    get: StreamEndpoint<Arguments['trialsSnapshot'], 'experimentId', Answers['trialsSnapshot']>;
  };
  '/api/v1/experiments/{experimentId}/metrics-stream/trials-sample': {
    get: StreamEndpoint<Arguments['trialsSample'], 'experimentId', Answers['trialsSample']>;
  };
  '/api/v1/resource-pools': {
    get: Endpoint<Arguments['getResourcePools'], never, Answers['getResourcePools']>;
  };
  '/api/v1/resources/allocation/aggregated': {
    get: Endpoint<Arguments['resourceAllocationAggregated'], never, Answers['resourceAllocationAggregated']>;
  };
  '/api/v1/workspaces/{workspaceId}': {
    get: Endpoint<Arguments['getWorkspace'], 'workspaceId', Answers['getWorkspace']>;
    patch: Endpoint<Arguments['patchWorkspace'], 'workspaceId', Answers['patchWorkspace']>;
    delete: Endpoint<Arguments['deleteWorkspace'], 'workspaceId', Answers['deleteWorkspace']>;
  };
  '/api/v1/workspaces/{workspaceId}/projects': {
    get: Endpoint<Arguments['getWorkspaceProjects'], 'workspaceId', Answers['getWorkspaceProjects']>;
    post: Endpoint<Arguments['postProject'], 'workspaceId', Answers['postProject']>;
  };
  '/api/v1/workspaces': {
    get: Endpoint<Arguments['getWorkspaces'], never, Answers['getWorkspaces']>;
    post: Endpoint<Arguments['postWorkspace'], never, Answers['postWorkspace']>;
  };
  '/api/v1/projects/{projectId}': {
    get: Endpoint<Arguments['getProject'], 'projectId', Answers['getProject']>;
    patch: Endpoint<Arguments['patchProject'], 'projectId', Answers['patchProject']>;
    delete: Endpoint<Arguments['deleteProject'], 'projectId', Answers['deleteProject']>;
  };
  '/api/v1/projects/key/{key}': {
    get: Endpoint<Arguments['getProjectByKey'], 'key', Answers['getProjectByKey']>;
  };
  '/api/v1/projects/{projectId}/columns': {
    get: Endpoint<Arguments['getProjectColumns'], 'projectId', Answers['getProjectColumns']>;
  };
  '/api/v1/projects/{projectId}/experiments/move': {
    post: Endpoint<Arguments['moveExperiments'], 'projectId', Answers['moveExperiments']>;
  };
  '/api/v1/webhooks': {
    get: Endpoint<Arguments['getWebhooks'], never, Answers['getWebhooks']>;
    post: Endpoint<Arguments['postWebhook'], never, Answers['postWebhook']>;
  };
  '/api/v1/webhooks/{webhookId}': {
    delete: Endpoint<Arguments['deleteWebhook'], 'webhookId', Answers['deleteWebhook']>;
    patch: Endpoint<Arguments['patchWebhook'], 'webhookId', Answers['patchWebhook']>;
  };
  '/api/v1/webhooks/custom': {
    post: Endpoint<Arguments['postWebhookEventData'], never, Answers['postWebhookEventData']>;
  };
  '/api/v1/groups/{groupId}': {
    get: Endpoint<Arguments['getGroup'], 'groupId', Answers['getGroup']>;
    put: Endpoint<Arguments['updateGroup'], 'groupId', Answers['updateGroup']>;
    delete: Endpoint<Arguments['deleteGroup'], 'groupId', Answers['deleteGroup']>;
  };
  '/api/v1/groups': {
    post: Endpoint<Arguments['createGroup'], never, Answers['createGroup']>;
  };
  '/api/v1/permissions/summary': {
    get: Endpoint<Arguments['getPermissionsSummary'], never, Answers['getPermissionsSummary']>;
  };
  '/api/v1/roles/workspace/{workspaceId}': {
    get: Endpoint<Arguments['getGroupsAndUsersAssignedToWorkspace'], 'workspaceId', Answers['getGroupsAndUsersAssignedToWorkspace']>;
  };
  '/api/v1/roles/search/by-ids': {
    post: Endpoint<Arguments['getRolesByID'], never, Answers['getRolesByID']>;
  };
  '/api/v1/roles/search/by-user/{userId}': {
    get: Endpoint<Arguments['getRolesAssignedToUser'], 'userId', Answers['getRolesAssignedToUser']>;
  };
  '/api/v1/roles/search/by-group/{groupId}': {
    get: Endpoint<Arguments['getRolesAssignedToGroup'], 'groupId', Answers['getRolesAssignedToGroup']>;
  };
  '/api/v1/roles/search/by-assignability': {
    post: Endpoint<Arguments['searchRolesAssignableToScope'], never, Answers['searchRolesAssignableToScope']>;
  };
  '/api/v1/roles/search': {
    post: Endpoint<Arguments['listRoles'], never, Answers['listRoles']>;
  };
  '/api/v1/roles/add-assignments': {
    post: Endpoint<Arguments['assignRoles'], never, Answers['assignRoles']>;
  };
  '/api/v1/roles/remove-assignments': {
    post: Endpoint<Arguments['removeAssignments'], never, Answers['removeAssignments']>;
  };
  '/api/v1/user/projects/activity': {
    get: Endpoint<Arguments['getProjectsByUserActivity'], never, Answers['getProjectsByUserActivity']>;
  };
  '/api/v1/experiments-search': {
    post: Endpoint<Arguments['searchExperiments'], never, Answers['searchExperiments']>;
  };
  '/api/v1/config-policies/workspaces/{workspaceId}/{workloadType}': {
    put: Endpoint<Arguments['putWorkspaceConfigPolicies'], 'workspaceId' | 'workloadType', Answers['putWorkspaceConfigPolicies']>;
    get: Endpoint<Arguments['getWorkspaceConfigPolicies'], 'workspaceId' | 'workloadType', Answers['getWorkspaceConfigPolicies']>;
    delete: Endpoint<Arguments['deleteWorkspaceConfigPolicies'], 'workspaceId' | 'workloadType', Answers['deleteWorkspaceConfigPolicies']>;
  };
  '/api/v1/config-policies/global/{workloadType}': {
    put: Endpoint<Arguments['putGlobalConfigPolicies'], 'workloadType', Answers['putGlobalConfigPolicies']>;
    get: Endpoint<Arguments['getGlobalConfigPolicies'], 'workloadType', Answers['getGlobalConfigPolicies']>;
    delete: Endpoint<Arguments['deleteGlobalConfigPolicies'], 'workloadType', Answers['deleteGlobalConfigPolicies']>;
  };
  '/api/v1/experiments/by-external-id/{externalExperimentId}': {
    put: Endpoint<Arguments['putExperiment'], 'externalExperimentId', Answers['putExperiment']>;
  };
  '/api/v1/experiments/continue': {
    post: Endpoint<Arguments['continueExperiment'], never, Answers['continueExperiment']>;
  };
  '/api/v1/experiments/{experimentId}/retain_logs': {
    put: Endpoint<Arguments['putExperimentRetainLogs'], 'experimentId', Answers['putExperimentRetainLogs']>;
  };
  '/api/v1/projects/{projectId}/experiments/retain_logs': {
    put: Endpoint<Arguments['putExperimentsRetainLogs'], 'projectId', Answers['putExperimentsRetainLogs']>;
  };
  '/api/v1/trials/{trialId}/retain_logs': {
    put: Endpoint<Arguments['putTrialRetainLogs'], 'trialId', Answers['putTrialRetainLogs']>;
  };
  '/api/v1/trials/{trialId}/remaining_log_retention_days': {
    get: Endpoint<Arguments['getTrialRemainingLogRetentionDays'], 'trialId', Answers['getTrialRemainingLogRetentionDays']>;
  };
  '/api/v1/master/cluster_message': {
    get: Endpoint<Arguments['getClusterMessage'], never, Answers['getClusterMessage']>;
    put: Endpoint<Arguments['setClusterMessage'], never, Answers['setClusterMessage']>;
    delete: Endpoint<Arguments['deleteClusterMessage'], never, Answers['deleteClusterMessage']>;
  };
  '/api/v1/models/{modelName}/versions/{modelVersionNum}/metrics': {
    get: Endpoint<Arguments['getTrialMetricsByModelVersion'], 'modelName' | 'modelVersionNum', Answers['getTrialMetricsByModelVersion']>;
  };
  '/api/v1/checkpoints/{checkpointUuid}/metrics': {
    get: Endpoint<Arguments['getTrialMetricsByCheckpoint'], 'checkpointUuid', Answers['getTrialMetricsByCheckpoint']>;
  };
  '/api/v1/k8s-resource-managers': {
    get: Endpoint<Arguments['getKubernetesResourceManagers'], never, Answers['getKubernetesResourceManagers']>;
  };
  '/api/v1/workspaces/{workspaceId}/namespace-bindings': {
    post: Endpoint<Arguments['setWorkspaceNamespaceBindings'], 'workspaceId', Answers['setWorkspaceNamespaceBindings']>;
    delete: Endpoint<Arguments['deleteWorkspaceNamespaceBindings'], 'workspaceId', Answers['deleteWorkspaceNamespaceBindings']>;
  };
  '/api/v1/workspaces/{workspaceId}/set-resource-quota': {
    post: Endpoint<Arguments['setResourceQuotas'], 'workspaceId', Answers['setResourceQuotas']>;
  };
  '/api/v1/workspaces/{workspaceId}/list-namespace-bindings': {
    get: Endpoint<Arguments['listWorkspaceNamespaceBindings'], 'workspaceId', Answers['listWorkspaceNamespaceBindings']>;
  };
  '/api/v1/namespace-bindings/workspace-ids-with-default-bindings': {
    get: Endpoint<Arguments['getWorkspacesWithDefaultNamespaceBindings'], never, Answers['getWorkspacesWithDefaultNamespaceBindings']>;
  };
  '/api/v1/namespace-bindings/bulk-auto-create': {
    post: Endpoint<Arguments['bulkAutoCreateWorkspaceNamespaceBindings'], never, Answers['bulkAutoCreateWorkspaceNamespaceBindings']>;
  };
  '/api/v1/workspaces/{workspaceId}/get-k8s-resource-quotas': {
    get: Endpoint<Arguments['getKubernetesResourceQuotas'], 'workspaceId', Answers['getKubernetesResourceQuotas']>;
  };
  '/api/v1/trials/{trialId}/start': {
    post: Endpoint<Arguments['startTrial'], 'trialId', Answers['startTrial']>;
  };
  '/api/v1/runs/start': {
    post: Endpoint<Arguments['runPrepareForReporting'], never, Answers['runPrepareForReporting']>;
  };
  '/api/v1/allocations/{allocationId}/acceleratorData': {
    post: Endpoint<Arguments['postAllocationAcceleratorData'], 'allocationId', Answers['postAllocationAcceleratorData']>;
  };
  '/api/v1/runs': {
    post: Endpoint<Arguments['searchRuns'], never, Answers['searchRuns']>;
  };
  '/api/v1/runs/move': {
    post: Endpoint<Arguments['moveRuns'], never, Answers['moveRuns']>;
  };
  '/api/v1/runs/kill': {
    post: Endpoint<Arguments['killRuns'], never, Answers['killRuns']>;
  };
  '/api/v1/runs/delete': {
    post: Endpoint<Arguments['deleteRuns'], never, Answers['deleteRuns']>;
  };
  '/api/v1/runs/archive': {
    post: Endpoint<Arguments['archiveRuns'], never, Answers['archiveRuns']>;
  };
  '/api/v1/runs/unarchive': {
    post: Endpoint<Arguments['unarchiveRuns'], never, Answers['unarchiveRuns']>;
  };
  '/api/v1/runs/pause': {
    post: Endpoint<Arguments['pauseRuns'], never, Answers['pauseRuns']>;
  };
  '/api/v1/runs/resume': {
    post: Endpoint<Arguments['resumeRuns'], never, Answers['resumeRuns']>;
  };
  '/api/v1/runs/{runId}/metadata': {
    get: Endpoint<Arguments['getRunMetadata'], 'runId', Answers['getRunMetadata']>;
    post: Endpoint<Arguments['postRunMetadata'], 'runId', Answers['postRunMetadata']>;
  };
  '/api/v1/projects/{projectId}/metadata/{key}': {
    get: Endpoint<Arguments['getMetadataValues'], 'projectId' | 'key', Answers['getMetadataValues']>;
  };
  '/api/v1/generic-tasks': {
    post: Endpoint<Arguments['createGenericTask'], never, Answers['createGenericTask']>;
  };
  '/api/v1/tasks/{taskId}/context_directory': {
    get: Endpoint<Arguments['getTaskContextDirectory'], 'taskId', Answers['getTaskContextDirectory']>;
  };
  '/api/v1/allocations/{allocationId}': {
    get: Endpoint<Arguments['getAllocation'], 'allocationId', Answers['getAllocation']>;
  };
  '/api/v1/tasks/{taskId}/acceleratorData': {
    get: Endpoint<Arguments['getTaskAcceleratorData'], 'taskId', Answers['getTaskAcceleratorData']>;
  };
  '/api/v1/tasks/{taskId}/config': {
    get: Endpoint<Arguments['getGenericTaskConfig'], 'taskId', Answers['getGenericTaskConfig']>;
  };
  '/api/v1/tasks/{taskId}/kill': {
    post: Endpoint<Arguments['killGenericTask'], 'taskId', Answers['killGenericTask']>;
  };
  '/api/v1/tasks/{taskId}/pause': {
    post: Endpoint<Arguments['pauseGenericTask'], 'taskId', Answers['pauseGenericTask']>;
  };
  '/api/v1/tasks/{taskId}/unpause': {
    post: Endpoint<Arguments['unpauseGenericTask'], 'taskId', Answers['unpauseGenericTask']>;
  };
  '/api/v1/tokens': {
    post: Endpoint<Arguments['postAccessToken'], never, Answers['postAccessToken']>;
    get: Endpoint<Arguments['getAccessTokens'], never, Answers['getAccessTokens']>;
  };
  '/api/v1/tokens/{tokenId}': {
    patch: Endpoint<Arguments['patchAccessToken'], 'tokenId', Answers['patchAccessToken']>;
  };
}
