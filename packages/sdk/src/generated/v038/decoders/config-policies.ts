// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { obj, type Raw } from '../../../decode/fields';

export function decodeDeleteGlobalConfigPoliciesResponse(o: Raw): void {}
export function decodeDeleteWorkspaceConfigPoliciesResponse(o: Raw): void {}
export function decodeGetGlobalConfigPoliciesResponse(o: Raw): void {
  obj(o, 'configPolicies', 4);
}
export function decodeGetWorkspaceConfigPoliciesResponse(o: Raw): void {
  obj(o, 'configPolicies', 4);
}
export function decodePutGlobalConfigPoliciesResponse(o: Raw): void {
  obj(o, 'configPolicies', 4);
}
export function decodePutWorkspaceConfigPoliciesResponse(o: Raw): void {
  obj(o, 'configPolicies', 4);
}
