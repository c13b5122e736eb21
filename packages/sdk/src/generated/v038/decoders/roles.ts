// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, ref, res, str, table, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';
import { decodeRoleAssignmentSummary, decodeScopeTypeMask } from '../../decoders/roles';
import { decodeGroupDetails } from './common-composed';
import { decodeUser } from './users';

export const PermissionType = /*#__PURE__*/ table('PERMISSION_TYPE_UNSPECIFIED PERMISSION_TYPE_ADMINISTRATE_USER PERMISSION_TYPE_ADMINISTRATE_OAUTH PERMISSION_TYPE_CREATE_EXPERIMENT PERMISSION_TYPE_VIEW_EXPERIMENT_ARTIFACTS PERMISSION_TYPE_VIEW_EXPERIMENT_METADATA PERMISSION_TYPE_UPDATE_EXPERIMENT PERMISSION_TYPE_UPDATE_EXPERIMENT_METADATA PERMISSION_TYPE_DELETE_EXPERIMENT PERMISSION_TYPE_CREATE_NSC PERMISSION_TYPE_VIEW_NSC PERMISSION_TYPE_UPDATE_NSC PERMISSION_TYPE_UPDATE_GROUP PERMISSION_TYPE_CREATE_WORKSPACE PERMISSION_TYPE_VIEW_WORKSPACE PERMISSION_TYPE_UPDATE_WORKSPACE PERMISSION_TYPE_DELETE_WORKSPACE PERMISSION_TYPE_SET_WORKSPACE_AGENT_USER_GROUP PERMISSION_TYPE_SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG PERMISSION_TYPE_SET_WORKSPACE_DEFAULT_RESOURCE_POOL PERMISSION_TYPE_CREATE_PROJECT PERMISSION_TYPE_VIEW_PROJECT PERMISSION_TYPE_UPDATE_PROJECT PERMISSION_TYPE_DELETE_PROJECT PERMISSION_TYPE_ASSIGN_ROLES PERMISSION_TYPE_VIEW_MODEL_REGISTRY PERMISSION_TYPE_EDIT_MODEL_REGISTRY PERMISSION_TYPE_CREATE_MODEL_REGISTRY PERMISSION_TYPE_DELETE_MODEL_REGISTRY PERMISSION_TYPE_DELETE_MODEL_VERSION PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_REGISTRY PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_VERSION PERMISSION_TYPE_VIEW_MASTER_LOGS PERMISSION_TYPE_VIEW_CLUSTER_USAGE PERMISSION_TYPE_UPDATE_AGENTS PERMISSION_TYPE_VIEW_SENSITIVE_AGENT_INFO PERMISSION_TYPE_VIEW_MASTER_CONFIG PERMISSION_TYPE_UPDATE_MASTER_CONFIG PERMISSION_TYPE_VIEW_EXTERNAL_JOBS PERMISSION_TYPE_CONTROL_STRICT_JOB_QUEUE PERMISSION_TYPE_VIEW_TEMPLATES PERMISSION_TYPE_UPDATE_TEMPLATES PERMISSION_TYPE_CREATE_TEMPLATES PERMISSION_TYPE_DELETE_TEMPLATES PERMISSION_TYPE_UPDATE_ROLES PERMISSION_TYPE_EDIT_WEBHOOKS PERMISSION_TYPE_VIEW_WEBHOOKS PERMISSION_TYPE_MODIFY_RP_WORKSPACE_BINDINGS PERMISSION_TYPE_SET_WORKSPACE_NAMESPACE_BINDINGS PERMISSION_TYPE_SET_RESOURCE_QUOTAS PERMISSION_TYPE_VIEW_RESOURCE_QUOTAS PERMISSION_TYPE_MODIFY_GLOBAL_CONFIG_POLICIES PERMISSION_TYPE_MODIFY_WORKSPACE_CONFIG_POLICIES PERMISSION_TYPE_VIEW_GLOBAL_CONFIG_POLICIES PERMISSION_TYPE_VIEW_WORKSPACE_CONFIG_POLICIES PERMISSION_TYPE_ADMINISTRATE_TOKEN PERMISSION_TYPE_UPDATE_TOKEN PERMISSION_TYPE_CREATE_TOKEN PERMISSION_TYPE_CREATE_OTHER_TOKEN PERMISSION_TYPE_VIEW_OTHER_TOKEN PERMISSION_TYPE_VIEW_TOKEN', undefined, [0, 91001, 91002, 2001, 2002, 2003, 2004, 2005, 2006, 3001, 3002, 3003, 93001, 94001, 4002, 4003, 4004, 4005, 4006, 4007, 5001, 5002, 5003, 5004, 6002, 7001, 7002, 7003, 7004, 7005, 7006, 7007, 8001, 8002, 8003, 8004, 8005, 8006, 8007, 8101, 9001, 9002, 9003, 9004, 96001, 97001, 97002, 10001, 11001, 11002, 11003, 11004, 11005, 11006, 11007, 12001, 12002, 12003, 12004, 12005, 12006]);
export function decodeGetGroupsAndUsersAssignedToWorkspaceResponse(o: Raw): void {
  res(o, 'groups', 1, decodeGroupDetails);
  res(o, 'usersAssignedDirectly', 1, decodeUser);
  res(o, 'assignments', 1, decodeRoleWithAssignments);
}
export function decodeGetPermissionsSummaryResponse(o: Raw): void {
  res(o, 'roles', 1, decodeRole);
  res(o, 'assignments', 1, decodeRoleAssignmentSummary);
}
export function decodeGetRolesAssignedToGroupResponse(o: Raw): void {
  res(o, 'roles', 1, decodeRole);
  res(o, 'assignments', 1, decodeRoleAssignmentSummary);
}
export function decodeGetRolesAssignedToUserResponse(o: Raw): void {
  res(o, 'roles', 1, decodeRoleWithAssignments);
}
export function decodeGetRolesByIDResponse(o: Raw): void {
  res(o, 'roles', 0, decodeRoleWithAssignments);
}
export function decodeGroupRoleAssignment(o: Raw): void {
  int(o, 'groupId', 1);
  ref(o, 'roleAssignment', 5, decodeRoleAssignment);
}
export function decodeListRolesResponse(o: Raw): void {
  res(o, 'roles', 1, decodeRole);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodePermission(o: Raw): void {
  enu(o, 'id', 1, PermissionType);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  ref(o, 'scopeTypeMask', 4, decodeScopeTypeMask);
}
export function decodeRole(o: Raw): void {
  int(o, 'roleId', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  res(o, 'permissions', 0, decodePermission);
  ref(o, 'scopeTypeMask', 4, decodeScopeTypeMask);
}
export function decodeRoleAssignment(o: Raw): void {
  ref(o, 'role', 5, decodeRole);
  int(o, 'scopeWorkspaceId', 2);
  if (typeof o['scopeCluster'] !== 'boolean') boo(o, 'scopeCluster', 0);
}
export function decodeRoleWithAssignments(o: Raw): void {
  ref(o, 'role', 1, decodeRole);
  res(o, 'groupRoleAssignments', 0, decodeGroupRoleAssignment);
  res(o, 'userRoleAssignments', 0, decodeUserRoleAssignment);
}
export function decodeSearchRolesAssignableToScopeResponse(o: Raw): void {
  ref(o, 'pagination', 1, decodePagination);
  res(o, 'roles', 0, decodeRole);
}
export function decodeUserRoleAssignment(o: Raw): void {
  int(o, 'userId', 1);
  ref(o, 'roleAssignment', 5, decodeRoleAssignment);
}
