// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, lis, ref, res, str, type Raw } from '../../../decode/fields';
import { GetMasterResponseProduct } from '../../decoders/master';

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
  ref(o, 'clusterMessage', 2, decodeClusterMessage);
  if (typeof o['hasCustomLogo'] !== 'boolean') boo(o, 'hasCustomLogo', 1);
}
export function decodePatchMasterConfigResponse(o: Raw): void {}
export function decodeSSOProvider(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['ssoUrl'] !== 'string') str(o, 'ssoUrl', 1);
  if (typeof o['type'] !== 'string') str(o, 'type', 1);
  if (typeof o['alwaysRedirect'] !== 'boolean') boo(o, 'alwaysRedirect', 0);
}
export function decodeSetClusterMessageResponse(o: Raw): void {}
export function decodeClusterMessage(o: Raw): void {
  if (typeof o['message'] !== 'string') str(o, 'message', 1);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 2);
  if (typeof o['createdTime'] !== 'string') str(o, 'createdTime', 4);
}
export function decodeDeleteClusterMessageResponse(o: Raw): void {}
export function decodeGetClusterMessageResponse(o: Raw): void {
  ref(o, 'clusterMessage', 2, decodeClusterMessage);
}
