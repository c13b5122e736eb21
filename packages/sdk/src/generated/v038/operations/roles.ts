// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetGroupsAndUsersAssignedToWorkspaceResponse, decodeGetPermissionsSummaryResponse, decodeGetRolesAssignedToGroupResponse, decodeGetRolesAssignedToUserResponse, decodeGetRolesByIDResponse, decodeListRolesResponse, decodeSearchRolesAssignableToScopeResponse } from '../decoders/roles';

export const getPermissionsSummary: Operation<'getPermissionsSummary'> = { id: 'getPermissionsSummary', method: 'GET', path: '/api/v1/permissions/summary', required: '', shows: ["permission"], decode: decodeGetPermissionsSummaryResponse };
export const getGroupsAndUsersAssignedToWorkspace: Operation<'getGroupsAndUsersAssignedToWorkspace'> = { id: 'getGroupsAndUsersAssignedToWorkspace', method: 'GET', path: '/api/v1/roles/workspace/{workspaceId}', required: 'workspaceId', shows: ["role", "user", "group"], decode: decodeGetGroupsAndUsersAssignedToWorkspaceResponse };
export const getRolesByID: Operation<'getRolesByID'> = { id: 'getRolesByID', method: 'POST', path: '/api/v1/roles/search/by-ids', required: 'body', shows: ["role"], decode: decodeGetRolesByIDResponse };
export const getRolesAssignedToUser: Operation<'getRolesAssignedToUser'> = { id: 'getRolesAssignedToUser', method: 'GET', path: '/api/v1/roles/search/by-user/{userId}', required: 'userId', shows: ["role"], decode: decodeGetRolesAssignedToUserResponse };
export const getRolesAssignedToGroup: Operation<'getRolesAssignedToGroup'> = { id: 'getRolesAssignedToGroup', method: 'GET', path: '/api/v1/roles/search/by-group/{groupId}', required: 'groupId', shows: ["role"], decode: decodeGetRolesAssignedToGroupResponse };
export const searchRolesAssignableToScope: Operation<'searchRolesAssignableToScope'> = { id: 'searchRolesAssignableToScope', method: 'POST', path: '/api/v1/roles/search/by-assignability', required: 'body', shows: ["permission"], decode: decodeSearchRolesAssignableToScopeResponse };
export const listRoles: Operation<'listRoles'> = { id: 'listRoles', method: 'POST', path: '/api/v1/roles/search', required: 'body', shows: ["permission"], decode: decodeListRolesResponse };
