export { type BulkAction, bulkActions } from './bulk-actions';
export {
  type ActionableExperiment,
  type ActionRow,
  type ExperimentAction,
  type ExperimentActionId,
  experimentAction,
  experimentActionIds,
  experimentActionRows,
  experimentActions,
  type StateRule,
} from './experiment-actions';
export type { Check, Denial, MasterPolicy, MasterRule } from './master/rule';
export {
  type MasterRefusal,
  type MasterScope,
  masterAllows,
  masterPolicy,
  masterRefusal,
  masterShows,
} from './master-policy';
export { type Permission, type PermissionInfo, permissions, permissionType } from './permissions';
export { can, type Policy, type PolicyName, policies, type WithoutRbac } from './policies';
export {
  isAssignableToWorkspace,
  type PredefinedRole,
  permissionsSummary,
  roles,
  wireRole,
} from './roles';
export { type Scope, type Viewer, viewerOf } from './viewer';
export { whyNot } from './why-not';
