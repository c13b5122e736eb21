// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeCreateGroupResponse, decodeDeleteGroupResponse, decodeGetGroupResponse, decodeGetGroupsResponse, decodeUpdateGroupResponse } from '../decoders/groups';

export const getGroup: Operation<'getGroup'> = { id: 'getGroup', method: 'GET', path: '/api/v1/groups/{groupId}', required: 'groupId', shows: ["group {groupId}", "user"], decode: decodeGetGroupResponse };
export const updateGroup: Operation<'updateGroup'> = { id: 'updateGroup', method: 'PUT', path: '/api/v1/groups/{groupId}', required: 'groupId body', retry: 'check-first', changes: ["group {groupId}", "* when addUsers", "* when removeUsers"], decode: decodeUpdateGroupResponse };
export const deleteGroup: Operation<'deleteGroup'> = { id: 'deleteGroup', method: 'DELETE', path: '/api/v1/groups/{groupId}', required: 'groupId', retry: 'conflict-if-repeated', repeatRefusals: ["404 not found"], changes: ["*"], decode: decodeDeleteGroupResponse };
export const getGroups: Operation<'getGroups'> = { id: 'getGroups', method: 'POST', path: '/api/v1/groups/search', required: 'body', shows: ["group"], decode: decodeGetGroupsResponse };
export const createGroup: Operation<'createGroup'> = { id: 'createGroup', method: 'POST', path: '/api/v1/groups', required: 'body', retry: 'check-first', changes: ["group"], decode: decodeCreateGroupResponse };
