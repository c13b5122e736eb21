// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, map, obj, of, ref, res, str, type Raw } from '../../../decode/fields';
import { WorkspaceState, decodeAgentUserGroup, decodePagination } from '../../decoders/common';
import { decodeWorkspaceNamespaceBinding } from './namespaces';

export function decodeGetWorkspaceResponse(o: Raw): void {
  ref(o, 'workspace', 1, decodeWorkspace);
}
export function decodeGetWorkspacesResponse(o: Raw): void {
  res(o, 'workspaces', 1, decodeWorkspace);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodePatchWorkspaceResponse(o: Raw): void {
  ref(o, 'workspace', 1, decodeWorkspace);
  map(o, 'namespaceBindings', 0, of(decodeWorkspaceNamespaceBinding));
}
export function decodePostWorkspaceResponse(o: Raw): void {
  ref(o, 'workspace', 1, decodeWorkspace);
  map(o, 'namespaceBindings', 0, of(decodeWorkspaceNamespaceBinding));
}
export function decodeWorkspace(o: Raw): void {
  int(o, 'id', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['immutable'] !== 'boolean') boo(o, 'immutable', 1);
  int(o, 'numProjects', 1);
  if (typeof o['pinned'] !== 'boolean') boo(o, 'pinned', 1);
  int(o, 'userId', 1);
  int(o, 'numExperiments', 1);
  enu(o, 'state', 1, WorkspaceState);
  if (typeof o['errorMessage'] !== 'string') str(o, 'errorMessage', 1);
  ref(o, 'agentUserGroup', 2, decodeAgentUserGroup);
  obj(o, 'checkpointStorageConfig', 2);
  if (typeof o['pinnedAt'] !== 'string') str(o, 'pinnedAt', 2);
  if (typeof o['defaultComputePool'] !== 'string') str(o, 'defaultComputePool', 0);
  if (typeof o['defaultAuxPool'] !== 'string') str(o, 'defaultAuxPool', 0);
  if (typeof o['autoCreatedNamespace'] !== 'string') str(o, 'autoCreatedNamespace', 2);
}
