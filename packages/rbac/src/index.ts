export {
  type ActionId,
  actionFor,
  actionsFor,
  actionTables,
  bulkActionsFor,
  type EntityKind,
  type EntityOf,
  isAction,
  type Subject,
} from './actions';
export { type BulkAction, type BulkOffer, bulkActions } from './actions/bulk';
export type { ActionableCheckpoint } from './actions/checkpoint';
export type { ActionableAgent, ActionablePool, ActionableSlot } from './actions/cluster';
export {
  type ActionableExperiment,
  type ExperimentAction,
  type ExperimentActionId,
  experimentAction,
  experimentActionIds,
  experimentActionRows,
  experimentActions,
  experimentStatesFor,
} from './actions/experiment';
export type { ActionableJob } from './actions/job';
export type { ActionableModel, ActionableModelVersion } from './actions/model';
export type { ActionableAssignment, ActionableUser } from './actions/people';
export type { ActionableProject } from './actions/project';
export type { ActionRow, ActionTable, Offer, StateRule } from './actions/row';
export type { ActionableTask, TaskKind } from './actions/task';
export type { ActionableTrial } from './actions/trial';
export type { ActionableWorkspace } from './actions/workspace';
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
export { type Assignment, type Scope, type Viewer, viewerOf } from './viewer';
export { whyNot } from './why-not';
