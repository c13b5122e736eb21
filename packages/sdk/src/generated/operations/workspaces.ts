// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeArchiveWorkspaceResponse, decodeDeleteWorkspaceResponse, decodeGetWorkspaceResponse, decodeGetWorkspacesResponse, decodePatchWorkspaceResponse, decodePinWorkspaceResponse, decodePostWorkspaceResponse, decodeUnarchiveWorkspaceResponse, decodeUnpinWorkspaceResponse } from '../decoders/workspaces';

export const getWorkspace: Operation<'getWorkspace'> = { id: 'getWorkspace', method: 'GET', path: '/api/v1/workspaces/{id}', required: 'id', shows: ["workspace {id}"], decode: decodeGetWorkspaceResponse };
export const patchWorkspace: Operation<'patchWorkspace'> = { id: 'patchWorkspace', method: 'PATCH', path: '/api/v1/workspaces/{id}', required: 'id body', retry: 'idempotent', changes: ["workspace {id}"], decode: decodePatchWorkspaceResponse };
export const deleteWorkspace: Operation<'deleteWorkspace'> = { id: 'deleteWorkspace', method: 'DELETE', path: '/api/v1/workspaces/{id}', required: 'id', retry: 'conflict-if-repeated', repeatRefusals: ["404 not found"], changes: ["workspace {id}", "project", "experiment"], decode: decodeDeleteWorkspaceResponse };
export const getWorkspaces: Operation<'getWorkspaces'> = { id: 'getWorkspaces', method: 'GET', path: '/api/v1/workspaces', required: '', shows: ["workspace"], decode: decodeGetWorkspacesResponse };
export const postWorkspace: Operation<'postWorkspace'> = { id: 'postWorkspace', method: 'POST', path: '/api/v1/workspaces', required: 'body', retry: 'check-first', changes: ["workspace"], decode: decodePostWorkspaceResponse };
export const archiveWorkspace: Operation<'archiveWorkspace'> = { id: 'archiveWorkspace', method: 'POST', path: '/api/v1/workspaces/{id}/archive', required: 'id', retry: 'idempotent', changes: ["workspace {id}", "project", "experiment"], decode: decodeArchiveWorkspaceResponse };
export const unarchiveWorkspace: Operation<'unarchiveWorkspace'> = { id: 'unarchiveWorkspace', method: 'POST', path: '/api/v1/workspaces/{id}/unarchive', required: 'id', retry: 'idempotent', changes: ["workspace {id}", "project", "experiment"], decode: decodeUnarchiveWorkspaceResponse };
export const pinWorkspace: Operation<'pinWorkspace'> = { id: 'pinWorkspace', method: 'POST', path: '/api/v1/workspaces/{id}/pin', required: 'id', retry: 'conflict-if-repeated', repeatRefusals: ["500 duplicate key"], changes: ["workspace {id}"], decode: decodePinWorkspaceResponse };
export const unpinWorkspace: Operation<'unpinWorkspace'> = { id: 'unpinWorkspace', method: 'POST', path: '/api/v1/workspaces/{id}/unpin', required: 'id', retry: 'conflict-if-repeated', repeatRefusals: ["500 not found"], changes: ["workspace {id}"], decode: decodeUnpinWorkspaceResponse };
