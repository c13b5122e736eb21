// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { message, type Raw } from '../../../decode/fields';
import { decodeTemplate } from '../../decoders/templates';

export function decodePatchTemplateNameResponse(raw: Raw): void {
  message(raw, 'template', 5, decodeTemplate);
}
