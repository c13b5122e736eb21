// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeBindRPToWorkspaceResponse, decodeGetResourcePoolsResponse, decodeListRPsBoundToWorkspaceResponse, decodeListWorkspacesBoundToRPResponse, decodeOverwriteRPWorkspaceBindingsResponse, decodeUnbindRPFromWorkspaceResponse } from '../decoders/resource-pools';

export const getResourcePools: Operation<'getResourcePools'> = { id: 'getResourcePools', method: 'GET', path: '/api/v1/resource-pools', required: '', decode: decodeGetResourcePoolsResponse };
export const bindRPToWorkspace: Operation<'bindRPToWorkspace'> = { id: 'bindRPToWorkspace', method: 'POST', path: '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings', required: 'resourcePoolName body', retry: 'conflict-if-repeated', repeatRefusals: ["500 duplicate key"], decode: decodeBindRPToWorkspaceResponse };
export const unbindRPFromWorkspace: Operation<'unbindRPFromWorkspace'> = { id: 'unbindRPFromWorkspace', method: 'DELETE', path: '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings', required: 'resourcePoolName body', retry: 'conflict-if-repeated', repeatRefusals: ["500 binding doesn't exist"], decode: decodeUnbindRPFromWorkspaceResponse };
export const overwriteRPWorkspaceBindings: Operation<'overwriteRPWorkspaceBindings'> = { id: 'overwriteRPWorkspaceBindings', method: 'PUT', path: '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings', required: 'resourcePoolName body', retry: 'idempotent', decode: decodeOverwriteRPWorkspaceBindingsResponse };
export const listWorkspacesBoundToRP: Operation<'listWorkspacesBoundToRP'> = { id: 'listWorkspacesBoundToRP', method: 'GET', path: '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings', required: 'resourcePoolName', decode: decodeListWorkspacesBoundToRPResponse };
export const listRPsBoundToWorkspace: Operation<'listRPsBoundToWorkspace'> = { id: 'listRPsBoundToWorkspace', method: 'GET', path: '/api/v1/workspaces/{workspaceId}/available-resource-pools', required: 'workspaceId', decode: decodeListRPsBoundToWorkspaceResponse };
