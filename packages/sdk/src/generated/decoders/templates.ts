// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { integer, message, messages, object, string, type Raw } from '../../decode/fields';
import { decodePagination } from './common';

export function decodeDeleteTemplateResponse(raw: Raw): void {}
export function decodeGetTemplateResponse(raw: Raw): void {
  message(raw, 'template', 1, decodeTemplate);
}
export function decodeGetTemplatesResponse(raw: Raw): void {
  messages(raw, 'templates', 1, decodeTemplate);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePatchTemplateConfigResponse(raw: Raw): void {
  message(raw, 'template', 1, decodeTemplate);
}
export function decodePostTemplateResponse(raw: Raw): void {
  message(raw, 'template', 1, decodeTemplate);
}
export function decodePutTemplateResponse(raw: Raw): void {
  message(raw, 'template', 1, decodeTemplate);
}
export function decodeTemplate(raw: Raw): void {
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  object(raw, 'config', 5);
  integer(raw, 'workspaceId', 1);
}
