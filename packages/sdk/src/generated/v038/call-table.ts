// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { deleteGlobalConfigPolicies, deleteWorkspaceConfigPolicies, getGlobalConfigPolicies, getWorkspaceConfigPolicies, putGlobalConfigPolicies, putWorkspaceConfigPolicies } from './calls/config-policies';
import { continueExperiment, deleteExperimentLabel, deleteTensorboardFiles, putExperiment, putExperimentLabel } from './calls/experiments';
import { cleanupLogs, getTrialRemainingLogRetentionDays, postTaskLogs, putExperimentRetainLogs, putExperimentsRetainLogs, putTrialRetainLogs } from './calls/logs';
import { deleteClusterMessage, getClusterMessage, setClusterMessage } from './calls/master';
import { getTrialMetricsByCheckpoint, getTrialMetricsByModelVersion } from './calls/metrics';
import { bulkAutoCreateWorkspaceNamespaceBindings, deleteWorkspaceNamespaceBindings, getKubernetesResourceManagers, getKubernetesResourceQuotas, getWorkspacesWithDefaultNamespaceBindings, listWorkspaceNamespaceBindings, setResourceQuotas, setWorkspaceNamespaceBindings } from './calls/namespaces';
import { getProjectByKey } from './calls/projects';
import { postAllocationAcceleratorData, runPrepareForReporting, startTrial } from './calls/runner';
import { archiveRuns, deleteRuns, getMetadataValues, getRunMetadata, killRuns, moveRuns, pauseRuns, postRunMetadata, resumeRuns, searchRuns, unarchiveRuns } from './calls/runs';
import { createGenericTask, getAllocation, getGenericTaskConfig, getTaskAcceleratorData, getTaskContextDirectory, killGenericTask, pauseGenericTask, unpauseGenericTask } from './calls/tasks';
import { patchTemplateName } from './calls/templates';
import { getAccessTokens, patchAccessToken, postAccessToken } from './calls/tokens';
import { getTrialByExternalID, patchTrial, putTrial } from './calls/trials';
import { assignMultipleGroups, patchUsers } from './calls/users';
import { patchWebhook, postWebhookEventData } from './calls/webhooks';

export const callTable = {
  patchUsers,
  assignMultipleGroups,
  putExperimentLabel,
  deleteExperimentLabel,
  deleteTensorboardFiles,
  putTrial,
  patchTrial,
  getTrialByExternalID,
  postTaskLogs,
  cleanupLogs,
  patchTemplateName,
  getProjectByKey,
  patchWebhook,
  postWebhookEventData,
  putWorkspaceConfigPolicies,
  getWorkspaceConfigPolicies,
  deleteWorkspaceConfigPolicies,
  putGlobalConfigPolicies,
  getGlobalConfigPolicies,
  deleteGlobalConfigPolicies,
  putExperiment,
  continueExperiment,
  putExperimentRetainLogs,
  putExperimentsRetainLogs,
  putTrialRetainLogs,
  getTrialRemainingLogRetentionDays,
  getClusterMessage,
  setClusterMessage,
  deleteClusterMessage,
  getTrialMetricsByModelVersion,
  getTrialMetricsByCheckpoint,
  getKubernetesResourceManagers,
  setWorkspaceNamespaceBindings,
  deleteWorkspaceNamespaceBindings,
  setResourceQuotas,
  listWorkspaceNamespaceBindings,
  getWorkspacesWithDefaultNamespaceBindings,
  bulkAutoCreateWorkspaceNamespaceBindings,
  getKubernetesResourceQuotas,
  startTrial,
  runPrepareForReporting,
  postAllocationAcceleratorData,
  searchRuns,
  moveRuns,
  killRuns,
  deleteRuns,
  archiveRuns,
  unarchiveRuns,
  pauseRuns,
  resumeRuns,
  getRunMetadata,
  postRunMetadata,
  getMetadataValues,
  createGenericTask,
  getTaskContextDirectory,
  getAllocation,
  getTaskAcceleratorData,
  getGenericTaskConfig,
  killGenericTask,
  pauseGenericTask,
  unpauseGenericTask,
  postAccessToken,
  getAccessTokens,
  patchAccessToken,
};
