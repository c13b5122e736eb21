// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Endpoint, StreamEndpoint } from '../client/endpoint';
import type { Answers, Arguments } from './signatures';

/** Every path of the contract, as openapi-fetch reads it. */
export interface paths {
  '/api/v1/auth/login': {
    post: Endpoint<Arguments['login'], never, Answers['login']>;
  };
  '/api/v1/auth/user': {
    get: Endpoint<Arguments['currentUser'], never, Answers['currentUser']>;
  };
  '/api/v1/auth/logout': {
    post: Endpoint<Arguments['logout'], never, Answers['logout']>;
  };
  '/api/v1/users': {
    get: Endpoint<Arguments['getUsers'], never, Answers['getUsers']>;
    post: Endpoint<Arguments['postUser'], never, Answers['postUser']>;
  };
  '/api/v1/users/setting': {
    get: Endpoint<Arguments['getUserSetting'], never, Answers['getUserSetting']>;
    post: Endpoint<Arguments['postUserSetting'], never, Answers['postUserSetting']>;
  };
  '/api/v1/users/setting/reset': {
    post: Endpoint<Arguments['resetUserSetting'], never, Answers['resetUserSetting']>;
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
  '/api/v1/master/telemetry': {
    get: Endpoint<Arguments['getTelemetry'], never, Answers['getTelemetry']>;
  };
  '/api/v1/master': {
    get: Endpoint<Arguments['getMaster'], never, Answers['getMaster']>;
  };
  '/api/v1/master/config': {
    get: Endpoint<Arguments['getMasterConfig'], never, Answers['getMasterConfig']>;
    patch: Endpoint<Arguments['patchMasterConfig'], never, Answers['patchMasterConfig']>;
  };
  '/api/v1/master/logs': {
    get: StreamEndpoint<Arguments['masterLogs'], never, Answers['masterLogs']>;
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
  '/api/v1/experiments/delete': {
    delete: Endpoint<Arguments['deleteExperiments'], never, Answers['deleteExperiments']>;
  };
  '/api/v1/experiments/{experimentId}': {
    get: Endpoint<Arguments['getExperiment'], 'experimentId', Answers['getExperiment']>;
    patch: Endpoint<Arguments['patchExperiment'], 'experimentId', Answers['patchExperiment']>;
    delete: Endpoint<Arguments['deleteExperiment'], 'experimentId', Answers['deleteExperiment']>;
  };
  '/api/v1/experiments/{experimentId}/model_def': {
    get: Endpoint<Arguments['getModelDef'], 'experimentId', Answers['getModelDef']>;
  };
  '/api/v1/experiments/{experimentId}/file_tree': {
    get: Endpoint<Arguments['getModelDefTree'], 'experimentId', Answers['getModelDefTree']>;
  };
  '/api/v1/experiments/{experimentId}/file': {
    post: Endpoint<Arguments['getModelDefFile'], 'experimentId', Answers['getModelDefFile']>;
  };
  '/api/v1/experiment/labels': {
    get: Endpoint<Arguments['getExperimentLabels'], never, Answers['getExperimentLabels']>;
  };
  '/api/v1/experiments/{experimentId}/validation-history': {
    get: Endpoint<Arguments['getExperimentValidationHistory'], 'experimentId', Answers['getExperimentValidationHistory']>;
  };
  '/api/v1/experiments/{experimentId}/activate': {
    post: Endpoint<Arguments['activateExperiment'], 'experimentId', Answers['activateExperiment']>;
  };
  '/api/v1/experiments/activate': {
    post: Endpoint<Arguments['activateExperiments'], never, Answers['activateExperiments']>;
  };
  '/api/v1/experiments/{experimentId}/pause': {
    post: Endpoint<Arguments['pauseExperiment'], 'experimentId', Answers['pauseExperiment']>;
  };
  '/api/v1/experiments/pause': {
    post: Endpoint<Arguments['pauseExperiments'], never, Answers['pauseExperiments']>;
  };
  '/api/v1/experiments/{experimentId}/cancel': {
    post: Endpoint<Arguments['cancelExperiment'], 'experimentId', Answers['cancelExperiment']>;
  };
  '/api/v1/experiments/cancel': {
    post: Endpoint<Arguments['cancelExperiments'], never, Answers['cancelExperiments']>;
  };
  '/api/v1/experiments/{experimentId}/kill': {
    post: Endpoint<Arguments['killExperiment'], 'experimentId', Answers['killExperiment']>;
  };
  '/api/v1/experiments/kill': {
    post: Endpoint<Arguments['killExperiments'], never, Answers['killExperiments']>;
  };
  '/api/v1/experiments/{experimentId}/archive': {
    post: Endpoint<Arguments['archiveExperiment'], 'experimentId', Answers['archiveExperiment']>;
  };
  '/api/v1/experiments/archive': {
    post: Endpoint<Arguments['archiveExperiments'], never, Answers['archiveExperiments']>;
  };
  '/api/v1/experiments/{experimentId}/unarchive': {
    post: Endpoint<Arguments['unarchiveExperiment'], 'experimentId', Answers['unarchiveExperiment']>;
  };
  '/api/v1/experiments/unarchive': {
    post: Endpoint<Arguments['unarchiveExperiments'], never, Answers['unarchiveExperiments']>;
  };
  '/api/v1/experiments/{experimentId}/searcher/best_searcher_validation_metric': {
    get: Endpoint<Arguments['getBestSearcherValidationMetric'], 'experimentId', Answers['getBestSearcherValidationMetric']>;
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
  '/api/v1/trial-source-info': {
    post: Endpoint<Arguments['reportTrialSourceInfo'], never, Answers['reportTrialSourceInfo']>;
  };
  '/api/v1/trials': {
    post: Endpoint<Arguments['createTrial'], never, Answers['createTrial']>;
  };
  '/api/v1/trials/{trialId}': {
    get: Endpoint<Arguments['getTrial'], 'trialId', Answers['getTrial']>;
  };
  '/api/v1/trials/{trialId}/workloads': {
    get: Endpoint<Arguments['getTrialWorkloads'], 'trialId', Answers['getTrialWorkloads']>;
  };
  '/api/v1/trials/{trialId}/logs': {
    get: StreamEndpoint<Arguments['trialLogs'], 'trialId', Answers['trialLogs']>;
  };
  '/api/v1/trials/{trialId}/logs/fields': {
    get: StreamEndpoint<Arguments['trialLogsFields'], 'trialId', Answers['trialLogsFields']>;
  };
  '/api/v1/allocations/{allocationId}/ready': {
    post: Endpoint<Arguments['allocationReady'], 'allocationId', Answers['allocationReady']>;
  };
  '/api/v1/allocations/{allocationId}/waiting': {
    post: Endpoint<Arguments['allocationWaiting'], 'allocationId', Answers['allocationWaiting']>;
  };
  '/api/v1/tasks/{taskId}/logs': {
    get: StreamEndpoint<Arguments['taskLogs'], 'taskId', Answers['taskLogs']>;
  };
  '/api/v1/tasks/{taskId}/logs/fields': {
    get: StreamEndpoint<Arguments['taskLogsFields'], 'taskId', Answers['taskLogsFields']>;
  };
  '/api/v1/trials/{trialId}/profiler/metrics': {
    get: StreamEndpoint<Arguments['getTrialProfilerMetrics'], 'trialId', Answers['getTrialProfilerMetrics']>;
  };
  '/api/v1/trials/{trialId}/profiler/available_series': {
    get: StreamEndpoint<Arguments['getTrialProfilerAvailableSeries'], 'trialId', Answers['getTrialProfilerAvailableSeries']>;
  };
  '/api/v1/trials/profiler/metrics': {
    post: Endpoint<Arguments['postTrialProfilerMetricsBatch'], never, Answers['postTrialProfilerMetricsBatch']>;
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
  '/api/v1/trials/{trialId}/kill': {
    post: Endpoint<Arguments['killTrial'], 'trialId', Answers['killTrial']>;
  };
  '/api/v1/trials/{trialId}/checkpoints': {
    get: Endpoint<Arguments['getTrialCheckpoints'], 'trialId', Answers['getTrialCheckpoints']>;
  };
  '/api/v1/allocations/{allocationId}/signals/preemption': {
    get: Endpoint<Arguments['allocationPreemptionSignal'], 'allocationId', Answers['allocationPreemptionSignal']>;
  };
  '/api/v1/allocations/{allocationId}/signals/pending_preemption': {
    post: Endpoint<Arguments['allocationPendingPreemptionSignal'], 'allocationId', Answers['allocationPendingPreemptionSignal']>;
  };
  '/api/v1/allocations/{allocationId}/signals/ack_preemption': {
    post: Endpoint<Arguments['ackAllocationPreemptionSignal'], 'allocationId', Answers['ackAllocationPreemptionSignal']>;
  };
  '/api/v1/allocations/{allocationId}/resources/{resourcesId}/daemon': {
    post: Endpoint<Arguments['markAllocationResourcesDaemon'], 'allocationId' | 'resourcesId', Answers['markAllocationResourcesDaemon']>;
  };
  '/api/v1/allocations/{allocationId}/resources/{resourcesId}/rendezvous': {
    get: Endpoint<Arguments['allocationRendezvousInfo'], 'allocationId' | 'resourcesId', Answers['allocationRendezvousInfo']>;
  };
  '/api/v1/allocations/{allocationId}/proxy_address': {
    post: Endpoint<Arguments['postAllocationProxyAddress'], 'allocationId', Answers['postAllocationProxyAddress']>;
  };
  '/api/v1/allocations/{allocationId}/all_gather': {
    post: Endpoint<Arguments['allocationAllGather'], 'allocationId', Answers['allocationAllGather']>;
  };
  '/api/v1/allocations/{allocationId}/notify_container_running': {
    post: Endpoint<Arguments['notifyContainerRunning'], 'allocationId', Answers['notifyContainerRunning']>;
  };
  '/api/v1/trials/{trialId}/searcher/operation': {
    get: Endpoint<Arguments['getCurrentTrialSearcherOperation'], 'trialId', Answers['getCurrentTrialSearcherOperation']>;
  };
  '/api/v1/trials/{trialId}/searcher/completed_operation': {
    post: Endpoint<Arguments['completeTrialSearcherValidation'], 'trialId', Answers['completeTrialSearcherValidation']>;
  };
  '/api/v1/trials/{trialId}/early_exit': {
    post: Endpoint<Arguments['reportTrialSearcherEarlyExit'], 'trialId', Answers['reportTrialSearcherEarlyExit']>;
  };
  '/api/v1/trials/{trialId}/progress': {
    post: Endpoint<Arguments['reportTrialProgress'], 'trialId', Answers['reportTrialProgress']>;
  };
  '/api/v1/trials/{trialId}/runner/metadata': {
    post: Endpoint<Arguments['postTrialRunnerMetadata'], 'trialId', Answers['postTrialRunnerMetadata']>;
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
  '/api/v1/job-queues/stats': {
    get: Endpoint<Arguments['getJobQueueStats'], never, Answers['getJobQueueStats']>;
  };
  '/api/v1/templates': {
    get: Endpoint<Arguments['getTemplates'], never, Answers['getTemplates']>;
  };
  '/api/v1/templates/{templateName}': {
    get: Endpoint<Arguments['getTemplate'], 'templateName', Answers['getTemplate']>;
    put: Endpoint<Arguments['putTemplate'], 'templateName', Answers['putTemplate']>;
    post: Endpoint<Arguments['postTemplate'], 'templateName', Answers['postTemplate']>;
    patch: Endpoint<Arguments['patchTemplateConfig'], 'templateName', Answers['patchTemplateConfig']>;
    delete: Endpoint<Arguments['deleteTemplate'], 'templateName', Answers['deleteTemplate']>;
  };
  '/api/v1/notebooks': {
    get: Endpoint<Arguments['getNotebooks'], never, Answers['getNotebooks']>;
    post: Endpoint<Arguments['launchNotebook'], never, Answers['launchNotebook']>;
  };
  '/api/v1/notebooks/{notebookId}': {
    get: Endpoint<Arguments['getNotebook'], 'notebookId', Answers['getNotebook']>;
  };
  '/api/v1/notebooks/{notebookId}/report_idle': {
    put: Endpoint<Arguments['idleNotebook'], 'notebookId', Answers['idleNotebook']>;
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
  '/api/v1/tasks/count': {
    get: Endpoint<Arguments['getActiveTasksCount'], never, Answers['getActiveTasksCount']>;
  };
  '/api/v1/tasks/{taskId}': {
    get: Endpoint<Arguments['getTask'], 'taskId', Answers['getTask']>;
  };
  '/api/v1/tasks': {
    get: Endpoint<Arguments['getTasks'], never, Answers['getTasks']>;
  };
  '/api/v1/models/{modelName}': {
    get: Endpoint<Arguments['getModel'], 'modelName', Answers['getModel']>;
    patch: Endpoint<Arguments['patchModel'], 'modelName', Answers['patchModel']>;
    delete: Endpoint<Arguments['deleteModel'], 'modelName', Answers['deleteModel']>;
  };
  '/api/v1/models': {
    post: Endpoint<Arguments['postModel'], never, Answers['postModel']>;
    get: Endpoint<Arguments['getModels'], never, Answers['getModels']>;
  };
  '/api/v1/models/{modelName}/archive': {
    post: Endpoint<Arguments['archiveModel'], 'modelName', Answers['archiveModel']>;
  };
  '/api/v1/models/{modelName}/unarchive': {
    post: Endpoint<Arguments['unarchiveModel'], 'modelName', Answers['unarchiveModel']>;
  };
  '/api/v1/models/{modelName}/move': {
    post: Endpoint<Arguments['moveModel'], 'modelName', Answers['moveModel']>;
  };
  '/api/v1/model/labels': {
    get: Endpoint<Arguments['getModelLabels'], never, Answers['getModelLabels']>;
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
  '/api/v1/models/{modelName}/versions/{modelVersionNum}/trial-source-info-metrics': {
    get: Endpoint<Arguments['getTrialSourceInfoMetricsByModelVersion'], 'modelName' | 'modelVersionNum', Answers['getTrialSourceInfoMetricsByModelVersion']>;
  };
  '/api/v1/checkpoints/{checkpointUuid}': {
    get: Endpoint<Arguments['getCheckpoint'], 'checkpointUuid', Answers['getCheckpoint']>;
  };
  '/api/v1/checkpoints/{checkpointUuid}/metadata': {
    post: Endpoint<Arguments['postCheckpointMetadata'], 'checkpointUuid', Answers['postCheckpointMetadata']>;
  };
  '/api/v1/checkpoints/rm': {
    post: Endpoint<Arguments['checkpointsRemoveFiles'], never, Answers['checkpointsRemoveFiles']>;
  };
  '/api/v1/checkpoints/{checkpointUuid}/trial-source-info-metrics': {
    get: Endpoint<Arguments['getTrialMetricsBySourceInfoCheckpoint'], 'checkpointUuid', Answers['getTrialMetricsBySourceInfoCheckpoint']>;
  };
  '/api/v1/experiments/{experimentId}/searcher_events': {
    get: Endpoint<Arguments['getSearcherEvents'], 'experimentId', Answers['getSearcherEvents']>;
  };
  '/api/v1/experiments/{experimentId}/searcher_operations': {
    post: Endpoint<Arguments['postSearcherOperations'], 'experimentId', Answers['postSearcherOperations']>;
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
  '/api/v1/resources/allocation/raw': {
    get: Endpoint<Arguments['resourceAllocationRaw'], never, Answers['resourceAllocationRaw']>;
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
  '/api/v1/workspaces/{workspaceId}/archive': {
    post: Endpoint<Arguments['archiveWorkspace'], 'workspaceId', Answers['archiveWorkspace']>;
  };
  '/api/v1/workspaces/{workspaceId}/unarchive': {
    post: Endpoint<Arguments['unarchiveWorkspace'], 'workspaceId', Answers['unarchiveWorkspace']>;
  };
  '/api/v1/workspaces/{workspaceId}/pin': {
    post: Endpoint<Arguments['pinWorkspace'], 'workspaceId', Answers['pinWorkspace']>;
  };
  '/api/v1/workspaces/{workspaceId}/unpin': {
    post: Endpoint<Arguments['unpinWorkspace'], 'workspaceId', Answers['unpinWorkspace']>;
  };
  '/api/v1/projects/{projectId}': {
    get: Endpoint<Arguments['getProject'], 'projectId', Answers['getProject']>;
    patch: Endpoint<Arguments['patchProject'], 'projectId', Answers['patchProject']>;
    delete: Endpoint<Arguments['deleteProject'], 'projectId', Answers['deleteProject']>;
  };
  '/api/v1/projects/{projectId}/columns': {
    get: Endpoint<Arguments['getProjectColumns'], 'projectId', Answers['getProjectColumns']>;
  };
  '/api/v1/projects/{projectId}/experiments/metric-ranges': {
    get: Endpoint<Arguments['getProjectNumericMetricsRange'], 'projectId', Answers['getProjectNumericMetricsRange']>;
  };
  '/api/v1/projects/{projectId}/notes': {
    post: Endpoint<Arguments['addProjectNote'], 'projectId', Answers['addProjectNote']>;
    put: Endpoint<Arguments['putProjectNotes'], 'projectId', Answers['putProjectNotes']>;
  };
  '/api/v1/projects/{projectId}/archive': {
    post: Endpoint<Arguments['archiveProject'], 'projectId', Answers['archiveProject']>;
  };
  '/api/v1/projects/{projectId}/unarchive': {
    post: Endpoint<Arguments['unarchiveProject'], 'projectId', Answers['unarchiveProject']>;
  };
  '/api/v1/projects/{projectId}/move': {
    post: Endpoint<Arguments['moveProject'], 'projectId', Answers['moveProject']>;
  };
  '/api/v1/experiments/{experimentId}/move': {
    post: Endpoint<Arguments['moveExperiment'], 'experimentId', Answers['moveExperiment']>;
  };
  '/api/v1/experiments/move': {
    post: Endpoint<Arguments['moveExperiments'], never, Answers['moveExperiments']>;
  };
  '/api/v1/webhooks': {
    get: Endpoint<Arguments['getWebhooks'], never, Answers['getWebhooks']>;
    post: Endpoint<Arguments['postWebhook'], never, Answers['postWebhook']>;
  };
  '/api/v1/webhooks/{webhookId}': {
    delete: Endpoint<Arguments['deleteWebhook'], 'webhookId', Answers['deleteWebhook']>;
  };
  '/api/v1/webhooks/{webhookId}/test': {
    post: Endpoint<Arguments['testWebhook'], 'webhookId', Answers['testWebhook']>;
  };
  '/api/v1/groups/{groupId}': {
    get: Endpoint<Arguments['getGroup'], 'groupId', Answers['getGroup']>;
    put: Endpoint<Arguments['updateGroup'], 'groupId', Answers['updateGroup']>;
    delete: Endpoint<Arguments['deleteGroup'], 'groupId', Answers['deleteGroup']>;
  };
  '/api/v1/groups/search': {
    post: Endpoint<Arguments['getGroups'], never, Answers['getGroups']>;
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
  '/api/v1/users/activity': {
    post: Endpoint<Arguments['postUserActivity'], never, Answers['postUserActivity']>;
  };
  '/api/v1/user/projects/activity': {
    get: Endpoint<Arguments['getProjectsByUserActivity'], never, Answers['getProjectsByUserActivity']>;
  };
  '/api/v1/experiments-search': {
    get: Endpoint<Arguments['searchExperiments'], never, Answers['searchExperiments']>;
  };
  '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings': {
    post: Endpoint<Arguments['bindRPToWorkspace'], 'resourcePoolName', Answers['bindRPToWorkspace']>;
    delete: Endpoint<Arguments['unbindRPFromWorkspace'], 'resourcePoolName', Answers['unbindRPFromWorkspace']>;
    put: Endpoint<Arguments['overwriteRPWorkspaceBindings'], 'resourcePoolName', Answers['overwriteRPWorkspaceBindings']>;
    get: Endpoint<Arguments['listWorkspacesBoundToRP'], 'resourcePoolName', Answers['listWorkspacesBoundToRP']>;
  };
  '/api/v1/workspaces/{workspaceId}/available-resource-pools': {
    get: Endpoint<Arguments['listRPsBoundToWorkspace'], 'workspaceId', Answers['listRPsBoundToWorkspace']>;
  };
}
