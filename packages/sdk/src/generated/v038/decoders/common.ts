// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, res, str, table, type Raw } from '../../../decode/fields';
import { ContainerState, decodeDevice } from '../../decoders/common';

export const MetricType = /*#__PURE__*/ table('METRIC_TYPE_UNSPECIFIED METRIC_TYPE_TRAINING METRIC_TYPE_VALIDATION METRIC_TYPE_PROFILING');
export function decodeContainer(o: Raw): void {
  if (typeof o['parent'] !== 'string') str(o, 'parent', 0);
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  enu(o, 'state', 1, ContainerState);
  res(o, 'devices', 0, decodeDevice);
  if (typeof o['permissionDenied'] !== 'boolean') boo(o, 'permissionDenied', 0);
}
