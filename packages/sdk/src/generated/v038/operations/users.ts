// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeAssignMultipleGroupsResponse, decodeGetUserByUsernameResponse, decodeGetUserResponse, decodeGetUsersResponse, decodePatchUserResponse, decodePatchUsersResponse, decodePostUserResponse, decodeSetUserPasswordResponse } from '../decoders/users';

export const getUsers: Operation<'getUsers'> = { id: 'getUsers', method: 'GET', path: '/api/v1/users', required: '', shows: ["user"], decode: decodeGetUsersResponse };
export const patchUsers: Operation<'patchUsers'> = { id: 'patchUsers', method: 'PATCH', path: '/api/v1/users', required: 'body', retry: 'idempotent', changes: ["user {userIds}"], since: '0.38.1', decode: decodePatchUsersResponse };
export const postUser: Operation<'postUser'> = { id: 'postUser', method: 'POST', path: '/api/v1/users', required: 'body', retry: 'check-first', changes: ["user"], decode: decodePostUserResponse };
export const assignMultipleGroups: Operation<'assignMultipleGroups'> = { id: 'assignMultipleGroups', method: 'PATCH', path: '/api/v1/users/assignments', required: 'body', retry: 'conflict-if-repeated', repeatRefusals: ["409 row already exists"], changes: ["*"], since: '0.38.1', decode: decodeAssignMultipleGroupsResponse };
export const getUser: Operation<'getUser'> = { id: 'getUser', method: 'GET', path: '/api/v1/users/{userId}', required: 'userId', shows: ["user {userId}"], decode: decodeGetUserResponse };
export const patchUser: Operation<'patchUser'> = { id: 'patchUser', method: 'PATCH', path: '/api/v1/users/{userId}', required: 'userId body', retry: 'idempotent', changes: ["user {userId}", "username", "* when admin"], decode: decodePatchUserResponse };
export const getUserByUsername: Operation<'getUserByUsername'> = { id: 'getUserByUsername', method: 'GET', path: '/api/v1/users/{username}/by-username', required: 'username', shows: ["user"], decode: decodeGetUserByUsernameResponse };
export const setUserPassword: Operation<'setUserPassword'> = { id: 'setUserPassword', method: 'POST', path: '/api/v1/users/{userId}/password', required: 'userId body', retry: 'idempotent', changes: ["user {userId}"], decode: decodeSetUserPasswordResponse };
