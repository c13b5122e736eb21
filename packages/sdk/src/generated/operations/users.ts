// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeGetUserByUsernameResponse, decodeGetUserResponse, decodeGetUserSettingResponse, decodeGetUsersResponse, decodePatchUserResponse, decodePostUserActivityResponse, decodePostUserResponse, decodePostUserSettingResponse, decodeResetUserSettingResponse, decodeSetUserPasswordResponse } from '../decoders/users';

export const getUsers: Operation<'getUsers'> = { id: 'getUsers', method: 'GET', path: '/api/v1/users', required: '', shows: ["user"], decode: decodeGetUsersResponse };
export const postUser: Operation<'postUser'> = { id: 'postUser', method: 'POST', path: '/api/v1/users', required: 'body', retry: 'check-first', changes: ["user"], decode: decodePostUserResponse };
export const getUserSetting: Operation<'getUserSetting'> = { id: 'getUserSetting', method: 'GET', path: '/api/v1/users/setting', required: '', shows: ["setting"], decode: decodeGetUserSettingResponse };
export const postUserSetting: Operation<'postUserSetting'> = { id: 'postUserSetting', method: 'POST', path: '/api/v1/users/setting', required: 'body', retry: 'idempotent', changes: ["setting"], decode: decodePostUserSettingResponse };
export const resetUserSetting: Operation<'resetUserSetting'> = { id: 'resetUserSetting', method: 'POST', path: '/api/v1/users/setting/reset', required: '', retry: 'idempotent', changes: ["setting"], decode: decodeResetUserSettingResponse };
export const getUser: Operation<'getUser'> = { id: 'getUser', method: 'GET', path: '/api/v1/users/{userId}', required: 'userId', shows: ["user {userId}"], decode: decodeGetUserResponse };
export const patchUser: Operation<'patchUser'> = { id: 'patchUser', method: 'PATCH', path: '/api/v1/users/{userId}', required: 'userId body', retry: 'idempotent', changes: ["user {userId}", "username", "* when admin"], decode: decodePatchUserResponse };
export const getUserByUsername: Operation<'getUserByUsername'> = { id: 'getUserByUsername', method: 'GET', path: '/api/v1/users/{username}/by-username', required: 'username', shows: ["user"], decode: decodeGetUserByUsernameResponse };
export const setUserPassword: Operation<'setUserPassword'> = { id: 'setUserPassword', method: 'POST', path: '/api/v1/users/{userId}/password', required: 'userId body', retry: 'idempotent', changes: ["user {userId}"], decode: decodeSetUserPasswordResponse };
export const postUserActivity: Operation<'postUserActivity'> = { id: 'postUserActivity', method: 'POST', path: '/api/v1/users/activity', required: 'body', retry: 'idempotent', changes: ["activity"], decode: decodePostUserActivityResponse };
