// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, list, message, messages, string, type Raw } from '../../../decode/fields';
import { GetMasterResponseProduct } from '../../decoders/master';

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
  message(raw, 'clusterMessage', 2, decodeClusterMessage);
  if (typeof raw['hasCustomLogo'] !== 'boolean') boolean(raw, 'hasCustomLogo', 1);
}
export function decodePatchMasterConfigResponse(raw: Raw): void {}
export function decodeSSOProvider(raw: Raw): void {
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['ssoUrl'] !== 'string') string(raw, 'ssoUrl', 1);
  if (typeof raw['type'] !== 'string') string(raw, 'type', 1);
  if (typeof raw['alwaysRedirect'] !== 'boolean') boolean(raw, 'alwaysRedirect', 0);
}
export function decodeSetClusterMessageResponse(raw: Raw): void {}
export function decodeClusterMessage(raw: Raw): void {
  if (typeof raw['message'] !== 'string') string(raw, 'message', 1);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 2);
  if (typeof raw['createdTime'] !== 'string') string(raw, 'createdTime', 4);
}
export function decodeDeleteClusterMessageResponse(raw: Raw): void {}
export function decodeGetClusterMessageResponse(raw: Raw): void {
  message(raw, 'clusterMessage', 2, decodeClusterMessage);
}
