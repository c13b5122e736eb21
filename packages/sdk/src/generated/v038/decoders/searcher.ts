// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, integer, message, messages, object, string, type Raw } from '../../../decode/fields';

export function decodePreviewHPSearchResponse(raw: Raw): void {
  message(raw, 'summary', 1, decodeSearchSummary);
}
export function decodeSearchSummary(raw: Raw): void {
  object(raw, 'config', 5);
  messages(raw, 'trials', 0, decodeTrialSummary);
}
export function decodeSearchUnit(raw: Raw): void {
  if (typeof raw['name'] !== 'string') string(raw, 'name', 2);
  integer(raw, 'value', 2);
  if (typeof raw['maxLength'] !== 'boolean') boolean(raw, 'maxLength', 1);
}
export function decodeTrialSummary(raw: Raw): void {
  integer(raw, 'count', 1);
  message(raw, 'unit', 5, decodeSearchUnit);
}
