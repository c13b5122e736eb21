// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { int, obj, ref, res, str, type Raw } from '../../../decode/fields';
import { decodePagination } from './common';

export function decodeDeleteTemplateResponse(o: Raw): void {}
export function decodeGetTemplateResponse(o: Raw): void {
  ref(o, 'template', 1, decodeTemplate);
}
export function decodePatchTemplateNameResponse(o: Raw): void {
  ref(o, 'template', 5, decodeTemplate);
}
export function decodeGetTemplatesResponse(o: Raw): void {
  res(o, 'templates', 1, decodeTemplate);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodePatchTemplateConfigResponse(o: Raw): void {
  ref(o, 'template', 1, decodeTemplate);
}
export function decodePostTemplateResponse(o: Raw): void {
  ref(o, 'template', 1, decodeTemplate);
}
export function decodePutTemplateResponse(o: Raw): void {
  ref(o, 'template', 1, decodeTemplate);
}
export function decodeTemplate(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  obj(o, 'config', 5);
  int(o, 'workspaceId', 1);
}
