// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodePatchTemplateNameResponse } from '../decoders/templates';

export const patchTemplateName: Operation<'patchTemplateName'> = { id: 'patchTemplateName', method: 'PATCH', path: '/api/v1/template/rename', required: 'body', retry: 'conflict-if-repeated', repeatRefusals: ["404 not found"], changes: ["template"], since: '0.38.1', decode: decodePatchTemplateNameResponse };
