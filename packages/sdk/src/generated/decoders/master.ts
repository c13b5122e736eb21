// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, list, message, messages, object, string, type Raw } from '../../decode/fields';
import { LogLevel } from './common';

export const GetMasterResponseProduct = /*#__PURE__*/ enumTable('PRODUCT_UNSPECIFIED PRODUCT_COMMUNITY');
export function decodeGetMasterConfigResponse(raw: Raw): void {
  object(raw, 'config', 5);
}
export function decodeGetMasterResponse(raw: Raw): void {
  if (typeof raw['version'] !== 'string') string(raw, 'version', 1);
  if (typeof raw['masterId'] !== 'string') string(raw, 'masterId', 1);
  if (typeof raw['clusterId'] !== 'string') string(raw, 'clusterId', 1);
  if (typeof raw['clusterName'] !== 'string') string(raw, 'clusterName', 1);
  if (typeof raw['telemetryEnabled'] !== 'boolean') boolean(raw, 'telemetryEnabled', 0);
  messages(raw, 'ssoProviders', 0, decodeSSOProvider);
  if (typeof raw['externalLoginUri'] !== 'string') string(raw, 'externalLoginUri', 0);
  if (typeof raw['externalLogoutUri'] !== 'string') string(raw, 'externalLogoutUri', 0);
  if (typeof raw['branding'] !== 'string') string(raw, 'branding', 0);
  if (typeof raw['rbacEnabled'] !== 'boolean') boolean(raw, 'rbacEnabled', 0);
  enumName(raw, 'product', 0, GetMasterResponseProduct);
  list(raw, 'featureSwitches', 0, string);
  if (typeof raw['userManagementEnabled'] !== 'boolean') boolean(raw, 'userManagementEnabled', 0);
  if (typeof raw['strictJobQueueControl'] !== 'boolean') boolean(raw, 'strictJobQueueControl', 1);
}
export function decodeGetTelemetryResponse(raw: Raw): void {
  if (typeof raw['enabled'] !== 'boolean') boolean(raw, 'enabled', 1);
  if (typeof raw['segmentKey'] !== 'string') string(raw, 'segmentKey', 0);
}
export function decodeLogEntry(raw: Raw): void {
  integer(raw, 'id', 1);
  if (typeof raw['message'] !== 'string') string(raw, 'message', 1);
  if (typeof raw['timestamp'] !== 'string') string(raw, 'timestamp', 5);
  enumName(raw, 'level', 1, LogLevel);
}
export function decodeMasterLogsResponse(raw: Raw): void {
  message(raw, 'logEntry', 1, decodeLogEntry);
}
export function decodePatchMasterConfigResponse(raw: Raw): void {
  object(raw, 'config', 5);
}
export function decodeSSOProvider(raw: Raw): void {
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['ssoUrl'] !== 'string') string(raw, 'ssoUrl', 1);
}
