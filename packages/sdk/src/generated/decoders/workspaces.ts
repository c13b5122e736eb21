// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, integer, message, messages, object, string, type Raw } from '../../decode/fields';
import { WorkspaceState, decodeAgentUserGroup, decodePagination } from './common';

export function decodeArchiveWorkspaceResponse(raw: Raw): void {}
export function decodeDeleteWorkspaceResponse(raw: Raw): void {
  if (typeof raw['completed'] !== 'boolean') boolean(raw, 'completed', 1);
}
export function decodeGetWorkspaceResponse(raw: Raw): void {
  message(raw, 'workspace', 1, decodeWorkspace);
}
export function decodeGetWorkspacesResponse(raw: Raw): void {
  messages(raw, 'workspaces', 1, decodeWorkspace);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePatchWorkspaceResponse(raw: Raw): void {
  message(raw, 'workspace', 1, decodeWorkspace);
}
export function decodePinWorkspaceResponse(raw: Raw): void {}
export function decodePostWorkspaceResponse(raw: Raw): void {
  message(raw, 'workspace', 1, decodeWorkspace);
}
export function decodeUnarchiveWorkspaceResponse(raw: Raw): void {}
export function decodeUnpinWorkspaceResponse(raw: Raw): void {}
export function decodeWorkspace(raw: Raw): void {
  integer(raw, 'id', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['archived'] !== 'boolean') boolean(raw, 'archived', 1);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  if (typeof raw['immutable'] !== 'boolean') boolean(raw, 'immutable', 1);
  integer(raw, 'numProjects', 1);
  if (typeof raw['pinned'] !== 'boolean') boolean(raw, 'pinned', 1);
  integer(raw, 'userId', 1);
  integer(raw, 'numExperiments', 1);
  enumName(raw, 'state', 1, WorkspaceState);
  if (typeof raw['errorMessage'] !== 'string') string(raw, 'errorMessage', 1);
  message(raw, 'agentUserGroup', 2, decodeAgentUserGroup);
  object(raw, 'checkpointStorageConfig', 2);
  if (typeof raw['pinnedAt'] !== 'string') string(raw, 'pinnedAt', 2);
  if (typeof raw['defaultComputePool'] !== 'string') string(raw, 'defaultComputePool', 0);
  if (typeof raw['defaultAuxPool'] !== 'string') string(raw, 'defaultAuxPool', 0);
}
