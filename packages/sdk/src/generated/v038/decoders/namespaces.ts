// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, int, lis, map, of, rea, str, type Raw } from '../../../decode/fields';

export function decodeBulkAutoCreateWorkspaceNamespaceBindingsResponse(o: Raw): void {}
export function decodeDeleteWorkspaceNamespaceBindingsResponse(o: Raw): void {}
export function decodeGetKubernetesResourceManagersResponse(o: Raw): void {
  lis(o, 'resourceManagers', 1, str);
}
export function decodeGetKubernetesResourceQuotasResponse(o: Raw): void {
  map(o, 'resourceQuotas', 1, rea);
}
export function decodeGetWorkspacesWithDefaultNamespaceBindingsResponse(o: Raw): void {
  lis(o, 'workspaceIds', 0, int);
}
export function decodeListWorkspaceNamespaceBindingsResponse(o: Raw): void {
  map(o, 'namespaceBindings', 1, of(decodeWorkspaceNamespaceBinding));
}
export function decodeSetResourceQuotasResponse(o: Raw): void {}
export function decodeSetWorkspaceNamespaceBindingsResponse(o: Raw): void {
  map(o, 'namespaceBindings', 1, of(decodeWorkspaceNamespaceBinding));
}
export function decodeWorkspaceNamespaceBinding(o: Raw): void {
  int(o, 'workspaceId', 0);
  if (typeof o['namespace'] !== 'string') str(o, 'namespace', 0);
  if (typeof o['clusterName'] !== 'string') str(o, 'clusterName', 0);
  if (typeof o['autoCreateNamespace'] !== 'boolean') boo(o, 'autoCreateNamespace', 0);
}
