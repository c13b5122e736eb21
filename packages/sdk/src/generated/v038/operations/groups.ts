// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeCreateGroupResponse, decodeGetGroupResponse, decodeUpdateGroupResponse } from '../decoders/groups';

export const getGroup: Operation<'getGroup'> = { id: 'getGroup', method: 'GET', path: '/api/v1/groups/{groupId}', required: 'groupId', shows: ["group {groupId}", "user"], decode: decodeGetGroupResponse };
export const updateGroup: Operation<'updateGroup'> = { id: 'updateGroup', method: 'PUT', path: '/api/v1/groups/{groupId}', required: 'groupId body', retry: 'check-first', changes: ["group {groupId}", "* when addUsers", "* when removeUsers"], decode: decodeUpdateGroupResponse };
export const createGroup: Operation<'createGroup'> = { id: 'createGroup', method: 'POST', path: '/api/v1/groups', required: 'body', retry: 'check-first', changes: ["group"], decode: decodeCreateGroupResponse };
