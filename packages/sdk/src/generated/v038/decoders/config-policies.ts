// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { object, type Raw } from '../../../decode/fields';

export function decodeDeleteGlobalConfigPoliciesResponse(raw: Raw): void {}
export function decodeDeleteWorkspaceConfigPoliciesResponse(raw: Raw): void {}
export function decodeGetGlobalConfigPoliciesResponse(raw: Raw): void {
  object(raw, 'configPolicies', 4);
}
export function decodeGetWorkspaceConfigPoliciesResponse(raw: Raw): void {
  object(raw, 'configPolicies', 4);
}
export function decodePutGlobalConfigPoliciesResponse(raw: Raw): void {
  object(raw, 'configPolicies', 4);
}
export function decodePutWorkspaceConfigPoliciesResponse(raw: Raw): void {
  object(raw, 'configPolicies', 4);
}
