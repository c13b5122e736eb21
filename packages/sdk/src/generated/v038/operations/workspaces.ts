// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetWorkspaceResponse, decodeGetWorkspacesResponse, decodePatchWorkspaceResponse, decodePostWorkspaceResponse } from '../decoders/workspaces';

export const getWorkspace: Operation<'getWorkspace'> = { id: 'getWorkspace', method: 'GET', path: '/api/v1/workspaces/{workspaceId}', required: 'workspaceId', formerNames: { id: 'workspaceId' }, shows: ["workspace {workspaceId}", "username"], decode: decodeGetWorkspaceResponse };
export const patchWorkspace: Operation<'patchWorkspace'> = { id: 'patchWorkspace', method: 'PATCH', path: '/api/v1/workspaces/{workspaceId}', required: 'workspaceId body', formerNames: { id: 'workspaceId' }, retry: 'idempotent', changes: ["workspace {workspaceId}", "project"], decode: decodePatchWorkspaceResponse };
export const getWorkspaces: Operation<'getWorkspaces'> = { id: 'getWorkspaces', method: 'GET', path: '/api/v1/workspaces', required: '', shows: ["workspace", "username"], decode: decodeGetWorkspacesResponse };
export const postWorkspace: Operation<'postWorkspace'> = { id: 'postWorkspace', method: 'POST', path: '/api/v1/workspaces', required: 'body', retry: 'check-first', changes: ["workspace", "namespace", "role", "permission"], decode: decodePostWorkspaceResponse };
