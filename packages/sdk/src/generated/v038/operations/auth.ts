// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeCurrentUserResponse, decodeGetMeResponse, decodeLoginResponse } from '../decoders/auth';

export const login: Operation<'login'> = { id: 'login', method: 'POST', path: '/api/v1/auth/login', required: 'body', open: true, retry: 'unsafe', changes: ["user"], decode: decodeLoginResponse };
export const currentUser: Operation<'currentUser'> = { id: 'currentUser', method: 'GET', path: '/api/v1/auth/user', required: '', shows: ["user"], decode: decodeCurrentUserResponse };
export const getMe: Operation<'getMe'> = { id: 'getMe', method: 'GET', path: '/api/v1/me', required: '', shows: ["user"], decode: decodeGetMeResponse };
