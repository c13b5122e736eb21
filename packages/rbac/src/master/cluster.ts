import {
  anyone,
  clusterAdmin,
  forAnyone,
  type MasterPolicy,
  openToAll,
  orForbidden,
  rowsWith,
} from './rule';

const noPermission = 'user does not have permission';
// masters really send the wrapped form for agents and slots
const agents = clusterAdmin(
  'UPDATE_AGENTS',
  `rpc error: code = PermissionDenied desc = ${noPermission}`,
);

// a refusal without a code, so 500; role-based access has a permission for it since 0.38
const poolBinding: MasterPolicy = {
  basic: 'admin',
  refusal: {
    text: 'only admin privileged users can bind resource pool to a workspace',
    denied: 'failed',
  },
  rbac: 'basic',
  rbac038: [{ needs: ['MODIFY_RP_WORKSPACE_BINDINGS'], at: 'cluster', denied: 'failed' }],
};

export const clusterPolicies = {
  getTelemetry: openToAll,
  getMaster: openToAll,
  getMasterConfig: clusterAdmin('VIEW_MASTER_CONFIG', noPermission),
  patchMasterConfig: clusterAdmin('UPDATE_MASTER_CONFIG', noPermission),
  masterLogs: forAnyone(undefined, orForbidden('VIEW_MASTER_LOGS', 'cluster')),
  resourceAllocationRaw: forAnyone(undefined, orForbidden('VIEW_CLUSTER_USAGE', 'cluster')),
  resourceAllocationAggregated: forAnyone(undefined, orForbidden('VIEW_CLUSTER_USAGE', 'cluster')),

  // without VIEW_SENSITIVE_AGENT_INFO the answers are masked, never refused
  getAgents: anyone,
  getAgent: anyone,
  getSlots: anyone,
  getSlot: anyone,
  enableAgent: agents,
  disableAgent: agents,
  enableSlot: agents,
  disableSlot: agents,

  // checked for each workspace a pool is bound to; an unbound pool is available to everyone
  getResourcePools: rowsWith('workspace', 'VIEW_WORKSPACE'),
  bindRPToWorkspace: poolBinding,
  unbindRPFromWorkspace: poolBinding,
  overwriteRPWorkspaceBindings: poolBinding,
  listRPsBoundToWorkspace: forAnyone('workspace', orForbidden('VIEW_WORKSPACE')),
  listWorkspacesBoundToRP: anyone,

  getJobs: rowsWith('job', 'VIEW_EXPERIMENT_METADATA', 'VIEW_NSC'),
  // a row that does not pass is answered in its limited form
  getJobsV2: rowsWith('job', 'VIEW_EXPERIMENT_METADATA', 'VIEW_NSC'),
  getJobQueueStats: anyone,
  updateJobQueue: {
    ...anyone,
    parts: {
      strictJobQueueControl: forAnyone(
        undefined,
        orForbidden('CONTROL_STRICT_JOB_QUEUE', 'cluster'),
      ),
    },
  },
} satisfies Record<string, MasterPolicy>;
