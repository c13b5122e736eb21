import type { OperationId } from '@trainyard/sdk/types';
import type { OperationId as OperationId038 } from '@trainyard/sdk/v038';
import type { AnyPermission } from '../permissions';
import { artifacts, experimentPolicies, runs } from './experiments';
import {
  anyone,
  type Check,
  clusterAdmin,
  forAdmin,
  forAnyone,
  forOwner,
  type MasterPolicy,
  orForbidden,
  orNotFound,
  rowsWith,
} from './rule';
import { taskPolicies } from './tasks';
import { userPolicies } from './users';
import { workspacePolicies } from './workspaces';

/** The operations that only a 0.38 master has. */
export type LaterId = Exclude<OperationId038, OperationId>;

const noPermission = 'user does not have permission';
const wrapped = `rpc error: code = PermissionDenied desc = ${noPermission}`;
const masterConfig = clusterAdmin('UPDATE_MASTER_CONFIG', noPermission);
const clusterPolicies = clusterAdmin('MODIFY_GLOBAL_CONFIG_POLICIES', wrapped);
const workspacePolicy = forOwner(
  'workspace',
  wrapped,
  orForbidden('MODIFY_WORKSPACE_CONFIG_POLICIES'),
);

const workspaceVisible = orNotFound('VIEW_WORKSPACE');
/** Returns the rule for settings of a workspace that administrators write and others may read. */
const ofWorkspace = (permission: AnyPermission) =>
  forAdmin('workspace', noPermission, workspaceVisible, orForbidden(permission, 'cluster'));

/** One's own tokens, and with the part `others` those of other users. */
function tokens(own: Check['needs'], others: AnyPermission, text: string): MasterPolicy {
  const rule = (needs: Check['needs']) =>
    forAdmin(undefined, text, { needs, oneOf: true, at: 'cluster', denied: 'forbidden', text });
  return { ...rule(own), parts: { others: rule([others]) } };
}

const noToken = (verb: string) => `unable to ${verb} token due to insufficient permissions`;
const createToken = (permission: AnyPermission) =>
  forAdmin(undefined, 'only admin privileged users can create token for own/other users', {
    ...orForbidden(permission, 'cluster'),
    text: `${noToken('create')}: access denied; required permissions: PERMISSION_TYPE_${permission}`,
  });

const {
  createExperiment,
  patchExperiment: { parts: _, ...patchExperiment },
} = experimentPolicies;

/** Calls that a 0.23 master does not have. */
export const laterPolicies = {
  patchUsers: userPolicies.patchUser.parts.active,
  assignMultipleGroups: userPolicies.updateGroup,
  postAccessToken: {
    ...createToken('CREATE_TOKEN'),
    parts: { others: createToken('CREATE_OTHER_TOKEN') },
  },
  getAccessTokens: tokens(['VIEW_TOKEN', 'VIEW_OTHER_TOKEN'], 'VIEW_OTHER_TOKEN', noToken('get')),
  patchAccessToken: tokens(['UPDATE_TOKEN'], 'ADMINISTRATE_TOKEN', noToken('update')),

  putExperiment: createExperiment,
  continueExperiment: forAnyone(
    'experiment',
    orNotFound('VIEW_EXPERIMENT_METADATA'),
    orForbidden('UPDATE_EXPERIMENT'),
    orForbidden('CREATE_EXPERIMENT'),
  ),
  putExperimentLabel: patchExperiment,
  deleteExperimentLabel: patchExperiment,
  putExperimentRetainLogs: patchExperiment,
  putExperimentsRetainLogs: experimentPolicies.archiveExperiments,
  deleteTensorboardFiles: runs,

  putTrial: runs,
  patchTrial: runs,
  startTrial: runs,
  runPrepareForReporting: runs,
  putTrialRetainLogs: patchExperiment,
  getTrialByExternalID: artifacts,
  getTrialRemainingLogRetentionDays: artifacts,
  getTrialMetricsByCheckpoint: artifacts,
  getTrialMetricsByModelVersion: forAnyone('model', orNotFound('VIEW_MODEL_REGISTRY')),

  searchRuns: experimentPolicies.searchExperiments,
  pauseRuns: experimentPolicies.pauseExperiments,
  resumeRuns: experimentPolicies.activateExperiments,
  killRuns: experimentPolicies.killExperiments,
  archiveRuns: experimentPolicies.archiveExperiments,
  unarchiveRuns: experimentPolicies.unarchiveExperiments,
  deleteRuns: experimentPolicies.deleteExperiments,
  moveRuns: experimentPolicies.moveExperiments,
  getRunMetadata: artifacts,
  postRunMetadata: patchExperiment,
  getMetadataValues: workspacePolicies.getProject,
  getProjectByKey: workspacePolicies.getProject,

  createGenericTask: taskPolicies.launchCommand,
  getGenericTaskConfig: taskPolicies.getCommand,
  killGenericTask: taskPolicies.killCommand,
  pauseGenericTask: taskPolicies.killCommand,
  unpauseGenericTask: taskPolicies.killCommand,
  getAllocation: taskPolicies.getTask,
  getTaskAcceleratorData: taskPolicies.getTask,
  getTaskContextDirectory: taskPolicies.getTask,
  postAllocationAcceleratorData: taskPolicies.allocationReady,
  postTaskLogs: { ...anyone, parts: { trial: runs } },

  getClusterMessage: masterConfig,
  setClusterMessage: masterConfig,
  deleteClusterMessage: masterConfig,
  cleanupLogs: masterConfig,

  getGlobalConfigPolicies: forAnyone(
    undefined,
    orForbidden('VIEW_GLOBAL_CONFIG_POLICIES', 'cluster'),
  ),
  putGlobalConfigPolicies: clusterPolicies,
  deleteGlobalConfigPolicies: clusterPolicies,
  getWorkspaceConfigPolicies: forAnyone('workspace', orForbidden('VIEW_WORKSPACE_CONFIG_POLICIES')),
  putWorkspaceConfigPolicies: workspacePolicy,
  deleteWorkspaceConfigPolicies: workspacePolicy,

  getKubernetesResourceManagers: anyone,
  getWorkspacesWithDefaultNamespaceBindings: rowsWith('workspace', 'VIEW_WORKSPACE'),
  listWorkspaceNamespaceBindings: forAnyone('workspace', workspaceVisible),
  getKubernetesResourceQuotas: forAnyone(
    'workspace',
    workspaceVisible,
    orForbidden('VIEW_RESOURCE_QUOTAS'),
  ),
  setWorkspaceNamespaceBindings: ofWorkspace('SET_WORKSPACE_NAMESPACE_BINDINGS'),
  deleteWorkspaceNamespaceBindings: ofWorkspace('SET_WORKSPACE_NAMESPACE_BINDINGS'),
  bulkAutoCreateWorkspaceNamespaceBindings: ofWorkspace('SET_WORKSPACE_NAMESPACE_BINDINGS'),
  setResourceQuotas: ofWorkspace('SET_RESOURCE_QUOTAS'),

  patchTemplateName: workspacePolicies.patchTemplateConfig,
  patchWebhook: workspacePolicies.postWebhook,
  postWebhookEventData: runs,
} satisfies Record<LaterId, MasterPolicy>;
