export {
  type ActionId,
  actionFor,
  actionsFor,
  actionTables,
  bulkActionsFor,
  type EntityKind,
  type EntityOf,
  isAction,
  policyFor,
  type Subject,
} from './actions';
export {
  type BulkAction,
  bulkActions,
  type Split,
  splitBy,
  splitByPolicy,
} from './actions/bulk';
export type { ActionableCheckpoint } from './actions/checkpoint';
export type {
  ActionableAgent,
  ActionablePool,
  ActionableSlot,
  ActionableWebhook,
} from './actions/cluster';
export {
  type ActionableExperiment,
  type ExperimentAction,
  type ExperimentActionId,
  experimentAction,
  experimentActionIds,
  experimentActionRows,
  experimentActions,
  experimentStatesFor,
  isInRelease,
  isStateAllowed,
} from './actions/experiment';
export type { ActionableJob } from './actions/job';
export type { ActionableModel, ActionableModelVersion } from './actions/model';
export type { ActionableAssignment, ActionableUser } from './actions/people';
export type { ActionableProject } from './actions/project';
export type { ActionRow, ActionState, ActionTable, Refusal, StateRule } from './actions/row';
export {
  type ActionableRun,
  bulkRunActions,
  type RunActionId,
  runAction,
  runPolicy,
} from './actions/run';
export type { ActionableTask, TaskKind } from './actions/task';
export type { ActionableTrial } from './actions/trial';
export type { ActionableWorkspace } from './actions/workspace';
export {
  type AccessQuestion,
  type Explanation,
  explainPermission,
  explainRefusal,
  heldText,
  type Person,
  viewerOfPerson,
  whoCanGrant,
} from './explain-permission';
export type { Check, Denial, MasterPolicy, MasterRule } from './master/rule';
export {
  type MasterCall,
  type MasterRefusal,
  type MasterScope,
  masterAllows,
  masterPolicy,
  masterRefusal,
  masterShows,
} from './master-policy';
export { type Permission, type PermissionInfo, permissions, permissionType } from './permissions';
export {
  can,
  type Policy,
  type PolicyName,
  policies,
  policyNamesOf,
  policyOf,
  type WithoutRbac,
} from './policies';
export { policyWords, policyWordsIn } from './policy-words';
export { roleWords } from './role-words';
export {
  isAssignableToWorkspace,
  type PredefinedRole,
  permissionsSummary,
  roles,
  wireRole,
} from './roles';
export { isGlobalOnly, rolesOf } from './roles-038';
export { type UserRole, userRole, userRolesOf } from './user-roles';
export { type Assignment, rolePermissions, type Scope, type Viewer, viewerOf } from './viewer';
export { whyNot } from './why-not';
