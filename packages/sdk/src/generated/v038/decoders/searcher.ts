// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, int, obj, ref, res, str, type Raw } from '../../../decode/fields';

export function decodePreviewHPSearchResponse(o: Raw): void {
  ref(o, 'summary', 1, decodeSearchSummary);
}
export function decodeSearchSummary(o: Raw): void {
  obj(o, 'config', 5);
  res(o, 'trials', 0, decodeTrialSummary);
}
export function decodeSearchUnit(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 2);
  int(o, 'value', 2);
  if (typeof o['maxLength'] !== 'boolean') boo(o, 'maxLength', 1);
}
export function decodeTrialSummary(o: Raw): void {
  int(o, 'count', 1);
  ref(o, 'unit', 5, decodeSearchUnit);
}
