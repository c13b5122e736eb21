// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, integer, list, map, messageOf, number, string, type Raw } from '../../../decode/fields';

export function decodeBulkAutoCreateWorkspaceNamespaceBindingsResponse(raw: Raw): void {}
export function decodeDeleteWorkspaceNamespaceBindingsResponse(raw: Raw): void {}
export function decodeGetKubernetesResourceManagersResponse(raw: Raw): void {
  list(raw, 'resourceManagers', 1, string);
}
export function decodeGetKubernetesResourceQuotasResponse(raw: Raw): void {
  map(raw, 'resourceQuotas', 1, number);
}
export function decodeGetWorkspacesWithDefaultNamespaceBindingsResponse(raw: Raw): void {
  list(raw, 'workspaceIds', 0, integer);
}
export function decodeListWorkspaceNamespaceBindingsResponse(raw: Raw): void {
  map(raw, 'namespaceBindings', 1, messageOf(decodeWorkspaceNamespaceBinding));
}
export function decodeSetResourceQuotasResponse(raw: Raw): void {}
export function decodeSetWorkspaceNamespaceBindingsResponse(raw: Raw): void {
  map(raw, 'namespaceBindings', 1, messageOf(decodeWorkspaceNamespaceBinding));
}
export function decodeWorkspaceNamespaceBinding(raw: Raw): void {
  integer(raw, 'workspaceId', 0);
  if (typeof raw['namespace'] !== 'string') string(raw, 'namespace', 0);
  if (typeof raw['clusterName'] !== 'string') string(raw, 'clusterName', 0);
  if (typeof raw['autoCreateNamespace'] !== 'boolean') boolean(raw, 'autoCreateNamespace', 0);
}
