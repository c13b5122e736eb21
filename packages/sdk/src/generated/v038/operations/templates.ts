// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeDeleteTemplateResponse, decodeGetTemplateResponse, decodeGetTemplatesResponse, decodePatchTemplateConfigResponse, decodePatchTemplateNameResponse, decodePostTemplateResponse, decodePutTemplateResponse } from '../decoders/templates';

export const getTemplates: Operation<'getTemplates'> = { id: 'getTemplates', method: 'GET', path: '/api/v1/templates', required: '', decode: decodeGetTemplatesResponse };
export const patchTemplateName: Operation<'patchTemplateName'> = { id: 'patchTemplateName', method: 'PATCH', path: '/api/v1/template/rename', required: 'body', retry: 'conflict-if-repeated', repeatRefusals: ["404 not found"], since: '0.38.1', decode: decodePatchTemplateNameResponse };
export const getTemplate: Operation<'getTemplate'> = { id: 'getTemplate', method: 'GET', path: '/api/v1/templates/{templateName}', required: 'templateName', decode: decodeGetTemplateResponse };
export const putTemplate: Operation<'putTemplate'> = { id: 'putTemplate', method: 'PUT', path: '/api/v1/templates/{templateName}', required: 'templateName body', retry: 'check-first', decode: decodePutTemplateResponse };
export const postTemplate: Operation<'postTemplate'> = { id: 'postTemplate', method: 'POST', path: '/api/v1/templates/{templateName}', required: 'templateName body', retry: 'check-first', decode: decodePostTemplateResponse };
export const patchTemplateConfig: Operation<'patchTemplateConfig'> = { id: 'patchTemplateConfig', method: 'PATCH', path: '/api/v1/templates/{templateName}', required: 'templateName body', retry: 'idempotent', decode: decodePatchTemplateConfigResponse };
export const deleteTemplate: Operation<'deleteTemplate'> = { id: 'deleteTemplate', method: 'DELETE', path: '/api/v1/templates/{templateName}', required: 'templateName', retry: 'conflict-if-repeated', repeatRefusals: ["404 fetching template"], decode: decodeDeleteTemplateResponse };
