// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, lis, obj, ref, res, str, table, type Raw } from '../../decode/fields';
import { LogLevel } from './common';

export const GetMasterResponseProduct = /*#__PURE__*/ table('PRODUCT_UNSPECIFIED PRODUCT_COMMUNITY');
export function decodeGetMasterConfigResponse(o: Raw): void {
  obj(o, 'config', 5);
}
export function decodeGetMasterResponse(o: Raw): void {
  if (typeof o['version'] !== 'string') str(o, 'version', 1);
  if (typeof o['masterId'] !== 'string') str(o, 'masterId', 1);
  if (typeof o['clusterId'] !== 'string') str(o, 'clusterId', 1);
  if (typeof o['clusterName'] !== 'string') str(o, 'clusterName', 1);
  if (typeof o['telemetryEnabled'] !== 'boolean') boo(o, 'telemetryEnabled', 0);
  res(o, 'ssoProviders', 0, decodeSSOProvider);
  if (typeof o['externalLoginUri'] !== 'string') str(o, 'externalLoginUri', 0);
  if (typeof o['externalLogoutUri'] !== 'string') str(o, 'externalLogoutUri', 0);
  if (typeof o['branding'] !== 'string') str(o, 'branding', 0);
  if (typeof o['rbacEnabled'] !== 'boolean') boo(o, 'rbacEnabled', 0);
  enu(o, 'product', 0, GetMasterResponseProduct);
  lis(o, 'featureSwitches', 0, str);
  if (typeof o['userManagementEnabled'] !== 'boolean') boo(o, 'userManagementEnabled', 0);
  if (typeof o['strictJobQueueControl'] !== 'boolean') boo(o, 'strictJobQueueControl', 1);
}
export function decodeGetTelemetryResponse(o: Raw): void {
  if (typeof o['enabled'] !== 'boolean') boo(o, 'enabled', 1);
  if (typeof o['segmentKey'] !== 'string') str(o, 'segmentKey', 0);
}
export function decodeLogEntry(o: Raw): void {
  int(o, 'id', 1);
  if (typeof o['message'] !== 'string') str(o, 'message', 1);
  if (typeof o['timestamp'] !== 'string') str(o, 'timestamp', 5);
  enu(o, 'level', 1, LogLevel);
}
export function decodeMasterLogsResponse(o: Raw): void {
  ref(o, 'logEntry', 1, decodeLogEntry);
}
export function decodePatchMasterConfigResponse(o: Raw): void {
  obj(o, 'config', 5);
}
export function decodeSSOProvider(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['ssoUrl'] !== 'string') str(o, 'ssoUrl', 1);
}
