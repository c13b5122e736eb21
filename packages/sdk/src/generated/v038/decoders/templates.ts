// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { ref, type Raw } from '../../../decode/fields';
import { decodeTemplate } from '../../decoders/templates';

export function decodePatchTemplateNameResponse(o: Raw): void {
  ref(o, 'template', 5, decodeTemplate);
}
