// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, list, message, messages, string, type Raw } from '../../decode/fields';
import { decodePagination } from './common';
import { decodeGroupDetails } from './common-composed';
import { decodeUser } from './users';

export const PermissionType = /*#__PURE__*/ enumTable('PERMISSION_TYPE_UNSPECIFIED PERMISSION_TYPE_ADMINISTRATE_USER PERMISSION_TYPE_ADMINISTRATE_OAUTH PERMISSION_TYPE_CREATE_EXPERIMENT PERMISSION_TYPE_VIEW_EXPERIMENT_ARTIFACTS PERMISSION_TYPE_VIEW_EXPERIMENT_METADATA PERMISSION_TYPE_UPDATE_EXPERIMENT PERMISSION_TYPE_UPDATE_EXPERIMENT_METADATA PERMISSION_TYPE_DELETE_EXPERIMENT PERMISSION_TYPE_CREATE_NSC PERMISSION_TYPE_VIEW_NSC PERMISSION_TYPE_UPDATE_NSC PERMISSION_TYPE_UPDATE_GROUP PERMISSION_TYPE_CREATE_WORKSPACE PERMISSION_TYPE_VIEW_WORKSPACE PERMISSION_TYPE_UPDATE_WORKSPACE PERMISSION_TYPE_DELETE_WORKSPACE PERMISSION_TYPE_SET_WORKSPACE_AGENT_USER_GROUP PERMISSION_TYPE_SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG PERMISSION_TYPE_CREATE_PROJECT PERMISSION_TYPE_VIEW_PROJECT PERMISSION_TYPE_UPDATE_PROJECT PERMISSION_TYPE_DELETE_PROJECT PERMISSION_TYPE_ASSIGN_ROLES PERMISSION_TYPE_VIEW_MODEL_REGISTRY PERMISSION_TYPE_EDIT_MODEL_REGISTRY PERMISSION_TYPE_CREATE_MODEL_REGISTRY PERMISSION_TYPE_DELETE_MODEL_REGISTRY PERMISSION_TYPE_DELETE_MODEL_VERSION PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_REGISTRY PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_VERSION PERMISSION_TYPE_VIEW_MASTER_LOGS PERMISSION_TYPE_VIEW_CLUSTER_USAGE PERMISSION_TYPE_UPDATE_AGENTS PERMISSION_TYPE_VIEW_SENSITIVE_AGENT_INFO PERMISSION_TYPE_VIEW_MASTER_CONFIG PERMISSION_TYPE_UPDATE_MASTER_CONFIG PERMISSION_TYPE_CONTROL_STRICT_JOB_QUEUE PERMISSION_TYPE_VIEW_TEMPLATES PERMISSION_TYPE_UPDATE_TEMPLATES PERMISSION_TYPE_CREATE_TEMPLATES PERMISSION_TYPE_DELETE_TEMPLATES PERMISSION_TYPE_UPDATE_ROLES PERMISSION_TYPE_EDIT_WEBHOOKS', undefined, [0, 91001, 91002, 2001, 2002, 2003, 2004, 2005, 2006, 3001, 3002, 3003, 93001, 94001, 4002, 4003, 4004, 4005, 4006, 5001, 5002, 5003, 5004, 6002, 7001, 7002, 7003, 7004, 7005, 7006, 7007, 8001, 8002, 8003, 8004, 8005, 8006, 8101, 9001, 9002, 9003, 9004, 96001, 97001]);
export function decodeAssignRolesResponse(raw: Raw): void {}
export function decodeGetGroupsAndUsersAssignedToWorkspaceResponse(raw: Raw): void {
  messages(raw, 'groups', 1, decodeGroupDetails);
  messages(raw, 'usersAssignedDirectly', 1, decodeUser);
  messages(raw, 'assignments', 1, decodeRoleWithAssignments);
}
export function decodeGetPermissionsSummaryResponse(raw: Raw): void {
  messages(raw, 'roles', 1, decodeRole);
  messages(raw, 'assignments', 1, decodeRoleAssignmentSummary);
}
export function decodeGetRolesAssignedToGroupResponse(raw: Raw): void {
  messages(raw, 'roles', 1, decodeRole);
  messages(raw, 'assignments', 1, decodeRoleAssignmentSummary);
}
export function decodeGetRolesAssignedToUserResponse(raw: Raw): void {
  messages(raw, 'roles', 1, decodeRoleWithAssignments);
}
export function decodeGetRolesByIDResponse(raw: Raw): void {
  messages(raw, 'roles', 0, decodeRoleWithAssignments);
}
export function decodeGroupRoleAssignment(raw: Raw): void {
  integer(raw, 'groupId', 1);
  message(raw, 'roleAssignment', 5, decodeRoleAssignment);
}
export function decodeListRolesResponse(raw: Raw): void {
  messages(raw, 'roles', 1, decodeRole);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePermission(raw: Raw): void {
  enumName(raw, 'id', 1, PermissionType);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 0);
  message(raw, 'scopeTypeMask', 4, decodeScopeTypeMask);
}
export function decodeRemoveAssignmentsResponse(raw: Raw): void {}
export function decodeRole(raw: Raw): void {
  integer(raw, 'roleId', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 0);
  messages(raw, 'permissions', 0, decodePermission);
  message(raw, 'scopeTypeMask', 4, decodeScopeTypeMask);
}
export function decodeRoleAssignment(raw: Raw): void {
  message(raw, 'role', 5, decodeRole);
  integer(raw, 'scopeWorkspaceId', 2);
  if (typeof raw['scopeCluster'] !== 'boolean') boolean(raw, 'scopeCluster', 0);
}
export function decodeRoleAssignmentSummary(raw: Raw): void {
  integer(raw, 'roleId', 1);
  list(raw, 'scopeWorkspaceIds', 0, integer);
  if (typeof raw['scopeCluster'] !== 'boolean') boolean(raw, 'scopeCluster', 0);
}
export function decodeRoleWithAssignments(raw: Raw): void {
  message(raw, 'role', 1, decodeRole);
  messages(raw, 'groupRoleAssignments', 0, decodeGroupRoleAssignment);
  messages(raw, 'userRoleAssignments', 0, decodeUserRoleAssignment);
}
export function decodeScopeTypeMask(raw: Raw): void {
  if (typeof raw['cluster'] !== 'boolean') boolean(raw, 'cluster', 0);
  if (typeof raw['workspace'] !== 'boolean') boolean(raw, 'workspace', 0);
}
export function decodeSearchRolesAssignableToScopeResponse(raw: Raw): void {
  message(raw, 'pagination', 1, decodePagination);
  messages(raw, 'roles', 0, decodeRole);
}
export function decodeUserRoleAssignment(raw: Raw): void {
  integer(raw, 'userId', 1);
  message(raw, 'roleAssignment', 5, decodeRoleAssignment);
}
