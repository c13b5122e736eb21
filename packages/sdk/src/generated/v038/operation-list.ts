// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { disableAgent, disableSlot, enableAgent, enableSlot, getAgent, getAgents, getSlot, getSlots } from './operations/agents';
import { currentUser, getMe, login } from './operations/auth';
import { getCheckpoint, getExperimentCheckpoints, getTrialCheckpoints, postCheckpointMetadata } from './operations/checkpoints';
import { deleteGlobalConfigPolicies, deleteWorkspaceConfigPolicies, getGlobalConfigPolicies, getWorkspaceConfigPolicies, putGlobalConfigPolicies, putWorkspaceConfigPolicies } from './operations/config-policies';
import { activateExperiments, archiveExperiments, cancelExperiments, continueExperiment, createExperiment, deleteExperimentLabel, deleteExperiments, deleteTensorboardFiles, getExperiment, getExperiments, killExperiments, moveExperiments, patchExperiment, pauseExperiments, putExperiment, putExperimentLabel, searchExperiments, unarchiveExperiments } from './operations/experiments';
import { createGroup, getGroup, updateGroup } from './operations/groups';
import { getCommand, getCommands, getNotebook, getNotebooks, getShell, getShells, getTensorboard, getTensorboards, killCommand, killNotebook, killShell, killTensorboard, launchCommand, launchNotebook, launchShell, launchTensorboard, setCommandPriority, setNotebookPriority, setShellPriority, setTensorboardPriority } from './operations/interactive';
import { getJobs, getJobsV2 } from './operations/jobs';
import { cleanupLogs, getTrialRemainingLogRetentionDays, postTaskLogs, putExperimentRetainLogs, putExperimentsRetainLogs, putTrialRetainLogs } from './operations/logs';
import { deleteClusterMessage, getClusterMessage, getMaster, patchMasterConfig, setClusterMessage } from './operations/master';
import { compareTrials, expMetricNames, getMetrics, getTrainingMetrics, getTrialMetricsByCheckpoint, getTrialMetricsByModelVersion, getValidationMetrics, trialsSample } from './operations/metrics';
import { getModelVersion, getModelVersions, patchModelVersion, postModelVersion } from './operations/models';
import { bulkAutoCreateWorkspaceNamespaceBindings, deleteWorkspaceNamespaceBindings, getKubernetesResourceManagers, getKubernetesResourceQuotas, getWorkspacesWithDefaultNamespaceBindings, listWorkspaceNamespaceBindings, setResourceQuotas, setWorkspaceNamespaceBindings } from './operations/namespaces';
import { getProject, getProjectByKey, getProjectColumns, getProjectsByUserActivity, getWorkspaceProjects, patchProject, postProject } from './operations/projects';
import { getResourcePools } from './operations/resource-pools';
import { getGroupsAndUsersAssignedToWorkspace, getPermissionsSummary, getRolesAssignedToGroup, getRolesAssignedToUser, getRolesByID, listRoles, searchRolesAssignableToScope } from './operations/roles';
import { createTrial, postAllocationAcceleratorData, runPrepareForReporting, startTrial } from './operations/runner';
import { archiveRuns, deleteRuns, getMetadataValues, getRunMetadata, killRuns, moveRuns, pauseRuns, postRunMetadata, resumeRuns, searchRuns, unarchiveRuns } from './operations/runs';
import { previewHPSearch } from './operations/searcher';
import { createGenericTask, getAllocation, getGenericTaskConfig, getTask, getTaskAcceleratorData, getTaskContextDirectory, killGenericTask, pauseGenericTask, unpauseGenericTask } from './operations/tasks';
import { patchTemplateName } from './operations/templates';
import { getAccessTokens, patchAccessToken, postAccessToken } from './operations/tokens';
import { getExperimentTrials, getTrial, getTrialByExternalID, patchTrial, putTrial } from './operations/trials';
import { resourceAllocationAggregated } from './operations/usage';
import { assignMultipleGroups, getUser, getUserByUsername, getUsers, patchUser, patchUsers, postUser, setUserPassword } from './operations/users';
import { getWebhooks, patchWebhook, postWebhook, postWebhookEventData } from './operations/webhooks';
import { getWorkspace, getWorkspaces, patchWorkspace, postWorkspace } from './operations/workspaces';
import type { Operation } from '../../v038/operation';
import { operationList as baseList } from '../operation-list';

const differing: readonly Operation[] = [
  login,
  currentUser,
  getUsers,
  patchUsers,
  postUser,
  assignMultipleGroups,
  getUser,
  patchUser,
  getUserByUsername,
  getMe,
  setUserPassword,
  getMaster,
  patchMasterConfig,
  getAgents,
  getAgent,
  getSlots,
  getSlot,
  enableAgent,
  disableAgent,
  enableSlot,
  disableSlot,
  createExperiment,
  getExperiments,
  deleteExperiments,
  putExperimentLabel,
  deleteExperimentLabel,
  deleteTensorboardFiles,
  getExperiment,
  patchExperiment,
  activateExperiments,
  pauseExperiments,
  cancelExperiments,
  killExperiments,
  archiveExperiments,
  unarchiveExperiments,
  getExperimentCheckpoints,
  previewHPSearch,
  getExperimentTrials,
  compareTrials,
  createTrial,
  putTrial,
  getTrial,
  patchTrial,
  getTrialByExternalID,
  postTaskLogs,
  cleanupLogs,
  getMetrics,
  getTrainingMetrics,
  getValidationMetrics,
  getTrialCheckpoints,
  getJobs,
  getJobsV2,
  patchTemplateName,
  getNotebooks,
  launchNotebook,
  getNotebook,
  killNotebook,
  setNotebookPriority,
  getShells,
  launchShell,
  getShell,
  killShell,
  setShellPriority,
  getCommands,
  launchCommand,
  getCommand,
  killCommand,
  setCommandPriority,
  getTensorboards,
  launchTensorboard,
  getTensorboard,
  killTensorboard,
  setTensorboardPriority,
  getTask,
  getModelVersion,
  patchModelVersion,
  getModelVersions,
  postModelVersion,
  getCheckpoint,
  postCheckpointMetadata,
  expMetricNames,
  trialsSample,
  getResourcePools,
  resourceAllocationAggregated,
  getWorkspace,
  patchWorkspace,
  getWorkspaceProjects,
  postProject,
  getWorkspaces,
  postWorkspace,
  getProject,
  patchProject,
  getProjectByKey,
  getProjectColumns,
  moveExperiments,
  getWebhooks,
  postWebhook,
  patchWebhook,
  postWebhookEventData,
  getGroup,
  updateGroup,
  createGroup,
  getPermissionsSummary,
  getGroupsAndUsersAssignedToWorkspace,
  getRolesByID,
  getRolesAssignedToUser,
  getRolesAssignedToGroup,
  searchRolesAssignableToScope,
  listRoles,
  getProjectsByUserActivity,
  searchExperiments,
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
];

const replaced = new Set<string>(differing.map(({ id }) => id));
const isKept = (each: { id: string; until?: string }): each is Pick<Operation, 'id'> =>
  !each.until && !replaced.has(each.id);

export const operationList: readonly Operation[] = [
  ...baseList.flatMap((each) => (isKept(each) ? [each] : [])),
  ...differing,
];
