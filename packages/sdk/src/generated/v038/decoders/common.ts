// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, messages, string, type Raw } from '../../../decode/fields';
import { ContainerState, decodeDevice } from '../../decoders/common';

export const MetricType = /*#__PURE__*/ enumTable('METRIC_TYPE_UNSPECIFIED METRIC_TYPE_TRAINING METRIC_TYPE_VALIDATION METRIC_TYPE_PROFILING');
export function decodeContainer(raw: Raw): void {
  if (typeof raw['parent'] !== 'string') string(raw, 'parent', 0);
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  enumName(raw, 'state', 1, ContainerState);
  messages(raw, 'devices', 0, decodeDevice);
  if (typeof raw['permissionDenied'] !== 'boolean') boolean(raw, 'permissionDenied', 0);
}
